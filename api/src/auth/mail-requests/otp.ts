import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { createAccount } from "../accounts/create.ts";
import { emailAddress } from "../accounts/email-address.ts";
import type { UserRow } from "../accounts/queries.ts";
import { userMetadata } from "../accounts/user-metadata.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { LIMITS } from "../limits/limits.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { sendOtpByPhone } from "../phone/otp.ts";
import { checkChannel, phoneNumber } from "../phone/phone-number.ts";
import { validationFailed } from "../rejections.ts";
import { respondAlike } from "./respond-alike.ts";

export const otpInput = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  data: userMetadata.optional(),
  channel: z.string().optional(),
  create_user: z.boolean().default(true),
  ...challengeFields,
});
type OtpInput = z.infer<typeof otpInput>;

/**
 * Mails a sign-in link and code. Creates an account for an unknown address, unless the caller opted out or sign-up is disabled.
 */
export async function sendOtp(call: AuthCall, input: OtpInput): Promise<Record<string, never>> {
  if (input.email && input.phone) throw validationFailed("Only an email address or phone number should be provided");
  if (input.phone) {
    const phone = phoneNumber(input.phone);
    checkChannel(input.channel);
    return sendOtpByPhone(call, { phone, data: input.data ?? {}, mayCreate: input.create_user });
  }
  if (!input.email) throw validationFailed("One of email or phone must be set");
  const address = emailAddress(input.email);
  const challenge = acceptChallenge(input);
  const request = { address, action: "magic_link_requested", occasion: "otp", limit: LIMITS.otpByIp } as const;
  return respondAlike(call, request, async (sql, owner) => {
    const mayCreate = input.create_user && call.config.auth.signUp;
    const user = owner ?? (mayCreate ? await newcomer(sql, call, address, input) : undefined);
    return user && prepareTokenMail(sql, call, { user, purpose: "magiclink", to: address, challenge });
  });
}

async function newcomer(
  sql: Sql,
  call: AuthCall,
  email: string,
  { data = {} }: OtpInput,
): Promise<UserRow | undefined> {
  const user = await createAccount(sql, { email, passwordHash: null, data, isConfirmed: false });
  if (user) await audit(sql, call.caller, { action: "user_signedup", userId: user.id });
  return user;
}
