import { columnOf, type Grid } from "./grid.ts";
import type { SlotRange } from "./slot-range.ts";

export interface Alternative {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

const isAlternative = (value: unknown): value is Alternative =>
  typeof value === "object" && value !== null && "court_id" in value && "start_time" in value && "end_time" in value;

/** `details.alternatives` of a 409 `slot_conflict`; empty for any other refusal. */
export function alternativesOf(details: Record<string, unknown> | undefined): Alternative[] {
  const list = details?.alternatives;
  return Array.isArray(list) ? list.filter(isAlternative) : [];
}

/** The same as ranges of the shown day. */
export function serverAlternatives(details: Record<string, unknown> | undefined, grid: Grid): SlotRange[] {
  return alternativesOf(details).map(({ court_id, start_time, end_time }) => ({
    courtId: court_id,
    start: start_time,
    end: end_time,
    starts: (columnOf(grid, court_id)?.cells ?? [])
      .map((cell) => cell.slot.start_time)
      .filter((start) => Date.parse(start) >= Date.parse(start_time) && Date.parse(start) < Date.parse(end_time)),
  }));
}
