import type { Sql } from "../../db/pool.ts";
import { selectOptionalUserByEmail, type UserRow } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { takeMailTo } from "../limits/mails.ts";
import { sendMail } from "../mails/send.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { deleteTokenFor } from "../one-time/queries.ts";
import { updatePendingEmail } from "./queries.ts";

export interface ChangeInput {
  user: UserRow;
  /** Normalised. */
  email: string;
  challenge?: string | undefined;
}

interface Begun {
  user: UserRow;
  /** Sends the mails. Must be called after the commit. */
  send: () => void;
}

/**
 * Asks both addresses to accept the change; until they have, the account keeps its own. An address that was never confirmed is
 * not asked: it may be mistyped, or another person's.
 */
export async function beginEmailChange(
  sql: Sql,
  call: AuthCall,
  { user, email, challenge }: ChangeInput,
): Promise<Begun> {
  const pending = await updatePendingEmail(sql, user.id, email);
  await audit(sql, call.caller, { action: "email_change_requested", userId: user.id });
  return askAddresses(sql, call, pending, challenge);
}

/** Asks anew which of the addresses have not accepted the pending change. Undefined if none is pending. A new one that has had enough is left out. */
export async function resendEmailChange(
  sql: Sql,
  call: AuthCall,
  { user, challenge }: Omit<ChangeInput, "email">,
): Promise<Begun | undefined> {
  if (user.new_email === null) return undefined;
  const mayAskNew = user.email_change_accepted === "new" || (await takeMailTo(sql, call, user.new_email));
  return askAddresses(sql, call, user, challenge, mayAskNew);
}

/** Forgets a change that is pending, so that its links are void. */
export async function cancelEmailChange(sql: Sql, call: AuthCall, user: UserRow): Promise<UserRow> {
  if (user.new_email === null) return user;
  for (const leg of ["email_change_new", "email_change_current"] as const) await deleteTokenFor(sql, user.id, leg);
  await audit(sql, call.caller, { action: "email_change_canceled", userId: user.id });
  return updatePendingEmail(sql, user.id, null);
}

async function askAddresses(
  sql: Sql,
  call: AuthCall,
  user: UserRow,
  challenge: string | undefined,
  mayAskNew = true,
): Promise<Begun> {
  const sends: (() => void)[] = [];
  let asked = user;
  if (mayAskNew && user.email_change_accepted !== "new") {
    const forNew = await askNew(sql, call, user, challenge);
    sends.push(forNew.send);
    asked = forNew.user;
  }
  if (user.email !== null && user.email_confirmed_at !== null && user.email_change_accepted !== "current") {
    const otherAddress = user.new_email ?? "";
    const current = { user, purpose: "email_change_current", to: user.email, otherAddress, challenge } as const;
    const forCurrent = await prepareTokenMail(sql, call, current);
    sends.push(forCurrent.send);
    asked = forCurrent.user;
  }
  const send = () => {
    for (const each of sends) each();
  };
  return { user: asked, send };
}

/**
 * The response for a taken address is the same (docs/product/auth-api.md#no-account-enumeration): its owner is notified, and the
 * change cannot be accepted on its behalf.
 */
async function askNew(sql: Sql, call: AuthCall, user: UserRow, challenge: string | undefined): Promise<Begun> {
  const to = user.new_email ?? "";
  const owner = await selectOptionalUserByEmail(sql, to);
  const asked = await prepareTokenMail(sql, call, {
    user,
    purpose: "email_change_new",
    to,
    // One that was never confirmed may be any words.
    otherAddress: (user.email_confirmed_at && user.email) || undefined,
    challenge,
  });
  if (!owner) return asked;
  await deleteTokenFor(sql, user.id, "email_change_new");
  return { user: asked.user, send: () => sendMail(call, { kind: "account_exists", to, userId: owner.id }) };
}
