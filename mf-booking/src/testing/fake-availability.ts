import type { Availability, HeldOffer, SlotState } from "@courtside/contracts/api/client.ts";
import type { CourtDay, Occupancy } from "../club-day/court-day.ts";

const MINUTE = 60_000;

/** One occupancy of a court, in minutes after opening. */
export interface Filled {
  court: number;
  from: number;
  minutes: number;
  state: SlotState;
  booked_by?: string;
  reason?: string;
  offer?: HeldOffer;
}

export interface FakeDay {
  date?: string;
  courts?: number;
  slotMinutes?: number;
  slots?: number;
  longest?: number;
  /** First slot, as an instant. */
  opens?: string;
  now?: string;
  filled?: Filled[];
  /** The state of every slot that would be free. */
  instead?: { state: SlotState; reason: string };
  /** Slots at times at which every court is booked are `join_waitlist`. */
  waitlist?: boolean;
  response?: Partial<Availability>;
}

const MESSAGES: Partial<Record<SlotState, string>> = {
  past: "Cannot book in the past",
  booked: "This time slot conflicts with an existing booking",
};

const id = (kind: string, at: number): string => `${kind}-0000-4000-8000-${String(at).padStart(12, "0")}`;
const iso = (time: number): string => new Date(time).toISOString();

/** A response of `/availability` for stories and tests; by default five courts, hourly, 06:00 to 22:00 in New York. */
export function fakeAvailability(day: FakeDay = {}): Availability {
  const { date = "2026-03-10", courts = 5, slotMinutes = 60, slots = 16, longest = 120, filled = [] } = day;
  const opens = Date.parse(day.opens ?? `${date}T10:00:00Z`);
  const now = day.now ?? iso(opens - 60 * MINUTE);
  const length = slotMinutes * MINUTE;

  const court = (at: number): CourtDay => {
    const occupancies: Occupancy[] = filled.flatMap((each, place) =>
      each.court === at
        ? {
            id: id("ffffffff", place),
            start_time: iso(opens + each.from * MINUTE),
            end_time: iso(opens + (each.from + each.minutes) * MINUTE),
            state: each.state,
            ...(each.state === "own" && { booking_id: id("bbbbbbbb", place) }),
            ...(each.booked_by && { booking_id: id("bbbbbbbb", place), booked_by: each.booked_by }),
            ...(each.reason && { reason: each.reason }),
            ...(each.offer && { offer: each.offer }),
          }
        : [],
    );
    return {
      court_id: id("cccccccc", at),
      name: `Court ${at + 1}`,
      slots: [...Array(slots).keys()].map((row) => slot(occupancies, opens + row * length)),
      occupancies,
    };
  };

  const slot = (occupancies: Occupancy[], start: number): CourtDay["slots"][number] => {
    const times = { start_time: iso(start), end_time: iso(start + length) };
    const filling = occupancies.find(
      (each) => Date.parse(each.start_time) < start + length && Date.parse(each.end_time) > start,
    );
    const isPast = start < Date.parse(now);
    if (filling) {
      const state = isPast && filling.state !== "own" ? "past" : filling.state;
      return {
        ...times,
        state,
        reason: filling.reason ?? MESSAGES[state] ?? MESSAGES.booked,
        occupancy_id: filling.id,
      };
    }
    if (isPast) return { ...times, state: "past", reason: MESSAGES.past };
    return { ...times, state: "available", ...day.instead };
  };

  const built = [...Array(courts).keys()].map(court);
  const isFull = (row: number) => built.every(({ slots: cells }) => cells[row]?.state === "booked");
  for (const row of Array(day.waitlist ? slots : 0).keys()) {
    if (isFull(row)) for (const { slots: cells } of built) Object.assign(cells[row] ?? {}, { state: "join_waitlist" });
  }

  return {
    date,
    time_zone: "America/New_York",
    now,
    slot_length_minutes: slotMinutes,
    longest_booking_minutes: longest,
    last_bookable_date: "2026-03-17",
    notice: null,
    allowance: { bookings_today: 1, daily_limit: 2, bookings_this_week: 3, weekly_limit: 7, slots_left: 1 },
    club_bookings: null,
    courts: built,
    ...day.response,
  };
}
