import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import { waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, notFound } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { book } from "../bookings/book.ts";
import { cancelingOf } from "../bookings/may-cancel.ts";
import { selectOptionalBooking } from "../bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../bookings/response.ts";
import { selectOptionalCourtForBooking } from "../courts/queries.ts";
import { readPersonDay, rejectionOn } from "../days/person-day.ts";
import { deleteEntry } from "../waiting/queries.ts";
import { lockOptionalOffer, type OfferRow, updateAccepted } from "./queries.ts";

/**
 * Turns a hold into the person's booking and ends their wait, in one transaction
 * (docs/product/waitlist.md#accepting-and-passing). The limits are checked again. The caller holds the person's membership; then
 * the court is locked and the offer last, as everywhere.
 */
export async function bookOffer(
  tx: ClubTx,
  { id, court_id }: Pick<OfferRow, "id" | "court_id">,
  booker: { id: string; role: Role },
): Promise<BookingResponse> {
  const { sql, clubId } = tx;
  const [court, rules] = await Promise.all([
    selectOptionalCourtForBooking(sql, clubId, court_id),
    selectClub(sql, clubId),
  ]);
  const offer = await lockOptionalOffer(sql, clubId, id);
  if (!court || !offer) throw notFound("Offer");
  if (offer.booking_id) return bookedBefore(tx, rules, offer.booking_id);
  checkOpen(tx, offer);

  const slot = { startsAt: offer.starts_at.getTime(), endsAt: offer.ends_at.getTime() };
  const date = localDate(slot.startsAt, rules.time_zone);
  const day = await readPersonDay(tx, rules, date, [court.id], booker);
  // The court is occupied by the offer's own hold.
  const occupancies = new Map([
    [court.id, (day.occupancies.get(court.id) ?? []).filter(({ offer_id }) => offer_id !== id)],
  ]);
  const rejection = rejectionOn(tx, { ...day, occupancies }, court, slot, { asOffered: true });
  if (rejection) {
    const kind = rejection.code === "own_overlap" || rejection.code === "slot_conflict" ? "conflict" : "rejected";
    const message = rejection.code === "own_overlap" ? overlapMessage(tx, booker.id) : rejection.message;
    throw new DomainError(kind, rejection.code, message, { field: "id" });
  }

  const booked = await book(tx, rules, {
    kind: "booking",
    court,
    slot,
    userId: booker.id,
    coachId: null,
    people: isStaff(booker.role) ? [] : [booker.id],
    offerId: id,
    audit: { action: "booking.created", detail: { for: booker.id, waitlist_offer: id } },
  });
  if (booked.taken) throw new DomainError("conflict", "own_overlap", overlapMessage(tx, booker.id), { field: "id" });
  await updateAccepted(sql, clubId, id, booked.row.id);
  if (offer.entry_id) await deleteEntry(sql, clubId, offer.entry_id);
  await notifyClub(tx, { topic: "waitlist", dates: [date] });
  return bookingResponse(booked.row, tx, cancelingOf(tx, rules, booked.row));
}

const overlapMessage = (tx: Pick<ClubTx, "userId">, bookerId: string): string =>
  messageOf(bookerId === tx.userId ? "own_overlap" : "member_overlap");

async function bookedBefore(tx: ClubTx, rules: ClubRow, bookingId: string): Promise<BookingResponse> {
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
