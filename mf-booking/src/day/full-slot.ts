import type { JoinWindow } from "./booking-day.ts";
import { type Grid, type GridCell, type GridRow, placeOf } from "./grid.ts";

const TAKEN = new Set(["booked", "blocked", "event", "lesson", "offer_held"]);

const isFull = ({ cells }: GridRow): boolean => cells.every((cell) => cell && TAKEN.has(cell.slot.state));

/** Whether no court can be had at a cell's time: what a waitlist is for. */
export function isFullAt(grid: Grid, cell: GridCell): boolean {
  const row = grid.rows[placeOf(grid, cell.key)?.row ?? -1];
  return row !== undefined && isFull(row);
}

/** A slot that ends at midnight ends its day. */
const endOf = (until: string): string => (until === "00:00" ? "24:00" : until);

/** The window of one slot, by its times on the club's clock. */
export const windowOf = ({ time, until }: { time: string; until: string }): JoinWindow => ({
  start: time,
  end: endOf(until),
});
