import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { limitReports } from "../../http/write-limit.ts";
import { selectClub } from "../../tenant/queries.ts";
import { dateRuns, datesFrom, spanOf } from "../date-runs.ts";
import { type CountRow, countRows, type DateSpan, selectRolledDates, sumCounts } from "../queries.ts";
import { rangeBefore, requireRange, requireReports } from "../range.ts";
import {
  countGuests,
  hasBookingsOfMembers,
  selectBusiest,
  selectCoachHours,
  selectEventFill,
  selectLapsed,
} from "./queries.ts";
import { type ActivityResponse, activityResponse } from "./response.ts";

/** The rows of a list on screen, and in a file. */
export const MOST_SHOWN = 20;
export const MOST_SAVED = 10_000;

/** Demand, lead time, cancellations and people of a range, at most so many of a list (docs/product/reports.md#activity). */
export async function readActivity(tx: ClubTx, span: DateSpan, most: number): Promise<ActivityResponse> {
  requireReports(tx);
  requireRange(span);
  limitReports(tx);
  const { sql, clubId } = tx;
  const { time_zone: zone } = await selectClub(sql, clubId);
  const times = ({ from, to }: DateSpan) => ({
    startsAt: new Date(dayBounds(from, zone).startsAt),
    endsAt: new Date(dayBounds(to, zone).endsAt),
  });
  const range = times(span);
  const before = times(rangeBefore(span));
  const [counts, busiest, lapsed, hasBookingsBefore, coaches, events, guests] = await Promise.all([
    readCounts(tx, span, zone),
    selectBusiest(sql, clubId, range, most),
    selectLapsed(sql, clubId, before, most),
    hasBookingsOfMembers(sql, clubId, before),
    selectCoachHours(sql, clubId, range, most),
    selectEventFill(sql, clubId, range, most),
    countGuests(sql, clubId, range),
  ]);
  return activityResponse(span, { counts, busiest, lapsed, hasBookingsBefore, coaches, events, guests });
}

/** From rollups, and of the dates without one from the rows. */
export async function readCounts(
  { sql, clubId }: Pick<ClubTx, "sql" | "clubId">,
  span: DateSpan,
  time_zone: string,
): Promise<Omit<CountRow, "date">[]> {
  const rolled = new Set(await selectRolledDates(sql, clubId, span));
  const uncounted = datesFrom(span.from, span.to).filter((date) => !rolled.has(date));
  const counts: Omit<CountRow, "date">[] = await sumCounts(sql, clubId, { ...span, without: uncounted });
  const dates = uncounted.map((date) => ({ date, time_zone }));
  for (const run of dateRuns(dates, () => true)) counts.push(...(await countRows(sql, clubId, spanOf(run))));
  return counts;
}
