import { type DayClock, slotsOf } from "@courtside/contracts/domain/club-day/day-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds, dayClock, type Slot, weekBounds } from "@courtside/contracts/domain/club-time.ts";

/** A club-local date under a club's hours, independent of person and time. */
export interface DateLayout {
  /** The instants between which the date lies, and those of its week for the limits. */
  bounds: Slot;
  week: Slot;
  clock: DayClock;
  slots: Slot[];
  starts: Set<number>;
  ends: Set<number>;
}

/** About ten dates of each of a hundred different clubs; clubs with the same hours share theirs. */
const MOST_KEPT = 1_000;
const kept = new Map<string, DateLayout>();

/** Lays out a date. The time-zone calculations cost milliseconds and always have the same result, so it is cached. */
export function layOutDate(date: string, rules: ClubRules): DateLayout {
  const { time_zone, booking_hours_start, booking_hours_end, slot_length_minutes } = rules;
  const key = `${date} ${time_zone} ${booking_hours_start} ${booking_hours_end} ${slot_length_minutes}`;
  const known = kept.get(key);
  if (known) return known;
  const clock = dayClock(date, time_zone);
  const slots = slotsOf(clock, rules);
  const layout: DateLayout = {
    bounds: dayBounds(date, time_zone),
    week: weekBounds(date, time_zone),
    clock,
    slots,
    starts: new Set(slots.map((slot) => slot.startsAt)),
    ends: new Set(slots.map((slot) => slot.endsAt)),
  };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, layout);
  return layout;
}
