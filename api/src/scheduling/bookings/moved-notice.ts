import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import type { ClubTx } from "../../club-tx.ts";
import { enqueueNotice, withdrawUnknown } from "../../notices/enqueue.ts";
import { bookingTimeOf, type CourtTime, courtTimeOf } from "../../notices/payload.ts";
import { selectQueuedDetails } from "../../notices/queries.ts";
import type { BookingRow } from "./queries.ts";

/** A margin, so that an undo that was sent in the last second still finds the mail unsent. */
const NOTIFY_AFTER_SECONDS = RESTORE_SECONDS + 5;

const keyOf = (id: string, sequence: number) => `booking_moved:${id}:${sequence}`;
const timeOf = (row: BookingRow): CourtTime =>
  courtTimeOf(row.court_name, { startsAt: row.starts_at, endsAt: row.ends_at });

/**
 * One mail to the booker with the old and the new time. A move right after another, such as its undo, takes that one's unsent mail
 * back: the mail names the first and the last time, and there is none if they are the same. If the booker may know of the first move,
 * its notice stays, and another one says what has changed since.
 */
export async function notifyMoved(tx: ClubTx, before: BookingRow, after: BookingRow, sequence: number): Promise<void> {
  const previous = keyOf(after.id, sequence - 1);
  const queued = await selectQueuedDetails(tx.sql, tx.clubId, previous);
  const isWithdrawn = queued !== null && (await withdrawUnknown(tx, [previous]));
  const from = isWithdrawn ? (queued as { from: CourtTime }).from : timeOf(before);
  const to = bookingTimeOf({ ...after, sequence });
  if (from.courtName === to.courtName && from.startsAt === to.startsAt && from.endsAt === to.endsAt) return;
  await enqueueNotice(tx, {
    kind: "booking_moved",
    userId: after.user_id,
    details: { from, to, byStaff: after.user_id !== tx.userId },
    dedupeKey: keyOf(after.id, sequence),
    usefulUntil: after.ends_at,
    afterSeconds: NOTIFY_AFTER_SECONDS,
  });
}
