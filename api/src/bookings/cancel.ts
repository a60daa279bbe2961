import { cancelViolation, RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { peopleOf } from "../live/club-news.ts";
import { notifyClub } from "../live/notify.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import { canceledTimeOf } from "../notices/payload.ts";
import { cancelingOf, cancelsAs, isBooker, isTheirs } from "../scheduling/bookings/may-cancel.ts";
import { lockOptionalBooking } from "../scheduling/bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { cancelBookings } from "../scheduling/cancel-bookings.ts";
import { selectClub } from "../tenant/queries.ts";

/** A margin, so that a request to restore that was sent in the last second still finds the mails unsent. */
const NOTIFY_AFTER_SECONDS = RESTORE_SECONDS + 5;

/**
 * Cancels a future booking: members and coaches their own up to the cut-off, coaches the lessons they give, staff any
 * (docs/product/booking.md#cancellation).
 */
export async function cancelBooking(tx: ClubTx, id: string, reason: string | undefined): Promise<BookingResponse> {
  const row = await lockOptionalBooking(tx.sql, tx.clubId, id);
  if (!row) throw notFound("Booking");
  if (!isTheirs(tx, row)) throw forbidden();
  const own = isBooker(tx, row);

  const rules = await selectClub(tx.sql, tx.clubId);
  const rejection = cancelViolation({
    role: cancelsAs(tx, row),
    rules,
    now: tx.now,
    startsAt: row.starts_at.getTime(),
    status: row.status,
  });
  if (rejection) throw new DomainError("rejected", rejection.code, rejection.message, { field: "id" });

  // Mails wait until the cancellation can no longer be undone.
  const afterSeconds = NOTIFY_AFTER_SECONDS;
  await cancelBookings(tx, [id], { reason: reason ?? null, detail: { own }, afterSeconds });
  const date = localDate(row.starts_at.getTime(), rules.time_zone);
  await notifyClub(tx, { topic: "bookings", dates: [date], court_id: row.court_id, people: peopleOf(row) });
  if (row.kind === "booking" && row.walk_in === null) {
    await enqueueNotice(tx, {
      kind: "booking_canceled",
      userId: row.user_id,
      details: { ...canceledTimeOf(row), reason: reason ?? null, byBooker: own },
      dedupeKey: `booking_canceled:${id}`,
      usefulUntil: row.ends_at,
      afterSeconds,
    });
  }
  const changed = { status: "canceled" as const, cancel_reason: reason ?? null, sequence: row.sequence + 1 };
  const canceled = { ...row, ...changed };
  return bookingResponse(canceled, tx, cancelingOf(tx, rules, canceled));
}
