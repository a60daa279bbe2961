import { byCourtName, takesBookings } from "../courts.ts";
import { MINUTE } from "./day-clock.ts";
import type { CourtGrid, DayGrid } from "./day-grid.ts";

export interface FreeCourt {
  court_id: string;
  court_name: string;
}

/** A time that the person can book on each of these courts. Side by side, the courts are one row of neighbours. */
export interface FreeTime {
  start_time: string;
  end_time: string;
  courts: FreeCourt[];
}

interface FreeTimesInput {
  /** One slot by default. Members book whole slots (docs/product/booking.md#slots-and-length). */
  minutes?: number | undefined;
  /** How many neighbouring courts must be free at once: then there is an entry for each row of at least so many. */
  sideBySide?: number;
  /** Only times that begin later, epoch ms: the day itself is judged by the clock of its read, which may be long ago. */
  after?: number | undefined;
}

/**
 * The free times of a joined day in order of time, for all courts (docs/product/booking.md#free-times). They begin with the slots
 * and are what POST /bookings accepts of this person.
 */
export function freeTimes(
  day: DayGrid,
  { minutes = day.slot_length_minutes, sideBySide = 1, after = Number.NEGATIVE_INFINITY }: FreeTimesInput = {},
) {
  const open = day.courts.filter(takesBookings);
  const courts = sideBySide > 1 ? neighbours(open) : open;
  const slots = courts[0]?.slots ?? [];
  if (minutes > day.longest_booking_minutes) return [];
  return slots.flatMap(({ start_time }, row): FreeTime[] => {
    if (Date.parse(start_time) <= after) return [];
    const ends = courts.map((court) => freeUntil(court, row, minutes, day));
    const end_time = ends.find((end) => end !== null);
    if (!end_time) return [];
    return rowsOf(courts, ends, sideBySide).map((found) => ({
      start_time,
      end_time,
      courts: found.map(({ court_id, name }) => ({ court_id, court_name: name })),
    }));
  });
}

/** The message of the limit that leaves the person no booking on the day; null while there is one left. */
export function limitMessage({ allowance, courts }: Pick<DayGrid, "allowance" | "courts">): string | null {
  if (allowance.slots_left !== 0) return null;
  return courts.flatMap(({ slots }) => slots).find(({ state }) => state === "limit_reached")?.reason ?? null;
}

/** All courts with an end as one list; side by side as rows of neighbours. */
function rowsOf(courts: CourtGrid[], ends: (string | null)[], sideBySide: number): CourtGrid[][] {
  if (sideBySide === 1) return [courts.filter((_, at) => ends[at] !== null)];
  const rows: CourtGrid[][] = [];
  for (const [at, court] of courts.entries()) {
    if (ends[at] === null) continue;
    const row = rows.at(-1);
    if (row && ends[at - 1] !== null) row.push(court);
    else rows.push([court]);
  }
  return rows.filter((row) => row.length >= sideBySide);
}

/** The end of a time that begins with a slot and can be booked; null if it cannot be. Slots must touch, as for a booking. */
function freeUntil({ slots, occupancies }: CourtGrid, row: number, minutes: number, day: DayGrid): string | null {
  const slotLength = day.slot_length_minutes;
  for (let at = row, left = minutes; ; at++, left -= slotLength) {
    const slot = slots[at];
    if (!slot || (at > row && slots[at - 1]?.end_time !== slot.start_time)) return null;
    if (left >= slotLength && slot.state !== "available") return null;
    if (left === slotLength) return slot.end_time;
    if (left > slotLength) continue;
    // Only staff end within a slot, and they may begin one that has begun.
    const from = Date.parse(slot.start_time);
    const until = from + left * MINUTE;
    const isTaken = occupancies.some((each) => Date.parse(each.start_time) < until && Date.parse(each.end_time) > from);
    return isTaken || until <= Date.parse(day.now) ? null : new Date(until).toISOString();
  }
}

/** Court 2 stands beside Court 3, and Court 10 beside Court 9. */
const neighbours = (courts: CourtGrid[]): CourtGrid[] => courts.toSorted(byCourtName);
