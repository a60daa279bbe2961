import type { Availability } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import { todayFigures } from "./todayFigures.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, 0, hour * 60)).toISOString();

type Occupancy = Availability["courts"][number]["occupancies"][number];

const filled = (id: string, from: number, to: number, change: Partial<Occupancy> = {}): Occupancy => ({
  id,
  start_time: at(from),
  end_time: at(to),
  state: "booked",
  booking_id: id,
  booked_by: `Person ${id}`,
  ...change,
});

/** Open from 8 to 18; read at noon. */
function day(...courts: Occupancy[][]): Availability {
  return {
    date: "2026-03-10",
    time_zone: "UTC",
    now: at(12),
    slot_length_minutes: 60,
    club_bookings: null,
    longest_booking_minutes: 60,
    last_bookable_date: null,
    notice: null,
    allowance: { bookings_today: 0, daily_limit: null, bookings_this_week: 0, weekly_limit: null, slots_left: null },
    courts: courts.map((occupancies, position) => ({
      court_id: `court-${position}`,
      name: `Court ${position + 1}`,
      slots: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => ({
        start_time: at(hour),
        end_time: at(hour + 1),
        state: "available" as const,
      })),
      occupancies,
    })),
  };
}

const NOON = Date.parse(at(12));
const figuresOf = (...days: Availability[]) => todayFigures(days, NOON);

test("booked time is measured in minutes, blocks do not count as opening time, and a held offer is not counted", () => {
  const block = filled("b", 8, 13, { state: "blocked", booking_id: undefined });
  const held = filled("h", 16, 17, { state: "offer_held", booking_id: undefined });
  const figures = figuresOf(day([filled("1", 9, 10.5), held], [block]));
  expect(figures).toMatchObject({ bookings: 1, bookedHours: 1.5, openHours: 15, utilisation: 10, courts: 2 });
});

test("events and lessons fill courts; only those with a booking are counted as bookings", () => {
  const event = filled("e", 8, 12, { state: "event", booking_id: undefined });
  const lesson = filled("l", 12, 13, { state: "lesson" });
  expect(figuresOf(day([event, lesson]))).toMatchObject({ bookings: 1, bookedHours: 5, utilisation: 50 });
});

test("running and later occupancies are listed by start, over all sports", () => {
  const tennis = day([filled("late", 17, 18), filled("over", 11, 12)]);
  const padel = day([filled("running", 11.5, 12.5), filled("soon", 13, 14, { booked_by: undefined })]);
  expect(figuresOf(tennis, padel).next).toMatchObject([
    { id: "running", bookedBy: "Person running" },
    { id: "soon", bookedBy: "Unknown" },
    { id: "late" },
  ]);
});

test("what has ended since the day was read is no longer ahead", () => {
  const tennis = day([filled("over", 11.5, 12.5), filled("running", 12.5, 13.5)]);
  expect(todayFigures([tennis], Date.parse(at(13))).next.map(({ id }) => id)).toEqual(["running"]);
});

test("a club without open courts", () => {
  expect(figuresOf()).toEqual({ bookings: 0, utilisation: 0, bookedHours: 0, openHours: 0, courts: 0, next: [] });
});
