import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { normalizeEmail } from "../accounts/email-address.ts";
import { rejectingDuplicates } from "../accounts/taken.ts";
import { type AuthEvent, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { returnToken } from "../limits/queries.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { type CodeOutcome, type Consumed, consumeCode, consumeLink } from "../one-time/consume.ts";
import { isPhonePurpose, type Purpose, purposesOf } from "../one-time/purposes.ts";
import { isLinkToken } from "../one-time/secrets.ts";
import { phoneNumber } from "../phone/phone-number.ts";
import { requireGateway } from "../phone/text-message.ts";
import { validationFailed } from "../rejections.ts";
import { acceptPhoneProof } from "./accept-phone-proof.ts";
import { acceptProof, type Verified } from "./accept-proof.ts";

export const verifyInput = z.object({
  type: z.string().optional(),
  token: z.string().optional(),
  token_hash: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** "code": the browser that began the flow gets the session, not the one that opened the link. */
  response_type: z.literal("code").optional(),
});
type VerifyInput = z.infer<typeof verifyInput>;

/** What was sent: a mail's link token, or a code and the address it went to. */
type Proof = { purposes: Purpose[] } & ({ linkToken: string } | { address: string; code: string });

/**
 * Exchanges a mail's token for a session, or for a flow's code if that is requested (docs/product/auth-api.md#codes-and-links).
 * Unknown, used, expired and foreign tokens have one rejection: `otp_expired`.
 */
export async function verify(call: AuthCall, input: VerifyInput): Promise<Verified["response"]> {
  const proof = accept(input);
  if (proof.purposes.every(isPhonePurpose)) requireGateway(call, "verifications");
  const event: AuthEvent = { action: "verify_failed", detail: { type: input.type } };
  return auditRejection(call, event, async () => {
    const bucket = fromHere(call, LIMITS.verifyByIp);
    await authTransaction(call.db, (sql) => takeOrReject(sql, bucket));
    const outcome = await rejectingDuplicates(() =>
      authTransaction(call.db, async (sql) => {
        const consumed: CodeOutcome =
          "linkToken" in proof
            ? ((await consumeLink(sql, proof.linkToken, proof.purposes)) ?? { wrongFor: undefined })
            : await consumeCode(sql, call.keys, proof);
        // Thrown after the transaction, because a wrong code must be counted.
        if (!("token" in consumed)) return consumed;
        if (isStale(consumed)) return { wrongFor: consumed.user.id };
        const verified = isPhonePurpose(consumed.token.purpose)
          ? await acceptPhoneProof(sql, call, consumed)
          : await acceptProof(sql, call, consumed, { wantsCode: input.response_type === "code" });
        await returnToken(sql, bucket.limit, bucket.whose);
        return verified;
      }),
    );
    if ("response" in outcome) {
      outcome.afterwards();
      return outcome.response;
    }
    event.userId = outcome.wrongFor;
    throw expired("linkToken" in proof);
  });
}

/** Whether the account no longer has, or no longer wants, the address or number that the token was sent to. */
function isStale({ token: { purpose, address }, user }: Consumed): boolean {
  const { email, new_email, phone, new_phone } = user;
  const changes: Partial<Record<Purpose, string | null>> = { email_change_new: new_email, phone_change: new_phone };
  const wanted = purpose in changes ? changes[purpose] : isPhonePurpose(purpose) ? phone : email;
  return wanted?.toLowerCase() !== address.toLowerCase();
}

const expired = (isLink: boolean) =>
  new DomainError(
    "forbidden",
    "otp_expired",
    isLink ? "Email link is invalid or has expired" : "Token has expired or is invalid",
  );

function accept({ type, token, token_hash: linkToken, email, phone }: VerifyInput): Proof {
  if (!type) throw validationFailed("Verify requires a verification type");
  if (!token && !linkToken) throw validationFailed("Verify requires either a token or a token hash");
  if (linkToken && (token || email || phone)) {
    throw validationFailed("Only the token_hash and type should be provided");
  }
  const purposes = purposesOf(type);
  if (!purposes) throw validationFailed("Unsupported verification type");
  if (linkToken) {
    if (!isLinkToken(linkToken)) throw expired(true);
    return { purposes, linkToken };
  }
  const typed = purposes.every(isPhonePurpose) ? phone : email;
  if (!typed || (email && phone)) {
    throw validationFailed("Only an email address or phone number should be provided on verify");
  }
  const address = phone ? phoneNumber(typed) : normalizeEmail(typed);
  const code = (token ?? "").replace(/\s/g, "");
  if (!/^\d{6}$/.test(code) || address.length > 254 || address.includes("\0")) throw expired(false);
  return { purposes, address, code };
}
