import { minutesOfDay, wallTime } from "./club-rules.ts";

/** A week of availability starts on Monday (docs/product/coaching.md#weekly-availability). */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours of one weekday in the club's local time, "HH:MM"; the end may be "24:00". */
export interface AvailableHours {
  day_of_week: Weekday;
  start_time: string;
  end_time: string;
}

/** What a new row of the form holds. */
export const DEFAULT_HOURS: AvailableHours = { day_of_week: "monday", start_time: "09:00", end_time: "17:00" };

const FIRST = minutesOfDay("06:00");
const LAST = minutesOfDay("20:00");
const STEP = 30;
/** Half-hour pieces of a week at the most. */
export const MOST_HOURS = 7 * 24;

export const AVAILABILITY_MESSAGES = {
  missing: "Please fill in all fields",
  order: "End time must be after start time",
} as const;

/** "monday" → "Monday". */
export const weekdayLabel = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** The weekday of a "YYYY-MM-DD". */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

/** Every half hour from 06:00 to 20:00, or to the club's closing where that is later (docs/product/coaching.md#weekly-availability). */
export function availabilityTimes(closing: string): string[] {
  const last = Math.max(LAST, minutesOfDay(closing));
  return Array.from({ length: Math.floor((last - FIRST) / STEP) + 1 }, (_, step) => wallTime(FIRST + step * STEP));
}

export interface AvailabilityProblem {
  /** Index of the row that would have to change. */
  row: number;
  field: keyof AvailableHours;
  message: string;
}

/**
 * The first thing wrong with a weekly table; null: nothing. Hours that touch are fine, hours that overlap are not. Those that are
 * `stored` were checked when the club closed at another time.
 */
export const availabilityProblem = (
  rows: readonly AvailableHours[],
  closing: string,
  stored: readonly AvailableHours[] = [],
): AvailabilityProblem | null => availabilityProblems(rows, closing, stored)[0] ?? null;

/** The same of each wrong row, in their order. */
export function availabilityProblems(
  rows: readonly AvailableHours[],
  closing: string,
  stored: readonly AvailableHours[] = [],
): AvailabilityProblem[] {
  const times = availabilityTimes(closing);
  return rows.flatMap((hours, row) => {
    const isStored = stored.some((other) => isSame(other, hours));
    const problem = problemOf(hours, rows.slice(0, row), isStored ? [hours.start_time, hours.end_time] : times);
    return problem ? [{ row, ...problem }] : [];
  });
}

function problemOf(
  hours: AvailableHours,
  before: readonly AvailableHours[],
  times: readonly string[],
): Omit<AvailabilityProblem, "row"> | null {
  const empty = (["day_of_week", "start_time", "end_time"] as const).find((field) => !hours[field]);
  if (empty) return { field: empty, message: AVAILABILITY_MESSAGES.missing };
  const unknown = (["start_time", "end_time"] as const).find((field) => !times.includes(hours[field]));
  if (unknown) {
    return { field: unknown, message: `Choose a time between ${times[0]} and ${times.at(-1)}, on the half hour` };
  }
  if (hours.end_time <= hours.start_time) return { field: "end_time", message: AVAILABILITY_MESSAGES.order };
  return before.some((other) => overlaps(other, hours))
    ? { field: "start_time", message: `These hours overlap others on ${weekdayLabel(hours.day_of_week)}` }
    : null;
}

const isSame = (a: AvailableHours, b: AvailableHours): boolean =>
  a.day_of_week === b.day_of_week && a.start_time === b.start_time && a.end_time === b.end_time;

const overlaps = (a: AvailableHours, b: AvailableHours): boolean =>
  a.day_of_week === b.day_of_week && a.start_time < b.end_time && b.start_time < a.end_time;
