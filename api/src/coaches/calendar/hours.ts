import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds, instantOf, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { type AvailableHours, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import type { TimeOffRow } from "../time-off/queries.ts";

/** The dates of a week that begins on `from`. */
export const weekFrom = (from: string): string[] => Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));

/** The instant of a club-local time; one that DST skips is the moment after the skip. */
function instantAt(date: string, time: string, zone: string): number {
  if (time === "24:00") return dayBounds(date, zone).endsAt;
  for (let minute = minutesOfDay(time); minute < 24 * 60; minute += 1) {
    const instant = instantOf(`${date}T${wallTime(minute)}`, zone);
    if (instant !== null) return instant;
  }
  return dayBounds(date, zone).endsAt;
}

/** When a coach teaches on a date by their week. DST may leave nothing of some hours. */
export const hoursOn = (date: string, week: readonly AvailableHours[], zone: string): Slot[] =>
  week
    .filter(({ day_of_week }) => day_of_week === weekdayOf(date))
    .map(({ start_time, end_time }) => ({
      startsAt: instantAt(date, start_time, zone),
      endsAt: instantAt(date, end_time, zone),
    }))
    .filter(({ startsAt, endsAt }) => endsAt > startsAt);

/** From when until when somebody is off. */
export const timeOffSpan = (
  { starts_on, ends_on, start_time, end_time }: Omit<TimeOffRow, "id" | "note">,
  zone: string,
): Slot => ({
  startsAt: start_time === null ? dayBounds(starts_on, zone).startsAt : instantAt(starts_on, start_time, zone),
  endsAt: end_time === null ? dayBounds(ends_on, zone).endsAt : instantAt(ends_on, end_time, zone),
});

export const overlap = (a: Slot, b: Slot): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

export const slotOf = (row: { starts_at: Date; ends_at: Date }): Slot => ({
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
});
