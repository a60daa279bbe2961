import { Temporal } from "temporal-polyfill";
import { daysBetween as clockDaysBetween, localDateTime, weekStart } from "./club-clock.ts";
import { type DayClock, type Slot, slotsOf } from "./club-day/day-clock.ts";
import { type ClubRules, minutesOfDay, wallTime } from "./club-rules.ts";

/**
 * Club-local time (docs/product/booking.md#club-time), the one home of its rules across clock changes in TypeScript. The SQL side
 * is club_instant, club_midnight and club_day_slots; tests/api/club-time-in-sql.test.ts compares the two. Instants are epoch
 * milliseconds, dates "YYYY-MM-DD", wall times "HH:MM". The web shows times with club-clock.ts, which needs no polyfill.
 */
export type { Slot } from "./club-day/day-clock.ts";

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
  const sunday = Temporal.PlainDate.from(weekStart(date));
  return { startsAt: startOfDay(sunday, zone), endsAt: startOfDay(sunday.add({ days: 7 }), zone) };
}

/** @deprecated It is in club-clock.ts; here for remotes of other repositories until a new major. */
export const daysBetween = (from: string, to: string): number => clockDaysBetween(from, to);

/** A local time's first occurrence, or null where DST skips it. */
function firstOccurrence(local: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime | null {
  const time = local.toZonedDateTime(zone, { disambiguation: "earlier" });
  return time.toPlainDateTime().equals(local) ? time : null;
}

/**
 * The instant of a club-local "YYYY-MM-DDTHH:MM", or null where DST skips it. An ambiguous time is its first occurrence.
 * Throws RangeError for text that is no date-time.
 */
export const instantOf = (localDateTime: string, zone: string): number | null =>
  firstOccurrence(Temporal.PlainDateTime.from(localDateTime), zone)?.epochMilliseconds ?? null;

/** The instant of a time on a club-local date, "24:00" included. A time that DST skips is the first minute after the skip. */
export function instantFrom(date: string, time: string, zone: string): number {
  for (let minute = minutesOfDay(time); minute < 24 * 60; minute += 1) {
    const instant = instantOf(localDateTime(date, wallTime(minute)), zone);
    if (instant !== null) return instant;
  }
  return dayBounds(date, zone).endsAt;
}

/** How a club-local date passes: its first instant, and where the clock changes; also at its end, which may come an hour early. */
export function dayClock(date: string, zone: string): DayClock {
  const day = Temporal.PlainDate.from(date);
  const start = day.toZonedDateTime(zone);
  const end = day.add({ days: 1 }).toZonedDateTime(zone);
  const clock: DayClock["clock"] = [];
  for (let from: Temporal.ZonedDateTime | null = start; from; from = from.getTimeZoneTransition("next")) {
    if (clock.length > 0 && from.epochMilliseconds > end.epochMilliseconds) break;
    const { days } = day.until(from.toPlainDate());
    const wall = days * 24 * 60 + from.hour * 60 + from.minute;
    clock.push({ minute: (from.epochMilliseconds - start.epochMilliseconds) / 60_000, wall });
  }
  return { day_start: new Date(start.epochMilliseconds).toISOString(), clock };
}

/** The slots of a club-local date (docs/product/booking.md#slots-and-length). */
export const daySlots = (
  date: string,
  rules: Pick<ClubRules, "slot_length_minutes" | "booking_hours_start" | "booking_hours_end" | "time_zone">,
): Slot[] => slotsOf(dayClock(date, rules.time_zone), rules);
