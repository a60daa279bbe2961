import { auditRejection } from "../auth/audit.ts";
import type { AuthCall } from "../auth/call.ts";
import { LIMITS } from "../auth/limits/limits.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import { type ProofOfSelf, proveSelf } from "../auth/own-account/prove-self.ts";
import { requireAal2 } from "../auth/sessions/require-aal2.ts";
import { requireSession } from "../auth/sessions/require-session.ts";
import { authTransaction } from "../db/transaction.ts";
import type { VerifiedToken } from "../http/verified-token.ts";

/** Requires a recent proof before an account is erased, as for a new password: in an old session the password or a mailed code. */
export function proveBeforeErasure(call: AuthCall, token: VerifiedToken, proof: ProofOfSelf): Promise<void> {
  const { userId, sessionId } = token;
  return auditRejection(call, { action: "user_deleted", userId, sessionId, detail: { self: true } }, async () => {
    const found = await authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, { limit: LIMITS.updateByAccount, whose: [userId] });
      return requireSession(sql, token);
    });
    requireAal2(found.user, found.session, "erase the account");
    await proveSelf(call, proof, { ...found, needed: "Erasing the account requires reauthentication" });
  });
}
