import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { endOffers, withdrawOffers } from "../offers/end.ts";
import { lockOffersDuring } from "../offers/queries.ts";
import type { LessonPeople } from "./people.ts";

/**
 * A person cannot be on two courts: slots that the waitlist offers the people of a lesson at its time go to the next in the
 * queue. They stay in the queue and are notified; a hold on the lesson's own court becomes the lesson's. People and court are
 * locked.
 */
export async function endOffersDuring(
  tx: ClubTx,
  { coach, member }: LessonPeople,
  courtId: string,
  { startsAt, endsAt }: Slot,
): Promise<void> {
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const offers = await lockOffersDuring(tx.sql, tx.clubId, [coach.id, member.id], span);
  const isHere = ({ court_id }: { court_id: string }) => court_id === courtId;
  await endOffers(tx, offers.filter(isHere), "withdrawn");
  const elsewhere = offers.filter((offer) => !isHere(offer));
  await withdrawOffers(tx, elsewhere);
}
