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
import { validationFailed } from "../refusals.ts";
import { answerAlike } from "./answer-alike.ts";

export const otpWish = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  data: userMetadata.optional(),
  channel: z.string().optional(),
  create_user: z.boolean().default(true),
  ...challengeFields,
});
type OtpWish = z.infer<typeof otpWish>;

/** Mails a sign-in link and code. An unknown address gets an account first, unless that was not wished or is switched off. */
export async function sendOtp(call: AuthCall, wish: OtpWish): Promise<Record<string, never>> {
  if (wish.email && wish.phone) throw validationFailed("Only an email address or phone number should be provided");
  if (wish.phone) {
    const phone = phoneNumber(wish.phone);
    checkChannel(wish.channel);
    return sendOtpByPhone(call, { phone, data: wish.data ?? {}, mayCreate: wish.create_user });
  }
  if (!wish.email) throw validationFailed("One of email or phone must be set");
  const address = emailAddress(wish.email);
  const challenge = acceptChallenge(wish);
  const request = { address, action: "magic_link_requested", occasion: "otp", limit: LIMITS.otpByIp } as const;
  return answerAlike(call, request, async (sql, owner) => {
    const mayCreate = wish.create_user && call.config.auth.signUp;
    const user = owner ?? (mayCreate ? await newcomer(sql, call, address, wish) : undefined);
    return user && prepareTokenMail(sql, call, { user, purpose: "magiclink", to: address, challenge });
  });
}

async function newcomer(sql: Sql, call: AuthCall, email: string, { data = {} }: OtpWish): Promise<UserRow | undefined> {
  const user = await createAccount(sql, { email, passwordHash: null, data, isConfirmed: false });
  if (user) await audit(sql, call.caller, { action: "user_signedup", userId: user.id });
  return user;
}
