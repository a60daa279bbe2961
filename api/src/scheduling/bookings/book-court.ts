import { randomUUID } from "node:crypto";
import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, unknownId } from "../../errors.ts";
import type { Keep } from "../../http/idempotency.ts";
import { ownHold, rejectionOn } from "../days/person-day.ts";
import { readSlot } from "../days/slot.ts";
import { bookOffer } from "../offers/accept.ts";
import { takeFromWaitlist } from "../offers/take.ts";
import { type Alternative, findAlternatives } from "./alternatives.ts";
import { book } from "./book.ts";
import { cancelingOf } from "./may-cancel.ts";
import type { BookingContextRow } from "./queries.ts";
import { courtOfReading, dayOfReading, rowOfReading } from "./reading.ts";
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
 * `read` is {@link readBooking} for the input and its booker; The booking is written together with what `keep` gives.
 */
export async function bookCourt(
  tx: ClubTx,
  input: CreateBookingInput,
  read: BookingContextRow | undefined,
  keep: Keep<BookingResponse> = () => null,
): Promise<BookingResponse> {
  const bookerId = input.user_id ?? tx.userId;
  const isOwn = bookerId === tx.userId;
  if (!isOwn && !can(tx.role, "bookings:create-for-others")) throw forbidden();
  if (!read?.booker_role) throw unknownId("user_id", "Member");
  const court = courtOfReading(tx, read, input.court_id);
  if (!court) throw unknownId("court_id", "Court");

  const slot = readSlot(input, read);
  const booker = { id: bookerId, role: isOwn ? tx.role : read.booker_role };
  const day = dayOfReading(tx, read, slot.startsAt, court.id, booker);
  const held = ownHold(day, court.id, slot);
  if (held) return bookOffer(tx, held, read, booker, keep);
  const rejection = rejectionOn(tx, day, court, slot);
  if (rejection && rejection.code !== "slot_conflict") throw rejected(rejection, isOwn);

  const conflict = async () => slotConflict(await findAlternatives(tx, read, court, slot, booker));
  if (rejection && !(await takeFromWaitlist(tx, court.id, slot, input.override_hold === true))) throw await conflict();
  const id = randomUUID();
  const row = rowOfReading(tx, read, { id, courtId: court.id, userId: bookerId, slot });
  const response = bookingResponse(row, tx, cancelingOf(tx, read, row));
  const booking = {
    id,
    kind: "booking" as const,
    court,
    slot,
    userId: bookerId,
    coachId: null,
    // Bookings of staff under their own name may overlap (docs/product/booking.md#one-place-at-a-time).
    people: isStaff(booker.role) ? [] : [bookerId],
    audit: { action: "booking.created", detail: { for: bookerId } },
    kept: keep(response),
  };
  const taken = await book(tx, read, booking);
  if (taken) throw taken.by === "person" ? overlapping(isOwn) : await conflict();
  return response;
}

export const slotConflict = (alternatives: Alternative[]) =>
  new DomainError("conflict", "slot_conflict", messageOf("slot_conflict"), { field: "start_time", alternatives });

export const overlapping = (isOwn: boolean) =>
  new DomainError("conflict", "own_overlap", messageOf(isOwn ? "own_overlap" : "member_overlap"), {
    field: "start_time",
  });

export const rejected = ({ code, message, field }: RuleViolation, isOwn: boolean) =>
  code === "own_overlap" ? overlapping(isOwn) : new DomainError("rejected", code, message, { field });
