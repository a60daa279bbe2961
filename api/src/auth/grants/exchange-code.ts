import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { selectOptionalUserForUpdate, type UserRow, updateSignedInByProof } from "../accounts/queries.ts";
import { type AuthEvent, audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { isVerifierOf } from "../flows/challenge.ts";
import { deleteFlow, type FlowRow, selectOptionalFlowByCodeForUpdate } from "../flows/queries.ts";
import { LIMITS } from "../limits/limits.ts";
import { returnToken } from "../limits/queries.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { deletePendingPasswords, selectOptionalPendingOfFlow, updateAdopted } from "../pending-passwords/queries.ts";
import { userBanned, validationFailed } from "../rejections.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";

export const pkceGrant = z.object({ auth_code: z.string().optional(), code_verifier: z.string().optional() });

const notFound = () =>
  new DomainError("not_found", "flow_state_not_found", "invalid flow state, no valid flow state found");
const expired = () => new DomainError("rejected", "flow_state_expired", "invalid flow state, flow state has expired");
const badVerifier = () =>
  new DomainError("invalid", "bad_code_verifier", "code challenge does not match previously saved code verifier");

/**
 * Exchanges the code of a PKCE flow for a session (docs/product/auth-api.md#pkce). Any attempt uses the code up, even with a
 * wrong verifier.
 */
export async function exchangeCode(
  call: AuthCall,
  { auth_code: code, code_verifier: verifier }: z.infer<typeof pkceGrant>,
): Promise<SessionResponse> {
  if (!code || !verifier) {
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
  }
  const event: AuthEvent = { action: "login_failed", detail: { method: "pkce" } };
  return auditRejection(call, event, async () => {
    await authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, LIMITS.exchangeByIp)));
    const outcome = await authTransaction(call.db, (sql) => attempt(sql, call, code, verifier));
    if (!(outcome instanceof Rejected)) return outcome;
    // Thrown after the transaction, because the used-up code must be committed.
    event.userId = outcome.userId;
    throw outcome.error;
  });
}

class Rejected {
  readonly error: DomainError;
  readonly userId: string | undefined;

  constructor(error: DomainError, userId?: string) {
    this.error = error;
    this.userId = userId;
  }
}

async function attempt(sql: Sql, call: AuthCall, code: string, verifier: string): Promise<SessionResponse | Rejected> {
  const flow = await selectOptionalFlowByCodeForUpdate(sql, code);
  if (!flow?.user_id) return new Rejected(notFound());
  await deleteFlow(sql, flow.id);
  if (flow.is_over) return new Rejected(expired(), flow.user_id);
  if (!isVerifierOf(verifier, flow.code_challenge)) return new Rejected(badVerifier(), flow.user_id);
  const user = await selectOptionalUserForUpdate(sql, flow.user_id);
  if (!user) return new Rejected(notFound());
  if (user.is_banned) return new Rejected(userBanned(), user.id);

  await adoptPasswordOfFlow(sql, user, flow);
  const { session, response } = await openSession(sql, call, await updateSignedInByProof(sql, user.id), flow.method);
  const detail = { method: flow.method, flow: "pkce" };
  await audit(sql, call.caller, { action: "login", userId: user.id, sessionId: session.id, detail });
  const bucket = fromHere(call, LIMITS.exchangeByIp);
  await returnToken(sql, bucket.limit, bucket.whose);
  return response;
}

/**
 * A first proof keeps the password of its own flow pending until the browser that chose it exchanges the code
 * (docs/decisions/0024).
 */
async function adoptPasswordOfFlow(sql: Sql, user: UserRow, { code_challenge }: FlowRow): Promise<void> {
  const pending = user.password_hash ? undefined : await selectOptionalPendingOfFlow(sql, user.id, code_challenge);
  if (pending) await updateAdopted(sql, user.id, pending);
  await deletePendingPasswords(sql, user.id);
}
