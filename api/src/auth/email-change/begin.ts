import type { Sql } from "../../db/pool.ts";
import { selectOptionalUserByEmail, type UserRow } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
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

/**
 * Asks both addresses to accept the change; until they have, the account keeps its own. The response for a taken address is the
 * same (docs/product/auth-api.md#no-account-enumeration): its owner is notified, and the change cannot be accepted on its behalf.
 * Returns a function that sends the mails.
 */
export async function beginEmailChange(
  sql: Sql,
  call: AuthCall,
  { user, email, challenge }: ChangeInput,
): Promise<{ user: UserRow; send: () => void }> {
  await updatePendingEmail(sql, user.id, email);
  await audit(sql, call.caller, { action: "email_change_requested", userId: user.id });
  const owner = await selectOptionalUserByEmail(sql, email);
  const forNew = await prepareTokenMail(sql, call, { user, purpose: "email_change_new", to: email, challenge });
  if (owner) await deleteTokenFor(sql, user.id, "email_change_new");
  const sendNew = owner ? () => sendMail(call, { kind: "account_exists", to: email, userId: owner.id }) : forNew.send;
  if (!user.email) return { user: forNew.user, send: sendNew };
  const current = { user, purpose: "email_change_current", to: user.email, otherAddress: email, challenge } as const;
  const forCurrent = await prepareTokenMail(sql, call, current);
  return {
    user: forCurrent.user,
    send() {
      sendNew();
      forCurrent.send();
    },
  };
}
