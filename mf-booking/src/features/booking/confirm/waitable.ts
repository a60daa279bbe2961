import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { rangeMinutes } from "../../../club-day/slot-range.ts";
import type { JoinWindow } from "../booking-day.ts";
import { type Grid, type GridCell, placeOf } from "../grid/grid.ts";

/** Whether a member may join the waitlist for a cell's time: a cell of its row has the state `join_waitlist`. */
export function isWaitableAt(grid: Grid, cell: GridCell): boolean {
  const row = grid.rows[placeOf(grid, cell.key)?.row ?? -1];
  return row?.cells.some((each) => each?.slot.state === "join_waitlist") ?? false;
}

const MIDNIGHT = 24 * 60;

/**
 * One slot as a window of club-local times: what `wallSpan` of contracts/domain makes of it, without its library for time zones.
 * Where the clock is set back, the window is no shorter than the slot.
 */
export function windowOf({ time, until, slot }: Pick<GridCell, "time" | "until" | "slot">): JoinWindow {
  const length = rangeMinutes({ start: slot.start_time, end: slot.end_time });
  const end = Math.max(minutesOfDay(until) || MIDNIGHT, minutesOfDay(time) + length);
  return { start: time, end: end > MIDNIGHT ? null : wallTime(end) };
}
