import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { audit, auditRefusal } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { takeOrRefuse } from "../limits/take.ts";
import { requireSession } from "../sessions/require-session.ts";
import { MFA_LIMITS } from "./limits.ts";
import { insertChallenge, selectOptionalFactorForUpdate } from "./queries.ts";
import { factorNotFound } from "./refusals.ts";

export interface ChallengeAnswer {
  id: string;
  type: "totp";
  /** Unix seconds. */
  expires_at: number;
}

/** Asks for a code of a factor, for this session and for five minutes. */
export function challenge(call: AuthCall, token: VerifiedToken, factorId: string): Promise<ChallengeAnswer> {
  const event = { action: "challenge_created", userId: token.userId, sessionId: token.sessionId } as const;
  return auditRefusal(call, { ...event, detail: { factorId } }, () =>
    authTransaction(call.db, async (sql) => {
      const { session } = await requireSession(sql, token);
      await takeOrRefuse(sql, { limit: MFA_LIMITS.challengeByAccount, whose: [token.userId] });
      if (!(await selectOptionalFactorForUpdate(sql, factorId, token.userId))) throw factorNotFound();
      const { id, expiresAt } = await insertChallenge(sql, { factorId, sessionId: session.id, ip: call.caller.ip });
      await audit(sql, call.caller, { ...event, detail: { factorId, challengeId: id } });
      return { id, type: "totp", expires_at: expiresAt };
    }),
  );
}
