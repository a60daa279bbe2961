import type { Booking } from "@courtside/contracts/api/client.ts";
import { addDays, clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";

const DAY = 86_400_000;
const WEEK = 7;

/**
 * Where the same court, weekday and time are booked again: on the next such day whose time is still to come
 * (docs/product/booking.md#booking-again). `now` is epoch ms.
 */
export function bookAgainPath(
  { court_id, sport, start_time, end_time }: Pick<Booking, "court_id" | "sport" | "start_time" | "end_time">,
  zone: string,
  now: number,
): string {
  const time = clubTime(start_time, zone);
  const today = clubDate(now, zone);
  const since = (Date.parse(today) - Date.parse(clubDate(start_time, zone))) / DAY;
  const ahead = (WEEK - (((since % WEEK) + WEEK) % WEEK)) % WEEK;
  const isOver = ahead === 0 && time <= clubTime(now, zone);
  const query = new URLSearchParams({
    sport,
    date: addDays(today, isOver ? WEEK : ahead),
    time,
    court: court_id,
    minutes: String((Date.parse(end_time) - Date.parse(start_time)) / 60_000),
  });
  return `/book?${query}`;
}
