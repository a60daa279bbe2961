import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { selectIdentities, selectOptionalUser, type UserRow } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { takeOrReject } from "../limits/take.ts";
import { sendNotice } from "../mails/send.ts";
import { validationFailed } from "../rejections.ts";
import { type SessionResponse, sessionResponse } from "../sessions/open.ts";
import { deleteSessions, type SessionRow, selectOptionalSessionForUpdate, updateRotated } from "../sessions/queries.ts";
import {
  insertRefreshToken,
  type RefreshTokenRow,
  selectOptionalRefreshToken,
  updateRefreshTokenUsed,
} from "../sessions/refresh-token-queries.ts";

export const refreshGrant = z.object({ refresh_token: z.string().optional() });

const SHAPE = /^[\w-]{43}$/;
/**
 * The number of seconds for which a used refresh token still gets the active one, however many rotations ago it was used
 * (docs/product/auth-api.md#lifetimes-and-limits).
 */
const REUSE_SECONDS = 10;

const reject = (code: string, why: string) => new DomainError("invalid", code, `Invalid Refresh Token: ${why}`);

/**
 * Exchanges a refresh token for the next one (docs/product/auth-api.md#refresh-tokens). There is one successor even under
 * concurrent requests: the session's row is locked, and a repeated parent gets the same successor. Older tokens end the session.
 */
export async function refresh(
  call: AuthCall,
  { refresh_token: token }: z.infer<typeof refreshGrant>,
): Promise<SessionResponse> {
  if (!token || !SHAPE.test(token)) throw validationFailed("Refresh token is not valid");
  const response = await authTransaction(call.db, async (sql) => {
    const known = await selectOptionalRefreshToken(sql, token);
    if (!known) throw reject("refresh_token_not_found", "Refresh Token Not Found");
    const session = await selectOptionalSessionForUpdate(sql, known.session_id);
    const user = session && (await selectOptionalUser(sql, session.user_id));
    if (!session || !user) throw reject("session_not_found", "No Valid Session Found");
    if (user.is_banned) throw reject("user_banned", "User Banned");
    if (session.is_over) throw reject("session_expired", "Session Expired");
    if (session.inactive_seconds > call.config.auth.inactivityDays * 86_400)
      throw reject("session_expired", "Session Expired (Inactivity)");
    await takeOrReject(sql, { limit: LIMITS.refreshBySession, whose: [session.id] });

    // Read again: the transaction that held the lock before may have used this token.
    const presented = await selectOptionalRefreshToken(sql, token);
    if (!presented) throw reject("session_not_found", "No Valid Session Found");
    return exchange(sql, call, { presented, session, user });
  });
  if (!(response instanceof Reused)) return response;
  // Thrown after the transaction, because the end of the session must be committed.
  sendNotice(call, { kind: "refresh_reuse", userId: response.user.id });
  throw reject("refresh_token_already_used", "Already Used");
}

interface Exchange {
  presented: RefreshTokenRow;
  session: SessionRow;
  user: UserRow;
}

async function exchange(sql: Sql, call: AuthCall, { presented, session, user }: Exchange) {
  const who = { userId: user.id, sessionId: session.id };
  const depth = session.token_counter - presented.counter;
  if (depth === 0) {
    const rotated = await rotate(sql, call, session);
    await audit(sql, call.caller, { action: "token_refreshed", ...who });
    return sessionResponse(call, rotated, user, await selectIdentities(sql, user.id));
  }
  if (mayReceiveSuccessor(presented, session, call.config.auth.accessTokenSeconds)) {
    await audit(sql, call.caller, { action: "token_refreshed", ...who, detail: { repeated: true, depth } });
    return sessionResponse(call, session, user, await selectIdentities(sql, user.id));
  }
  await deleteSessions(sql, user.id, session.id, "local");
  const detail = { severity: "high", depth };
  await audit(sql, call.caller, { action: "refresh_reuse_detected", ...who, outcome: "refused", detail });
  return new Reused(user);
}

/** An old token was reused, and its session has ended. */
class Reused {
  readonly user: UserRow;

  constructor(user: UserRow) {
    this.user = user;
  }
}

/**
 * A lost response or a second tab, not a thief: the token was just used, or is the parent of the active token, within an access
 * token's life and while the active one's access token has not been used. A client that received a response does not request it
 * again (docs/decisions/0026).
 */
function mayReceiveSuccessor(
  { used_seconds_ago, counter }: RefreshTokenRow,
  { token_counter, received_counter }: SessionRow,
  accessTokenSeconds: number,
): boolean {
  if (used_seconds_ago === null) return false;
  if (used_seconds_ago < REUSE_SECONDS) return true;
  const wasLost = token_counter - counter === 1 && received_counter < token_counter;
  return wasLost && used_seconds_ago < accessTokenSeconds;
}

async function rotate(sql: Sql, { keys }: AuthCall, session: SessionRow): Promise<SessionRow> {
  await updateRefreshTokenUsed(sql, session.id, session.token_counter);
  const rotated = await updateRotated(sql, session.id);
  await insertRefreshToken(
    sql,
    keys.refreshTokenOf(session.id, rotated.token_counter),
    session.id,
    rotated.token_counter,
  );
  return rotated;
}
