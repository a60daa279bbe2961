import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { afterAnswer } from "../after-answer.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { sendMail } from "../mails/send.ts";
import { deletePassword } from "../oauth/queries.ts";
import { type PreparedMail, prepareTokenMail } from "../one-time/mail-token.ts";
import { type UserAnswer, userAnswer } from "./answer.ts";
import { createAccount, type NewAccount } from "./create.ts";
import { inVain } from "./in-vain.ts";
import {
  selectIdentities,
  selectOptionalUserByEmail,
  selectOptionalUserForUpdate,
  type UserRow,
  updateUnconfirmed,
} from "./queries.ts";
import { fullNameOf } from "./user-metadata.ts";

export interface Registered {
  answer: UserAnswer;
  /** Sends the mail; to be called when the transaction is committed. */
  send: () => void;
}

/** Registers an account that must confirm its address. A taken address is answered like a free one (contract 5.6). */
export async function registerToConfirm(
  sql: Sql,
  call: AuthCall,
  account: NewAccount,
  challenge: string | undefined,
): Promise<Registered> {
  return (await register(sql, call, account, challenge)) ?? (await repeat(sql, call, account, challenge));
}

/** A new account and the mail that confirms its address. Undefined where the address is taken. */
async function register(
  sql: Sql,
  call: AuthCall,
  account: NewAccount,
  challenge: string | undefined,
): Promise<Registered | undefined> {
  const created = await createAccount(sql, account);
  if (!created) return undefined;
  const { user, send } = await confirmationMail(sql, call, created, challenge);
  await audit(sql, call.caller, { action: "user_signedup", userId: user.id });
  return { answer: userAnswer(user, await selectIdentities(sql, user.id)), send };
}

/**
 * The same answer after the same work for an address that is taken; the rest waits until the answer is gone. The owner
 * gets a new confirmation if there was none yet, with the password of this attempt, else a notice.
 */
async function repeat(
  sql: Sql,
  call: AuthCall,
  account: NewAccount,
  challenge: string | undefined,
): Promise<Registered> {
  const stranger = { ...account, email: `${randomUUID()}@fabricated.invalid` };
  const fabricated = await inVain(sql, () => register(sql, call, stranger, challenge));
  if (!fabricated) throw new Error("a random address was taken");
  const send = () =>
    afterAnswer(call, { action: "user_repeated_signup" }, async () => {
      const tell = await authTransaction(call.db, (later) => prepareForOwner(later, call, account, challenge));
      tell();
    });
  return { answer: renamed(fabricated.answer, account.email), send };
}

async function prepareForOwner(
  sql: Sql,
  call: AuthCall,
  account: NewAccount,
  challenge: string | undefined,
): Promise<() => void> {
  const found = await selectOptionalUserByEmail(sql, account.email);
  const owner = found && (await selectOptionalUserForUpdate(sql, found.id));
  await audit(sql, call.caller, { action: "user_repeated_signup", userId: owner?.id, outcome: "refused" });
  if (!owner) return () => {};
  if (owner.email_confirmed_at || !account.passwordHash) {
    return () => sendMail(call, { kind: "account_exists", to: account.email, userId: owner.id });
  }
  if (owner.last_sign_in_at) {
    // The account is in use already (a club's sign-up does not wait). Two people may have chosen a password for it, and only
    // the mailbox can tell whose it is: so neither counts.
    await deletePassword(sql, owner.id);
  } else {
    const { passwordHash, data: metadata } = account;
    await updateUnconfirmed(sql, owner.id, { passwordHash, metadata, fullName: fullNameOf(metadata, account.email) });
  }
  return (await confirmationMail(sql, call, owner, challenge)).send;
}

const confirmationMail = (
  sql: Sql,
  call: AuthCall,
  user: UserRow,
  challenge: string | undefined,
): Promise<PreparedMail> => prepareTokenMail(sql, call, { user, purpose: "signup", to: user.email ?? "", challenge });

const renamed = (answer: UserAnswer, email: string): UserAnswer => ({
  ...answer,
  email,
  identities: answer.identities.map((each) => ({ ...each, email, identity_data: { ...each.identity_data, email } })),
});
