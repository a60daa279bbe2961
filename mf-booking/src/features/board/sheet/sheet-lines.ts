import type { CourtDay, Occupancy } from "../../../club-day/court-day.ts";

/** A line of the printed day: what fills the court, or a free slot, to be written in by hand. */
export interface SheetLine {
  start: string;
  end: string;
  occupancy: Occupancy | null;
}

/** A court's day by start: its occupancies to the minute, and the slots that none of them touches. */
export function sheetLines({ slots, occupancies }: Pick<CourtDay, "slots" | "occupancies">): SheetLine[] {
  const filled = occupancies.map((occupancy) => ({ start: occupancy.start_time, end: occupancy.end_time, occupancy }));
  const isFree = (start: string, end: string) =>
    filled.every((each) => Date.parse(each.end) <= Date.parse(start) || Date.parse(each.start) >= Date.parse(end));
  const free = slots
    .filter(({ start_time, end_time }) => isFree(start_time, end_time))
    .map(({ start_time: start, end_time: end }) => ({ start, end, occupancy: null }));
  return [...filled, ...free].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}
