import type { Availability } from "@courtside/contracts/api/client.ts";
import { type Alternative, alternativesOf } from "../../../club-day/court-day.ts";
import { rangeBetween, type SlotRange, slotKey } from "../../../club-day/slot-range.ts";
import { columnOf, type Grid, type GridCell, type GridColumn, placeOf } from "../grid/grid.ts";

const TWO_HOURS = 2 * 3_600_000;
const MOST = 3;

/** `count` slots of a court, starting at a row, if they can be booked. */
export function freeRun(column: GridColumn, row: number, count: number): SlotRange[] {
  if (row < 0 || row + count > column.cells.length) return [];
  const result = rangeBetween(column.cells, row, row + count - 1, Number.POSITIVE_INFINITY);
  return "range" in result ? [result.range] : [];
}

/** The same time and length on another court; undefined: it is not free there. */
export function onCourt(grid: Grid, range: SlotRange, courtId: string): SlotRange | undefined {
  const column = columnOf(grid, courtId);
  const row = column?.cells.findIndex(({ slot }) => slot.start_time === range.start) ?? -1;
  return column && freeRun(column, row, range.starts.length)[0];
}

/**
 * Alternatives to a range, in the order of docs/product/booking.md#alternatives: the same court within two
 * hours before or after, nearest first, then other courts at that time; the other way round for `anyCourt`. If there are none, the
 * nearest free slots of the day.
 */
export function alternativesTo(
  grid: Grid,
  input: Pick<SlotRange, "courtId" | "start" | "starts">,
  { anyCourt = false } = {},
): SlotRange[] {
  const place = placeOf(grid, slotKey(input.courtId, input.start));
  const court = place && grid.columns[place.column];
  if (!place || !court) return [];
  const count = input.starts.length;
  const distance = (row: number) => Math.abs(Date.parse(grid.rows[row]?.start ?? "") - Date.parse(input.start));
  const byDistance = [...grid.rows.keys()].sort((a, b) => distance(a) - distance(b) || a - b);

  const near = byDistance
    .filter((row) => row !== place.row && distance(row) <= TWO_HOURS)
    .flatMap((row) => freeRun(court, row, count));
  const beside = grid.columns
    .filter((column) => column !== court)
    .flatMap((column) => freeRun(column, place.row, count));
  const found = anyCourt ? [...beside, ...near] : [...near, ...beside];
  if (found.length === 0) {
    found.push(...byDistance.flatMap((row) => grid.columns.flatMap((column) => freeRun(column, row, count))));
  }
  return found.slice(0, MOST);
}

/** What is offered for a slot that cannot be booked (docs/product/screens.md#selection). */
export type NextStep =
  | { kind: "last-day"; date: string }
  | { kind: "today"; date: string }
  | { kind: "now" }
  | { kind: "my-bookings" }
  | { kind: "free"; ranges: SlotRange[] };

export function nextStep(cell: GridCell, grid: Grid, day: Availability, today: string): NextStep {
  const { state } = cell.slot;
  if (day.last_bookable_date !== null && day.date > day.last_bookable_date) {
    return { kind: "last-day", date: day.last_bookable_date };
  }
  if (day.date < today) return { kind: "today", date: today };
  if (state === "past") return { kind: "now" };
  if (state === "limit_reached") return { kind: "my-bookings" };
  const input = { courtId: cell.courtId, start: cell.slot.start_time, starts: [cell.slot.start_time] };
  return { kind: "free", ranges: alternativesTo(grid, input) };
}

/** An alternative as a range of the shown day; `starts` is empty if the day does not show its court. */
export function rangeOf({ court_id, start_time, end_time }: Alternative, grid: Grid): SlotRange {
  const starts = (columnOf(grid, court_id)?.cells ?? [])
    .map((cell) => cell.slot.start_time)
    .filter((start) => Date.parse(start) >= Date.parse(start_time) && Date.parse(start) < Date.parse(end_time));
  return { courtId: court_id, start: starts[0] ?? start_time, end: end_time, starts };
}

/** The alternatives of a 409 `slot_conflict`, as ranges of the shown day. */
export const serverAlternatives = (details: Record<string, unknown> | undefined, grid: Grid): SlotRange[] =>
  alternativesOf(details).map((each) => rangeOf(each, grid));
