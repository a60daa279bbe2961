import type { GridCell } from "./grid.ts";
import { rangeBetween } from "./range-between.ts";
import type { SlotRange } from "./slot-range.ts";

/** More buttons than this are no choice; staff stretch longer ranges by Shift+arrow or by dragging. */
const MOST = 8;

/** What can be booked from a start: one slot, two, … while the following are free, touch, and the club allows it. */
export function lengthOptions(cells: readonly GridCell[], start: string, longestMinutes: number): SlotRange[] {
  const first = cells.findIndex((cell) => cell.slot.start_time === start);
  const options: SlotRange[] = [];
  for (let last = first; first >= 0 && last < cells.length && options.length < MOST; last++) {
    const result = rangeBetween(cells, first, last, longestMinutes);
    if ("fault" in result) break;
    options.push(result.range);
  }
  return options;
}

/** 90 → "1 h 30 min". */
export function lengthLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
