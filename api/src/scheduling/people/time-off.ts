import { dayBounds, instantFrom, type Slot } from "@courtside/contracts/domain/club-time.ts";
import type { TimeOffRow } from "./queries.ts";

/** The instants at which a time off begins and ends. */
export const timeOffSpan = (
  { starts_on, ends_on, start_time, end_time }: Omit<TimeOffRow, "id" | "note">,
  zone: string,
): Slot => ({
  startsAt: start_time === null ? dayBounds(starts_on, zone).startsAt : instantFrom(starts_on, start_time, zone),
  endsAt: end_time === null ? dayBounds(ends_on, zone).endsAt : instantFrom(ends_on, end_time, zone),
});

export const overlap = (a: Slot, b: Slot): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

export const slotOf = (row: { starts_at: Date; ends_at: Date }): Slot => ({
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
});
