import { addDays, clubDate, clubDayLabel } from "@courtside/contracts/domain/club-clock.ts";

/** "Today", "Tomorrow" or "Sunday, March 8" on the club's calendar. `now` is epoch ms. */
export function dayName(instant: string, zone: string, now: number): string {
  const date = clubDate(instant, zone);
  const today = clubDate(now, zone);
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : clubDayLabel(instant, zone);
}
