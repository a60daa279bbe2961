import type { Booking, Club } from "@courtside/contracts/api/client.ts";

const HOUR = 3_600_000;

type NamedBooking = Pick<Booking, "kind" | "status" | "walk_in" | "max_players" | "players" | "start_time">;

/**
 * Until when the players of a booking must be named, epoch ms; null if they are, or need not be (docs/product/booking.md#names-in-time).
 * Readers who see no names learn nothing.
 */
export function namesDueAt(
  booking: NamedBooking,
  club: Pick<NonNullable<Club>, "names_required_hours">,
): number | null {
  const { kind, status, walk_in: isWalkIn, max_players: max, players, start_time: start } = booking;
  const isRequired = club.names_required_hours > 0 && max > 1;
  if (!isRequired || kind !== "booking" || status !== "confirmed" || isWalkIn || players.length !== 1) return null;
  return Date.parse(start) - club.names_required_hours * HOUR;
}
