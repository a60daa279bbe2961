import { auditRejection } from "../../auth/audit.ts";
import type { AuthCall } from "../../auth/call.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeOrReject } from "../../auth/limits/take.ts";
import { type ProofOfSelf, proveSelf } from "../../auth/own-account/prove-self.ts";
import { requireSession } from "../../auth/sessions/require-session.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";

/** Requires a recent proof before a PIN is set, as for a new password: in an old session the password or a mailed code. */
export function proveBeforePin(
  call: AuthCall,
  token: VerifiedToken,
  proof: ProofOfSelf,
  field: "staff_pin" | "kiosk_pin" = "staff_pin",
): Promise<void> {
  const { userId, sessionId } = token;
  const event = { action: "user_modified", userId, sessionId, detail: { fields: [field] } } as const;
  return auditRejection(call, event, async () => {
    const found = await authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, { limit: LIMITS.updateByAccount, whose: [userId] });
      return requireSession(sql, token);
    });
    await proveSelf(call, proof, { ...found, needed: "Setting a PIN requires reauthentication" });
  });
}
