import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import type { JoinInput } from "./api.ts";

interface OpeningHours {
  booking_hours_start: string;
  booking_hours_end: string;
  slot_length_minutes: number;
}

/** When the club's slots start and end, as choices for a window. */
export function windowChoices(rules: OpeningHours): { starts: string[]; ends: string[] } {
  const { slot_length_minutes: length } = rules;
  const closing = minutesOfDay(rules.booking_hours_end);
  const starts: string[] = [];
  const ends: string[] = [];
  for (let at = minutesOfDay(rules.booking_hours_start); at + length <= closing; at += length) {
    starts.push(wallTime(at));
    ends.push(wallTime(at + length));
  }
  return { starts, ends };
}

/** Whether both times are given and the start is not before the end (docs/product/waitlist.md#window). */
export const isInvalidWindow = ({ start, end }: Pick<JoinInput, "start" | "end">): boolean =>
  start !== null && end !== null && minutesOfDay(start) >= minutesOfDay(end);
