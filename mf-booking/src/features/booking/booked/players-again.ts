import type { Booking } from "@courtside/contracts/api/client.ts";
import type { ChosenTime } from "../../../club-day/useChosenDay.ts";
import { draftsOf, type PlayerDraft } from "../../../players/player-draft.ts";
import { NO_PLAYERS } from "../grid/grid-store.ts";

/** The players of the booking that is booked again: an address carries no names. */
let kept: { path: string; players: PlayerDraft[] } | null = null;

/**
 * Keeps the other players; the booker is one of them if the person played along. `path` leads to the new booking. Guests come along with
 * their booker alone, who sees their addresses: without its address a guest would be another one. One who is erased is left out.
 */
export function keepPlayers(path: string, { players, walk_in: isWalkIn }: Pick<Booking, "players" | "walk_in">): void {
  const isBooker = players.some(({ is_booker, is_me }) => is_booker && is_me);
  const others = players
    .filter(({ is_me, user_id, is_erased }) => !is_me && (user_id !== null || (isBooker && !is_erased)))
    .map((player) => ({ ...player, is_booker: false }));
  kept = isWalkIn ? null : { path, players: draftsOf(others) };
}

/** The kept players, if they belong to this time of this court. */
export function playersFor({ time, courtId }: ChosenTime): readonly PlayerDraft[] {
  const query = new URLSearchParams(kept?.path.split("?")[1]);
  return query.get("time") === time && query.get("court") === courtId ? (kept?.players ?? NO_PLAYERS) : NO_PLAYERS;
}
