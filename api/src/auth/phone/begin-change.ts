import type { Sql } from "../../db/pool.ts";
import type { UserRow } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { deleteTokenFor } from "../one-time/queries.ts";
import { selectOptionalUserByPhone, updatePendingPhone } from "./queries.ts";
import { type PreparedText, prepareCodeText } from "./text-message.ts";

/**
 * Asks the new number to accept the change; until it has, the account keeps its own. The response for a taken number is the same,
 * but nothing is sent and no code is valid for it.
 */
export async function beginPhoneChange(sql: Sql, call: AuthCall, user: UserRow, phone: string): Promise<PreparedText> {
  await updatePendingPhone(sql, user.id, phone);
  await audit(sql, call.caller, { action: "phone_change_requested", userId: user.id });
  const prepared = await prepareCodeText(sql, call, { user, purpose: "phone_change", to: phone });
  if (!(await selectOptionalUserByPhone(sql, phone))) return prepared;
  await deleteTokenFor(sql, user.id, "phone_change");
  return { ...prepared, send: () => {} };
}
