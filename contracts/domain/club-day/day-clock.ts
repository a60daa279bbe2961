import { type ClubRules, minutesOfDay } from "../club-rules.ts";

/** A time of a court, half open, in epoch milliseconds. */
export interface Slot {
  startsAt: number;
  endsAt: number;
}

/**
 * How a club-local date passes, without a time-zone library: `day_start` is its first instant, ISO 8601. All times of a club day
 * are minutes since then, so that they stay exact across clock changes.
 */
export interface DayClock {
  day_start: string;
  /** The clock's pieces: from `minute` on, the wall clock shows `wall`, in minutes of the date. One piece unless the clock changes. */
  clock: { minute: number; wall: number }[];
}

export const MINUTE = 60_000;

/** The minutes that a date lasts. A change of the clock may end it early, and is then its clock's last piece. */
export function minutesOfDate({ clock }: DayClock): number {
  const at = clock.findLastIndex(({ wall }) => wall < 24 * 60);
  const { minute, wall } = clock[at] ?? { minute: 0, wall: 0 };
  return Math.min(minute + 24 * 60 - wall, clock[at + 1]?.minute ?? Number.POSITIVE_INFINITY);
}

/** The minute of a wall time's first occurrence on the date; null if the clock skips it. */
function minuteOf({ clock }: DayClock, wall: number): number | null {
  for (const [index, piece] of clock.entries()) {
    const minute = piece.minute + wall - piece.wall;
    const next = clock[index + 1];
    if (minute >= piece.minute && (!next || minute < next.minute)) return minute;
  }
  return null;
}

/** The wall time at a minute of the date. */
const wallAt = ({ clock }: DayClock, minute: number): number =>
  clock.reduce((wall, piece) => (piece.minute <= minute ? piece.wall + minute - piece.minute : wall), minute);

/**
 * The slots of a club-local date: they step from opening, the last ends at or before closing, each lasts the slot length
 * in real time. A slot that holds a minute which DST skips is left out; one that DST repeats is there once.
 */
export function slotsOf(
  day: DayClock,
  rules: Pick<ClubRules, "slot_length_minutes" | "booking_hours_start" | "booking_hours_end">,
): Slot[] {
  const dayStart = Date.parse(day.day_start);
  const length = rules.slot_length_minutes;
  const closing = minutesOfDay(rules.booking_hours_end);
  const slots: Slot[] = [];
  for (let wall = minutesOfDay(rules.booking_hours_start); wall + length <= closing; wall += length) {
    const start = minuteOf(day, wall);
    // The clock may jump forward before the slot's last minute; a slot may end exactly where it jumps.
    if (start === null || wallAt(day, start + length - 1) > wall + length - 1) continue;
    const startsAt = dayStart + start * MINUTE;
    slots.push({ startsAt, endsAt: startsAt + length * MINUTE });
  }
  return slots;
}
