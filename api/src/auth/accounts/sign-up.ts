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
import { auditRedirect } from "../redirect-audit.ts";
import { phoneDisabled, signUpDisabled, validationFailed } from "../refusals.ts";
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
  ...challengeFields,
});
type SignUpWish = z.infer<typeof signUpWish>;

/**
 * Makes an account and the person behind it, without a club (decision 3). Answers a session where addresses need no
 * confirmation, else the user alone; then a taken address is answered like a free one (contract 5.6).
 */
export async function signUp(call: AuthCall, wish: SignUpWish, browser: string): Promise<SessionAnswer | UserAnswer> {
  if (!call.config.auth.signUp) throw signUpDisabled();
  if (!wish.email && !wish.phone) return signUpAnonymously(call, wish.data ?? {});
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

function accept({ email, phone, password, data = {}, ...wish }: SignUpWish) {
  if (email && phone) throw validationFailed("Only an email address or phone number should be provided on signup.");
  if (!email) throw phoneDisabled("signups");
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
