import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { createAccount, type NewAccount } from "../accounts/create.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { checkNewPassword } from "../accounts/password-rules.ts";
import type { UserResponse } from "../accounts/response.ts";
import { userMetadata } from "../accounts/user-metadata.ts";
import { auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { LIMITS } from "../limits/limits.ts";
import { takeMailOrReject } from "../limits/mails.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { hashPassword } from "../password-hashing/hash.ts";
import { checkChannel, phoneNumber } from "../phone/phone-number.ts";
import { type PhoneSignUp, signUpByPhone } from "../phone/sign-up.ts";
import { auditRedirect } from "../redirect-audit.ts";
import { signUpDisabled, validationFailed } from "../rejections.ts";
import type { SessionResponse } from "../sessions/open.ts";
import { registerToConfirm } from "./register-to-confirm.ts";
import { signInNewAccount } from "./sign-in-new.ts";
import { signUpAnonymously } from "./sign-up-anonymously.ts";

export const signUpInput = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: userMetadata.optional(),
  channel: z.string().optional(),
  ...challengeFields,
});
type SignUpInput = z.infer<typeof signUpInput>;

/**
 * Creates an account and its person, without a club (docs/product/identity.md#what-the-server-decides). Responds with a session
 * if addresses need no confirmation, otherwise with the user only; then the response for a taken address equals that for a free
 * one (docs/product/auth-api.md#no-account-enumeration).
 */
export async function signUp(
  call: AuthCall,
  input: SignUpInput,
  browser: string,
): Promise<SessionResponse | UserResponse> {
  if (!call.config.auth.signUp) throw signUpDisabled();
  if (!input.email && !input.phone) return signUpAnonymously(call, input.data ?? {});
  if (input.phone) return signUpByPhone(call, await acceptPhone(input, input.phone, browser));
  const { email, password, data, challenge } = accept(input);
  const { confirmEmail } = call.config.auth;
  await auditRejection(call, { action: "user_repeated_signup" }, () =>
    authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, fromHere(call, LIMITS.signUpByIp));
      if (confirmEmail) await takeMailOrReject(sql, call, "signup", email);
      await auditRedirect(sql, call);
    }),
  );
  const passwordHash = await hashPassword(password);
  if (!confirmEmail) return signUpAtOnce(call, { email, data, passwordHash, isConfirmed: true });

  const pending = { account: { email, data }, passwordHash, challenge, browser };
  const { response, send } = await authTransaction(call.db, (sql) => registerToConfirm(sql, call, pending));
  send();
  return response;
}

async function acceptPhone(input: SignUpInput, typed: string, browser: string): Promise<PhoneSignUp> {
  const { email, password, data = {}, channel } = input;
  if (email) throw validationFailed("Only an email address or phone number should be provided on signup.");
  const phone = phoneNumber(typed);
  checkChannel(channel);
  if (input.code_challenge) throw validationFailed("PKCE not supported for phone signups");
  if (!password) throw validationFailed("Signup requires a valid password");
  checkNewPassword(password);
  return { phone, passwordHash: await hashPassword(password), data, browser };
}

function accept({ email = "", password, data = {}, ...input }: SignUpInput) {
  if (!password) throw validationFailed("Signup requires a valid password");
  const address = emailAddress(email);
  checkNewPassword(password);
  return { email: address, password, data, challenge: acceptChallenge(input) };
}

function signUpAtOnce(call: AuthCall, account: NewAccount): Promise<SessionResponse> {
  return auditRejection(call, { action: "user_repeated_signup" }, () =>
    authTransaction(call.db, async (sql) => {
      const created = await createAccount(sql, account);
      if (!created) throw new DomainError("rejected", "user_already_exists", "User already registered");
      return signInNewAccount(sql, call, created.id);
    }),
  );
}
