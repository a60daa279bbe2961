import { addDays, clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";

/** A club-local date and time as the api reads it; "24:00" is the next day's midnight. */
export const localMoment = (date: string, time: string): string =>
  time === "24:00" ? `${addDays(date, 1)}T00:00` : `${date}T${time}`;

/** "09:30" and 90 minutes make "11:00"; null past midnight. */
export function timeAfter(time: string, minutes: number): string | null {
  const end = minutesOfDay(time) + minutes;
  return end > 1440 ? null : wallTime(end);
}

/**
 * The Sunday of a date's week: weeks on the board begin where the count week does (docs/product/booking.md#club-time), so a
 * Sunday opens a new one.
 */
export const sundayOf = (date: string): string => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

/** Minutes after a date's midnight on the club's clock; an end at midnight is 1440. */
export function minutesOn(date: string, instant: string, zone: string, time: string): number {
  const on = clubDate(instant, zone);
  if (on < date) return 0;
  return on > date ? 1440 : minutesOfDay(time);
}
