import { z } from "zod";
import { emailAddress } from "../accounts/email-address.ts";
import type { AuthCall } from "../call.ts";
import { resendEmailChange } from "../email-change/begin.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { LIMITS } from "../limits/limits.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { resendByPhone } from "../phone/otp.ts";
import { phoneNumber } from "../phone/phone-number.ts";
import { validationFailed } from "../rejections.ts";
import { respondAlike } from "./respond-alike.ts";

export const resendInput = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  type: z.string().optional(),
  ...challengeFields,
});

/**
 * Mails a confirmation again, in place of the earlier one. The response is `{}` whether something is pending, confirmed already
 * or unknown.
 */
export async function resend(call: AuthCall, input: z.infer<typeof resendInput>): Promise<Record<string, never>> {
  const { type } = input;
  if (type === "sms" || type === "phone_change") {
    if (!input.phone || input.email) throw validationFailed("Type provided requires a phone number");
    return resendByPhone(call, { phone: phoneNumber(input.phone), type });
  }
  if (type !== "signup" && type !== "email_change") {
    throw validationFailed("Missing one of these types: signup, email_change, sms, phone_change");
  }
  if (!input.email || input.phone) throw validationFailed("Type provided requires an email address");
  const address = emailAddress(input.email);
  const challenge = acceptChallenge(input);
  const request = { address, action: "user_confirmation_requested", occasion: type, limit: LIMITS.resendByIp } as const;
  return respondAlike(call, request, async (sql, user) => {
    if (!user) return undefined;
    if (type === "email_change") return resendEmailChange(sql, call, { user, challenge });
    if (user.email_confirmed_at) return undefined;
    return prepareTokenMail(sql, call, { user, purpose: "signup", to: address, challenge });
  });
}
