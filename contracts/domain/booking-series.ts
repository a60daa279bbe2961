import { addDays, dateLabel, weekStart } from "./club-clock.ts";
import { WEEKDAYS, type Weekday, weekdayLabel, weekdayOf } from "./weekly-availability.ts";

/**
 * Series of bookings (docs/product/booking.md#series). Dates are plain "YYYY-MM-DD" of the club's calendar: the web counts them
 * without a time-zone library, and the api gives each its instants.
 */
export const SERIES_LIMITS = {
  /** Dates of a series of staff. */
  dates: 60,
  /** Up to here a series is one transaction, and a job beyond. */
  atOnce: 30,
  everyWeeks: 52,
  label: 80,
} as const;

/** What becomes of a date, in the order in which the screens explain them. */
export const SERIES_FATES = [
  "free",
  "skipped",
  "taken",
  "blocked",
  "closed",
  "holiday",
  "beyond_window",
  "over_limit",
  "own_overlap",
  "player_busy",
  "skipped_time",
  "past",
  "unavailable",
] as const;
export type SeriesFate = (typeof SERIES_FATES)[number];

interface Blocked {
  startsAt: number;
  endsAt: number;
  reason: string | null;
}

/**
 * The blocks that close a day from its opening to its end on every court, or null if one court is open for a part of it
 * (docs/product/booking.md#holidays). Instants are epoch milliseconds; each court has its blocks in the order of their starts.
 */
export function closesDay(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  courts: readonly (readonly Blocked[])[],
): { reason: string | null } | null {
  const ofDay = courts.map((blocks) => blocks.filter((block) => block.startsAt < endsAt && block.endsAt > startsAt));
  const closedUntil = (blocks: readonly Blocked[]) =>
    blocks.reduce((until, block) => (block.startsAt <= until ? Math.max(until, block.endsAt) : until), startsAt);
  if (courts.length === 0 || endsAt <= startsAt || !ofDay.every((blocks) => closedUntil(blocks) >= endsAt)) return null;
  return { reason: commonReason(ofDay.flat()) };
}

/** The reason that most of the blocks give, on one line; null if none gives any. */
export function commonReason(blocks: readonly Pick<Blocked, "reason">[]): string | null {
  return mostCommon(blocks.flatMap(({ reason }) => reason?.replace(/\s+/g, " ").trim() || []));
}

/** The first of the texts that stand there most often. */
function mostCommon(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** A series has a number of dates or a last date, never both. */
export interface SeriesRule {
  starts_on: string;
  every_weeks: number;
  weekdays: readonly Weekday[];
  count?: number | undefined;
  until?: string | undefined;
}

/**
 * The dates of a series from its first one on. Weeks are counted from that of `starts_on`, Sunday to Saturday
 * (docs/product/booking.md#club-time). Never more than one beyond the longest series, so that too long a rule is noticed.
 */
export function seriesDates({ starts_on, every_weeks, weekdays, count, until }: SeriesRule): string[] {
  const most = Math.min(count ?? Number.POSITIVE_INFINITY, SERIES_LIMITS.dates + 1);
  const wanted = new Set(weekdays);
  const dates: string[] = [];
  if (wanted.size === 0 || every_weeks < 1) return dates;
  for (let week = weekStart(starts_on); dates.length < most; week = addDays(week, 7 * every_weeks)) {
    if (until !== undefined && week > until) break;
    const ofWeek = Array.from({ length: 7 }, (_, day) => addDays(week, day));
    const next = ofWeek.filter(
      (date) => date >= starts_on && (until === undefined || date <= until) && wanted.has(weekdayOf(date)),
    );
    dates.push(...next.slice(0, most - dates.length));
  }
  return dates;
}

/** Each weekday once, in the order of the week. */
export const inWeekOrder = (weekdays: readonly Weekday[]): Weekday[] =>
  WEEKDAYS.filter((day) => weekdays.includes(day));

/** "Every Tuesday", "Every 2 weeks on Tuesday and Thursday", "Every day". */
export function seriesLabel({ every_weeks, weekdays }: Pick<SeriesRule, "every_weeks" | "weekdays">): string {
  const days = inWeekOrder(weekdays).map(weekdayLabel);
  const names = days.length === WEEKDAYS.length ? "day" : listed(days);
  if (every_weeks === 1) return `Every ${names}`;
  return `Every ${every_weeks} weeks on ${days.length === WEEKDAYS.length ? "every day" : names}`;
}

/** "Mar 3, Mar 10 and 4 more": a sentence names the first few dates. */
export function datesLabel(dates: readonly string[], most = 5): string {
  const labels = dates.slice(0, most).map((date) => dateLabel(date));
  return dates.length > most ? `${labels.join("; ")} and ${dates.length - most} more` : labels.join("; ");
}

const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
