import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import type { CountedSpan } from "./queries.ts";

/** Ascending dates, cut where one is missing or where `isSame` says so: each piece is read at once. */
export function dateRuns<T extends { date: string }>(
  dates: readonly T[],
  isSame: (a: T, b: T) => boolean,
): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const each of dates) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && addDays(before.date, 1) === each.date && isSame(before, each)) run.push(each);
    else runs.push([each]);
  }
  return runs;
}

/** Both included; none if `to` is earlier. */
export function datesFrom(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The whole of a run of dates in one zone. */
export function spanOf(
  run: readonly [{ date: string; time_zone: string }, ...{ date: string; time_zone: string }[]],
): CountedSpan {
  const [{ date: from, time_zone: zone }] = run;
  const to = run.at(-1)?.date ?? from;
  const [startsAt, endsAt] = [new Date(dayBounds(from, zone).startsAt), new Date(dayBounds(to, zone).endsAt)];
  return { from, to, zone, startsAt, endsAt };
}
