import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { dayBounds, localDate } from "@courtside/contracts/domain/club-time.ts";
import type { Database, Sql } from "../../db/pool.ts";
import { asTenant, authTransaction } from "../../db/transaction.ts";
import { selectFirstDate, selectOccupied } from "../../scheduling/occupancies/court-use-queries.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { dateRuns, datesFrom, spanOf } from "../date-runs.ts";
import { useOfDates } from "../date-use.ts";
import { countRows, selectReportCourts } from "../queries.ts";
import {
  beginReportWork,
  insertRolled,
  type RolledDate,
  replaceCounts,
  replaceHours,
  selectLastRolled,
  selectRolled,
  takeChanges,
} from "./queries.ts";

/** Dates of one transaction: fewer for many courts, so that it ends within the limit of a statement on a busy machine too. */
const DATES = 60;
const DATES_TIMES_COURTS = 400;
const CHANGES = 500;
/** A date is over for the job an hour after its end, when no transaction of it runs any more. */
const HOUR = 3_600_000;
/** The time against which bookings of dates that are over are judged. */
const ALL_OVER = Number.POSITIVE_INFINITY;

/** Counts some dates of a club (docs/decisions/0066). Returns how many; 0: nothing is left, or another process is at it. */
export const rollUp = (db: Database, clubId: string): Promise<number> =>
  authTransaction(
    db,
    async (sql) => {
      const now = await beginReportWork(sql, clubId);
      return now ? asTenant(sql, () => rollUpNext(sql, clubId, now.getTime())) : 0;
    },
    { changesPeople: false },
  );

async function rollUpNext(sql: Sql, clubId: string, now: number): Promise<number> {
  const club = await selectClub(sql, clubId);
  const lastOver = addDays(localDate(now - HOUR, club.time_zone), -1);
  const last = await selectLastRolled(sql, clubId);
  const first = last ? addDays(last, 1) : await selectFirstDate(sql, clubId, club.time_zone);
  const courts = await selectReportCourts(sql, clubId, {});
  const most = Math.min(DATES, Math.ceil(DATES_TIMES_COURTS / Math.max(1, courts.length)));
  const next = datesFrom(first, lastOver).slice(0, most);
  const changes = await takeChanges(sql, clubId, CHANGES);
  const again = last ? await rolledOf(sql, clubId, changes) : [];
  await count(sql, clubId, again, { isAgain: true });
  const open = courts.filter(({ is_active }) => is_active).map(({ id }) => id);
  const fresh = next.map((date) => openDate(club, date, open));
  await insertRolled(sql, clubId, fresh);
  await count(sql, clubId, fresh, { isAgain: false });
  return again.length + fresh.length + changes.length;
}

/** The kept dates that the changes touch. */
async function rolledOf(
  sql: Sql,
  clubId: string,
  changes: { starts_at: Date; ends_at: Date }[],
): Promise<RolledDate[]> {
  const near = new Set(
    changes.flatMap(({ starts_at, ends_at }) =>
      // Whatever the zone, a time lies on one of these dates.
      datesFrom(addDays(utcDate(starts_at), -1), addDays(utcDate(ends_at), 1)),
    ),
  );
  const rolled = await selectRolled(sql, clubId, [...near]);
  return rolled.filter(({ date, time_zone }) => {
    const { startsAt, endsAt } = dayBounds(date, time_zone);
    return changes.some((each) => each.starts_at.getTime() < endsAt && each.ends_at.getTime() > startsAt);
  });
}

async function count(sql: Sql, clubId: string, dates: RolledDate[], how: { isAgain: boolean }): Promise<void> {
  if (dates.length === 0) return;
  const courtIds = (await selectReportCourts(sql, clubId, {})).map(({ id }) => id);
  for (const run of dateRuns(dates, (a, b) => a.time_zone === b.time_zone)) {
    const span = spanOf(run);
    const occupied = await selectOccupied(sql, clubId, courtIds, span.startsAt, span.endsAt);
    const names = run.map(({ date }) => date);
    await replaceHours(sql, clubId, names, useOfDates(run, courtIds, occupied, ALL_OVER));
    await replaceCounts(sql, clubId, names, await countRows(sql, clubId, span), how);
  }
}

const openDate = (
  { time_zone, booking_hours_start, booking_hours_end }: ClubRow,
  date: string,
  court_ids: string[],
) => ({
  ...{ date, time_zone, booking_hours_start, booking_hours_end, court_ids },
});

const utcDate = (instant: Date): string => instant.toISOString().slice(0, 10);
