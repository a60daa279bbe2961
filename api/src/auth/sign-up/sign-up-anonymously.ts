import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { insertOptionalUser, updateSignedInByProof } from "../accounts/queries.ts";
import type { Metadata } from "../accounts/user-metadata.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";

/**
 * Creates an account without address and password, if that is enabled (docs/product/identity.md#anonymous-accounts). The product
 * treats it as no person until it has an address.
 */
export function signUpAnonymously(call: AuthCall, metadata: Metadata): Promise<SessionResponse> {
  return auditRejection(call, { action: "user_signedup", detail: { anonymous: true } }, async () => {
    if (!call.config.auth.anonymous) {
      throw new DomainError("rejected", "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    return authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, fromHere(call, LIMITS.anonymousByIp));
      const account = { email: null, passwordHash: null, metadata, isConfirmed: false, isAnonymous: true };
      const created = await insertOptionalUser(sql, account);
      if (!created) throw new Error("an account without an address cannot be taken");
      const user = await updateSignedInByProof(sql, created.id);
      await audit(sql, call.caller, { action: "user_signedup", userId: user.id, detail: { anonymous: true } });
      const { session, response } = await openSession(sql, call, user, "anonymous");
      const detail = { method: "anonymous" };
      await audit(sql, call.caller, { action: "login", userId: user.id, sessionId: session.id, detail });
      return response;
    });
  });
}
