import { randomUUID } from "node:crypto";
import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { deleteExpiredFactors, type FactorRow, insertFactor, selectFactors } from "../factors/queries.ts";
import { takeOrReject } from "../limits/take.ts";
import { requireRecentProof } from "../own-account/prove-self.ts";
import { requireOwnAccount } from "../own-account/require-own-account.ts";
import { phoneNumber } from "../phone/phone-number.ts";
import { needsAal2, validationFailed } from "../rejections.ts";
import { requireSession } from "../sessions/require-session.ts";
import { relyingPartyOf } from "../webauthn/relying-party.ts";
import { MFA_LIMITS } from "./limits.ts";
import { sealSecret } from "./sealed-secret.ts";
import { newTotp } from "./totp.ts";

/** Without line ends and other characters that no app would show. */
const shown = z
  .string()
  .max(100)
  .regex(/^[^\p{C}]*$/u, "holds characters that cannot be shown");

export const enrollment = z.object({
  factor_type: z.string().optional(),
  friendly_name: shown.optional(),
  issuer: shown.optional(),
  phone: z.string().optional(),
});

const MOST_FACTORS = 10;

export interface EnrollmentResponse {
  id: string;
  type: "totp" | "webauthn" | "phone";
  phone?: string;
  friendly_name: string | undefined;
  totp?: { qr_code: string; secret: string; uri: string };
}

/**
 * Begins two-step verification with an authenticator app, a security key or a telephone. The response is the only one that
 * contains an app's secret; the factor counts from its first correct code or signature.
 */
export function enroll(
  call: AuthCall,
  token: VerifiedToken,
  { factor_type, friendly_name = "", issuer, phone: typed }: z.infer<typeof enrollment>,
): Promise<EnrollmentResponse> {
  const event = { action: "factor_in_progress", userId: token.userId, sessionId: token.sessionId } as const;
  return auditRejection(call, event, async () => {
    const type = acceptType(call, factor_type, typed);
    const phone = type === "phone" ? phoneNumber(typed ?? "") : undefined;
    await authTransaction(call.db, async (sql) => {
      await requireSession(sql, token);
      await takeOrReject(sql, { limit: MFA_LIMITS.enrollByAccount, whose: [token.userId] });
    });
    return authTransaction(call.db, async (sql) => {
      // Locked before anything is counted: the second of two concurrent enrolments sees the first.
      await selectOptionalUserForUpdate(sql, token.userId);
      const { user, session } = await requireSession(sql, token);
      if (user.is_anonymous) throw new DomainError("forbidden", "no_authorization", "Anonymous user not allowed");
      await requireOwnAccount(sql, user);
      await deleteExpiredFactors(sql, user.id);
      mayEnroll(await selectFactors(sql, user.id), friendly_name, session.aal);
      requireRecentProof(session, "Setting up a second factor requires reauthentication");
      const id = randomUUID();
      const factor = { id, user_id: user.id, factor_type: type, friendly_name };
      await audit(sql, call.caller, { ...event, detail: { factorId: id, type } });
      const response = { id, type, friendly_name: friendly_name || undefined };
      if (type === "webauthn") {
        await insertFactor(sql, { ...factor, sealed_secret: null });
        return response;
      }
      if (phone !== undefined) {
        await insertFactor(sql, { ...factor, sealed_secret: null, phone });
        return { ...response, phone };
      }
      const totp = newTotp(issuer || new URL(call.config.siteUrl).host, user.email ?? user.id);
      await insertFactor(sql, { ...factor, sealed_secret: sealSecret(call.keys, id, totp.secret) });
      return { ...response, totp };
    });
  });
}

function acceptType(call: AuthCall, type: string | undefined, phone: string | undefined): EnrollmentResponse["type"] {
  if (type === "phone") phoneNumber(phone ?? "");
  if ((type === "phone" && !call.config.sms) || (type === "webauthn" && !relyingPartyOf(call.config))) {
    const shownType = type === "phone" ? "Phone" : "WebAuthn";
    throw new DomainError("rejected", `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${shownType}`);
  }
  if (type !== "totp" && type !== "webauthn" && type !== "phone")
    throw validationFailed("factor_type needs to be totp, phone, or webauthn");
  return type;
}

function mayEnroll(factors: FactorRow[], name: string, aal: "aal1" | "aal2"): void {
  if (aal !== "aal2" && factors.some(({ status }) => status === "verified")) {
    throw needsAal2("forbidden", "required to enroll a new factor");
  }
  if (factors.some(({ friendly_name }) => friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new DomainError("rejected", "mfa_factor_name_conflict", message);
  }
  if (factors.filter(({ factor_type }) => factor_type !== "recovery_code").length >= MOST_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new DomainError("rejected", "too_many_enrolled_mfa_factors", message);
  }
}
