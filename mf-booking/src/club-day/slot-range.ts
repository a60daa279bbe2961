import type { Slot } from "@courtside/contracts/api/client.ts";

/** One or more touching slots of one court: what a person is about to book. Instants are ISO 8601, UTC. */
export interface SlotRange {
  courtId: string;
  start: string;
  end: string;
  /** Start of each of its slots, in order; the first is `start`. */
  starts: readonly string[];
}

/** Identifies a slot across refetches: they give new objects, but the same keys. */
export const slotKey = (courtId: string, start: string): string => `${courtId} ${start}`;

export const rangeKeys = (range: SlotRange): string[] => range.starts.map((start) => slotKey(range.courtId, start));

/** Length in minutes of real time. */
export const rangeMinutes = (range: Pick<SlotRange, "start" | "end">): number =>
  (Date.parse(range.end) - Date.parse(range.start)) / 60_000;

/** A slot with its court. */
export interface CourtSlot {
  courtId: string;
  slot: Slot;
}

/** Why slots cannot be booked as one: too long for the club, one is not free, or the clock changes between them. */
export type RangeProblem = "too-long" | "not-free" | "not-touching";

type RangeResult = { range: SlotRange } | { failure: RangeProblem };

/** All slots of a court between two of its cells, in either order, as one range; or why they cannot be booked as one. */
export function rangeBetween(
  cells: readonly CourtSlot[],
  from: number,
  to: number,
  longestMinutes: number,
): RangeResult {
  const wanted = cells.slice(Math.min(from, to), Math.max(from, to) + 1);
  const first = wanted[0];
  const last = wanted.at(-1);
  if (!first || !last || wanted.some((cell) => cell.slot.state !== "available")) return { failure: "not-free" };
  if (wanted.some((cell, at) => at > 0 && wanted[at - 1]?.slot.end_time !== cell.slot.start_time)) {
    return { failure: "not-touching" };
  }
  const range = {
    courtId: first.courtId,
    start: first.slot.start_time,
    end: last.slot.end_time,
    starts: wanted.map((cell) => cell.slot.start_time),
  };
  // A single slot is always allowed: the longest booking is never shorter (docs/product/booking.md#slots-and-length).
  return wanted.length > 1 && rangeMinutes(range) > longestMinutes ? { failure: "too-long" } : { range };
}

/** The ranges that can be booked from a start: one slot, two, … as long as they are free, touch, and the club allows it. */
export function lengthOptions(cells: readonly CourtSlot[], start: string, longestMinutes: number): SlotRange[] {
  const first = cells.findIndex((cell) => cell.slot.start_time === start);
  const options: SlotRange[] = [];
  for (let last = first; first >= 0 && last < cells.length; last++) {
    const result = rangeBetween(cells, first, last, longestMinutes);
    if ("failure" in result) break;
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
