import {
  inWeekOrder,
  SERIES_LIMITS,
  type SeriesRule,
  seriesDates,
} from "@courtside/contracts/domain/booking-series.ts";
import { daysBetween, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { type ClubRules, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { instantOf, localDate, localMinutes, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { type Weekday, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import { DomainError, invalid } from "../../errors.ts";
import { readInstant } from "../days/instant.ts";
import { readSlot } from "../days/slot.ts";
import type { PlayerInput } from "../players/fields.ts";

/** What the person wants on one date: nothing, or another court or time of that date. */
export type SeriesChoice = "skip" | { court_id?: string | undefined; start_time?: string | undefined };

export interface SeriesInput {
  court_id: string;
  /** Of the first date; all dates have its time on the club's clock. */
  start_time: string;
  end_time?: string | undefined;
  every_weeks: number;
  /** That of the start by default. */
  weekdays?: Weekday[] | undefined;
  count?: number | undefined;
  until?: string | undefined;
  /** By club-local date. */
  choices?: Record<string, SeriesChoice> | undefined;
  /** Staff only: the member to book for. */
  user_id?: string | undefined;
  /** On every date, besides the booker, who may be named too. */
  players?: PlayerInput[] | undefined;
  /** Staff only: what they call the series. */
  label?: string | undefined;
}

/** A time on the club's clock: minutes after midnight, and how long it lasts. */
export interface WallSlot {
  start: number;
  minutes: number;
}

/** The rule of a series as it is stored. */
export interface StoredRule extends Required<Pick<SeriesRule, "starts_on" | "every_weeks">> {
  weekdays: Weekday[];
  /** "HH:MM"; the end may be "24:00". */
  start_time: string;
  end_time: string;
}

const DAY = 24 * 60;

/**
 * The rule and the dates that a request asks for. Rejected: an end that is not after the start or on another date, no date at all,
 * and more dates than `most`.
 */
export function readSeries(
  input: SeriesInput,
  rules: ClubRules,
  most: number,
): { rule: StoredRule; wall: WallSlot; dates: string[] } {
  const zone = rules.time_zone;
  const slot = readSlot(input, rules);
  const starts_on = localDate(slot.startsAt, zone);
  const start = localMinutes(slot.startsAt, zone);
  const end = daysBetween(starts_on, localDate(slot.endsAt, zone)) * DAY + localMinutes(slot.endsAt, zone);
  // In the hour that the clock repeats, a later instant can show an earlier time; no date is longer than a day.
  if (end <= start || end > DAY) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  const { every_weeks, count, until } = input;
  const weekdays = inWeekOrder(input.weekdays ?? [weekdayOf(starts_on)]);
  const dates = seriesDates({ starts_on, every_weeks, weekdays, count, until });
  const field = until === undefined ? "count" : "until";
  if (dates.length === 0) throw new DomainError("rejected", "series_empty", messageOf("series_empty"), { field });
  if (dates.length > most) {
    const n = Math.min(most, SERIES_LIMITS.dates);
    throw new DomainError("rejected", "series_too_long", messageOf("series_too_long", { n }), { field });
  }
  const rule = { starts_on, every_weeks, weekdays, start_time: wallTime(start), end_time: wallTime(end) };
  return { rule, wall: { start, minutes: end - start }, dates };
}

/**
 * A wall time on a date (docs/product/booking.md#series): the first occurrence of a time that the clock repeats, and null for one
 * that it skips in whole or in part. The length is the same on all dates.
 */
export function slotOn(date: string, { start, minutes }: WallSlot, zone: string): Slot | null {
  const startsAt = instantOf(localDateTime(date, wallTime(start)), zone);
  const wallEnd = instantOf(localDateTime(date, wallTime(start + minutes)), zone);
  if (startsAt === null || wallEnd === null) return null;
  const endsAt = startsAt + minutes * 60_000;
  return wallEnd < endsAt ? null : { startsAt, endsAt };
}

/** The slot of a chosen alternative, which keeps the length. Rejected: one on another date. */
export function chosenSlot(
  date: string,
  choice: Exclude<SeriesChoice, "skip">,
  wall: WallSlot,
  zone: string,
): Slot | null {
  if (choice.start_time === undefined) return slotOn(date, wall, zone);
  const field = `choices.${date}.start_time`;
  const startsAt = readInstant(field, choice.start_time, zone);
  if (localDate(startsAt, zone) !== date) throw invalid(field, `${field}: must be a time on ${date}`);
  return { startsAt, endsAt: startsAt + wall.minutes * 60_000 };
}
