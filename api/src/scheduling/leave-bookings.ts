import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { selectClub } from "../tenant/queries.ts";
import { type BookingRow, lockPlayedBy } from "./bookings/queries.ts";
import { notifyOfLeaving } from "./players/notices.ts";
import { replacePlayers } from "./players/queries.ts";
import { releasePeople } from "./reserve.ts";

/**
 * Takes a locked member who leaves the club off the bookings ahead in which they play, and returns these; the bookers are notified,
 * the caller notifies the member.
 */
export async function leaveAllBookings(tx: ClubTx, userId: string): Promise<BookingRow[]> {
  const { sql, clubId } = tx;
  const rows = await lockPlayedBy(sql, clubId, userId, new Date(tx.now));
  if (rows.length === 0) return rows;
  await releasePeople(
    tx,
    rows.map(({ id }) => id),
    [userId],
  );
  for (const row of rows) {
    const players = row.players.filter(({ user_id }) => user_id !== userId);
    await replacePlayers(sql, clubId, row.id, players, tx.userId);
    for (const player of row.players) if (player.user_id === userId) await notifyOfLeaving(tx, row, player);
  }
  const { time_zone } = await selectClub(sql, clubId);
  const dates = [...new Set(rows.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)))];
  await notifyClub(tx, { topic: "bookings", dates, people: [...new Set(rows.map(({ user_id }) => user_id)), userId] });
  return rows;
}
