import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, unknownId } from "../../errors.ts";
import { selectClub } from "../../tenant/queries.ts";
import { selectOptionalCourtForBooking } from "../courts/queries.ts";
import { ownHold, readPersonDay, rejectionOn } from "../days/person-day.ts";
import { readSlot } from "../days/slot.ts";
import { bookOffer } from "../offers/accept.ts";
import { takeFromWaitlist } from "../offers/take.ts";
import { lockOptionalMember } from "../people/queries.ts";
import { type Alternative, findAlternatives } from "./alternatives.ts";
import { book } from "./book.ts";
import { cancelingOf } from "./may-cancel.ts";
import { type BookingResponse, bookingResponse } from "./response.ts";

export interface CreateBookingInput {
  court_id: string;
  start_time: string;
  end_time?: string | undefined;
  /** Staff only: the member to book for. */
  user_id?: string | undefined;
  /** Staff only: takes the slot from the member to whom the waitlist offers it. */
  override_hold?: boolean | undefined;
}

/**
 * Books a court (docs/product/booking.md#order-of-checks). Rejects with the rule's own code and message; if the court was taken
 * meanwhile, with `slot_conflict` and up to three alternatives in `details.alternatives`. A slot held for the booker is accepted.
 */
export async function bookCourt(tx: ClubTx, input: CreateBookingInput): Promise<BookingResponse> {
  const bookerId = input.user_id ?? tx.userId;
  const isOwn = bookerId === tx.userId;
  if (!isOwn && !can(tx.role, "bookings:create-for-others")) throw forbidden();

  // Lock order is the same everywhere: the member first, then the court. It serialises one person's bookings.
  const [member, rules, court] = await Promise.all([
    lockOptionalMember(tx.sql, tx.clubId, bookerId),
    selectClub(tx.sql, tx.clubId),
    selectOptionalCourtForBooking(tx.sql, tx.clubId, input.court_id),
  ]);
  if (!member) throw unknownId("user_id", "Member");
  if (!court) throw unknownId("court_id", "Court");

  const slot = readSlot(input, rules);
  const booker = { id: bookerId, role: isOwn ? tx.role : member.role };
  const day = await readPersonDay(tx, rules, localDate(slot.startsAt, rules.time_zone), [court.id], booker);
  const held = ownHold(day, court.id, slot);
  if (held) return bookOffer(tx, { id: held, court_id: court.id }, booker);
  const rejection = rejectionOn(tx, day, court, slot);
  if (rejection && rejection.code !== "slot_conflict") throw rejected(rejection, isOwn);

  const conflict = async () => slotConflict(await findAlternatives(tx, rules, court, slot, booker));
  if (rejection && !(await takeFromWaitlist(tx, court.id, slot, input.override_hold === true))) throw await conflict();
  const booked = await book(tx, rules, {
    kind: "booking",
    court,
    slot,
    userId: bookerId,
    coachId: null,
    // Bookings of staff under their own name may overlap (docs/product/booking.md#one-place-at-a-time).
    people: isStaff(booker.role) ? [] : [bookerId],
    audit: { action: "booking.created", detail: { for: bookerId } },
  });
  if (booked.taken) throw booked.taken.by === "person" ? overlapping(isOwn) : await conflict();
  return bookingResponse(booked.row, tx, cancelingOf(tx, rules, booked.row));
}

const slotConflict = (alternatives: Alternative[]) =>
  new DomainError("conflict", "slot_conflict", messageOf("slot_conflict"), { field: "start_time", alternatives });

const overlapping = (isOwn: boolean) =>
  new DomainError("conflict", "own_overlap", messageOf(isOwn ? "own_overlap" : "member_overlap"), {
    field: "start_time",
  });

const rejected = ({ code, message, field }: RuleViolation, isOwn: boolean) =>
  code === "own_overlap" ? overlapping(isOwn) : new DomainError("rejected", code, message, { field });
