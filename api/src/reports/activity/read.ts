import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { selectClub } from "../../tenant/queries.ts";
import { dateRuns, datesFrom, spanOf } from "../date-runs.ts";
import { type CountRow, countRows, type DateSpan, selectRolledDates, sumCounts } from "../queries.ts";
import { rangeBefore, requireRange, requireReports } from "../range.ts";
import { countGuests, selectBusiest, selectCoachHours, selectEventFill, selectLapsed } from "./queries.ts";
import { type ActivityResponse, activityResponse } from "./response.ts";

/** Demand, lead time, cancellations and people of a range (docs/product/reports.md#activity). */
export async function readActivity(tx: ClubTx, span: DateSpan): Promise<ActivityResponse> {
  requireReports(tx);
  requireRange(span);
  const { sql, clubId } = tx;
  const { time_zone: zone } = await selectClub(sql, clubId);
  const times = ({ from, to }: DateSpan) => ({
    startsAt: new Date(dayBounds(from, zone).startsAt),
    endsAt: new Date(dayBounds(to, zone).endsAt),
  });
  const range = times(span);
  const [counts, busiest, lapsed, coaches, events, guests] = await Promise.all([
    readCounts(tx, span, zone),
    selectBusiest(sql, clubId, range),
    selectLapsed(sql, clubId, times(rangeBefore(span))),
    selectCoachHours(sql, clubId, range),
    selectEventFill(sql, clubId, range),
    countGuests(sql, clubId, range),
  ]);
  return activityResponse(span, { counts, busiest, lapsed, coaches, events, guests });
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
