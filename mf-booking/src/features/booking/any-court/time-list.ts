import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { FreeTime } from "@courtside/contracts/domain/club-day/free-times.ts";
import { PARTS_OF_DAY, type PartOfDay, partOfDay } from "@courtside/contracts/domain/part-of-day.ts";

/** A free time with its club-local "HH:MM". */
export interface ListedTime extends FreeTime {
  time: string;
  until: string;
}

interface TimeSection {
  part: PartOfDay;
  times: ListedTime[];
}

/** The times by parts of the day, without empty ones: first the part in which the person mostly plays, then in order. */
export function timeSections(times: readonly FreeTime[], zone: string, usual: PartOfDay | null): TimeSection[] {
  const listed = times.map((time) => ({
    ...time,
    time: clubTime(time.start_time, zone),
    until: clubTime(time.end_time, zone),
  }));
  const sections = PARTS_OF_DAY.map((part) => ({
    part,
    times: listed.filter(({ time }) => partOfDay(time) === part),
  }));
  return sections
    .sort((one, other) => Number(other.part === usual) - Number(one.part === usual))
    .filter((section) => section.times.length > 0);
}

const MOST_NAMES = 4;

/** "Court 1, Court 2", or "Court 1, Court 2, Court 3 and 17 more". */
export function courtNames(courts: FreeTime["courts"]): string {
  const names = courts.map(({ court_name }) => court_name);
  if (names.length <= MOST_NAMES) return names.join(", ");
  return `${names.slice(0, MOST_NAMES - 1).join(", ")} and ${names.length - MOST_NAMES + 1} more`;
}

export const courtCount = (count: number): string => (count === 1 ? "1 court" : `${count} courts`);

/** The lengths in minutes that can be looked for: one slot, two, … up to the longest booking. */
export const lengthsOf = (slot: number, longest: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor(longest / slot)) }, (_, at) => (at + 1) * slot);
