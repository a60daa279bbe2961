import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import { readBooking } from "../../scheduling/bookings/reading.ts";
import type { BookingResponse } from "../../scheduling/bookings/response.ts";
import { bookOffer } from "../../scheduling/offers/accept.ts";
import { selectOptionalOffer } from "../../scheduling/offers/queries.ts";
import type { PlayerInput } from "../../scheduling/players/fields.ts";
import { judgeParty } from "../../scheduling/players/party.ts";

/** Accepts an offer to the caller, for themselves and the players named. Accepting twice gives the same booking. */
export async function acceptOffer(
  tx: ClubTx,
  id: string,
  input: { players?: PlayerInput[] | undefined },
): Promise<BookingResponse> {
  if (!can(tx.role, "waitlist:join")) throw forbidden();
  const offer = await selectOptionalOffer(tx.sql, tx.clubId, id);
  if (!offer || offer.user_id !== tx.userId) throw notFound("Offer");
  const [start_time, end_time] = [offer.starts_at.toISOString(), offer.ends_at.toISOString()];
  const time = { court_id: offer.court_id, start_time, end_time, players: input.players };
  const read = await readBooking(tx.sql, tx.userId, time);
  if (!read?.booker_role) throw notFound("Offer");
  const booker = { id: tx.userId, role: tx.role };
  return bookOffer(tx, id, read, booker, undefined, (slot) => judgeParty(tx, input, { read, slot, booker }));
}
