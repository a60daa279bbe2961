import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { release } from "../scheduling/reserve.ts";
import { selectEventsOfDates, updateCanceledDates } from "./dates/queries.ts";
import { notifyLost } from "./notices.ts";
import { selectOptionalEvent, updateCanceled, updateVersion } from "./queries.ts";

/**
 * Cancels single dates for a reason that the mails contain (docs/product/booking.md#court-blocks). Their events are locked. An
 * event without other dates is canceled with its last one; a series continues with the remaining dates, and an edit that was
 * begun before is rejected as out of date. A closure notifies their people itself.
 */
export async function cancelEventDates(
  tx: ClubTx,
  ids: string[],
  reason: string,
  { isClosure = false }: { isClosure?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const { sql, clubId } = tx;
  const at = new Date(tx.now);
  await release(tx, "event", ids);
  await updateCanceledDates(sql, clubId, ids, { at, reason });
  for (const event of await selectEventsOfDates(sql, clubId, ids, at)) {
    if (event.is_lost) await updateCanceled(sql, clubId, event.id, { userId: tx.userId, at, reason });
    else await updateVersion(sql, clubId, event.id);
    if (!isClosure) {
      const row = await selectOptionalEvent(sql, clubId, event.id, tx.userId);
      const [first, ...others] = row?.dates.filter(({ id }) => ids.includes(id)) ?? [];
      if (row && first) await notifyLost(tx, row, [first, ...others], reason);
    }
    await audit(tx, {
      action: event.is_lost ? "event.canceled" : "event.dates_canceled",
      subjectType: "event",
      subjectId: event.id,
      detail: { for: isClosure ? "closure" : "court_block" },
    });
  }
  await notifyClub(tx, { topic: "events" });
}
