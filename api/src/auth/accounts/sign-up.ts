import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { auditRefusal } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { LIMITS } from "../limits/limits.ts";
import { takeMailOrRefuse } from "../limits/mails.ts";
import { fromHere, takeOrRefuse } from "../limits/take.ts";
import { hashPassword } from "../password-hashing/hash.ts";
import { checkChannel, phoneNumber } from "../phone/phone-number.ts";
import { type PhoneSignUp, signUpByPhone } from "../phone/sign-up.ts";
import { auditRedirect } from "../redirect-audit.ts";
import { signUpDisabled, validationFailed } from "../refusals.ts";
import type { SessionAnswer } from "../sessions/grant.ts";
import type { UserAnswer } from "./answer.ts";
import { createAccount, type NewAccount } from "./create.ts";
import { emailAddress } from "./email-address.ts";
import { checkNewPassword } from "./password-rules.ts";
import { registerToConfirm } from "./register-to-confirm.ts";
import { signInNewAccount } from "./sign-in-new.ts";
import { signUpAnonymously } from "./sign-up-anonymously.ts";
import { userMetadata } from "./user-metadata.ts";

export const signUpWish = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: userMetadata.optional(),
  channel: z.string().optional(),
  ...challengeFields,
});
type SignUpWish = z.infer<typeof signUpWish>;

/**
 * Makes an account and the person behind it, without a club (docs/product/identity.md#what-the-server-decides). Answers a
 * session where addresses need no confirmation, else the user alone; then a taken address is answered like a free one
 * (docs/product/auth-api.md#no-account-enumeration).
 */
export async function signUp(call: AuthCall, wish: SignUpWish, browser: string): Promise<SessionAnswer | UserAnswer> {
  if (!call.config.auth.signUp) throw signUpDisabled();
  if (!wish.email && !wish.phone) return signUpAnonymously(call, wish.data ?? {});
  if (wish.phone) return signUpByPhone(call, await acceptPhone(wish, wish.phone, browser));
  const { email, password, data, challenge } = accept(wish);
  const { confirmEmail } = call.config.auth;
  await auditRefusal(call, { action: "user_repeated_signup" }, () =>
    authTransaction(call.db, async (sql) => {
      await takeOrRefuse(sql, fromHere(call, LIMITS.signUpByIp));
      if (confirmEmail) await takeMailOrRefuse(sql, call, "signup", email);
      await auditRedirect(sql, call);
    }),
  );
  const passwordHash = await hashPassword(password);
  if (!confirmEmail) return signUpAtOnce(call, { email, data, passwordHash, isConfirmed: true });

  const pending = { account: { email, data }, passwordHash, challenge, browser };
  const { answer, send } = await authTransaction(call.db, (sql) => registerToConfirm(sql, call, pending));
  send();
  return answer;
}

async function acceptPhone(wish: SignUpWish, typed: string, browser: string): Promise<PhoneSignUp> {
  const { email, password, data = {}, channel } = wish;
  if (email) throw validationFailed("Only an email address or phone number should be provided on signup.");
  const phone = phoneNumber(typed);
  checkChannel(channel);
  if (wish.code_challenge) throw validationFailed("PKCE not supported for phone signups");
  if (!password) throw validationFailed("Signup requires a valid password");
  checkNewPassword(password);
  return { phone, passwordHash: await hashPassword(password), data, browser };
}

function accept({ email = "", password, data = {}, ...wish }: SignUpWish) {
  if (!password) throw validationFailed("Signup requires a valid password");
  const address = emailAddress(email);
  checkNewPassword(password);
  return { email: address, password, data, challenge: acceptChallenge(wish) };
}

function signUpAtOnce(call: AuthCall, account: NewAccount): Promise<SessionAnswer> {
  return auditRefusal(call, { action: "user_repeated_signup" }, () =>
    authTransaction(call.db, async (sql) => {
      const created = await createAccount(sql, account);
      if (!created) throw new DomainError("refused", "user_already_exists", "User already registered");
      return signInNewAccount(sql, call, created.id);
    }),
  );
}
