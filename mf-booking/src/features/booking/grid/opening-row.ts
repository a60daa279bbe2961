import type { SlotState } from "@courtside/contracts/api/client.ts";
import type { Grid } from "./grid.ts";

/** Row of `now` (epoch ms); -1 before the day's first slot, the number of rows after its last. */
export function rowAt(grid: Grid, now: number): number {
  const [first] = grid.rows;
  if (first && now < Date.parse(first.start)) return -1;
  const row = grid.rows.findIndex((each) => now < Date.parse(each.end));
  return row < 0 ? grid.rows.length : row;
}

/** The place of the now-line. */
export interface NowPlace {
  row: number;
  /** The elapsed share of the row, 0 to 1. */
  share: number;
  /** In a week, the column of today; else undefined. */
  column: number | undefined;
}

/** The place of `now` (epoch ms); null while the club is closed. */
export function nowPlace(grid: Grid, now: number): NowPlace | null {
  const at = rowAt(grid, now);
  const row = grid.rows[at];
  if (!row) return null;
  const start = Date.parse(row.start);
  const share = Math.max(0, (now - start) / (Date.parse(row.end) - start));
  if (!grid.isWeek) return { row: at, share, column: undefined };
  const column = row.cells.findIndex(
    (cell) => cell && Date.parse(cell.slot.start_time) <= now && now < Date.parse(cell.slot.end_time),
  );
  return column < 0 ? null : { row: at, share, column };
}

/** The row that the grid opens at: now on a running day, else the first with a free slot (docs/product/screens.md#day-grid). */
export function openingRow(grid: Grid, now: number): number {
  const at = rowAt(grid, now);
  if (at >= 0 && at < grid.rows.length) return at;
  const free = grid.rows.findIndex((row) => row.cells.some((cell) => cell?.slot.state === "available"));
  return Math.max(0, free);
}

const WORTH_A_LOOK = new Set<SlotState>(["available", "own", "join_waitlist"]);

/** The number of a court's leading rows that can be folded: past or taken, not the caller's own, and without a waitlist. */
export function spentRows(grid: Grid, courtId: string, now: number): number {
  const column = grid.columns.find((each) => each.court.court_id === courtId);
  const at = rowAt(grid, now);
  const limit = at >= 0 && at < grid.rows.length ? at : grid.rows.length;
  const first = column?.cells.findIndex((cell, row) => row >= limit || WORTH_A_LOOK.has(cell.slot.state));
  return first === undefined || first < 0 ? 0 : first;
}
