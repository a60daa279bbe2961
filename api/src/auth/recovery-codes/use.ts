import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { selectFactors } from "../factors/queries.ts";
import { refillBucket } from "../limits/queries.ts";
import { takeOrReject } from "../limits/take.ts";
import { sendNotice } from "../mails/send.ts";
import { MFA_LIMITS } from "../mfa/limits.ts";
import { validationFailed } from "../rejections.ts";
import { liftSession } from "../sessions/lift.ts";
import type { SessionResponse } from "../sessions/open.ts";
import { requireSession } from "../sessions/require-session.ts";
import { hashOfCode, isCode, normalizeCode } from "./codes.ts";
import { codesOf } from "./make.ts";
import { selectCodeCount, updateCodeUsed } from "./queries.ts";
import { wrongRecoveryCode } from "./rejections.ts";

export const recovery = z.object({ code: z.string().max(200).optional() });

/** Uses up a recovery code in place of a second factor. The session continues at aal2, and the person is notified by mail. */
export async function useCode(
  call: AuthCall,
  token: VerifiedToken,
  { code: typed = "" }: z.infer<typeof recovery>,
): Promise<SessionResponse> {
  const code = normalizeCode(typed);
  if (!code) throw validationFailed("Code needs to be non-empty");
  const { userId, sessionId } = token;
  const event = { action: "verify_failed", userId, sessionId, detail: { method: "recovery_code" } } as const;
  const bucket = { limit: MFA_LIMITS.recoveryCodeByAccount, whose: [userId] };
  const { response, remaining } = await auditRejection(call, event, async () => {
    await authTransaction(call.db, async (sql) => {
      await requireSession(sql, token);
      await takeOrReject(sql, bucket);
    });
    return authTransaction(call.db, async (sql) => {
      await selectOptionalUserForUpdate(sql, userId);
      const { session } = await requireSession(sql, token);
      const factorId = codesOf(await selectFactors(sql, userId))?.id;
      const isRight =
        factorId && isCode(code) && (await updateCodeUsed(sql, factorId, hashOfCode(call.keys, factorId, code)));
      if (!isRight) throw wrongRecoveryCode();
      const lifted = await liftSession(sql, call, { session, factorId, method: "mfa/recovery_code" });
      await refillBucket(sql, bucket.limit, bucket.whose);
      const { remaining } = await selectCodeCount(sql, factorId);
      const detail = { factorId, remaining, sessions: lifted.ended, before: session.id };
      await audit(sql, call.caller, { action: "recovery_code_used", userId, sessionId: lifted.session.id, detail });
      return { response: lifted.response, remaining };
    });
  });
  sendNotice(call, { kind: "recovery_code_used", userId, remaining });
  return response;
}
