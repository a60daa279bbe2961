import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notifyClub } from "../../live/notify.ts";
import { enqueueNotices } from "../../notices/enqueue.ts";
import { courtTimeOf } from "../../notices/payload.ts";
import { selectClub } from "../../tenant/queries.ts";
import { release } from "../reserve.ts";
import { type OfferRow, updateEnded } from "./queries.ts";

type Tx = Pick<ClubTx, "sql" | "clubId">;

/** Ends locked open offers without a booking, and frees their slots. */
export async function closeOffers(tx: Tx, ids: string[], status: "passed" | "expired" | "withdrawn"): Promise<void> {
  if (ids.length === 0) return;
  await updateEnded(tx.sql, tx.clubId, ids, status);
  await release(tx, "offer_held", ids);
}

/** Ends locked open offers and frees their slots: the next processing run offers them to the next in the queue. */
export async function endOffers(tx: Tx, offers: OfferRow[], status: "passed" | "withdrawn"): Promise<void> {
  if (offers.length === 0) return;
  const ids = offers.map(({ id }) => id);
  await closeOffers(tx, ids, status);
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const dates = [...new Set(offers.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)))];
  const people = offers.map(({ user_id }) => user_id);
  await notifyClub(tx, { topic: "bookings", dates, people });
  await notifyClub(tx, { topic: "waitlist", dates, people });
}

/**
 * Withdraws the club's offers: their holders are notified and stay in the queue. The holder of an alternative to a canceled booking
 * is in none, and their notice says so.
 */
export async function withdrawOffers(tx: Tx, offers: OfferRow[]): Promise<void> {
  await endOffers(tx, offers, "withdrawn");
  const notices = offers.map((offer) => ({
    kind: "waitlist_withdrawn" as const,
    userId: offer.user_id,
    details: {
      ...courtTimeOf(offer.court_name, { startsAt: offer.starts_at, endsAt: offer.ends_at }),
      ...(offer.canceled_booking_id !== null && { isAlternative: true }),
    },
    dedupeKey: `waitlist_withdrawn:${offer.id}`,
    usefulUntil: offer.starts_at,
  }));
  await enqueueNotices(tx, notices);
}
