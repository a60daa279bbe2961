import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds, instantOf, type Slot } from "@courtside/contracts/domain/club-time.ts";
import type { TimeOffRow } from "./queries.ts";

/** The instant of a club-local time; one that DST skips is the moment after the skip. */
export function instantAt(date: string, time: string, zone: string): number {
  if (time === "24:00") return dayBounds(date, zone).endsAt;
  for (let minute = minutesOfDay(time); minute < 24 * 60; minute += 1) {
    const instant = instantOf(`${date}T${wallTime(minute)}`, zone);
    if (instant !== null) return instant;
  }
  return dayBounds(date, zone).endsAt;
}

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
