import { cancelViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, notFound } from "../../errors.ts";
import { peopleOf } from "../../live/club-news.ts";
import { notifyClub } from "../../live/notify.ts";
import { selectClub } from "../../tenant/queries.ts";
import { cancelingOf, cancelsAs, isBooker, isTheirs } from "../bookings/may-cancel.ts";
import { type BookingRow, selectOptionalBooking } from "../bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../bookings/response.ts";
import { cancelBookings } from "../cancel-bookings.ts";
import { lockPeople } from "../people/queries.ts";
import { endSeries } from "./continue.ts";
import { notifySeriesCanceled } from "./notices.ts";
import { lockOptionalSeries } from "./queries.ts";
import { lockInScope, problemOf, rejectSeries, selectInScope, type WideScope } from "./scope.ts";

/**
 * Cancels a booking with those that follow it in its series, or all of them (docs/product/booking.md#series): those that have begun
 * stay. Rejected if one of the others may not be canceled any more; then nothing changes. A job that still books it is stopped.
 */
export async function cancelSeries(
  tx: ClubTx,
  id: string,
  scope: WideScope,
  reason: string | undefined,
): Promise<BookingResponse> {
  const { sql, clubId } = tx;
  const seen = await selectOptionalBooking(sql, clubId, id);
  if (!seen) throw notFound("Booking");
  if (!isTheirs(tx, seen)) throw forbidden();
  // Lock order as everywhere: people, the series, its bookings.
  await lockPeople(sql, clubId, [seen.user_id, ...seen.players.flatMap(({ user_id }) => user_id ?? [])]);
  const series = seen.series_id === null ? null : await lockOptionalSeries(sql, clubId, seen.series_id);
  const inScope = await selectInScope(tx, seen, scope);
  const rows = await lockInScope(
    tx,
    inScope.map((row) => row.id),
  );
  if (rows.length === 0)
    throw new DomainError("rejected", "not_cancelable", messageOf("not_cancelable"), { field: "id" });

  const rules = await selectClub(sql, clubId);
  const problems = rows.flatMap((row) => {
    const { status } = row;
    const startsAt = row.starts_at.getTime();
    const violation = cancelViolation({ role: cancelsAs(tx, row), rules, now: tx.now, startsAt, status });
    return violation ? [problemOf(row, violation, rules.time_zone)] : [];
  });
  if (problems.length > 0) rejectSeries(problems);

  const own = isBooker(tx, seen);
  const ids = rows.map((row) => row.id);
  const detail = { own, series: seen.series_id };
  await cancelBookings(tx, ids, { reason: reason ?? null, detail, callerNotifies: "players" });
  if (series?.state === "running") await endSeries(tx, series);
  await audit(tx, {
    action: "series.canceled",
    subjectType: "booking_series",
    ...(seen.series_id && { subjectId: seen.series_id }),
    detail: { scope, dates: rows.length },
  });
  const dates = new Set(rows.map((row) => localDate(row.starts_at.getTime(), rules.time_zone)));
  await notifyClub(tx, { topic: "bookings", dates: [...dates], people: [...new Set(rows.flatMap(peopleOf))] });
  await notifySeriesCanceled(tx, rows, { reason: reason ?? null, byBooker: own });
  const anchor = rows.find((row) => row.id === id);
  const changed = { status: "canceled" as const, cancel_reason: reason ?? null };
  const canceled: BookingRow = anchor ? { ...anchor, ...changed, sequence: anchor.sequence + 1 } : seen;
  return bookingResponse(canceled, tx, cancelingOf(tx, rules, canceled));
}
