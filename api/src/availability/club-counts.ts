import { addDays, weekStart } from "@courtside/contracts/domain/club-clock.ts";
import { weekBounds } from "@courtside/contracts/domain/club-time.ts";
import type { ClubCount } from "@courtside/contracts/domain/live-change.ts";
import type { Sql } from "../db/pool.ts";
import { selectBookingsByDate } from "../scheduling/days/queries.ts";
import { selectClub } from "../tenant/queries.ts";

/** A change of more count weeks than these carries no counts. */
const MOST_WEEKS = 3;
const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6];

export const countWeeksOf = (dates: readonly string[]): string[] | null => {
  const weeks = [...new Set(dates.map(weekStart))];
  return weeks.length <= MOST_WEEKS ? weeks : null;
};

/** The number of the club's bookings on each date of the weeks, given by their Sundays, as its staff see them on the day grid. */
export async function readClubCounts(sql: Sql, clubId: string, weeks: readonly string[]): Promise<ClubCount[]> {
  const { time_zone } = await selectClub(sql, clubId);
  const counted = await Promise.all(
    weeks.map(async (sunday) => {
      const rows = await selectBookingsByDate(sql, clubId, time_zone, weekBounds(sunday, time_zone));
      const bookings = new Map(rows.map((row) => [row.date, row.bookings]));
      const this_week = rows.reduce((sum, row) => sum + row.bookings, 0);
      return DAYS_OF_WEEK.map((day) => addDays(sunday, day)).map((date) => ({
        date,
        today: bookings.get(date) ?? 0,
        this_week,
      }));
    }),
  );
  return counted.flat();
}
