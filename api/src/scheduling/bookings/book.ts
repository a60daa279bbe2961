import { randomUUID } from "node:crypto";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { type AuditEvent, audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notifyClub } from "../../live/notify.ts";
import { enqueueNotice } from "../../notices/enqueue.ts";
import { courtTimeOf } from "../../notices/payload.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import type { CourtRow } from "../courts/queries.ts";
import { courtTime, reserve, reserveHeld, type Taken } from "../reserve.ts";
import { type BookingRow, insertBooking, selectOptionalBooking } from "./queries.ts";

/** A booking or lesson that passed the rules. Its people and its court are locked, in this order. */
export interface NewBooking {
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
}

/**
 * Reserves the court and the people and writes the booking with its audit row; `taken` says why that was not possible. The booker
 * of a court is notified; the people of a lesson are by the caller, who knows whether it was requested.
 */
export async function book(
  tx: ClubTx,
  { time_zone }: Pick<ClubRow, "time_zone">,
  booking: NewBooking,
): Promise<{ row: BookingRow; taken: null } | { taken: Taken }> {
  const { kind, court, slot, userId, coachId, people, offerId } = booking;
  const id = randomUUID();
  const time = courtTime({ ownerId: id, courtId: court.id }, slot);
  const reservation = { kind, times: [time], people };
  const taken = await (offerId === undefined ? reserve(tx, reservation) : reserveHeld(tx, offerId, reservation));
  if (taken) return { taken };
  // One round trip for all that follows.
  const [, row] = await Promise.all([
    insertBooking(tx.sql, tx.clubId, { ...time, id, kind, userId, coachId, createdBy: tx.userId }),
    selectOptionalBooking(tx.sql, tx.clubId, id),
    audit(tx, { ...booking.audit, subjectType: "booking", subjectId: id }),
    notifyClub(tx, {
      topic: "bookings",
      dates: [localDate(slot.startsAt, time_zone)],
      court_id: court.id,
      people: coachId ? [userId, coachId] : [userId],
    }),
    kind === "booking" &&
      enqueueNotice(tx, {
        kind: "booking_made",
        userId,
        details: { ...courtTimeOf(court.name, time), byStaff: userId !== tx.userId },
        dedupeKey: `booking_made:${id}`,
        usefulUntil: time.endsAt,
      }),
  ]);
  if (!row) throw new Error("the booking just made is not there");
  return { row, taken: null };
}
