import { seriesDates } from "@courtside/contracts/domain/booking-series.ts";
import { LONGEST_CLOSURE_SERIES, MOST_CLOSURE_DATES } from "@courtside/contracts/domain/closures.ts";
import { addDays, daysBetween } from "@courtside/contracts/domain/club-clock.ts";
import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { instantFrom, localDate, localMinutes } from "@courtside/contracts/domain/club-time.ts";
import { weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import type { ClubTx } from "../club-tx.ts";
import { type BlockSpan, readSpan } from "../scheduling/blocks/span.ts";
import { readInstant } from "../scheduling/days/instant.ts";
import type { ClosureInput, ClosureRepeat } from "./fields.ts";
import { closureError } from "./rejections.ts";

/**
 * The spans of a repeated closure: each date has the first one's times on the club's clock, also when clocks change
 * (docs/product/closures.md#repeating).
 */
export function readRepeatedSpans(
  tx: Pick<ClubTx, "now">,
  { start_time, end_time }: Pick<ClosureInput, "start_time" | "end_time">,
  repeat: ClosureRepeat,
  zone: string,
): BlockSpan[] {
  if (start_time === undefined) throw closureError("invalid", "closure_repeat_start", "start_time");
  const end = readInstant("end_time", end_time, zone);
  const { startsAt } = readSpan(tx, { start_time, end_time }, zone);
  const first = localDate(startsAt, zone);
  const dates = datesOf(repeat, first);
  const wall = { start: timeOf(startsAt, zone), end: wallEndOf(end, startsAt, zone) };
  const spans = dates
    .map((date) => ({
      start_time: isoOf(date, wall.start, zone),
      end_time: isoOf(...endOn(date, wall.end), zone),
    }))
    // When clocks are set forward, a short time may not exist on a date.
    .filter((times) => times.start_time < times.end_time)
    .map((times) => readSpan(tx, times, zone));
  if (spans.length === 0) throw closureError("rejected", "closure_repeat_dates", "repeat");
  if (spans.some(({ startsAt: at }, n) => at < (spans[n - 1]?.endsAt ?? 0)))
    throw closureError("rejected", "closure_repeat_overlap", "end_time");
  return spans;
}

function datesOf({ every_weeks, weekdays, count, until }: ClosureRepeat, first: string): string[] {
  const dates = seriesDates({ starts_on: first, every_weeks, weekdays: weekdays ?? [weekdayOf(first)], count, until });
  const last = dates.at(-1);
  const field = count === undefined ? "repeat.until" : "repeat.count";
  if (last === undefined) throw closureError("rejected", "closure_repeat_dates", field);
  if (dates.length > MOST_CLOSURE_DATES || daysBetween(first, last) > LONGEST_CLOSURE_SERIES)
    throw closureError("rejected", "closure_repeat_most", field, { n: MOST_CLOSURE_DATES });
  return dates;
}

/** An end on the club's clock, seen from the date of the start. */
export interface WallEnd {
  days: number;
  time: string;
}

export const wallEndOf = (end: number, startsAt: number, zone: string): WallEnd => ({
  days: daysBetween(localDate(startsAt, zone), localDate(end, zone)),
  time: timeOf(end, zone),
});

/** The instant of such an end for another date of the series. */
export const instantOfEnd = (wall: WallEnd, startsAt: number, zone: string): number =>
  instantFrom(...endOn(localDate(startsAt, zone), wall), zone);

const endOn = (date: string, { days, time }: WallEnd): [date: string, time: string] => [addDays(date, days), time];
const timeOf = (instant: number, zone: string): string => wallTime(localMinutes(instant, zone));
const isoOf = (date: string, time: string, zone: string): string =>
  new Date(instantFrom(date, time, zone)).toISOString();
