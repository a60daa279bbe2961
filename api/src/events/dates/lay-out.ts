import { randomUUID } from "node:crypto";
import { addDays, daysBetween, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { type ClubRules, minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { instantOf, localDate, localMinutes } from "@courtside/contracts/domain/club-time.ts";
import { EVENT_LIMITS, EVENT_MESSAGES } from "@courtside/contracts/domain/event-rules.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { DomainError, invalid } from "../../errors.ts";
import { readInstant } from "../../scheduling/days/instant.ts";
import type { PlannedDate } from "./queries.ts";

/** The time of an event on one date, by the club's clock. */
export interface WallSpan {
  date: string;
  /** Minutes after midnight; the end may be 1440, and is greater if it is on a later date. */
  start: number;
  end: number;
}

/**
 * Reads an event's time on its first date. Rejected: an end before the start, one off the quarter hour, in the past, outside the
 * club's hours, or more than two years ahead.
 */
export function readWallSpan(
  input: { start_time: string; end_time: string },
  rules: ClubRules,
  now: number,
): WallSpan & { startsAt: number } {
  const zone = rules.time_zone;
  const startsAt = readInstant("start_time", input.start_time, zone);
  const endsAt = readInstant("end_time", input.end_time, zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  const date = localDate(startsAt, zone);
  const start = localMinutes(startsAt, zone);
  const end = daysBetween(date, localDate(endsAt, zone)) * 1440 + localMinutes(endsAt, zone);
  // In the hour that the clock repeats, a later instant can show an earlier time.
  if (end <= start) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  for (const [field, instant, minute] of [
    ["start_time", startsAt, start],
    ["end_time", endsAt, end],
  ] as const) {
    if (minute % 15 !== 0 || instant % 60_000 !== 0) throw rejected("off_quarter", EVENT_MESSAGES.off_quarter, field);
  }
  if (startsAt < now) throw rejected("past", messageOf("past"), "start_time");
  const { booking_hours_start, booking_hours_end } = rules;
  if (start < minutesOfDay(booking_hours_start) || end > minutesOfDay(booking_hours_end)) {
    const hours = { start: booking_hours_start, end: booking_hours_end };
    throw rejected("outside_hours", messageOf("outside_hours", hours), "start_time");
  }
  if (daysBetween(localDate(now, zone), date) > EVENT_LIMITS.daysAhead) {
    throw rejected("too_far", EVENT_MESSAGES.too_far, "start_time");
  }
  return { date, start, end, startsAt };
}

/**
 * The dates of a series, a week apart and each at the same local time whatever the clock does
 * (docs/product/events.md#weekly-series): `numbers` counts them from the first one, whose span is given. Rejected:
 * `skipped_time`, naming the dates on which the clock skips that time.
 */
export function layOutDates(
  first: WallSpan,
  dates: readonly { id?: string; number: number; weeks: number }[],
  zone: string,
): PlannedDate[] {
  const laid = dates.map(({ id = randomUUID(), number, weeks }) => {
    const date = addDays(first.date, weeks * 7);
    return { id, number, date, startsAt: instantAt(date, first.start, zone), endsAt: instantAt(date, first.end, zone) };
  });
  const skipped = laid.filter(({ startsAt, endsAt }) => startsAt === null || endsAt === null).map(({ date }) => date);
  if (skipped.length > 0) {
    const message = `This time does not exist on ${skipped.join(", ")}: the clock changes`;
    throw new DomainError("rejected", "skipped_time", message, {
      field: "start_time",
      dates: skipped.map((date) => ({ date, cause: "skipped" })),
    });
  }
  return laid.map(({ startsAt, endsAt, ...each }) => ({ ...each, startsAt: startsAt ?? 0, endsAt: endsAt ?? 0 }));
}

const instantAt = (date: string, minute: number, zone: string): number | null =>
  instantOf(localDateTime(date, wallTime(minute)), zone);

const rejected = (code: string, message: string, field: string) =>
  new DomainError("rejected", code, message, { field });
