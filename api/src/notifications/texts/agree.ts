import { audit } from "../../auth/audit.ts";
import type { AuthCall } from "../../auth/call.ts";
import { type PersonTx, requirePerson } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { DomainError, forbidden } from "../../errors.ts";
import { deleteNumber, insertNumber, selectOwnNumber } from "./queries.ts";

type Call = Pick<AuthCall, "caller" | "config">;

/** Whether the caller gets notices by text message, and at which number. */
export async function readTexts({ sql, person }: PersonTx, { config }: Pick<Call, "config">) {
  const row = await asAuthService(sql, () => selectOwnNumber(sql, person.userId));
  const isStopped = row.stopped_at !== null;
  return {
    is_available: config.sms !== undefined,
    number: row.phone === null ? null : `+${row.phone}`,
    is_on: row.agreed_at !== null && !isStopped,
    is_stopped: isStopped,
  };
}

/**
 * The caller agrees to notices by text at their own proved number, or takes that back (docs/product/notifications.md#text-messages).
 * Twice changes nothing. Rejected: no gateway, no such number, one that has replied STOP, and accounts that many people share.
 */
export async function saveTexts(tx: PersonTx, call: Call, isOn: boolean) {
  const { sql, person } = tx;
  if (person.isDemo || person.qaRole) throw forbidden("Demo and test accounts have no notifications of one person");
  if (isOn && !call.config.sms) throw new DomainError("rejected", "texts_off", "Text messages are not set up here");
  await requirePerson(tx);
  const { userId } = person;
  await asAuthService(sql, async () => {
    const { phone, stopped_at } = await selectOwnNumber(sql, userId);
    if (isOn && phone === null)
      throw new DomainError("rejected", "text_number_missing", "Add your telephone number first");
    if (isOn && stopped_at !== null)
      throw new DomainError(
        "rejected",
        "text_number_stopped",
        "You have replied STOP to our texts. Reply START first.",
      );
    const isChanged = isOn
      ? phone !== null && (await insertNumber(sql, userId, phone))
      : await deleteNumber(sql, userId);
    if (isChanged) await audit(sql, call.caller, { action: isOn ? "texts_agreed" : "texts_ended", userId });
  });
  return readTexts(tx, call);
}
