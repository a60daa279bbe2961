import { randomUUID } from "node:crypto";
import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { Last } from "../db/pool.ts";
import { DomainError, forbidden, unknownId } from "../errors.ts";
import type { Keep } from "../http/idempotency.ts";
import { type Alternative, findAlternatives } from "./bookings/alternatives.ts";
import { book } from "./bookings/book.ts";
import { cancelingOf } from "./bookings/may-cancel.ts";
import type { BookingContextRow } from "./bookings/queries.ts";
import { courtOfReading, dayOfReading, rowOfReading } from "./bookings/reading.ts";
import { type BookingResponse, bookingResponse } from "./bookings/response.ts";
import type { CourtRow } from "./courts/queries.ts";
import { ownHold, rejectionOn, rejectionWithoutOffers } from "./days/person-day.ts";
import { readSlot } from "./days/slot.ts";
import { bookOffer } from "./offers/accept.ts";
import { takeFromWaitlist } from "./offers/take.ts";
import type { PlayerInput } from "./players/fields.ts";
import { judgeParty, type Party, peopleOf, seatParty, settleParty } from "./players/party.ts";

export interface CreateBookingInput {
  court_id: string;
  start_time: string;
  end_time?: string | undefined;
  /** Staff only: the member to book for. */
  user_id?: string | undefined;
  /** Besides the booker, who may be named too. */
  players?: PlayerInput[] | undefined;
  /** Staff only: for the first guest among the players, who has no account. */
  walk_in?: boolean | undefined;
  /** Staff only: takes the slot from the member to whom the waitlist offers it. */
  override_hold?: boolean | undefined;
  /** The import that it comes from, of which the booker gets no mail. No request names one. */
  import_id?: string | undefined;
}

/** A request that no rule rejects, with what was read for it. */
export interface JudgedBooking {
  read: BookingContextRow;
  court: CourtRow;
  slot: Slot;
  booker: { id: string; role: Role };
  party: Party;
  /** The offer that holds the slot for the booker. */
  held: string | null;
  /** Only for staff, who may take the slot from the waitlist. */
  isTaken: boolean;
}

/**
 * Judges a request (docs/product/booking.md#order-of-checks) and writes nothing. Rejects with the rule's own code and message; if
 * the court is taken, with `slot_conflict` and up to three alternatives in `details.alternatives`. `read` is {@link readBooking}
 * for the input and its booker.
 */
export async function judgeBooking(
  tx: ClubTx,
  input: CreateBookingInput,
  read: BookingContextRow | undefined,
): Promise<JudgedBooking> {
  const bookerId = input.user_id ?? tx.userId;
  const isOwn = bookerId === tx.userId;
  if ((!isOwn || input.walk_in) && !can(tx.role, "bookings:create-for-others")) throw forbidden();
  if (!read?.booker_role) throw unknownId("user_id", "Member");
  const court = courtOfReading(tx, read, input.court_id);
  if (!court) throw unknownId("court_id", "Court");

  const slot = readSlot(input, read);
  const booker = { id: bookerId, role: isOwn ? tx.role : read.booker_role };
  const day = dayOfReading(tx, read, slot.startsAt, court.id, booker);
  const place = { read, court, slot, booker };
  const held = input.walk_in ? null : ownHold(day, court.id, slot);
  if (held) return { ...place, held, isTaken: false, party: judgeParty(tx, input, place) };
  const rejection = rejectionOn(tx, day, court, slot);
  if (rejection && rejection.code !== "slot_conflict") throw rejected(rejection, isOwn);
  if (rejection && !can(tx.role, "waitlist:manage")) throw await conflictOf(tx, input, place);
  const behind = rejection && rejectionWithoutOffers(tx, day, court, slot);
  if (behind && behind.code !== "slot_conflict") throw rejected(behind, isOwn);
  return { ...place, held: null, isTaken: rejection !== null, party: judgeParty(tx, input, place) };
}

/**
 * Books what {@link judgeBooking} found bookable; a slot held for the booker is accepted. The booking is written together with
 * what `keep` gives, and with the commit if there is a `last`; if a concurrent booking came first, that throws a
 * {@link ConcurrentChange}.
 */
export async function writeBooking(
  tx: ClubTx,
  judged: JudgedBooking,
  input: CreateBookingInput,
  keep: Keep<BookingResponse> = () => null,
  last?: Last,
): Promise<BookingResponse> {
  const { read, court, slot, booker, held, isTaken, party } = judged;
  if (held) return bookOffer(tx, held, read, booker, keep, () => party);
  const mayTake =
    !isTaken || (await takeFromWaitlist(tx, { courtId: court.id, ...slot }, input.override_hold === true));
  if (!mayTake) throw await conflictOf(tx, input, judged);
  const id = randomUUID();
  const players = await settleParty(tx, read, { party, hostId: booker.id, startsAt: slot.startsAt });
  const row = rowOfReading(tx, read, { id, courtId: court.id, userId: booker.id, slot, players, walkIn: party.walkIn });
  const response = bookingResponse(row, tx, cancelingOf(tx, read, row));
  const booking = {
    id,
    kind: "booking" as const,
    court,
    slot,
    userId: booker.id,
    coachId: null,
    people: peopleOf(booker, players),
    isUnannounced: party.walkIn !== null || input.import_id !== undefined,
    audit: {
      action: "booking.created",
      detail: {
        ...(party.walkIn === null ? { for: booker.id } : { walk_in: true }),
        ...(input.import_id !== undefined && { import: input.import_id }),
      },
    },
    kept: keep(response),
  };
  // What was withdrawn for the booking, or written about its players, must not be committed without it.
  const lastHere = isTaken || players.length > 0 ? undefined : last;
  await book(tx, read, booking, lastHere);
  await seatParty(tx, row);
  return response;
}

/** Judges and books in one go, within a larger operation. */
export async function bookCourt(
  tx: ClubTx,
  input: CreateBookingInput,
  read: BookingContextRow | undefined,
): Promise<BookingResponse> {
  return writeBooking(tx, await judgeBooking(tx, input, read), input);
}

export const slotConflict = (alternatives: Alternative[]) =>
  new DomainError("conflict", "slot_conflict", messageOf("slot_conflict"), { field: "start_time", alternatives });

const conflictOf = async (
  tx: ClubTx,
  input: CreateBookingInput,
  { read, court, slot, booker }: Pick<JudgedBooking, "read" | "court" | "slot" | "booker">,
) =>
  slotConflict(
    await findAlternatives(tx, read, court, slot, booker, {
      partnerIds: read.partners?.map(({ id }) => id) ?? [],
      party: { people: peopleIn(input, booker.id), bySport: read.max_players },
    }),
  );

/** How many would play, before the players have been judged: the booker and who is named twice count once. */
function peopleIn({ players = [], walk_in: isWalkIn = false }: CreateBookingInput, bookerId: string): number {
  const members = new Set(players.flatMap(({ user_id }) => user_id ?? []));
  if (!isWalkIn) members.add(bookerId);
  return members.size + players.filter(({ user_id }) => user_id === undefined).length;
}

const overlapping = (isOwn: boolean) =>
  new DomainError("conflict", "own_overlap", messageOf(isOwn ? "own_overlap" : "member_overlap"), {
    field: "start_time",
  });

export const rejected = ({ code, message, field }: RuleViolation, isOwn: boolean) =>
  code === "own_overlap" ? overlapping(isOwn) : new DomainError("rejected", code, message, { field });
