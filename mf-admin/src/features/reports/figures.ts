import { addDays, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { NO_MINUTES, USED_NAMES, type UsedMinutes, utilisation } from "@courtside/contracts/domain/court-use.ts";
import type { ReportRow } from "./api.ts";

/** What a heatmap and its bars show. */
export const MEASURES = [
  { value: "used", label: "Used" },
  { value: "booked", label: "Booked" },
  { value: "played", label: "Played" },
  { value: "no-show", label: "No-Shows" },
  { value: "lesson", label: "Lessons" },
  { value: "event", label: "Events" },
  { value: "blocked", label: "Blocked" },
] as const;
export type Measure = (typeof MEASURES)[number]["value"];

/** The measures of a range; those of check-in only where it was in use, or where the address names one. */
export const measuresOf = (totals: UsedMinutes | undefined, chosen: Measure) =>
  MEASURES.filter(
    ({ value }) =>
      (value !== "played" && value !== "no-show") || value === chosen || (totals !== undefined && hasCheckIns(totals)),
  );

export const hasCheckIns = ({ played_minutes, no_show_minutes }: UsedMinutes): boolean =>
  played_minutes + no_show_minutes > 0;

/** The no-shows' part of the booked time of which it is known, 0 to 1; null without check-ins. */
export const noShowPart = ({ played_minutes, no_show_minutes }: UsedMinutes): number | null =>
  played_minutes + no_show_minutes > 0 ? no_show_minutes / (played_minutes + no_show_minutes) : null;

/** "8% of the time for which it is known, 71 before"; a range without check-ins has nothing to compare with. */
export const noShowText = (totals: UsedMinutes, before: UsedMinutes): string => {
  const part = `${percent(noShowPart(totals))} of the time for which it is known`;
  return hasCheckIns(before) ? `${part}, ${before.no_shows} before` : part;
};

/** The measure's part of the open time, 0 to 1; null where nothing was open. */
export function partOf(row: UsedMinutes, measure: Measure): number | null {
  if (measure === "used") return utilisation(row);
  const minutes = {
    booked: row.booked_minutes,
    played: row.played_minutes,
    "no-show": row.no_show_minutes,
    lesson: row.lesson_minutes,
    event: row.event_minutes,
    blocked: row.blocked_minutes,
  }[measure];
  return row.open_minutes > 0 ? minutes / row.open_minutes : null;
}

export const percent = (part: number | null): string => (part === null ? "–" : `${Math.round(part * 100)}%`);
export const hours = (minutes: number): string => `${Math.round(minutes / 6) / 10} h`;

/** "+4 points" against the range before; null where one of them has no open time. */
export function changeText(now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null;
  const points = Math.round(now * 100) - Math.round(before * 100);
  return `${points > 0 ? "+" : points < 0 ? "−" : "±"}${Math.abs(points)} points`;
}

export interface Period extends UsedMinutes {
  label: string;
  from: string;
}

const MOST_BARS = 62;
/** Monday. */
const weekOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The dates of a range as they are, by week or by month: so many that each can be told from the next. */
export function periodsOf(rows: readonly ReportRow[]): Period[] {
  const bySize = [
    { of: (date: string) => date, label: dateLabel },
    { of: weekOf, label: (date: string) => `Week of ${dateLabel(date)}` },
    { of: (date: string) => date.slice(0, 7), label: monthLabel },
  ];
  const size = rows.length <= MOST_BARS ? bySize[0] : rows.length <= 7 * MOST_BARS ? bySize[1] : bySize[2];
  const periods = new Map<string, Period>();
  for (const row of rows) {
    const key = size?.of(row.date ?? "") ?? "";
    const sum = periods.get(key) ?? { ...NO_MINUTES, label: size?.label(key) ?? "", from: key };
    for (const name of USED_NAMES) sum[name] += row[name];
    periods.set(key, sum);
  }
  return [...periods.values()];
}
