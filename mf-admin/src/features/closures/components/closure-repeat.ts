import { MOST_CLOSURE_DATES } from "@courtside/contracts/domain/closures.ts";
import { type Weekday, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import type { ClosureBody } from "../api.ts";

/** How a closure from a time on repeats. Dates "YYYY-MM-DD". */
export interface RepeatDraft {
  everyWeeks: number;
  /** Empty: that of the start. */
  weekdays: Weekday[];
  ends: "count" | "until";
  count: number | null;
  until: string | null;
}

export const emptyRepeat: RepeatDraft = { everyWeeks: 1, weekdays: [], ends: "count", count: 4, until: null };

/** The days that are chosen, before any is that of the start. */
export const weekdaysOf = ({ weekdays }: RepeatDraft, startDate: string): Weekday[] =>
  weekdays.length > 0 ? weekdays : [weekdayOf(startDate)];

export type RepeatProblems = Partial<Record<"count" | "until", string>>;

/** What keeps the repetition from being sent, by field. */
export function repeatProblems({ ends, count, until }: RepeatDraft, startDate: string): RepeatProblems {
  if (ends === "until") {
    if (until === null) return { until: "Choose a date" };
    return until < startDate ? { until: "The last date must not be before the first" } : {};
  }
  const isRight = count !== null && count >= 1 && count <= MOST_CLOSURE_DATES;
  return isRight ? {} : { count: `Enter a number from 1 to ${MOST_CLOSURE_DATES}` };
}

export const repeatBody = (repeat: RepeatDraft, startDate: string): NonNullable<ClosureBody["repeat"]> => ({
  every_weeks: repeat.everyWeeks,
  weekdays: weekdaysOf(repeat, startDate),
  ...(repeat.ends === "count" ? { count: repeat.count ?? 1 } : { until: repeat.until ?? startDate }),
});
