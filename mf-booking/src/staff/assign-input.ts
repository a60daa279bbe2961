import type { Availability, WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import type { Alternative } from "../club-day/court-day.ts";

/** The slot that staff choose for a waiting member. Times are club-local "HH:MM", an end may be "24:00". */
export interface AssignInput {
  courtId: string | null;
  start: string | null;
  end: string | null;
}

/** Sets the start, and the end one slot later, at most at closing (docs/product/waitlist.md#assigning-a-slot). */
export function withStart(input: AssignInput, start: string, slotMinutes: number, closing: string): AssignInput {
  return { ...input, start, end: wallTime(Math.min(minutesOfDay(start) + slotMinutes, minutesOfDay(closing))) };
}

/** Court and times of a slot. */
export function inputFor({ court_id, start_time, end_time }: Alternative, zone: string): AssignInput {
  const end = clubTime(end_time, zone);
  return { courtId: court_id, start: clubTime(start_time, zone), end: end === "00:00" ? "24:00" : end };
}

type Wanted = Pick<WaitingMember, "court_id" | "preferred_start_time" | "preferred_end_time">;

/**
 * The day's free slots: those that match the entry, by time; and the others, nearest to its window first, on its
 * court before other courts.
 */
export function freeSlotsFor(entry: Wanted, day: Availability): { wanted: Alternative[]; others: Alternative[] } {
  const free = day.courts.flatMap(({ court_id, name, slots }) =>
    slots
      .filter(({ state }) => state === "available")
      .map(({ start_time, end_time }) => ({ court_id, court_name: name, start_time, end_time })),
  );
  const byTime = free.toSorted((one, other) => Date.parse(one.start_time) - Date.parse(other.start_time));
  const isCourt = (slot: Alternative) => entry.court_id === null || entry.court_id === slot.court_id;
  const judged = byTime.map((slot) => ({
    slot,
    away: minutesAway(entry, slot, day.time_zone),
    isCourt: isCourt(slot),
  }));
  const isWanted = ({ away, isCourt: onCourt }: (typeof judged)[number]) => away === 0 && onCourt;
  return {
    wanted: judged.filter(isWanted).map(({ slot }) => slot),
    others: judged
      .filter((each) => !isWanted(each))
      .toSorted((one, other) => one.away - other.away || Number(other.isCourt) - Number(one.isCourt))
      .map(({ slot }) => slot),
  };
}

/** By how many minutes a slot lies outside the window, at the side that is further out; 0: inside. */
function minutesAway(entry: Wanted, slot: Alternative, zone: string): number {
  const { start, end } = inputFor(slot, zone);
  const from = minutesOfDay(entry.preferred_start_time ?? "00:00");
  const until = minutesOfDay(entry.preferred_end_time ?? "24:00");
  return Math.max(0, from - minutesOfDay(start ?? "00:00"), minutesOfDay(end ?? "24:00") - until);
}
