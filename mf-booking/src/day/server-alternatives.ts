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

const listed = (list: unknown): Alternative[] => (Array.isArray(list) ? list.filter(isAlternative) : []);

/** `details.alternatives` of a 409 `slot_conflict`; empty for any other refusal. */
export const alternativesOf = (details: Record<string, unknown> | undefined): Alternative[] =>
  listed(details?.alternatives);

/** `details.slots` of a 409 `slots_free`: what can be booked without waiting; empty for any other refusal. */
export const freeSlotsOf = (details: Record<string, unknown> | undefined): Alternative[] => listed(details?.slots);

/** One of them as a range of the shown day; `starts` is empty where the day does not show its court. */
export function rangeOf({ court_id, start_time, end_time }: Alternative, grid: Grid): SlotRange {
  const starts = (columnOf(grid, court_id)?.cells ?? [])
    .map((cell) => cell.slot.start_time)
    .filter((start) => Date.parse(start) >= Date.parse(start_time) && Date.parse(start) < Date.parse(end_time));
  return { courtId: court_id, start: starts[0] ?? start_time, end: end_time, starts };
}

/** Those of a refusal, as ranges of the shown day. */
export const serverAlternatives = (details: Record<string, unknown> | undefined, grid: Grid): SlotRange[] =>
  alternativesOf(details).map((each) => rangeOf(each, grid));
