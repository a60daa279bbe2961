import type { Availability } from "@courtside/contracts/api/client.ts";

type Occupancy = Availability["courts"][number]["occupancies"][number];

/** A booking that is still to come or running. */
export interface NextBooking {
  id: string;
  court: string;
  bookedBy: string;
  start_time: string;
  end_time: string;
}

export interface TodayFigures {
  bookings: number;
  /** Of opening time without blocks, 0 to 100. */
  utilisation: number;
  bookedHours: number;
  openHours: number;
  courts: number;
  /** By start. */
  next: NextBooking[];
}

const HOUR = 3_600_000;
const FILLED: ReadonlySet<Occupancy["state"]> = new Set(["booked", "own", "lesson", "event"]);

const length = ({ start_time, end_time }: Pick<Occupancy, "start_time" | "end_time">) =>
  Date.parse(end_time) - Date.parse(start_time);
const total = (parts: readonly Occupancy[]) => parts.reduce((sum, part) => sum + length(part), 0);

/** The figures of a day over all sports, at an instant of it, ms. */
export function todayFigures(days: readonly Availability[], now: number): TodayFigures {
  const courts = days.flatMap((day) => day.courts);
  const all = courts.flatMap((court) => court.occupancies.map((occupancy) => ({ court: court.name, ...occupancy })));
  const slots = courts.flatMap((court) => court.slots).reduce((sum, slot) => sum + length(slot), 0);
  const open = slots - total(all.filter(({ state }) => state === "blocked"));
  const booked = total(all.filter(({ state }) => FILLED.has(state)));
  const bookings = all.filter(({ booking_id }) => booking_id !== undefined);
  return {
    bookings: bookings.length,
    utilisation: open > 0 ? Math.min(100, Math.round((booked / open) * 100)) : 0,
    bookedHours: hours(booked),
    openHours: hours(open),
    courts: courts.length,
    next: bookings
      .filter(({ end_time }) => Date.parse(end_time) > now)
      .map(({ id, court, booked_by, start_time, end_time }) => ({
        id,
        court,
        bookedBy: booked_by ?? "Unknown",
        start_time,
        end_time,
      }))
      .sort((one, other) => Date.parse(one.start_time) - Date.parse(other.start_time)),
  };
}

/** To half an hour. */
const hours = (ms: number) => Math.round((ms / HOUR) * 2) / 2;
