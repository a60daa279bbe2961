import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import {
  type AvailableHours,
  DEFAULT_HOURS,
  WEEKDAYS,
  type Weekday,
} from "@courtside/contracts/domain/weekly-availability.ts";

/** One stretch of hours while it is edited; `key` keeps its fields mounted. */
export interface DraftHours extends AvailableHours {
  key: string;
}

const byStart = (a: AvailableHours, b: AvailableHours) => (a.start_time < b.start_time ? -1 : 1);

/** A stored week as a draft. */
export const draftOf = (rows: readonly (AvailableHours & { id: string })[]): DraftHours[] =>
  rows.map(({ id, day_of_week, start_time, end_time }) => ({ key: id, day_of_week, start_time, end_time }));

/** The request body of the draft: from Monday on, by start. */
export const rowsOf = (draft: readonly DraftHours[]): AvailableHours[] =>
  WEEKDAYS.flatMap((day) =>
    hoursOf(draft, day)
      .toSorted(byStart)
      .map(({ day_of_week, start_time, end_time }) => ({ day_of_week, start_time, end_time })),
  );

export const hoursOf = <Hours extends AvailableHours>(rows: readonly Hours[], day: Weekday): Hours[] =>
  rows.filter(({ day_of_week }) => day_of_week === day);

/** Adds a stretch after the day's last one: 09:00 to 17:00 first, then two hours from its end, if the day is long enough. */
export function addTo(draft: readonly DraftHours[], day: Weekday, times: readonly string[]): DraftHours[] {
  const last = hoursOf(draft, day).toSorted(byStart).at(-1);
  const closing = times.at(-1) ?? "20:00";
  const start = last ? last.end_time : DEFAULT_HOURS.start_time;
  if (start >= closing) return [...draft, made(day, times[0] ?? "06:00", times[1] ?? "06:30")];
  const wanted = last ? wallTime(Math.min(minutesOfDay(start) + 120, minutesOfDay(closing))) : DEFAULT_HOURS.end_time;
  return [...draft, made(day, start, wanted)];
}

/** Replaces other days' hours with those of one day. */
export function copyTo(draft: readonly DraftHours[], from: Weekday, to: readonly Weekday[]): DraftHours[] {
  const source = hoursOf(draft, from);
  const others = to.filter((day) => day !== from);
  return [
    ...draft.filter(({ day_of_week }) => !others.includes(day_of_week)),
    ...others.flatMap((day) => source.map(({ start_time, end_time }) => made(day, start_time, end_time))),
  ];
}

/** "16 h" of a week, to half an hour. */
export function totalHours(rows: readonly AvailableHours[]): string {
  const minutes = rows.reduce(
    (sum, { start_time, end_time }) => sum + Math.max(0, minutesOfDay(end_time) - minutesOfDay(start_time)),
    0,
  );
  return `${minutes / 60} h`;
}

const made = (day_of_week: Weekday, start_time: string, end_time: string): DraftHours => ({
  key: crypto.randomUUID(),
  day_of_week,
  start_time,
  end_time,
});
