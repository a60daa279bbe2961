import type { ClubTx } from "../club-tx.ts";
import { DomainError } from "../errors.ts";
import { type ConflictRow, selectConflicts } from "../scheduling/blocks/queries.ts";
import type { BlockSpan } from "../scheduling/blocks/span.ts";
import { type OfferRow, selectOffersOn } from "../scheduling/offers/queries.ts";
import { obstaclesOn } from "../scheduling/reserve.ts";
import type { BlockedCourt } from "./queries.ts";
import type { CourtRejectionResponse } from "./response.ts";

/** The maximum that an admin can be expected to read before confirming. */
const MOST_CONFLICTS = 500;

export interface Preview {
  /** Courts that can be blocked. */
  free: BlockedCourt[];
  refused: CourtRejectionResponse[];
  /** The bookings and event dates on them that would be canceled. */
  conflicts: ConflictRow[];
  /** The offers on them that would be withdrawn. */
  offers: OfferRow[];
}

const IN_THE_WAY = {
  block: (name: string) => `${name} is already blocked at this time`,
  offer_held: (name: string) => `${name} is held for a member on the waitlist at this time`,
};

/**
 * The current effect of a block of these courts (docs/product/booking.md#court-blocks): which courts cannot be blocked, and which
 * bookings conflict with it.
 */
export async function preview(tx: ClubTx, courts: BlockedCourt[], { fills }: BlockSpan): Promise<Preview> {
  const kinds = await obstaclesOn(
    tx,
    courts.map(({ id }) => id),
    fills,
  );
  const rejected = courts.flatMap(({ id, name }) => {
    const kind = kinds.get(id);
    return kind ? [{ court_id: id, court_name: name, message: IN_THE_WAY[kind](name) }] : [];
  });
  const free = courts.filter(({ id }) => !kinds.has(id));
  const conflicts = await selectConflicts(
    tx.sql,
    tx.clubId,
    free.map(({ id }) => ({ courtId: id, ...fills })),
    MOST_CONFLICTS + 1,
  );
  if (conflicts.length > MOST_CONFLICTS) {
    const message = `This block would cancel more than ${MOST_CONFLICTS} bookings: choose fewer courts or a shorter time`;
    throw new DomainError("rejected", "too_many_hits", message, { field: "end_time" });
  }
  const offers = await selectOffersOn(tx.sql, tx.clubId, {
    courtIds: free.map(({ id }) => id),
    startsAt: new Date(fills.startsAt),
    endsAt: new Date(fills.endsAt),
  });
  return { free, refused: rejected, conflicts, offers };
}

/** Everything that the caller must have seen: bookings, and slots that are held for members on the waitlist. */
export const conflictsOf = ({ conflicts, offers }: Pick<Preview, "conflicts" | "offers">): ConflictRow[] =>
  [...conflicts, ...offers.map((offer) => ({ ...offer, kind: "offer_held" as const, title: null, sequence: 0 }))].sort(
    (a, b) => a.starts_at.getTime() - b.starts_at.getTime(),
  );
