import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { type FactorRow, insertFactor, isOwnFactor, selectFactors, updateFactorVerified } from "../factors/queries.ts";
import { refillBucket } from "../limits/queries.ts";
import { takeOrReject } from "../limits/take.ts";
import { sendNotice } from "../mails/send.ts";
import { MFA_LIMITS } from "../mfa/limits.ts";
import { requireRecentProof } from "../own-account/prove-self.ts";
import { requireOwnAccount } from "../own-account/require-own-account.ts";
import { needsAal2 } from "../rejections.ts";
import { requireSession } from "../sessions/require-session.ts";
import { hashOfCode, newCodes } from "./codes.ts";
import { replaceCodes } from "./queries.ts";
import { noCodes } from "./rejections.ts";

export const codesFields = z.object({
  friendly_name: z
    .string()
    .trim()
    .max(100)
    .regex(/^[^\p{C}]*$/u, "holds characters that cannot be shown")
    .optional(),
});

export interface CodesResponse {
  id: string;
  type: "recovery_code";
  friendly_name: string;
  total: number;
  codes: string[];
}

/** Creates the account's first set of recovery codes. The response is the only one that contains them. */
export const makeCodes = (call: AuthCall, token: VerifiedToken, { friendly_name }: z.infer<typeof codesFields>) =>
  make(call, token, "made", async (sql, factors) => {
    if (codesOf(factors)) {
      const message = "Recovery codes are already enrolled for this user, use regenerate to rotate them";
      throw new DomainError("rejected", "mfa_verified_factor_exists", message);
    }
    if (!factors.some(isOwnFactor)) {
      const message = "At least one other verified factor is required to generate recovery codes";
      throw new DomainError("rejected", "mfa_recovery_codes_sole_factor", message);
    }
    const name = friendly_name || "Recovery codes";
    if (factors.some((factor) => factor.friendly_name === name)) {
      const message = `A factor with the friendly name "${name}" for this user already exists`;
      throw new DomainError("rejected", "mfa_factor_name_conflict", message);
    }
    const factor = { id: randomUUID(), user_id: token.userId, friendly_name: name };
    await insertFactor(sql, { ...factor, factor_type: "recovery_code", sealed_secret: null });
    await updateFactorVerified(sql, factor.id, undefined);
    return factor;
  });

/** Replaces the set: no earlier code is valid any more. */
export const renewCodes = (call: AuthCall, token: VerifiedToken) =>
  make(call, token, "renewed", async (_, factors) => {
    const factor = codesOf(factors);
    if (!factor) throw noCodes();
    return factor;
  });

export const codesOf = (factors: FactorRow[]): FactorRow | undefined =>
  factors.find(({ factor_type }) => factor_type === "recovery_code");

type FactorToFill = (sql: Sql, factors: FactorRow[]) => Promise<Pick<FactorRow, "id" | "friendly_name">>;

async function make(
  call: AuthCall,
  token: VerifiedToken,
  what: "made" | "renewed",
  factorToFill: FactorToFill,
): Promise<CodesResponse> {
  const { userId, sessionId } = token;
  const event = { action: "recovery_codes_made", userId, sessionId } as const;
  const response = await auditRejection(call, event, async () => {
    await authTransaction(call.db, async (sql) => {
      await requireSession(sql, token);
      await takeOrReject(sql, { limit: MFA_LIMITS.enrollByAccount, whose: [userId] });
    });
    return authTransaction(call.db, async (sql) => {
      await selectOptionalUserForUpdate(sql, userId);
      const { user, session } = await requireSession(sql, token);
      await requireOwnAccount(sql, user);
      if (session.aal !== "aal2") throw needsAal2("forbidden", "required to generate recovery codes");
      requireRecentProof(session, "Making recovery codes requires reauthentication");
      const { id, friendly_name } = await factorToFill(sql, await selectFactors(sql, userId));
      const codes = newCodes();
      await replaceCodes(
        sql,
        id,
        codes.map((code) => hashOfCode(call.keys, id, code)),
      );
      await refillBucket(sql, MFA_LIMITS.recoveryCodeByAccount, [userId]);
      await audit(sql, call.caller, { ...event, detail: { factorId: id, what } });
      return { id, type: "recovery_code", friendly_name, total: codes.length, codes } as const;
    });
  });
  sendNotice(call, { kind: "recovery_codes_made", userId });
  return response;
}
