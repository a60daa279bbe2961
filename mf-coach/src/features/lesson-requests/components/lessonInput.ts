import type { FreeTimes, LessonTime } from "@courtside/contracts/api/client.ts";
import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";

/** The form's input; the date and time are the club's. */
export interface LessonDraft {
  date: string | null;
  time: string | null;
  sport: string | null;
  notes: string;
}

/** Date and time, or the messages of the missing ones. */
export const inputProblem = ({ date, time }: LessonDraft): string | null =>
  date && time ? null : LESSON_MESSAGES.lesson_time_missing;

export const freeCount = (times: readonly LessonTime[]): number => times.filter(({ state }) => state === "free").length;

/** The first date with a free time; if there is none, the first date. */
export const bestDate = ({ days }: FreeTimes): string | null =>
  (days.find(({ times }) => freeCount(times) > 0) ?? days[0])?.date ?? null;

/** Why a time cannot be chosen; null if it can. */
export const WHY_NOT: Record<LessonTime["state"], string | null> = {
  free: null,
  busy: "Coach is busy",
  no_court: "No court free",
  own_overlap: "You are booked",
  past: "Past",
};
