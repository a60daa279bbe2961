import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import type { Keep } from "../../http/idempotency.ts";
import { readBooking } from "../../scheduling/bookings/reading.ts";
import type { BookingResponse } from "../../scheduling/bookings/response.ts";
import { bookOffer } from "../../scheduling/offers/accept.ts";
import { selectOptionalOffer } from "../../scheduling/offers/queries.ts";

/** Accepts an offer to the caller. Accepting twice gives the same booking. */
export async function acceptOffer(tx: ClubTx, id: string, keep?: Keep<BookingResponse>): Promise<BookingResponse> {
  if (!can(tx.role, "waitlist:join")) throw forbidden();
  const offer = await selectOptionalOffer(tx.sql, tx.clubId, id);
  if (!offer || offer.user_id !== tx.userId) throw notFound("Offer");
  const [start_time, end_time] = [offer.starts_at.toISOString(), offer.ends_at.toISOString()];
  const read = await readBooking(tx.sql, tx.userId, { court_id: offer.court_id, start_time, end_time });
  if (!read?.booker_role) throw notFound("Offer");
  return bookOffer(tx, id, read, { id: tx.userId, role: tx.role }, keep);
}
