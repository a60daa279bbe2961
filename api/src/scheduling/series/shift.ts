import { addDays, daysBetween, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { instantOf, localDate, localMinutes, type Slot } from "@courtside/contracts/domain/club-time.ts";
import type { BookingRow } from "../bookings/queries.ts";

type Times = Pick<BookingRow, "starts_at" | "ends_at">;

/** How far the start of a booking moves on the club's clock, and its new length; null: each keeps its own. */
export interface Shift {
  days: number;
  minutes: number;
  length: number | null;
}

/** The change of wall time that takes a booking to a slot. */
export function shiftTo({ starts_at, ends_at }: Times, { startsAt, endsAt }: Slot, zone: string): Shift {
  const [start, end] = [starts_at.getTime(), ends_at.getTime()];
  return {
    days: daysBetween(localDate(start, zone), localDate(startsAt, zone)),
    minutes: localMinutes(startsAt, zone) - localMinutes(start, zone),
    length: endsAt - startsAt === end - start ? null : endsAt - startsAt,
  };
}

/** A booking's time after the shift; null if the clock skips it on that date, or if it would leave its date. */
export function shifted({ starts_at, ends_at }: Times, { days, minutes, length }: Shift, zone: string): Slot | null {
  const start = starts_at.getTime();
  const minute = localMinutes(start, zone) + minutes;
  if (minute < 0 || minute >= 24 * 60) return null;
  const startsAt = instantOf(localDateTime(addDays(localDate(start, zone), days), wallTime(minute)), zone);
  return startsAt === null ? null : { startsAt, endsAt: startsAt + (length ?? ends_at.getTime() - start) };
}
