import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { createAccount, type NewAccount } from "../accounts/create.ts";
import {
  selectIdentities,
  selectOptionalUserByEmail,
  selectOptionalUserForUpdate,
  type UserRow,
} from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import { fullNameOf } from "../accounts/user-metadata.ts";
import { wastedHash } from "../accounts/wasted-hash.ts";
import { afterResponse } from "../after-response.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { sendMail } from "../mails/send.ts";
import { type PreparedMail, prepareTokenMail } from "../one-time/mail-token.ts";
import { upsertPendingPassword } from "../pending-passwords/queries.ts";

/** A sign-up whose address must be confirmed before its password is valid. */
export interface SignUp {
  account: Omit<NewAccount, "passwordHash" | "isConfirmed">;
  passwordHash: string;
  challenge: string | undefined;
  /** The secret of the browser that signs up. */
  browser: string;
}

export interface Registered {
  response: UserResponse;
  /** Sends the mail; must be called after the transaction has committed. */
  send: () => void;
}

/**
 * Registers an account that must confirm its address. The response for a taken address equals that for a free one
 * (docs/product/auth-api.md#no-account-enumeration).
 */
export async function registerToConfirm(sql: Sql, call: AuthCall, signUp: SignUp): Promise<Registered> {
  return (await register(sql, call, signUp)) ?? (await repeat(sql, call, signUp));
}

/** A new account and the mail that confirms its address. Undefined if the address is taken. */
async function register(sql: Sql, call: AuthCall, signUp: SignUp): Promise<Registered | undefined> {
  const created = await createAccount(sql, { ...signUp.account, passwordHash: null, isConfirmed: false });
  if (!created) return undefined;
  await keepPassword(sql, created.id, signUp);
  const { user, send } = await confirmationMail(sql, call, created, signUp.challenge);
  await audit(sql, call.caller, { action: "user_signedup", userId: user.id });
  return { response: userResponse(user, await selectIdentities(sql, user.id)), send };
}

/**
 * Responds to a taken address with the same response after the same work; the rest runs after the response. If the owner has not
 * confirmed the address, they get a new confirmation and this attempt's password is stored beside earlier ones; otherwise they
 * get a notice.
 */
async function repeat(sql: Sql, call: AuthCall, signUp: SignUp): Promise<Registered> {
  const stranger = { ...signUp, account: { ...signUp.account, email: `${randomUUID()}@fabricated.invalid` } };
  const fabricated = await wastedHash(sql, () => register(sql, call, stranger));
  if (!fabricated) throw new Error("a random address was taken");
  const send = () =>
    afterResponse(call, { action: "user_repeated_signup" }, async () => {
      const notify = await authTransaction(call.db, (later) => prepareForOwner(later, call, signUp));
      notify();
    });
  return { response: renamed(fabricated.response, signUp.account.email), send };
}

async function prepareForOwner(sql: Sql, call: AuthCall, signUp: SignUp): Promise<() => void> {
  const { email } = signUp.account;
  const found = await selectOptionalUserByEmail(sql, email);
  const owner = found && (await selectOptionalUserForUpdate(sql, found.id));
  await audit(sql, call.caller, { action: "user_repeated_signup", userId: owner?.id, outcome: "refused" });
  if (!owner) return () => {};
  if (owner.email_confirmed_at) return () => sendMail(call, { kind: "account_exists", to: email, userId: owner.id });
  await keepPassword(sql, owner.id, signUp);
  return (await confirmationMail(sql, call, owner, signUp.challenge)).send;
}

function keepPassword(sql: Sql, userId: string, signUp: SignUp): Promise<void> {
  const { account, passwordHash, challenge, browser } = signUp;
  const { data: metadata, email } = account;
  return upsertPendingPassword(sql, {
    userId,
    browser,
    challenge,
    passwordHash,
    metadata,
    fullName: fullNameOf(metadata, email),
  });
}

const confirmationMail = (
  sql: Sql,
  call: AuthCall,
  user: UserRow,
  challenge: string | undefined,
): Promise<PreparedMail> => prepareTokenMail(sql, call, { user, purpose: "signup", to: user.email ?? "", challenge });

const renamed = (response: UserResponse, email: string): UserResponse => ({
  ...response,
  email,
  identities: response.identities.map((each) => ({ ...each, email, identity_data: { ...each.identity_data, email } })),
});
