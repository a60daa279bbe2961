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

/** The stretches of each weekday, in the order in which they are shown. */
export type WeekDraft = Record<Weekday, DraftHours[]>;

const byStart = (a: AvailableHours, b: AvailableHours) => (a.start_time < b.start_time ? -1 : 1);

const weekFrom = (hoursOf: (day: Weekday) => DraftHours[]): WeekDraft =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOf(day)])) as WeekDraft;

/** A stored week as a draft. */
export const weekOf = (rows: readonly (AvailableHours & { id: string })[]): WeekDraft =>
  weekFrom((day) =>
    rows
      .filter(({ day_of_week }) => day_of_week === day)
      .map(({ id, day_of_week, start_time, end_time }) => ({ key: id, day_of_week, start_time, end_time })),
  );

/** The request body of the draft: from Monday on, by start. */
export const rowsOf = (week: WeekDraft): AvailableHours[] =>
  WEEKDAYS.flatMap((day) =>
    week[day].toSorted(byStart).map(({ day_of_week, start_time, end_time }) => ({ day_of_week, start_time, end_time })),
  );

/** A day with a stretch after its last one: 09:00 to 17:00 first, then two hours from its end, if the day is long enough. */
export function added(hours: readonly DraftHours[], day: Weekday, times: readonly string[]): DraftHours[] {
  const last = hours.toSorted(byStart).at(-1);
  const closing = times.at(-1) ?? "20:00";
  const start = last ? last.end_time : DEFAULT_HOURS.start_time;
  if (start >= closing) return [...hours, made(day, times[0] ?? "06:00", times[1] ?? "06:30")];
  const wanted = last ? wallTime(Math.min(minutesOfDay(start) + 120, minutesOfDay(closing))) : DEFAULT_HOURS.end_time;
  return [...hours, made(day, start, wanted)];
}

/** The days that take over the hours of another one. */
export function copied(week: WeekDraft, from: Weekday, to: readonly Weekday[]): Partial<WeekDraft> {
  const others = to.filter((day) => day !== from);
  return Object.fromEntries(
    others.map((day) => [day, week[from].map(({ start_time, end_time }) => made(day, start_time, end_time))]),
  );
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
