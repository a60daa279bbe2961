import type { AuthMfaChallengesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** Seconds (docs/product/auth-api.md#lifetimes-and-limits). */
const CHALLENGE_LIFE = 300;

/** Its `code_mac` is that of a code that was sent to a telephone. */
export interface ChallengeRow extends Pick<AuthMfaChallengesRow, "id" | "code_mac"> {
  is_used: boolean;
  is_expired: boolean;
  /** Whether the caller's network address is the one that requested the challenge. */
  is_from_here: boolean;
}

export interface NewChallenge {
  id: string;
  factorId: string;
  sessionId: string;
  ip: string;
  codeMac?: Buffer | undefined;
}

export async function insertChallenge(
  sql: Sql,
  { id, factorId, sessionId, ip, codeMac }: NewChallenge,
): Promise<{ id: string; expiresAt: number }> {
  const [row] = await sql<{ id: string; expiresAt: number }[]>`
    insert into auth.mfa_challenges (id, factor_id, session_id, ip, code_mac, created_at)
    values (${id}, ${factorId}, ${sessionId}, ${ip || null}, ${codeMac ?? null}, clock_now())
    returning id, floor(extract(epoch from created_at) + ${CHALLENGE_LIFE})::float8 as "expiresAt"`;
  if (!row) throw new Error("insert returned no challenge");
  await sql`update auth.mfa_factors set last_challenged_at = clock_now() where id = ${factorId}`;
  return row;
}

/** Only of this factor and this session. */
export async function selectOptionalChallenge(
  sql: Sql,
  wanted: { id: string; factorId: string; sessionId: string; ip: string },
): Promise<ChallengeRow | undefined> {
  const [row] = await sql<ChallengeRow[]>`
    select id, code_mac, verified_at is not null as is_used, ip is not distinct from ${wanted.ip || null}::inet as is_from_here,
      created_at <= clock_now() - make_interval(secs => ${CHALLENGE_LIFE}) as is_expired
    from auth.mfa_challenges
    where id = ${wanted.id} and factor_id = ${wanted.factorId} and session_id = ${wanted.sessionId}`;
  return row;
}

export async function updateChallengeUsed(sql: Sql, id: string): Promise<void> {
  await sql`update auth.mfa_challenges set verified_at = clock_now() where id = ${id}`;
}
