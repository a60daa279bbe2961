import type { BookingContext } from "@courtside/contracts/domain/booking-rules.ts";
import { daysBetween } from "@courtside/contracts/domain/club-clock.ts";
import { type ClubRules, minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { localDate, localMinutes, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import { type DateLayout, layOutDate } from "./layout.ts";

/** A club-local date with the current time, for judging requests on it. */
export interface DayLayout extends DateLayout {
  date: string;
  rules: ClubRules;
  daysAhead: number;
}

export const layOutDay = (date: string, rules: ClubRules, now: number): DayLayout => ({
  date,
  rules,
  ...layOutDate(date, rules),
  daysAhead: daysBetween(localDate(now, rules.time_zone), date),
});

const QUARTER = 15;

/** The part of one request's context that follows from the clock and the club's rules alone. */
export function timeDetails(
  day: DayLayout,
  role: Role,
  now: number,
  input: Slot,
): Pick<
  BookingContext,
  "role" | "rules" | "now" | "startsAt" | "endsAt" | "daysAhead" | "isAligned" | "isWithinHours"
> {
  const { rules } = day;
  const onSlots = day.starts.has(input.startsAt) && day.ends.has(input.endsAt) && isGapless(day, input);
  const base = { role, rules, now, ...input, daysAhead: day.daysAhead };
  // A slot of the day is aligned and within hours by construction; only other requests need time-zone calculations.
  if (onSlots) return { ...base, isAligned: true, isWithinHours: true };
  const minuteOfStart = localMinutes(input.startsAt, rules.time_zone);
  const minuteOfEnd = endMinute(day, input);
  const isWithinHours =
    minuteOfStart >= minutesOfDay(rules.booking_hours_start) && minuteOfEnd <= minutesOfDay(rules.booking_hours_end);
  const onQuarters = minuteOfStart % QUARTER === 0 && minuteOfEnd % QUARTER === 0 && isWholeMinutes(input);
  return { ...base, isAligned: isStaff(role) && onQuarters, isWithinHours };
}

/** Midnight ends a day at 24:00; any later date continues from there, so that it is past every closing time. */
function endMinute(day: DayLayout, input: Slot): number {
  const zone = day.rules.time_zone;
  const days = daysBetween(day.date, localDate(input.endsAt, zone));
  return days * 24 * 60 + localMinutes(input.endsAt, zone);
}

const isWholeMinutes = (input: Slot): boolean => input.startsAt % 60_000 === 0 && input.endsAt % 60_000 === 0;

/** Consecutive whole slots: where a clock change skips or repeats time, slots are not adjacent and cannot be joined. */
function isGapless(day: DayLayout, input: Slot): boolean {
  const length = day.rules.slot_length_minutes * 60_000;
  for (let at = input.startsAt; at < input.endsAt; at += length) if (!day.starts.has(at)) return false;
  return (input.endsAt - input.startsAt) % length === 0;
}
