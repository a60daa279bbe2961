import { type DayClock, MINUTE, minutesOfDate, type Slot } from "./club-day/day-clock.ts";
import { type ClubRules, minutesOfDay } from "./club-rules.ts";
import { dayClock } from "./club-time.ts";

/** What fills a court, as reports count it (docs/product/reports.md#what-is-counted). */
export const COURT_USES = ["booking", "lesson", "event", "block"] as const;
export type CourtUse = (typeof COURT_USES)[number];

/** Minutes of one court, or of many added up. */
export interface UsedMinutes {
  open_minutes: number;
  booked_minutes: number;
  lesson_minutes: number;
  event_minutes: number;
  blocked_minutes: number;
  /** How many begin in this time. */
  bookings: number;
  lessons: number;
  events: number;
  /** Parts of the booked minutes (docs/product/reports.md#played-and-no-show). */
  played_minutes: number;
  no_show_minutes: number;
  /** Bookings that begin in this time, and that no player checked in. */
  no_shows: number;
}

export const NO_MINUTES: UsedMinutes = {
  ...{ open_minutes: 0, booked_minutes: 0, lesson_minutes: 0, event_minutes: 0, blocked_minutes: 0 },
  ...{ bookings: 0, lessons: 0, events: 0 },
  ...{ played_minutes: 0, no_show_minutes: 0, no_shows: 0 },
};

export const USED_NAMES = Object.keys(NO_MINUTES) as (keyof UsedMinutes)[];

/** A part of a date during which the club's clock shows one hour. */
export interface ClubHour extends Slot {
  /** 0 to 23. */
  hour: number;
  /** Minutes after midnight that the clock shows at its start. */
  wall: number;
}

/** The hours of a club-local date. One that the clock repeats is there twice, one that it skips is not there. */
export const hoursOfDate = (date: string, zone: string): ClubHour[] => hoursOfClock(dayClock(date, zone));

/** The same of a date whose clock is known, as a shared day has it: without a time-zone library. */
export function hoursOfClock(day: DayClock): ClubHour[] {
  const startsAt = Date.parse(day.day_start);
  const { clock } = day;
  const length = minutesOfDate(day);
  return clock.flatMap(({ minute, wall }, index) => {
    const end = Math.min(clock[index + 1]?.minute ?? length, length);
    const hours: ClubHour[] = [];
    for (let from = minute; from < end; ) {
      const shown = wall + from - minute;
      const until = Math.min(end, from + 60 - (shown % 60));
      const span = { startsAt: startsAt + from * MINUTE, endsAt: startsAt + until * MINUTE };
      hours.push({ hour: Math.floor(shown / 60) % 24, wall: shown % (24 * 60), ...span });
      from = until;
    }
    return hours;
  });
}

/** Minutes of an hour between opening and closing, by the club's clock. */
function openPart(hour: ClubHour, rules: Pick<ClubRules, "booking_hours_start" | "booking_hours_end">): Slot | null {
  const startsAt = hour.startsAt + Math.max(0, minutesOfDay(rules.booking_hours_start) - hour.wall) * MINUTE;
  const endsAt = Math.min(hour.endsAt, hour.startsAt + (minutesOfDay(rules.booking_hours_end) - hour.wall) * MINUTE);
  return endsAt > startsAt ? { startsAt, endsAt } : null;
}

const sharedMinutes = (a: Slot, b: Slot): number =>
  Math.max(0, Math.min(a.endsAt, b.endsAt) - Math.max(a.startsAt, b.startsAt)) / MINUTE;

export interface Occupancy extends Slot {
  kind: CourtUse;
  /** Of a booking, where it is known. */
  attendance?: Attendance | undefined;
}

export type Attendance = "played" | "no_show";

/**
 * Whether a booking of a date on which check-in was in use was played; undefined while that is open, and for anything but a booking
 * (docs/product/reports.md#played-and-no-show).
 */
export function attendanceOf(
  { kind, endsAt, isCheckedIn }: Pick<Occupancy, "kind" | "endsAt"> & { isCheckedIn: boolean },
  now: number,
): Attendance | undefined {
  if (kind !== "booking") return undefined;
  if (isCheckedIn) return "played";
  return endsAt <= now ? "no_show" : undefined;
}

const MINUTES_OF = { booking: "booked_minutes", lesson: "lesson_minutes", event: "event_minutes" } as const;
const ATTENDED_MINUTES = { played: "played_minutes", no_show: "no_show_minutes" } as const;
const COUNT_OF = { booking: "bookings", lesson: "lessons", event: "events" } as const;

/**
 * How one court was used in each hour of a date (docs/product/reports.md#what-is-counted). Time in use counts as open, also outside the
 * opening hours; a block counts within them only. `rules`: null if the court was not open. Hours without anything are left out.
 */
export function courtUse(
  hours: readonly ClubHour[],
  rules: Pick<ClubRules, "booking_hours_start" | "booking_hours_end"> | null,
  occupancies: readonly Occupancy[],
): Map<number, UsedMinutes> {
  const byHour = new Map<number, UsedMinutes>();
  for (const hour of hours) {
    const open = rules && openPart(hour, rules);
    const inHour = occupancies.filter((each) => sharedMinutes(each, hour) > 0);
    if (!open && inHour.every(({ kind }) => kind === "block")) continue;
    const sum = { ...(byHour.get(hour.hour) ?? NO_MINUTES) };
    if (open) sum.open_minutes += sharedMinutes(open, hour);
    for (const each of inHour) {
      if (each.kind === "block") {
        sum.blocked_minutes += open ? sharedMinutes(each, open) : 0;
        continue;
      }
      const minutes = sharedMinutes(each, hour);
      sum[MINUTES_OF[each.kind]] += minutes;
      sum.open_minutes += minutes - (open ? sharedMinutes(each, open) : 0);
      if (each.attendance) sum[ATTENDED_MINUTES[each.attendance]] += minutes;
      if (each.startsAt < hour.startsAt) continue;
      sum[COUNT_OF[each.kind]] += 1;
      if (each.attendance === "no_show") sum.no_shows += 1;
    }
    byHour.set(hour.hour, sum);
  }
  return byHour;
}

export function addUse(one: UsedMinutes, other: UsedMinutes): UsedMinutes {
  const sum = { ...one };
  for (const name of USED_NAMES) sum[name] += other[name];
  return sum;
}

/** The part of the open time that was in use, 0 to 1; null where nothing was open. */
export const utilisation = (use: UsedMinutes): number | null =>
  use.open_minutes > 0 ? (use.booked_minutes + use.lesson_minutes + use.event_minutes) / use.open_minutes : null;
