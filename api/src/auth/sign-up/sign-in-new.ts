import type { Sql } from "../../db/pool.ts";
import { updateSignedInByProof } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";

/** Signs in the owner of an account that was just created with a password, in the transaction that created it. */
export async function signInNewAccount(sql: Sql, call: AuthCall, userId: string): Promise<SessionResponse> {
  await audit(sql, call.caller, { action: "user_signedup", userId });
  return signInByPassword(sql, call, userId);
}

/** Opens a session for an account whose password was just verified or chosen. */
export async function signInByPassword(sql: Sql, call: AuthCall, userId: string): Promise<SessionResponse> {
  const user = await updateSignedInByProof(sql, userId);
  const { session, response } = await openSession(sql, call, user, "password");
  const detail = { method: "password" };
  await audit(sql, call.caller, { action: "login", userId, sessionId: session.id, detail });
  return response;
}
