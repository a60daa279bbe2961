import type { AuthSessionsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** The methods that raise a session to aal2. */
export type SecondFactorMethod = "totp" | "mfa/phone" | "mfa/webauthn" | "mfa/recovery_code";

/** The methods by which the person was authenticated; the newest first (docs/product/auth-api.md#session). */
export interface AuthMethod {
  method:
    | "password"
    | "otp"
    | "magiclink"
    | "recovery"
    | "invite"
    | "email/signup"
    | "email_change"
    | "anonymous"
    | "oauth"
    | "passkey"
    | SecondFactorMethod;
  /** Unix seconds. */
  timestamp: number;
}

export interface SessionRow
  extends Pick<
    AuthSessionsRow,
    "id" | "user_id" | "aal" | "token_counter" | "received_counter" | "not_after" | "created_at"
  > {
  amr: AuthMethod[];
  is_over: boolean;
  /** Time since the last refresh. */
  inactive_seconds: number;
}

const columns = (sql: Sql) => sql`
  id, user_id, aal, amr, token_counter, received_counter, created_at, not_after,
  coalesce(not_after <= clock_now(), false) as is_over,
  extract(epoch from clock_now() - refreshed_at)::float8 as inactive_seconds`;

export interface NewSession {
  id: string;
  userId: string;
  amr: AuthMethod[];
  ip: string;
  userAgent: string;
  /** The longest lifetime of any session here; an account's own limit may be shorter. */
  hours: number | undefined;
}

/** Truncated to a millisecond, as in responses, so that the stated end is exact. */
export async function insertSession(sql: Sql, session: NewSession): Promise<SessionRow> {
  const [row] = await sql<SessionRow[]>`
    insert into auth.sessions (id, user_id, amr, ip, user_agent, refreshed_at, created_at, not_after, qa_role)
    select ${session.id}, id, ${sql.json(session.amr as never)}, ${session.ip || null}, ${session.userAgent},
      clock_now(), clock_now(), date_trunc('milliseconds', clock_now()) + least(session_limit, make_interval(hours => ${session.hours ?? null})), qa_role
    from auth.users where id = ${session.userId}
    returning ${columns(sql)}`;
  if (!row) throw new Error("insert returned no session");
  return row;
}

export async function selectOptionalLiveSession(sql: Sql, id: string, userId: string): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select ${columns(sql)} from auth.sessions
    where id = ${id} and user_id = ${userId} and (not_after is null or not_after > clock_now())`;
  return row;
}

/** Waits for a concurrent refresh of the session, but not for long. */
export async function selectOptionalSessionForUpdate(sql: Sql, id: string): Promise<SessionRow | undefined> {
  await sql`select set_config('lock_timeout', '2s', true)`;
  const [row] = await sql<SessionRow[]>`select ${columns(sql)} from auth.sessions where id = ${id} for update`;
  return row;
}

/** Records that the holder of a session has received the tokens of a counter. */
export async function updateReceived(sql: Sql, id: string, counter: number): Promise<void> {
  await sql`
    update auth.sessions set received_counter = ${counter}
    where id = ${id} and received_counter < ${counter} and token_counter >= ${counter}`;
}

/** Records that the person has reauthenticated. */
export async function updateProven(sql: Sql, { id, amr }: SessionRow, method: "password" | "otp"): Promise<void> {
  const proof: AuthMethod = { method, timestamp: Math.floor(Date.now() / 1000) };
  const proofs = [proof, ...amr.filter((entry) => entry.method !== method)];
  await sql`update auth.sessions set amr = ${sql.json(proofs as never)} where id = ${id}`;
}

/** Increments the rotation counter. The new counter names the refresh token that is active from now on. */
export async function updateRotated(sql: Sql, id: string): Promise<SessionRow> {
  const [row] = await sql<SessionRow[]>`
    update auth.sessions set token_counter = token_counter + 1, refreshed_at = clock_now()
    where id = ${id} returning ${columns(sql)}`;
  if (!row) throw new Error("the locked session is gone");
  return row;
}

/**
 * Raises a session to aal2 under a new id (docs/product/auth-api.md#new-session-id): no earlier access or refresh token belongs
 * to it any more. It has no refresh token yet.
 */
export async function updateSessionLifted(
  sql: Sql,
  id: string,
  lifted: Pick<SessionRow, "id" | "amr"> & { factorId: string },
): Promise<void> {
  await sql`delete from auth.refresh_tokens where session_id = ${id}`;
  await sql`
    update auth.sessions set id = ${lifted.id}, aal = 'aal2', amr = ${sql.json(lifted.amr as never)},
      factor_id = ${lifted.factorId}, token_counter = 0, received_counter = -1, refreshed_at = clock_now()
    where id = ${id}`;
}

/** The sessions that a sign-out ends, relative to the caller's. */
export type SignOutScope = "global" | "local" | "others";

/** Ends sessions and deletes their refresh tokens. Returns how many. */
export async function deleteSessions(
  sql: Sql,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<number> {
  const ended = await sql`
    delete from auth.sessions
    where user_id = ${userId}
      and (${scope} = 'global' or (${scope} = 'local') = (id = ${sessionId}))`;
  return ended.count;
}

/** Ends all sessions of an account. Returns how many. */
export async function deleteSessionsOf(sql: Sql, userId: string): Promise<number> {
  const ended = await sql`delete from auth.sessions where user_id = ${userId}`;
  return ended.count;
}

/** Ends the sessions of an account that have passed no second factor. Returns how many. */
export async function deleteSessionsBelowAal2(sql: Sql, userId: string): Promise<number> {
  const ended = await sql`delete from auth.sessions where user_id = ${userId} and aal <> 'aal2'`;
  return ended.count;
}
