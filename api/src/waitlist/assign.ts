import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { bookCourt } from "../scheduling/book-court.ts";
import { readBooking } from "../scheduling/bookings/reading.ts";
import type { BookingResponse } from "../scheduling/bookings/response.ts";
import { selectOptionalCourtForBooking } from "../scheduling/courts/queries.ts";
import { readSlot } from "../scheduling/days/slot.ts";
import { endOffers } from "../scheduling/offers/end.ts";
import { lockOffersOfEntry, lockOffersOn } from "../scheduling/offers/queries.ts";
import { withdrawKnowingly } from "../scheduling/offers/take.ts";
import { lockOptionalMember } from "../scheduling/people/queries.ts";
import { notifyOfQueue } from "../scheduling/waiting/notify-queue.ts";
import { deleteEntry } from "../scheduling/waiting/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import { selectOptionalEntry } from "./queries.ts";

export interface Assignment {
  court_id: string;
  start_time: string;
  end_time?: string | undefined;
  /** Takes the slot from the member to whom it is currently offered (docs/product/waitlist.md#staff-and-held-slots). */
  override_hold?: boolean | undefined;
}

/**
 * Books a slot for a waiting member and removes their entry, in one transaction (docs/product/waitlist.md#assigning-a-slot).
 * Rejected like any booking by staff, and by `slot_held` if it is offered to another member.
 */
export async function assignSlot(tx: ClubTx, id: string, slot: Assignment): Promise<BookingResponse> {
  if (!can(tx.role, "waitlist:manage")) throw forbidden();
  const { sql, clubId } = tx;
  const entry = await selectOptionalEntry(sql, clubId, id);
  if (!entry || !(await lockOptionalMember(sql, clubId, entry.user_id))) throw notFound("Waitlist entry");
  if (await selectOptionalCourtForBooking(sql, clubId, slot.court_id)) await withdrawOffersOnSlot(tx, id, slot);
  if (!(await deleteEntry(sql, clubId, id))) throw notFound("Waitlist entry");
  const { court_id, start_time, end_time } = slot;
  const read = await readBooking(sql, entry.user_id, slot);
  const booking = await bookCourt(tx, { court_id, start_time, end_time, user_id: entry.user_id }, read);
  const detail = { booking: booking.id, for: entry.user_id };
  await audit(tx, { action: "waitlist.assigned", subjectType: "waitlist_entry", subjectId: id, detail });
  await notifyOfQueue(tx, { date: entry.requested_date, sport: entry.sport, userId: entry.user_id });
  return booking;
}

/** The member's own offer gives way to the assignment, another member's only by `override_hold`. */
async function withdrawOffersOnSlot(tx: ClubTx, id: string, slot: Assignment): Promise<void> {
  const rules = await selectClub(tx.sql, tx.clubId);
  const { startsAt, endsAt } = readSlot(slot, rules);
  const span = { courtIds: [slot.court_id], startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const held = await lockOffersOn(tx.sql, tx.clubId, span);
  const others = held.filter(({ entry_id }) => entry_id !== id);
  await withdrawKnowingly(tx, others, slot.override_hold === true);
  await endOffers(tx, await lockOffersOfEntry(tx.sql, tx.clubId, id), "withdrawn");
}
