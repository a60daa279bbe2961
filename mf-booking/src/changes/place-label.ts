import { clubDate, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import type { Alternative } from "../club-day/court-day.ts";

/** "Court 3, 12:00 - 13:00", with the date unless it is that of `from`. */
export function placeLabel({ court_name, start_time, end_time }: Alternative, zone: string, from?: string): string {
  const date = clubDate(start_time, zone);
  return [
    court_name,
    ...(from && date === clubDate(from, zone) ? [] : [dateYearLabel(date, zone)]),
    `${clubTime(start_time, zone)} - ${clubTime(end_time, zone)}`,
  ].join(", ");
}
