import type { Sql } from "../../db/pool.ts";
import { selectOptionalUserForUpdate, type UserRow, updateProviders } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { sendNotice } from "../mails/send.ts";
import type { Consumed } from "../one-time/consume.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import { deleteTokensOf } from "../one-time/queries.ts";
import { insertPhoneIdentity, updatePhoneChanged, updatePhoneConfirmed } from "../phone/queries.ts";
import { deadToken } from "../rejections.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";
import { acceptFirstProof } from "./first-proof.ts";

/**
 * Applies the purpose of a code that was sent to a number, and opens the session. The first proof of a number ends everything
 * that was set up before it, as the first proof of an address does (docs/decisions/0024).
 */
export async function acceptPhoneProof(
  sql: Sql,
  call: AuthCall,
  { token, user: owner }: Consumed,
): Promise<{ response: SessionResponse; afterwards: () => void }> {
  if (owner.is_banned) throw deadToken.user_banned();
  const isChange = token.purpose === "phone_change";
  if (!isChange && owner.phone_confirmed_at === null && owner.email_confirmed_at === null) {
    await acceptFirstProof(sql, { userId: owner.id, browser: call.signUpBrowser, provenBy: "phone" });
  }
  const user = isChange ? await acceptChange(sql, call, owner) : await updatePhoneConfirmed(sql, owner.id);
  await insertPhoneIdentity(sql, user);
  await updateProviders(sql, user.id);
  await deleteTokensOf(sql, user.id);
  const current = await selectOptionalUserForUpdate(sql, user.id);
  if (!current) throw new Error("the locked account is gone");
  const { session, response } = await openSession(sql, call, current, "otp");
  const detail = { method: "otp", type: token.purpose };
  await audit(sql, call.caller, { action: "login", userId: user.id, sessionId: session.id, detail });
  return {
    response,
    afterwards: () => isChange && sendNotice(call, { kind: "number_confirmed", userId: user.id }),
  };
}

async function acceptChange(sql: Sql, call: AuthCall, owner: UserRow): Promise<UserRow> {
  const user = await updatePhoneChanged(sql, owner.id);
  await forgetPending(sql, user.id, { keepChanges: true });
  await audit(sql, call.caller, { action: "user_modified", userId: user.id, detail: { fields: ["phone"] } });
  return user;
}
