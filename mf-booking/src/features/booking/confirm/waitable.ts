import type { JoinWindow } from "../booking-day.ts";
import { type Grid, type GridCell, placeOf } from "../grid/grid.ts";

/** Whether a person may wait for a cell's time: some tile of its row says so. */
export function isWaitableAt(grid: Grid, cell: GridCell): boolean {
  const row = grid.rows[placeOf(grid, cell.key)?.row ?? -1];
  return row?.cells.some((each) => each?.slot.state === "join_waitlist") ?? false;
}

/** A slot that ends at midnight ends its day. */
const endOf = (until: string): string => (until === "00:00" ? "24:00" : until);

/** The window of one slot, by its times on the club's clock. */
export const windowOf = ({ time, until }: { time: string; until: string }): JoinWindow => ({
  start: time,
  end: endOf(until),
});
