import { addDays, weekStart } from "@courtside/contracts/domain/club-clock.ts";
import type { Occupancy } from "../../../club-day/court-day.ts";
import { type Axis, type BoardCourt, cellsOf, type FilledCell, MINUTE, shareOf } from "../board-day.ts";

/** One date of the week; null courts: not loaded yet. */
export interface WeekDay {
  date: string;
  courts: readonly BoardCourt[] | null;
  axis: Axis | null;
}

/** What fills a part of a court's day, as shares of the opening hours: 0 to 1. */
export interface WeekSpan {
  cell: FilledCell;
  occupancy: Occupancy;
  from: number;
  length: number;
}

export interface WeekCell {
  date: string;
  spans: WeekSpan[];
  /** Minutes that can still be booked; null while the day is not loaded, or closed. */
  free: number | null;
}

export interface WeekRow {
  courtId: string;
  name: string;
  sport: string;
  /** One for each date. */
  cells: WeekCell[];
}

/** Sunday to Saturday around a date. */
export const datesOfWeek = (date: string): string[] =>
  Array.from({ length: 7 }, (_, ahead) => addDays(weekStart(date), ahead));

/** The courts of the week with a cell for each date, in the order of the first day that has them. `now` is epoch ms. */
export function weekRows(days: readonly WeekDay[], now: number): WeekRow[] {
  const known = new Map<string, BoardCourt>();
  for (const { courts } of days) {
    for (const each of courts ?? []) if (!known.has(each.court.court_id)) known.set(each.court.court_id, each);
  }
  return [...known.values()].map(({ court: { court_id: courtId, name }, sport }) => ({
    courtId,
    name,
    sport,
    cells: days.map((day) => cellOf(day, courtId, now)),
  }));
}

function cellOf({ date, courts, axis }: WeekDay, courtId: string, now: number): WeekCell {
  const court = courts?.find((each) => each.court.court_id === courtId)?.court;
  if (!court || !axis) return { date, spans: [], free: null };
  const cells = cellsOf(court, axis, 15, now);
  const spans = cells.flatMap((cell): WeekSpan[] => {
    if (cell.kind !== "filled") return [];
    const from = shareOf(axis, cell.start);
    return [{ cell, occupancy: cell.occupancy, from, length: shareOf(axis, cell.end) - from }];
  });
  const free = cells.reduce((sum, cell) => {
    if (cell.kind === "filled" || cell.past) return sum;
    return sum + (cell.end - Math.max(cell.start, now)) / MINUTE;
  }, 0);
  return { date, spans, free: Math.floor(free) };
}

/** "5 taken, 8 h free". */
export function cellText({ spans, free }: WeekCell): string {
  if (free === null) return "Closed";
  const hours = Math.floor(free / 60);
  const minutes = free % 60 >= 30 ? 30 : 0;
  const left = hours === 0 && minutes === 0 ? "nothing free" : `${hours}${minutes ? ".5" : ""} h free`;
  return `${spans.length} taken, ${left}`;
}

const STEPS: Record<string, { days: number; steps: number }> = {
  ArrowUp: { days: 0, steps: -1 },
  ArrowDown: { days: 0, steps: 1 },
  ArrowLeft: { days: -1, steps: 0 },
  ArrowRight: { days: 1, steps: 0 },
};

/** Where an arrow leads a lifted booking in the week of a court: by steps of the zoom, or by days. */
export const weekStep = (key: string) => STEPS[key];
