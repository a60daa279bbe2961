import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";

/** "09:30" and 90 minutes make "11:00"; null past midnight. */
export function timeAfter(time: string, minutes: number): string | null {
  const end = minutesOfDay(time) + minutes;
  return end > 1440 ? null : wallTime(end);
}

/** Minutes after a date's midnight on the club's clock; an end at midnight is 1440. */
export function minutesOn(date: string, instant: string, zone: string, time: string): number {
  const on = clubDate(instant, zone);
  if (on < date) return 0;
  return on > date ? 1440 : minutesOfDay(time);
}
