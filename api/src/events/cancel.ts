import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { release } from "../scheduling/reserve.ts";
import { selectClub } from "../tenant/queries.ts";
import { updateCanceledDates } from "./dates/queries.ts";
import { mayEdit } from "./may-edit.ts";
import { notifyCanceled } from "./notices.ts";
import { notifyOfDates } from "./notify.ts";
import { selectOptionalEvent, updateCanceled } from "./queries.ts";
import { type ClubEventResponse, eventResponse } from "./response.ts";
import { lockActiveEvent, upcomingDates } from "./status.ts";

/** Cancels an event with all its future dates, whose courts become free. Rejected: `event_over`, `event_canceled`. */
export async function cancelEvent(tx: ClubTx, id: string, reason: string | undefined): Promise<ClubEventResponse> {
  const { sql, clubId } = tx;
  const seen = await selectOptionalEvent(sql, clubId, id, tx.userId);
  if (!seen) throw notFound("Event");
  if (!mayEdit(tx, seen)) throw forbidden();
  const before = await lockActiveEvent(tx, id);
  const { time_zone } = await selectClub(sql, clubId);
  const dates = upcomingDates(before, tx.now);
  const ids = dates.map((date) => date.id);
  const at = new Date(tx.now);
  await release(tx, "event", ids);
  await updateCanceledDates(sql, clubId, ids, { at, reason: reason || null });
  await updateCanceled(sql, clubId, id, { userId: tx.userId, at, reason: reason || null });
  await audit(tx, { action: "event.canceled", subjectType: "event", subjectId: id, detail: { dates: ids.length } });
  await notifyOfDates(
    tx,
    dates.map(({ starts_at }) => localDate(Date.parse(starts_at), time_zone)),
    before.coach_id,
  );
  const row = await selectOptionalEvent(sql, clubId, id, tx.userId);
  if (!row) throw new Error("the event just canceled is not there");
  const [next, ...later] = dates;
  if (next) await notifyCanceled(tx, row, [next, ...later], reason || null);
  return eventResponse(row, tx);
}
