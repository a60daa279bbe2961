import type { GridCell } from "./grid.ts";
import { rangeMinutes, type SlotRange } from "./slot-range.ts";

/** Why slots cannot be booked as one: too long for the club, one is not free, or the clock changes between them. */
export type RangeFault = "too-long" | "not-free" | "not-touching";

export type RangeResult = { range: SlotRange } | { fault: RangeFault };

/** All slots of a court between two of its cells, in either order, as one range; or why they are none. */
export function rangeBetween(
  cells: readonly GridCell[],
  from: number,
  to: number,
  longestMinutes: number,
): RangeResult {
  const wanted = cells.slice(Math.min(from, to), Math.max(from, to) + 1);
  const first = wanted[0];
  const last = wanted.at(-1);
  if (!first || !last || wanted.some((cell) => cell.slot.state !== "available")) return { fault: "not-free" };
  if (wanted.some((cell, at) => at > 0 && wanted[at - 1]?.slot.end_time !== cell.slot.start_time)) {
    return { fault: "not-touching" };
  }
  const range = {
    courtId: first.courtId,
    start: first.slot.start_time,
    end: last.slot.end_time,
    starts: wanted.map((cell) => cell.slot.start_time),
  };
  // A single slot is always allowed: the longest booking is never shorter (docs/product/booking.md#slots-and-length).
  return wanted.length > 1 && rangeMinutes(range) > longestMinutes ? { fault: "too-long" } : { range };
}
