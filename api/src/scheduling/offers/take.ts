import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError } from "../../errors.ts";
import { withdrawOffers } from "./end.ts";
import { isTakenByMoreThanOffers, lockOffersOn, type OfferRow } from "./queries.ts";

interface TakenSlot extends Slot {
  courtId: string;
  /** What is moved there: its own time is not in its way. */
  movingId?: string;
}

/**
 * Frees a court for staff who book over offers (docs/product/waitlist.md#staff-and-held-slots): the holder is notified, and stays in
 * the queue unless it is an alternative to a canceled booking. Rejected with `slot_held` unless `override`. False: no offer was in
 * the way, something else is too, or the caller may not take one. The court is locked.
 */
export async function takeFromWaitlist(
  tx: ClubTx,
  { courtId, movingId, ...slot }: TakenSlot,
  override: boolean,
): Promise<boolean> {
  if (!can(tx.role, "waitlist:manage")) return false;
  const span = { courtIds: [courtId], startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) };
  const held = await lockOffersOn(tx.sql, tx.clubId, span);
  if (held.length > 0 && (await isTakenByMoreThanOffers(tx.sql, tx.clubId, span, movingId))) return false;
  await withdrawKnowingly(tx, held, override);
  return held.length > 0;
}

/** Why staff do not get a slot that only these offers hold, by the first of them. */
export const messageOfHold = ([first]: OfferRow[]): string =>
  waitlistMessage(first?.canceled_booking_id ? "alternative_held" : "slot_held");

/** Withdraws locked offers of other people, or rejects naming their holders. */
export async function withdrawKnowingly(tx: ClubTx, held: OfferRow[], override: boolean): Promise<void> {
  const [first] = held;
  if (first && !override) {
    throw new DomainError("conflict", "slot_held", messageOfHold(held), {
      field: "start_time",
      offered_to: first.user_name,
      expires_at: first.expires_at.toISOString(),
      is_alternative: first.canceled_booking_id !== null,
    });
  }
  await withdrawOffers(tx, held);
}
