import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds, daySlots, type Slot, weekBounds } from "@courtside/contracts/domain/club-time.ts";

/** What a club-local date is under a club's hours, whoever asks and whenever. */
export interface DateLayout {
  /** The instants between which the date lies, and its count week. */
  bounds: Slot;
  week: Slot;
  slots: Slot[];
  starts: Set<number>;
  ends: Set<number>;
}

/** About ten dates of each of a hundred different clubs; clubs with the same hours share theirs. */
const MOST_KEPT = 1_000;
const kept = new Map<string, DateLayout>();

/** Lays out a date. The zone's arithmetic costs milliseconds and always comes out the same, so the results are kept. */
export function layOutDate(date: string, rules: ClubRules): DateLayout {
  const { time_zone, booking_hours_start, booking_hours_end, slot_length_minutes } = rules;
  const key = `${date} ${time_zone} ${booking_hours_start} ${booking_hours_end} ${slot_length_minutes}`;
  const known = kept.get(key);
  if (known) return known;
  const slots = daySlots(date, rules);
  const layout: DateLayout = {
    bounds: dayBounds(date, time_zone),
    week: weekBounds(date, time_zone),
    slots,
    starts: new Set(slots.map((slot) => slot.startsAt)),
    ends: new Set(slots.map((slot) => slot.endsAt)),
  };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, layout);
  return layout;
}
