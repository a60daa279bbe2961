import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import type { BookingResponse } from "../../scheduling/bookings/response.ts";
import { bookOffer } from "../../scheduling/offers/accept.ts";
import { selectOptionalOffer } from "../../scheduling/offers/queries.ts";
import { lockOptionalMember } from "../../scheduling/people/queries.ts";

/** Accepts an offer to the caller. Accepting twice gives the same booking. */
export async function acceptOffer(tx: ClubTx, id: string): Promise<BookingResponse> {
  if (!can(tx.role, "waitlist:join")) throw forbidden();
  const member = await lockOptionalMember(tx.sql, tx.clubId, tx.userId);
  const offer = member && (await selectOptionalOffer(tx.sql, tx.clubId, id));
  if (!offer || offer.user_id !== tx.userId) throw notFound("Offer");
  return bookOffer(tx, offer, { id: tx.userId, role: tx.role });
}
