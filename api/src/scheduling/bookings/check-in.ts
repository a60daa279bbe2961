import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { peopleOf } from "../../live/club-news.ts";
import { notifyClub } from "../../live/notify.ts";
import { type BookingRow, updateCheckedIn } from "./queries.ts";

/** Writes the check-in of a locked booking that has none, and notifies the club. The caller writes the audit row. */
export async function writeCheckIn(
  tx: Pick<ClubTx, "sql" | "clubId">,
  row: BookingRow,
  timeZone: string,
  at: Date,
): Promise<BookingRow> {
  await updateCheckedIn(tx.sql, tx.clubId, row.id, at);
  const dates = [localDate(row.starts_at.getTime(), timeZone)];
  await notifyClub(tx, { topic: "bookings", dates, court_id: row.court_id, people: peopleOf(row) });
  return { ...row, checked_in_at: at };
}
