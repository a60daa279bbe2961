import { createHash } from "node:crypto";
import type { AuthRefreshTokensRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface RefreshTokenRow extends Pick<AuthRefreshTokensRow, "session_id" | "counter"> {
  /** Null while the token is the active one. */
  used_seconds_ago: number | null;
}

/** A token has 256 random-looking bits, so a plain hash is safe. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

export async function insertRefreshToken(sql: Sql, token: string, sessionId: string, counter: number): Promise<void> {
  await sql`
    insert into auth.refresh_tokens (token_hash, session_id, counter, created_at)
    values (${hashOf(token)}, ${sessionId}, ${counter}, clock_now())`;
}

export async function selectOptionalRefreshToken(sql: Sql, token: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await sql<RefreshTokenRow[]>`
    select session_id, counter, extract(epoch from clock_now() - used_at)::float8 as used_seconds_ago
    from auth.refresh_tokens where token_hash = ${hashOf(token)}`;
  return row;
}

export async function updateRefreshTokenUsed(sql: Sql, sessionId: string, counter: number): Promise<void> {
  await sql`
    update auth.refresh_tokens set used_at = clock_now() where session_id = ${sessionId} and counter = ${counter}`;
}
