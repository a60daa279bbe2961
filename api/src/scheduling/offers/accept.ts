import { randomUUID } from "node:crypto";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, notFound } from "../../errors.ts";
import type { Keep } from "../../http/idempotency.ts";
import { book } from "../bookings/book.ts";
import { cancelingOf } from "../bookings/may-cancel.ts";
import { type BookingContextRow, selectOptionalBooking } from "../bookings/queries.ts";
import { courtOfReading, dayOfReading, rowOfReading } from "../bookings/reading.ts";
import { type BookingResponse, bookingResponse } from "../bookings/response.ts";
import { rejectionOn } from "../days/person-day.ts";
import { NO_PARTY, type Party, peopleOf, seatParty, settleParty } from "../players/party.ts";
import { notifyOfQueue } from "../waiting/notify-queue.ts";
import { deleteEntry } from "../waiting/queries.ts";
import { endOffers } from "./end.ts";
import { lockOptionalOfferOf, type OfferRow, updateAccepted } from "./queries.ts";

/**
 * Turns a hold into the person's booking and ends their wait, in one transaction
 * (docs/product/waitlist.md#accepting-and-passing). The limits are checked again. Membership and court were locked by
 * {@link readBooking} for the offer's time; the offer is locked last, as everywhere. `partyOn` judges who else plays, once the offer
 * is known to be open.
 */
export async function bookOffer(
  tx: ClubTx,
  id: string,
  read: BookingContextRow,
  booker: { id: string; role: Role },
  keep: Keep<BookingResponse> = () => null,
  partyOn: (slot: Slot) => Party = () => NO_PARTY,
): Promise<BookingResponse> {
  const { sql, clubId } = tx;
  const locked = await lockOptionalOfferOf(sql, clubId, id);
  const court = locked && courtOfReading(tx, read, locked.offer.court_id);
  if (!court) throw notFound("Offer");
  const { offer, others } = locked;
  if (offer.booking_id) return bookedBefore(tx, read, offer.booking_id);
  checkOpen(tx, offer);

  const slot = { startsAt: offer.starts_at.getTime(), endsAt: offer.ends_at.getTime() };
  const day = dayOfReading(tx, read, slot.startsAt, court.id, booker);
  // The court is occupied by the offer's own hold, and by nothing else.
  const rejection = rejectionOn(tx, { ...day, occupancies: new Map() }, court, slot, { asOffered: true });
  if (rejection) {
    const isOverlap = rejection.code === "own_overlap";
    const message = isOverlap && booker.id !== tx.userId ? messageOf("member_overlap") : rejection.message;
    throw new DomainError(isOverlap ? "conflict" : "rejected", rejection.code, message, { field: "id" });
  }

  const bookingId = randomUUID();
  const players = await settleParty(tx, read, { party: partyOn(slot), hostId: booker.id, startsAt: slot.startsAt });
  const row = rowOfReading(tx, read, { id: bookingId, courtId: court.id, userId: booker.id, slot, players });
  const response = bookingResponse(row, tx, cancelingOf(tx, read, row));
  const booking = {
    id: bookingId,
    kind: "booking" as const,
    court,
    slot,
    userId: booker.id,
    coachId: null,
    people: peopleOf(booker, players),
    offerId: id,
    audit: { action: "booking.created", detail: { for: booker.id, waitlist_offer: id } },
    kept: keep(response),
  };
  // One round trip.
  await Promise.all([
    book(tx, read, booking),
    updateAccepted(sql, clubId, id, bookingId),
    offer.entry_id && deleteEntry(sql, clubId, offer.entry_id),
    notifyOfQueue(tx, { date: day.date, sport: court.sport, userId: booker.id }),
  ]);
  await seatParty(tx, row);
  await endOffers(tx, others, "withdrawn");
  return response;
}

async function bookedBefore(tx: ClubTx, rules: ClubRules, bookingId: string): Promise<BookingResponse> {
  const row = await selectOptionalBooking(tx.sql, tx.clubId, bookingId);
  if (!row) throw notFound("Offer");
  return bookingResponse(row, tx, cancelingOf(tx, rules, row));
}

/** Rejects an offer that is no longer open, by its status. */
export function checkOpen(tx: Pick<ClubTx, "now">, { status, expires_at }: Pick<OfferRow, "status" | "expires_at">) {
  const isOver = status === "expired" || (status === "open" && expires_at.getTime() <= tx.now);
  const code = isOver ? "offer_expired" : status === "passed" ? "offer_passed" : "offer_withdrawn";
  if (status !== "open" || isOver) throw new DomainError("conflict", code, waitlistMessage(code), { field: "id" });
}
