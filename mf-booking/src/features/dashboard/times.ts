import { addDays, clubDate, clubDayYearLabel, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";

/** "Today", "Tomorrow" or "Sunday, March 8" on the club's calendar. `now` is epoch ms. */
export function dayName(instant: string, zone: string, now: number): string {
  const date = clubDate(instant, zone);
  const today = clubDate(now, zone);
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : clubDayYearLabel(instant, zone, now);
}

/** "Free today", "Free tomorrow" or "Free on Tue, Mar 10". `now` is epoch ms. */
export function freeTitle(date: string, zone: string, now: number): string {
  const today = clubDate(now, zone);
  if (date === today) return "Free today";
  return date === addDays(today, 1) ? "Free tomorrow" : `Free on ${dateYearLabel(date, zone, now)}`;
}
