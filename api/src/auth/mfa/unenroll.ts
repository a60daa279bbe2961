import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { deleteOptionalFactor, selectOptionalFactorForUpdate } from "../factors/queries.ts";
import { sendNotice } from "../mails/send.ts";
import { needsAal2 } from "../rejections.ts";
import { requireSession } from "../sessions/require-session.ts";
import { factorNotFound } from "./rejections.ts";

/** Removes a factor. Sessions at aal2 through it are at aal1 from now on. */
export async function unenroll(call: AuthCall, token: VerifiedToken, factorId: string): Promise<{ id: string }> {
  const { userId } = token;
  const event = { action: "factor_unenrolled", userId, sessionId: token.sessionId, detail: { factorId } } as const;
  const factor = await auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      await selectOptionalUserForUpdate(sql, userId);
      const { session } = await requireSession(sql, token);
      const factor = await selectOptionalFactorForUpdate(sql, factorId, userId);
      if (!factor) throw factorNotFound();
      if (factor.status === "verified" && session.aal !== "aal2") {
        throw needsAal2("rejected", "required to unenroll verified factor");
      }
      await deleteOptionalFactor(sql, factorId, userId);
      await audit(sql, call.caller, event);
      return factor;
    }),
  );
  if (factor.status === "verified") sendNotice(call, { kind: "two_factor_off", userId });
  return { id: factorId };
}
