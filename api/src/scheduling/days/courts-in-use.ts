import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import type { OccupancyRow } from "./queries.ts";

/** Shown in place of free time on an inactive court. */
const REASON = "Court is inactive";

/**
 * The courts of a day that are active, and the inactive ones on which people still come (docs/product/booking.md#courts). What is free
 * on these within `slots` is a block, so that readers that do not know inactive courts offer nothing there.
 */
export function courtsInUse<Court extends { id: string; is_active?: boolean }>(
  courts: readonly Court[],
  occupancies: OccupancyRow[],
  slots: readonly Slot[],
) {
  const used = new Set(occupancies.filter(({ kind }) => kind !== "block").map(({ court_id }) => court_id));
  const shown = courts.filter((court) => takesBookings(court) || used.has(court.id));
  const inactive = shown.filter((court) => !takesBookings(court));
  if (inactive.length === 0) return { courts: shown, occupancies };
  const blocks = inactive.flatMap(({ id }) => blocksBetween(id, occupancies, slots));
  const all = [...occupancies, ...blocks].sort((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  return { courts: shown, occupancies: all };
}

function blocksBetween(courtId: string, occupancies: readonly OccupancyRow[], slots: readonly Slot[]): OccupancyRow[] {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const taken = occupancies
    .filter(({ court_id }) => court_id === courtId)
    .map(({ starts_at, ends_at }) => ({ startsAt: starts_at.getTime(), endsAt: ends_at.getTime() }));
  const blocks: OccupancyRow[] = [];
  let at = first.startsAt;
  for (const { startsAt, endsAt } of [...taken, { startsAt: last.endsAt, endsAt: last.endsAt }]) {
    const end = Math.min(startsAt, last.endsAt);
    if (end > at) blocks.push(blockOf(courtId, at, end));
    at = Math.max(at, endsAt);
  }
  return blocks;
}

const blockOf = (courtId: string, startsAt: number, endsAt: number): OccupancyRow => ({
  // Of no row: the court's id, with the start in its last part.
  id: `${courtId.slice(0, 24)}${String(startsAt / 1000).padStart(12, "0")}`,
  court_id: courtId,
  kind: "block",
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
  reason: REASON,
  booking_id: null,
  offer_id: null,
  user_id: null,
  coach_id: null,
  is_player: null,
  booked_by: null,
  coach_name: null,
  event_id: null,
  players: null,
  guest_fees_due_cents: null,
  is_unnamed: null,
  checked_in_at: null,
  series_label: null,
  offered_to_id: null,
  offered_to: null,
  offer_expires_at: null,
  is_alternative: null,
});
