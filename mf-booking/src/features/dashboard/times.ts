import type { Availability } from "@courtside/contracts/api/client.ts";
import { addDays, clubDate, clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";

/** A start that can still be booked: "18:00" of the club's clock, and on how many courts. */
export interface FreeTime {
  start: string;
  time: string;
  courts: number;
}

/** The next `most` bookable starts of a day, the earliest first. */
export function freeTimes({ courts, time_zone }: Availability, most: number): FreeTime[] {
  const counts = new Map<string, number>();
  for (const { state, start_time } of courts.flatMap(({ slots }) => slots)) {
    if (state === "available") counts.set(start_time, (counts.get(start_time) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => Date.parse(one) - Date.parse(other))
    .slice(0, most)
    .map(([start, count]) => ({ start, time: clubTime(start, time_zone), courts: count }));
}

/** "Today", "Tomorrow" or "Sunday, March 8" on the club's calendar. `now` is epoch ms. */
export function dayName(instant: string, zone: string, now: number): string {
  const date = clubDate(instant, zone);
  const today = clubDate(now, zone);
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : clubDayLabel(instant, zone);
}
