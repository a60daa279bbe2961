import { randomUUID } from "node:crypto";
import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { selectOptionalFactorForUpdate } from "../factors/queries.ts";
import { takeOrReject } from "../limits/take.ts";
import { validationFailed } from "../rejections.ts";
import { requireSession } from "../sessions/require-session.ts";
import { type KeyRequest, requestKey } from "./key.ts";
import { MFA_LIMITS } from "./limits.ts";
import { prepareText } from "./phone.ts";
import { insertChallenge } from "./queries.ts";
import { factorNotFound } from "./rejections.ts";

export const challengeFields = z.object({ channel: z.string().optional() });

export interface ChallengeResponse {
  id: string;
  type: "totp" | "webauthn" | "phone";
  /** Unix seconds. */
  expires_at: number;
  webauthn?: KeyRequest;
}

/**
 * Requests a code or a signature of a factor, for this session and for five minutes. A telephone is sent its code before the
 * response, which is `sms_send_failed` if the gateway does not accept it.
 */
export async function challenge(call: AuthCall, token: VerifiedToken, factorId: string): Promise<ChallengeResponse> {
  const event = { action: "challenge_created", userId: token.userId, sessionId: token.sessionId } as const;
  const { send, response } = await auditRejection(call, { ...event, detail: { factorId } }, () =>
    authTransaction(call.db, async (sql) => {
      const { user, session } = await requireSession(sql, token);
      await takeOrReject(sql, { limit: MFA_LIMITS.challengeByAccount, whose: [token.userId] });
      const factor = await selectOptionalFactorForUpdate(sql, factorId, token.userId);
      if (!factor) throw factorNotFound();
      if (factor.factor_type === "recovery_code") throw validationFailed("Recovery codes need no challenge");
      const id = randomUUID();
      const text = factor.factor_type === "phone" ? await prepareText(sql, call, factor, id) : undefined;
      const values = { id, factorId, sessionId: session.id, ip: call.caller.ip, codeMac: text?.codeMac };
      const { expiresAt } = await insertChallenge(sql, values);
      await audit(sql, call.caller, { ...event, detail: { factorId, challengeId: id } });
      const response = { id, type: factor.factor_type, expires_at: expiresAt };
      return factor.factor_type === "webauthn"
        ? { response: { ...response, webauthn: await requestKey(sql, call, { user, factor, challengeId: id }) } }
        : { response, send: text?.send };
    }),
  );
  await send?.();
  return response;
}
