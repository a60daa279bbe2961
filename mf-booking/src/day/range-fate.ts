import { columnOf, type Grid } from "./grid.ts";
import type { SlotRange } from "./slot-range.ts";

/**
 * What became of a selection after a change: still `free`, `lost` to somebody else, or `own`, when it was booked for this
 * person after all (an answer that never arrived, another tab).
 */
export function rangeFate(grid: Grid, range: SlotRange): "free" | "lost" | "own" {
  const cells = columnOf(grid, range.courtId)?.cells ?? [];
  const states = range.starts.map((start) => cells.find((cell) => cell.slot.start_time === start)?.slot.state);
  if (states.every((state) => state === "available")) return "free";
  return states.every((state) => state === "own") ? "own" : "lost";
}
