import type { Sql } from "../../db/pool.ts";
import { insertEmailIdentity, insertPerson, type UserRow } from "../accounts/queries.ts";
import { fullNameOf } from "../accounts/user-metadata.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { sendMail } from "../mails/send.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import type { OneTimeTokenRow } from "../one-time/queries.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import { updateAcceptedLeg, updateEmailChanged } from "./queries.ts";

/**
 * The response to the first of two confirmations, in the format that the client expects
 * (docs/product/auth-api.md#sign-up-and-sign-in).
 */
export const FIRST_LEG = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
} as const;

interface Changed {
  user: UserRow;
  afterwards: () => void;
}

/**
 * One address accepts the change of an account's email (docs/product/auth-api.md#after-a-change). Returns "first" while the other
 * has not accepted, otherwise the changed account. Undefined if the token has another purpose.
 */
export async function acceptLeg(
  sql: Sql,
  call: AuthCall,
  { purpose, flow_id }: OneTimeTokenRow,
  owner: UserRow,
): Promise<"first" | Changed | undefined> {
  if (purpose !== "email_change_current" && purpose !== "email_change_new") return undefined;
  const leg = purpose === "email_change_current" ? "current" : "new";
  const event = { action: "user_modified", userId: owner.id } as const;
  const hasBoth = owner.email_change_accepted !== null && owner.email_change_accepted !== leg;
  // Without an address, or with one that was never confirmed, the account's new one decides alone.
  const suffices = leg === "new" && (owner.email === null || owner.email_confirmed_at === null);
  if (!suffices && !hasBoth) {
    await updateAcceptedLeg(sql, owner.id, leg);
    await audit(sql, call.caller, { ...event, detail: { email_change_accepted: leg } });
    return "first";
  }
  const user = await updateEmailChanged(sql, owner.id);
  if (!user) throw new Error("no change of address is pending");
  if (owner.email === null) await becomePerson(sql, user);
  await forgetPending(sql, user.id, { keepFlow: flow_id, keepChanges: true });
  await audit(sql, call.caller, { ...event, detail: { fields: ["email"] } });
  const to = owner.email_confirmed_at && owner.email;
  const notice = { kind: "email_changed", userId: user.id, otherAddress: user.email ?? "" } as const;
  return { user, afterwards: () => to && sendMail(call, { ...notice, to }) };
}

/**
 * An account without an address (anonymous, or with a telephone number) now has one, and becomes a person of the product. The
 * sessions from before end (docs/product/auth-api.md#new-session-id).
 */
async function becomePerson(sql: Sql, user: UserRow): Promise<void> {
  const email = user.email ?? "";
  await insertEmailIdentity(sql, user);
  await insertPerson(sql, user.id, email, fullNameOf(user.user_metadata, email));
  await deleteSessionsOf(sql, user.id);
}
