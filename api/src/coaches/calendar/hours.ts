import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { instantFrom, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { type AvailableHours, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";

/** The dates of a week that begins on `from`. */
export const weekFrom = (from: string): string[] => Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));

/** A coach's weekly hours on a date. A clock change may leave nothing of some hours. */
export const hoursOn = (date: string, week: readonly AvailableHours[], zone: string): Slot[] =>
  week
    .filter(({ day_of_week }) => day_of_week === weekdayOf(date))
    .map(({ start_time, end_time }) => ({
      startsAt: instantFrom(date, start_time, zone),
      endsAt: instantFrom(date, end_time, zone),
    }))
    .filter(({ startsAt, endsAt }) => endsAt > startsAt);
