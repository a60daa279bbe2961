import { cancelRefusal, RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { selectClub } from "../clubs/queries.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { tellCanceled } from "../lessons/tell.ts";
import { notifyClub } from "../live/notify.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import { courtTimeOf } from "../notices/facts.ts";
import { type BookingAnswer, bookingAnswer } from "./answer.ts";
import { cancelBookings } from "./cancel-all.ts";
import { cancelingOf, cancelsAs, isTheirs } from "./may-cancel.ts";
import { lockOptionalBooking } from "./queries.ts";

/** A request to restore that was sent in the last second still finds the mails unsent. */
const NOTIFY_AFTER_SECONDS = RESTORE_SECONDS + 5;

/** Cancels a future booking: members and coaches their own up to the cut-off, coaches the lessons they give, staff any (decision 23). */
export async function cancelBooking(tx: ClubTx, id: string, reason: string | undefined): Promise<BookingAnswer> {
  const row = await lockOptionalBooking(tx.sql, tx.clubId, id);
  if (!row) throw notFound("Booking");
  if (!isTheirs(tx, row)) throw forbidden();
  const own = row.user_id === tx.userId;

  const rules = await selectClub(tx.sql, tx.clubId);
  const refusal = cancelRefusal({
    role: cancelsAs(tx, row),
    rules,
    now: tx.now,
    startsAt: row.starts_at.getTime(),
    status: row.status,
  });
  if (refusal) throw new DomainError("refused", refusal.code, refusal.message, { field: "id" });

  await cancelBookings(tx, [id], { userId: tx.userId, at: new Date(tx.now), reason: reason ?? null });
  await audit(tx, { action: "booking.canceled", subjectType: "booking", subjectId: id, detail: { own } });
  const date = localDate(row.starts_at.getTime(), rules.time_zone);
  await notifyClub(tx, { topic: "bookings", dates: [date], court_id: row.court_id });
  // Mails wait until the cancellation can no longer be undone.
  if (row.kind === "lesson")
    await tellCanceled(tx, [id], { reason: reason ?? null, afterSeconds: NOTIFY_AFTER_SECONDS });
  else if (!own) {
    await enqueueNotice(tx, {
      kind: "booking_canceled",
      userId: row.user_id,
      facts: {
        ...courtTimeOf(row.court_name, { startsAt: row.starts_at, endsAt: row.ends_at }),
        reason: reason ?? null,
      },
      dedupeKey: `booking_canceled:${id}`,
      usefulUntil: row.ends_at,
      afterSeconds: NOTIFY_AFTER_SECONDS,
    });
  }
  const canceled = { ...row, status: "canceled" as const, cancel_reason: reason ?? null };
  return bookingAnswer(canceled, tx, cancelingOf(tx, rules, canceled));
}
