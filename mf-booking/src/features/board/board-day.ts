import type { Availability } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import type { CourtDay, Occupancy } from "../../club-day/court-day.ts";

/** The step of the board's free cells, in minutes; also how wide an hour is drawn. */
export const ZOOMS = [15, 30, 60] as const;
export type Zoom = (typeof ZOOMS)[number];

export interface BoardCourt {
  sport: string;
  court: CourtDay;
}

/** What the board shows from left to right: the club's opening hours of the day. Epoch ms. */
export interface Axis {
  opens: number;
  closes: number;
  zone: string;
}

/** The courts of a date with its hours. */
export interface BoardDay {
  courts: readonly BoardCourt[];
  axis: Axis;
}

interface Span {
  /** Identifies the cell across refetches: the court and the start. */
  key: string;
  courtId: string;
  /** Epoch ms, within the axis. */
  start: number;
  end: number;
}

export interface FreeCell extends Span {
  kind: "free";
  /** Over: it cannot be booked, not even by staff. */
  past: boolean;
}

export interface FilledCell extends Span {
  kind: "filled";
  occupancy: Occupancy;
}

export type BoardCell = FreeCell | FilledCell;

/** What is about to be booked or blocked, or where a booking would move. Epoch ms. */
export interface Draft {
  courtId: string;
  start: number;
  end: number;
  /** A rule forbids it. */
  misfit?: boolean;
}

export const MINUTE = 60_000;

/** The opening hours of these days of one date, or null if no court has any. */
export function axisOf(days: readonly Availability[]): Axis | null {
  const slots = days.flatMap(({ courts }) => courts.flatMap((court) => [court.slots[0], court.slots.at(-1)]));
  const known = slots.filter((slot) => slot !== undefined);
  const [day] = days;
  if (!day || known.length === 0) return null;
  return {
    opens: Math.min(...known.map((slot) => Date.parse(slot.start_time))),
    closes: Math.max(...known.map((slot) => Date.parse(slot.end_time))),
    zone: day.time_zone,
  };
}

/** The instants at which the club's clock shows a multiple of `minutes`, within the axis. */
export function marksOf({ opens, closes, zone }: Axis, minutes: number): number[] {
  const beyond = minutesOfDay(clubTime(opens, zone)) % minutes;
  const first = beyond === 0 ? opens : opens + (minutes - beyond) * MINUTE;
  const count = Math.max(0, Math.ceil((closes - first) / (minutes * MINUTE)));
  return [...Array(count).keys()].map((at) => first + at * minutes * MINUTE);
}

/** How far along the axis an instant lies: 0 to 1. */
export const shareOf = ({ opens, closes }: Axis, instant: number): number =>
  Math.max(0, Math.min(1, (instant - opens) / (closes - opens)));

const keptCells = new WeakMap<CourtDay, { key: string; cells: BoardCell[] }>();

/**
 * A court's day without gaps: what fills it, to the minute, and between it free cells that end at each step. The same list
 * while nothing changed, so that unchanged courts do not render again. `now` is epoch ms.
 */
export function cellsOf(court: CourtDay, axis: Axis, zoom: Zoom, now: number): BoardCell[] {
  const passed = Math.floor(now / (15 * MINUTE));
  const key = [axis.opens, axis.closes, axis.zone, zoom, passed].join(" ");
  const kept = keptCells.get(court);
  if (kept?.key === key) return kept.cells;
  const cells = layOut(court, axis, zoom, now);
  keptCells.set(court, { key, cells });
  return cells;
}

function layOut(court: CourtDay, axis: Axis, zoom: Zoom, now: number): BoardCell[] {
  const marks = marksOf(axis, zoom);
  const courtId = court.court_id;
  const cells: BoardCell[] = [];
  let at = axis.opens;
  const fillWithFree = (until: number) => {
    while (at < until) {
      const end = Math.min(until, marks.find((mark) => mark > at) ?? axis.closes);
      cells.push({ kind: "free", key: `${courtId} ${at}`, courtId, start: at, end, past: end <= now });
      at = end;
    }
  };
  for (const { occupancy, start, end } of spansOf(court, axis)) {
    fillWithFree(start);
    const from = Math.max(at, start);
    if (end <= from) continue;
    cells.push({ kind: "filled", key: `${courtId} ${from}`, courtId, start: from, end, occupancy });
    at = end;
  }
  fillWithFree(axis.closes);
  return cells;
}

/** What fills a court within the axis, by start. */
const spansOf = (court: CourtDay, { opens, closes }: Axis) =>
  court.occupancies
    .map((occupancy) => ({
      occupancy,
      start: Math.max(opens, Date.parse(occupancy.start_time)),
      end: Math.min(closes, Date.parse(occupancy.end_time)),
    }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);

/** Until when a court is free from `start` on: the next occupancy, or closing. */
export const freeUntil = (court: CourtDay, axis: Axis, start: number): number =>
  spansOf(court, axis).find((span) => span.end > start)?.start ?? axis.closes;

/** The cell of a court that contains an instant; the last one that begins before it, else the first. */
export const cellAt = (cells: readonly BoardCell[], instant: number): BoardCell | undefined =>
  cells.findLast(({ start }) => start <= instant) ?? cells[0];

/** The instant within the axis at which the club's clock shows "HH:MM", at or after `from`; null if there is none. */
export function instantOf(axis: Axis, time: string, from = axis.opens): number | null {
  const shown = time === "24:00" ? "00:00" : time;
  const quarters = [...marksOf(axis, 15), axis.closes];
  return quarters.find((instant) => instant >= from && clubTime(instant, axis.zone) === shown) ?? null;
}
