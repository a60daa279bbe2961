import { mostPlayers, type PlayerRules } from "@courtside/contracts/domain/players.ts";
import type { CourtsRow } from "../../../db/row-types.ts";

/** The courts on whose bookings the club requires the players' names (docs/product/booking.md#names-in-time): not those for one person. */
export const namesNeededOn = (
  { names_required_hours, max_players: bySport }: Pick<PlayerRules, "names_required_hours" | "max_players">,
  courts: Pick<CourtsRow, "id" | "sport" | "max_players">[],
): string[] =>
  names_required_hours === 0
    ? []
    : courts
        .filter(({ sport, max_players: ofCourt }) => mostPlayers(sport, { ofCourt, bySport }) > 1)
        .map(({ id }) => id);
