import { randomUUID } from "node:crypto";
import type { Refusal } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import { ownHold, readPersonDay, refusalOn } from "../availability/day.ts";
import type { ClubTx } from "../club-tx.ts";
import { selectClub } from "../clubs/queries.ts";
import { selectOptionalCourtForBooking } from "../courts/queries.ts";
import { DomainError, forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import { courtTimeOf } from "../notices/facts.ts";
import { reserve } from "../scheduling/reserve.ts";
import { bookOffer } from "../waitlist/offers/accept.ts";
import { takeFromWaitlist } from "../waitlist/offers/take.ts";
import { type Alternative, findAlternatives } from "./alternatives.ts";
import { type BookingAnswer, bookingAnswer } from "./answer.ts";
import { cancelingOf } from "./may-cancel.ts";
import { insertBooking, lockOptionalMember, selectOptionalBooking } from "./queries.ts";
import { readSlot } from "./slot.ts";

export interface BookingWish {
  court_id: string;
  start_time: string;
  end_time?: string | undefined;
  /** Staff only: for whom. */
  user_id?: string | undefined;
  /** Staff only: takes the slot from the member to whom the waitlist offers it. */
  override_hold?: boolean | undefined;
}

/**
 * Books a court (O §2.2, decisions 16–21). Refuses with the rule's own code and the specification's words; a court taken
 * meanwhile is `slot_conflict` with up to three alternatives in `details.alternatives`. What is held for the booker is accepted.
 */
export async function createBooking(tx: ClubTx, wish: BookingWish): Promise<BookingAnswer> {
  const bookerId = wish.user_id ?? tx.userId;
  if (bookerId !== tx.userId && !can(tx.role, "bookings:create-for-others")) throw forbidden();

  // Lock order is the same everywhere: the member first, then the court. It serialises one person's bookings.
  const [member, rules, court] = await Promise.all([
    lockOptionalMember(tx.sql, tx.clubId, bookerId),
    selectClub(tx.sql, tx.clubId),
    selectOptionalCourtForBooking(tx.sql, tx.clubId, wish.court_id),
  ]);
  if (!member) throw unknown("user_id", "Member");
  if (!court) throw unknown("court_id", "Court");

  const slot = readSlot(wish, rules);
  const booker = { id: bookerId, role: bookerId === tx.userId ? tx.role : member.role };
  const date = localDate(slot.startsAt, rules.time_zone);
  const day = await readPersonDay(tx, rules, date, [court.id], booker);
  const held = ownHold(day, court.id, slot);
  if (held) return bookOffer(tx, { id: held, court_id: court.id }, booker);
  const refusal = refusalOn(tx, day, court, slot);
  if (refusal && refusal.code !== "slot_conflict") throw refused(refusal, bookerId === tx.userId);

  const id = randomUUID();
  const span = {
    clubId: tx.clubId,
    courtId: court.id,
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
  };
  const isFreed = refusal !== null && (await takeFromWaitlist(tx, span, wish.override_hold === true));
  // What staff book under their own name is exempt from being in two places (decision 20).
  const people = isStaff(booker.role) ? [] : [bookerId];
  const taken =
    refusal && !isFreed
      ? ({ by: "court" } as const)
      : await reserve(tx, { kind: "booking", times: [{ ...span, ownerId: id }], people });
  if (taken?.by === "person") throw overlapping(bookerId === tx.userId);
  if (taken) {
    const alternatives = await findAlternatives(tx, rules, court, slot, booker);
    throw conflict("slot_conflict", { alternatives });
  }
  // One round trip for all that follows.
  const [, row] = await Promise.all([
    insertBooking(tx.sql, span, id, bookerId, tx.userId),
    selectOptionalBooking(tx.sql, tx.clubId, id),
    audit(tx, { action: "booking.created", subjectType: "booking", subjectId: id, detail: { for: bookerId } }),
    notifyClub(tx, { topic: "bookings", dates: [date], court_id: court.id }),
    enqueueNotice(tx, {
      kind: "booking_made",
      userId: bookerId,
      facts: { ...courtTimeOf(court.name, span), byStaff: bookerId !== tx.userId },
      dedupeKey: `booking_made:${id}`,
      usefulUntil: span.endsAt,
    }),
  ]);
  if (!row) throw new Error("the booking just made is not there");
  return bookingAnswer(row, tx, cancelingOf(tx, rules, row));
}

/** An id of the body that does not exist in this club. */
const unknown = (field: string, subject: string) =>
  new DomainError("not_found", "not_found", `${subject} not found`, { subject, field });

const conflict = (code: "slot_conflict", details: { alternatives: Alternative[] }) =>
  new DomainError("conflict", code, messageOf(code), { field: "start_time", ...details });

const overlapping = (isOwn: boolean) =>
  new DomainError("conflict", "own_overlap", messageOf(isOwn ? "own_overlap" : "member_overlap"), {
    field: "start_time",
  });

const refused = ({ code, message, field }: Refusal, isOwn: boolean) =>
  code === "own_overlap" ? overlapping(isOwn) : new DomainError("refused", code, message, { field });
