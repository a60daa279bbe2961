import type { CalendarItem, CoachSchedule } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { minutesOn } from "../../../components/clubTimes.ts";

export type TimeOffEntry = CoachSchedule["time_off"][number];

/** A stretch of one day, in minutes after its midnight on the club's clock. */
export interface Stretch {
  from: number;
  until: number;
}

export interface DayItem extends Stretch {
  item: CalendarItem;
  /** The lane of an entry among overlapping ones, and the number of lanes. */
  lane: number;
  lanes: number;
}

export interface CoachDay {
  date: string;
  hours: Stretch[];
  items: DayItem[];
  off: (Stretch & { entry: TimeOffEntry })[];
}

const SHORTEST = 15;

/** Both ends on a date's clock; null if no part is on that date. */
function stretchOn(date: string, start: string, end: string, zone: string): Stretch | null {
  if (clubDate(start, zone) > date || clubDate(Date.parse(end) - 1, zone) < date) return null;
  const from = minutesOn(date, start, zone, clubTime(start, zone));
  // When the clock is set back, an end may read earlier than its start.
  return { from, until: Math.max(from + SHORTEST, minutesOn(date, end, zone, clubTime(end, zone))) };
}

/** Seven days as they are drawn: each entry on every date that it overlaps. */
export function layOutWeek({ days, items, time_off, time_zone: zone }: CoachSchedule): CoachDay[] {
  return days.map(({ date, hours }) => {
    const on = (start: string, end: string) => stretchOn(date, start, end, zone);
    return {
      date,
      hours: hours.flatMap(({ start_time, end_time }) => on(start_time, end_time) ?? []),
      items: inLanes(
        items.flatMap((item) => {
          const stretch = on(item.start_time, item.end_time);
          return stretch ? [{ ...stretch, item }] : [];
        }),
      ),
      off: time_off.flatMap((entry) => {
        const stretch = on(entry.starts_at, entry.ends_at);
        return stretch ? [{ ...stretch, entry }] : [];
      }),
    };
  });
}

/** Entries that overlap are side by side: a chain of overlaps shares its lanes. */
function inLanes(items: (Stretch & { item: CalendarItem })[]): DayItem[] {
  const groups: { until: number; ends: number[]; members: DayItem[] }[] = [];
  for (const each of items.toSorted((a, b) => a.from - b.from || b.until - a.until)) {
    let group = groups.at(-1);
    if (!group || group.until <= each.from) {
      group = { until: 0, ends: [], members: [] };
      groups.push(group);
    }
    const open = group.ends.findIndex((end) => end <= each.from);
    const lane = open < 0 ? group.ends.length : open;
    group.ends[lane] = each.until;
    group.until = Math.max(group.until, each.until);
    group.members.push({ ...each, lane, lanes: 1 });
  }
  return groups.flatMap(({ ends, members }) => members.map((member) => ({ ...member, lanes: ends.length })));
}

/** The hours that a week's board shows: the club's, extended to all entries, in whole hours. */
export function boardSpan(days: readonly CoachDay[], opening: string, closing: string): Stretch {
  const stretches = days.flatMap(({ hours, items }) => [...hours, ...items]);
  const from = Math.min(minutesOfDay(opening), ...stretches.map((each) => each.from));
  const until = Math.max(minutesOfDay(closing), ...stretches.map((each) => each.until));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 };
}

/** px of an hour: a slot of the club is wide enough for a finger if possible. */
export const hourHeight = (slotMinutes: number): number =>
  Math.min(96, Math.max(56, Math.ceil((44 * 60) / slotMinutes)));
