import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { GridCell } from "../../day/grid.ts";
import { lengthLabel, lengthOptions } from "../../day/length-options.ts";

interface Chosen {
  cells: readonly GridCell[];
  /** Club-local "HH:MM"; an end may be "24:00". */
  start: string;
  end: string;
  zone: string;
  longestMinutes: number;
}

const MINUTE = 60_000;
/** On the club's clock midnight ends a day. */
const endTime = (instant: string, zone: string) => {
  const time = clubTime(instant, zone);
  return time === "00:00" ? "24:00" : time;
};

/** The lengths that can be booked from the chosen start, each by its end; and whether the chosen one still can be. */
export function slotChoice({ cells, start, end, zone, longestMinutes }: Chosen) {
  const first = cells.find(({ time, slot }) => time === start && slot.state === "available");
  const lengths = first
    ? lengthOptions(cells, first.slot.start_time, longestMinutes).map((range) => ({
        end: endTime(range.end, zone),
        label: lengthLabel((Date.parse(range.end) - Date.parse(range.start)) / MINUTE),
      }))
    : [];
  return { lengths, isFree: lengths.some((length) => length.end === end) };
}
