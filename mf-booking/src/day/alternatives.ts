import { type Grid, type GridColumn, placeOf } from "./grid.ts";
import { rangeBetween } from "./range-between.ts";
import { type SlotRange, slotKey } from "./slot-range.ts";

const TWO_HOURS = 2 * 3_600_000;
const MOST = 3;

/** `count` slots of a court from a row on, if they can be booked. */
function freeRun(column: GridColumn, row: number, count: number): SlotRange[] {
  if (row + count > column.cells.length) return [];
  const result = rangeBetween(column.cells, row, row + count - 1, Number.POSITIVE_INFINITY);
  return "range" in result ? [result.range] : [];
}

/**
 * What could be booked in place of a wish, in the order of docs/product/booking.md#alternatives: the same court within two
 * hours either way, nearest first, then other courts at that time. Where that gives nothing, the nearest free slots of the day.
 */
export function alternativesTo(grid: Grid, wish: Pick<SlotRange, "courtId" | "start" | "starts">): SlotRange[] {
  const place = placeOf(grid, slotKey(wish.courtId, wish.start));
  const court = place && grid.columns[place.column];
  if (!place || !court) return [];
  const count = wish.starts.length;
  const distance = (row: number) => Math.abs(Date.parse(grid.rows[row]?.start ?? "") - Date.parse(wish.start));
  const byDistance = [...grid.rows.keys()].sort((a, b) => distance(a) - distance(b) || a - b);

  const near = byDistance
    .filter((row) => row !== place.row && distance(row) <= TWO_HOURS)
    .flatMap((row) => freeRun(court, row, count));
  const beside = grid.columns
    .filter((column) => column !== court)
    .flatMap((column) => freeRun(column, place.row, count));
  const found = [...near, ...beside];
  if (found.length === 0) {
    found.push(...byDistance.flatMap((row) => grid.columns.flatMap((column) => freeRun(column, row, count))));
  }
  return found.slice(0, MOST);
}
