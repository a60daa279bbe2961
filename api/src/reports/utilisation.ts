import { addUse, NO_MINUTES, type UsedMinutes } from "@courtside/contracts/domain/court-use.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import type { ClubTx } from "../club-tx.ts";
import { limitReports } from "../http/write-limit.ts";
import { selectFirstDate, selectOccupied } from "../scheduling/occupancies/court-use-queries.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import { dateRuns, datesFrom, spanOf } from "./date-runs.ts";
import { type HourOfCourt, useOfDates } from "./date-use.ts";
import {
  type CourtFilter,
  type DateSpan,
  type ReportCourt,
  type ReportGroup,
  selectReportCourts,
  selectRolledDates,
  sumHours,
} from "./queries.ts";
import { rangeBefore, requireCourts, requireRange, requireReports } from "./range.ts";
import { type UtilisationResponse, type UtilisationRowResponse, usedResponse } from "./response.ts";

export interface UtilisationInput extends DateSpan, CourtFilter {
  group: ReportGroup;
}

/** What reading a report needs; a job has no caller. */
export type ReportTx = Pick<ClubTx, "sql" | "clubId" | "now">;

interface Source {
  tx: ReportTx;
  club: ClubRow;
  firstDate: string;
  courts: ReportCourt[];
  input: UtilisationInput;
}

/** How the courts were used, in the club's wall time, beside the range before (docs/product/reports.md#utilisation). */
export async function readUtilisation(tx: ClubTx, input: UtilisationInput): Promise<UtilisationResponse> {
  requireReports(tx);
  requireRange(input);
  limitReports(tx);
  const source = await openSource(tx, await requireCourts(tx, input), input);
  const current = await readRange(source, input);
  return {
    group: input.group,
    time_zone: source.club.time_zone,
    ...current,
    previous: await readRange(source, rangeBefore(input)),
  };
}

/** How all courts were used in a range, by the hours of the week. */
export async function readHours(tx: ReportTx, span: DateSpan) {
  const courts = await selectReportCourts(tx.sql, tx.clubId, {});
  return readRange(await openSource(tx, courts, { ...span, group: "hour_weekday" }), span);
}

async function openSource(tx: ReportTx, courts: ReportCourt[], input: UtilisationInput): Promise<Source> {
  const club = await selectClub(tx.sql, tx.clubId);
  return { tx, club, firstDate: await selectFirstDate(tx.sql, tx.clubId, club.time_zone), courts, input };
}

async function readRange(source: Source, { from, to }: DateSpan) {
  const used = await readUse(source, { from, to });
  const totals = [...used.values()].reduce(addUse, NO_MINUTES);
  return { from, to, totals: usedResponse(totals), data: rowsOf(source, { from, to }, used) };
}

/**
 * Use by the key of the group. Dates with rollups come from them; the others, today and dates ahead among them, are counted now, so that
 * a report is never behind (docs/decisions/0066).
 */
async function readUse(source: Source, { from, to }: DateSpan): Promise<Map<string, UsedMinutes>> {
  const { tx, club, firstDate, courts, input } = source;
  const { sql, clubId } = tx;
  const rolled = new Set(await selectRolledDates(sql, clubId, { from, to }));
  const uncounted = datesFrom(from, to).filter((date) => !rolled.has(date));
  const courtIds = courts.map(({ id }) => id);
  const isFiltered = input.sport !== undefined || input.courtId !== undefined;
  const kept = await sumHours(sql, clubId, input.group, {
    ...{ from, to, without: uncounted, courtIds: isFiltered ? courtIds : null },
  });
  const used = new Map(kept.map(({ key, ...use }) => [key, use]));

  const { time_zone, booking_hours_start, booking_hours_end } = club;
  const court_ids = courts.filter(({ is_active }) => is_active).map(({ id }) => id);
  const dates = uncounted
    .filter((date) => date >= firstDate)
    .map((date) => ({ date, time_zone, booking_hours_start, booking_hours_end, court_ids }));
  const allIds =
    isFiltered && dates.length > 0 ? (await selectReportCourts(sql, clubId, {})).map(({ id }) => id) : courtIds;
  for (const run of dateRuns(dates, () => true)) {
    const { startsAt, endsAt } = spanOf(run);
    const occupied = await selectOccupied(sql, clubId, allIds, startsAt, endsAt);
    for (const each of useOfDates(run, courtIds, occupied, tx.now)) {
      const key = keyOf(input.group, each);
      used.set(key, addUse(used.get(key) ?? NO_MINUTES, each));
    }
  }
  return used;
}

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

const keyOf = (group: ReportGroup, { date, court_id, hour }: HourOfCourt): string =>
  ({ hour_weekday: String(weekdayOf(date) * 24 + hour), day: date, court: court_id })[group];

/** The rows in order: each date and each court has one, and each hour of a weekday in which a court was open. */
function rowsOf({ courts, input }: Source, span: DateSpan, used: Map<string, UsedMinutes>): UtilisationRowResponse[] {
  const useOf = (key: string) => usedResponse(used.get(key) ?? NO_MINUTES);
  switch (input.group) {
    case "day":
      return datesFrom(span.from, span.to).map((date) => ({ date, ...useOf(date) }));
    case "court":
      return courts
        .filter(({ id, is_active }) => is_active || used.has(id))
        .map(({ id, name, sport }) => ({ court_id: id, court_name: name, sport, ...useOf(id) }));
    case "hour_weekday":
      return [...used.keys()]
        .map(Number)
        .toSorted((a, b) => a - b)
        .flatMap((key) => {
          const weekday = WEEKDAYS[Math.floor(key / 24)];
          return weekday ? [{ weekday, hour: key % 24, ...useOf(String(key)) }] : [];
        });
  }
}
