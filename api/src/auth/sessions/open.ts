import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/pool.ts";
import { type IdentityRow, selectIdentities, type UserRow } from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { takeOrReject } from "../limits/take.ts";
import { invalidCredentials } from "../rejections.ts";
import { type AuthMethod, insertSession, type SessionRow } from "./queries.ts";
import { insertRefreshToken } from "./refresh-token-queries.ts";

/** A session as every grant responds with it (docs/product/auth-api.md#session). */
export interface SessionResponse {
  access_token: string;
  token_type: "bearer";
  /** Seconds. */
  expires_in: number;
  /** Unix seconds. */
  expires_at: number;
  refresh_token: string;
  user: UserResponse;
}

/**
 * Opens a session for an account that was just authenticated by `method`: own id, own refresh token
 * (docs/product/auth-api.md#new-session-id). While the QA login is off, QA accounts cannot sign in by any method
 * (docs/product/access.md#qa-sign-in). Rejected: `over_request_rate_limit`.
 */
export async function openSession(
  sql: Sql,
  call: AuthCall,
  user: UserRow,
  method: AuthMethod["method"],
): Promise<{ session: SessionRow; response: SessionResponse }> {
  if (user.qa_role && !call.config.qaLogin) throw invalidCredentials();
  // Many people share a QA account, whose sessions are limited by address.
  if (!user.qa_role) await takeOrReject(sql, { limit: LIMITS.sessionsByAccount, whose: [user.id] });
  const id = randomUUID();
  const amr = [{ method, timestamp: seconds(Date.now()) }];
  const { ip, userAgent } = call.caller;
  const [session, identities] = await Promise.all([
    insertSession(sql, { id, userId: user.id, amr, ip, userAgent, hours: call.config.auth.sessionHours }),
    selectIdentities(sql, user.id),
    insertRefreshToken(sql, call.keys.refreshTokenOf(id, 0), id, 0),
  ]);
  return { session, response: await sessionResponse(call, session, user, identities) };
}

/**
 * The current tokens of a session: the active refresh token, and an access token with the current state of account and session.
 */
export async function sessionResponse(
  { keys, config }: Pick<AuthCall, "keys" | "config">,
  session: SessionRow,
  user: UserRow,
  identities: IdentityRow[],
): Promise<SessionResponse> {
  const { accessTokenSeconds } = config.auth;
  const iat = seconds(Date.now());
  const exp = iat + accessTokenSeconds;
  const accessToken = await keys.sign({
    iss: `${config.siteUrl}/auth/v1`,
    sub: user.id,
    aud: "authenticated",
    iat,
    exp,
    jti: randomUUID(),
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: "authenticated",
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    token_counter: session.token_counter,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: exp,
    refresh_token: keys.refreshTokenOf(session.id, session.token_counter),
    user: userResponse(user, identities),
  };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
