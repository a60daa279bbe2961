import type { FreeTimes, LessonTime } from "@courtside/contracts/api/client.ts";

/** The form's input; the date and time are the club's. */
export interface LessonDraft {
  date: string | null;
  time: string | null;
  sport: string | null;
  notes: string;
}

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
