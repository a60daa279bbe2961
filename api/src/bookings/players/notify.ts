import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notifyClub } from "../../live/notify.ts";
import type { BookingRow } from "../../scheduling/bookings/queries.ts";
import { notifyOfSeats } from "../../scheduling/players/notices.ts";
import type { PlayerRow } from "../../scheduling/players/queries.ts";
import type { ClubRow } from "../../tenant/queries.ts";

export interface PlayersChange {
  added: PlayerRow[];
  removed: PlayerRow[];
}

/** Notifies who was added or removed, and sends the live change of a booking's players to all whom it concerns. */
export async function notifyOfPlayers(
  tx: ClubTx,
  { time_zone }: Pick<ClubRow, "time_zone">,
  row: BookingRow,
  { added, removed }: PlayersChange,
): Promise<void> {
  await notifyOfSeats(tx, row, { added, removed });
  const players = [...row.players, ...removed].flatMap(({ user_id }) => user_id ?? []);
  await notifyClub(tx, {
    topic: "bookings",
    dates: [localDate(row.starts_at.getTime(), time_zone)],
    court_id: row.court_id,
    people: [...new Set([row.user_id, ...players])],
  });
}
