import type { JoinWindow } from "../booking-day.ts";
import { type Grid, type GridCell, placeOf } from "../grid/grid.ts";

/** Whether a member may join the waitlist for a cell's time: a cell of its row has the state `join_waitlist`. */
export function isWaitableAt(grid: Grid, cell: GridCell): boolean {
  const row = grid.rows[placeOf(grid, cell.key)?.row ?? -1];
  return row?.cells.some((each) => each?.slot.state === "join_waitlist") ?? false;
}

/** An end at midnight is the end of the day. */
const endOf = (until: string): string => (until === "00:00" ? "24:00" : until);

/** One slot as a window of club-local times. */
export const windowOf = ({ time, until }: { time: string; until: string }): JoinWindow => ({
  start: time,
  end: endOf(until),
});
