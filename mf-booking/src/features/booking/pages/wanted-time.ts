import { rangeMinutes, type SlotRange } from "../../../club-day/slot-range.ts";
import type { ChosenTime } from "../../../club-day/useChosenDay.ts";
import { freeRun } from "../confirm/next-step.ts";
import { columnOf, type Grid, type GridCell } from "../grid/grid.ts";

/** What a time that was chosen on another screen shows. */
export type WantedTime =
  /** Free for the whole length; or lost, so that it says why and offers others. */
  | { kind: "range"; range: SlotRange; lost: boolean }
  | { kind: "unavailable"; cell: GridCell }
  /** The day has no slot at this time. */
  | { kind: "missing" };

/**
 * The selection that a time makes: on its court, or on the first court that is free for so long. If none is, the time itself with
 * why not. A length that the club no longer allows becomes the longest that it does.
 */
export function wantedTime(grid: Grid, { time, courtId, minutes }: ChosenTime, longestMinutes: number): WantedTime {
  const court = courtId === null ? undefined : columnOf(grid, courtId);
  const places = (court ? [court] : grid.columns).flatMap((column) => {
    const row = column.cells.findIndex((cell) => cell.time === time);
    const cell = column.cells[row];
    return cell ? [{ column, row, cell, count: slotsIn(cell, minutes, longestMinutes) }] : [];
  });
  for (const { column, row, count } of places) {
    const [range] = freeRun(column, row, count);
    if (range) return { kind: "range", range, lost: false };
  }
  const place = places.find(({ cell }) => cell.slot.state === "join_waitlist") ?? places[0];
  if (!place) return { kind: "missing" };
  const { cell, column, row, count } = place;
  if (cell.slot.state !== "available") return { kind: "unavailable", cell };
  const slots = column.cells.slice(row, row + count).map(({ slot }) => slot);
  const range = {
    courtId: cell.courtId,
    start: cell.slot.start_time,
    end: slots.at(-1)?.end_time ?? cell.slot.end_time,
    starts: slots.map(({ start_time }) => start_time),
  };
  return { kind: "range", range, lost: true };
}

/** The number of slots in a length; one if none is given. */
function slotsIn({ slot }: GridCell, minutes: number | null, longestMinutes: number): number {
  const length = rangeMinutes({ start: slot.start_time, end: slot.end_time });
  return Math.max(1, Math.floor(Math.min(minutes ?? length, longestMinutes) / length));
}
