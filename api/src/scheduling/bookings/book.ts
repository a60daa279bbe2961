import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { type AuditEvent, auditRowOf } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { Last } from "../../db/pool.ts";
import { ConcurrentChange } from "../../errors.ts";
import type { ResponseToKeep } from "../../http/idempotency.ts";
import { notifyClub, wakeJob } from "../../live/notify.ts";
import { bookingTimeOf } from "../../notices/payload.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import type { CourtRow } from "../courts/queries.ts";
import { placeOf } from "./place.ts";
import { type BookingRow, insertBooking } from "./queries.ts";

/** A booking or lesson that passed the rules. Its people and its court are locked, in this order. */
export interface NewBooking {
  id: string;
  kind: BookingRow["kind"];
  court: Pick<CourtRow, "id" | "name">;
  slot: Slot;
  userId: string;
  /** Of a lesson. */
  coachId: string | null;
  /** The people whose time it takes. */
  people: string[];
  /** The waitlist offer whose hold becomes the booking's time. */
  offerId?: string;
  audit: Pick<AuditEvent, "action" | "detail">;
  /** Whether the booker of a court gets no mail: a guest without an account has none. */
  isUnannounced?: boolean;
  /** The response that an Idempotency-Key keeps. */
  kept?: ResponseToKeep | null;
}

/**
 * Reserves the court and the people and writes the booking with its audit row in one statement, or throws a
 * {@link ConcurrentChange}. The booker of a court is notified; the people of a lesson are by the caller, who knows whether it was
 * requested. With `last` the transaction ends here, without having written anything if court and people were not free.
 */
export async function book(
  tx: ClubTx,
  { time_zone }: Pick<ClubRow, "time_zone">,
  booking: NewBooking,
  last?: Last,
): Promise<void> {
  const { id, kind, court, slot, userId, coachId, people, offerId = null, kept = null } = booking;
  const time = { startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) };
  const place = { court_id: court.id, starts_at: time.startsAt, ends_at: time.endsAt };
  const row = { id, sequence: 0, court_name: court.name, starts_at: time.startsAt, ends_at: time.endsAt };
  const written = {
    ...{ ...time, id, kind, courtId: court.id, userId, coachId, people, offerId },
    audit: {
      ...auditRowOf(tx, { ...booking.audit, subjectType: "booking", subjectId: id, after: placeOf(place) }),
      actorId: tx.userId,
    },
    notice:
      kind === "booking" && !booking.isUnannounced ? { ...bookingTimeOf(row), byStaff: userId !== tx.userId } : null,
    kept,
  };
  const { is_taken, elsewhere } = await insertBooking(tx.sql, written, last);
  if (is_taken || elsewhere !== null) throw new ConcurrentChange();
  await notifyClub(tx, {
    topic: "bookings",
    dates: [localDate(slot.startsAt, time_zone)],
    court_id: court.id,
    people: [...new Set([userId, ...people])],
  });
  if (written.notice) await wakeJob(tx.sql, "notices");
}
