import type { Availability } from "@courtside/contracts/api/client.ts";
import type { DayClock } from "@courtside/contracts/domain/club-day/day-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import {
  addUse,
  type CourtUse,
  courtUse,
  hoursOfClock,
  NO_MINUTES,
  type UsedMinutes,
} from "@courtside/contracts/domain/court-use.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";

type Occupancy = Availability["courts"][number]["occupancies"][number];

/** A sport's day, with the hours during which its courts are open. */
export interface TodaysDay {
  grid: Availability;
  clock: DayClock;
  rules: Pick<ClubRules, "booking_hours_start" | "booking_hours_end">;
}

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
  /** Of the open time without blocks, 0 to 100. */
  utilisation: number;
  bookedHours: number;
  openHours: number;
  courts: number;
  /** By start. */
  next: NextBooking[];
}

/** What holds a slot for a person does not use the court. */
const USES: Partial<Record<Occupancy["state"], CourtUse>> = {
  booked: "booking",
  own: "booking",
  lesson: "lesson",
  event: "event",
  blocked: "block",
};

/** What the reports count of a day (docs/product/reports.md#what-is-counted). */
function useOf({ grid, clock, rules }: TodaysDay): UsedMinutes {
  const hours = hoursOfClock(clock);
  return grid.courts
    .map(({ occupancies }) => {
      const parts = occupancies.flatMap(({ state, start_time, end_time }) => {
        const kind = USES[state];
        return kind ? [{ kind, startsAt: Date.parse(start_time), endsAt: Date.parse(end_time) }] : [];
      });
      return [...courtUse(hours, rules, parts).values()].reduce(addUse, NO_MINUTES);
    })
    .reduce(addUse, NO_MINUTES);
}

/** The figures of a day over all sports, at an instant of it, ms. */
export function todayFigures(days: readonly TodaysDay[], now: number): TodayFigures {
  const courts = days.flatMap(({ grid }) => grid.courts);
  const all = courts.flatMap((court) => court.occupancies.map((occupancy) => ({ court: court.name, ...occupancy })));
  const use = days.map(useOf).reduce(addUse, NO_MINUTES);
  const open = use.open_minutes - use.blocked_minutes;
  const booked = use.booked_minutes + use.lesson_minutes + use.event_minutes;
  const bookings = all.filter(({ booking_id }) => booking_id !== undefined);
  return {
    bookings: bookings.length,
    utilisation: open > 0 ? Math.min(100, Math.round((booked / open) * 100)) : 0,
    bookedHours: hours(booked),
    openHours: hours(open),
    courts: courts.filter(takesBookings).length,
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
const hours = (minutes: number) => Math.round(minutes / 30) / 2;
