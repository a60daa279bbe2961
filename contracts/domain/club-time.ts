import { Temporal } from "temporal-polyfill";
import { type ClubRules, minutesOfDay } from "./club-rules.ts";

/**
 * Club-local time (docs/product/booking.md#club-time). Instants are epoch milliseconds, dates "YYYY-MM-DD", wall times "HH:MM".
 * The api's side; the web shows times with club-clock.ts, which needs no polyfill.
 */
export interface Slot {
  startsAt: number;
  endsAt: number;
}

const zoned = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
const startOfDay = (date: Temporal.PlainDate, zone: string) => date.toZonedDateTime(zone).epochMilliseconds;

/** The club-local date of an instant. */
export const localDate = (instant: number, zone: string): string => zoned(instant, zone).toPlainDate().toString();

/** Minutes after midnight that the club's wall clock shows at an instant. */
export function localMinutes(instant: number, zone: string): number {
  const time = zoned(instant, zone);
  return time.hour * 60 + time.minute;
}

/** The instants between which a club-local date lies, half open. */
export function dayBounds(date: string, zone: string): Slot {
  const day = Temporal.PlainDate.from(date);
  return { startsAt: startOfDay(day, zone), endsAt: startOfDay(day.add({ days: 1 }), zone) };
}

/** The count week, Sunday to Saturday, around a club-local date. */
export function weekBounds(date: string, zone: string): Slot {
  const day = Temporal.PlainDate.from(date);
  const sunday = day.subtract({ days: day.dayOfWeek % 7 });
  return { startsAt: startOfDay(sunday, zone), endsAt: startOfDay(sunday.add({ days: 7 }), zone) };
}

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/**
 * The instant of a club-local "YYYY-MM-DDTHH:MM", or null where DST skips it. An ambiguous time is its first occurrence.
 * Throws RangeError for text that is no date-time.
 */
export function instantOf(localDateTime: string, zone: string): number | null {
  const wall = Temporal.PlainDateTime.from(localDateTime);
  const time = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  return time.toPlainDateTime().equals(wall) ? time.epochMilliseconds : null;
}

/**
 * The slots of a club-local date: they step from opening, the last ends at or before closing, each lasts the slot length
 * in real time. A slot that holds a minute which DST skips is left out; one that DST repeats is there once.
 */
export function daySlots(
  date: string,
  rules: Pick<ClubRules, "slot_length_minutes" | "booking_hours_start" | "booking_hours_end" | "time_zone">,
): Slot[] {
  const length = rules.slot_length_minutes;
  const closing = minutesOfDay(rules.booking_hours_end);
  const midnight = Temporal.PlainDate.from(date).toPlainDateTime();
  const slots: Slot[] = [];
  for (let minute = minutesOfDay(rules.booking_hours_start); minute + length <= closing; minute += length) {
    const wall = midnight.add({ minutes: minute });
    const start = wall.toZonedDateTime(rules.time_zone, { disambiguation: "earlier" });
    if (!start.toPlainDateTime().equals(wall)) continue;
    const end = start.add({ minutes: length });
    if (end.offsetNanoseconds > start.offsetNanoseconds && !endsAtTheSkip(wall, length, rules.time_zone)) continue;
    slots.push({ startsAt: start.epochMilliseconds, endsAt: end.epochMilliseconds });
  }
  return slots;
}

/** A slot may end exactly where the clock jumps forward: none of its own minutes is skipped. */
function endsAtTheSkip(wall: Temporal.PlainDateTime, length: number, zone: string): boolean {
  const lastMinute = wall.add({ minutes: length - 1 });
  return (
    lastMinute.toZonedDateTime(zone, { disambiguation: "earlier" }).toPlainDateTime().equals(lastMinute) &&
    lastMinute.toZonedDateTime(zone).offsetNanoseconds ===
      wall.toZonedDateTime(zone, { disambiguation: "earlier" }).offsetNanoseconds
  );
}
