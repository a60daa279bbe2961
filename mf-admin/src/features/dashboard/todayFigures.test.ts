import type { Availability } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import { type TodaysDay, todayFigures } from "./todayFigures.ts";

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
function day(...courts: Occupancy[][]): TodaysDay {
  const grid: Availability = {
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
      slots: [],
      occupancies,
    })),
  };
  const rules = { booking_hours_start: "08:00", booking_hours_end: "18:00" };
  return { grid, rules, clock: { day_start: at(0), clock: [{ minute: 0, wall: 0 }] } };
}

const NOON = Date.parse(at(12));
const figuresOf = (...days: TodaysDay[]) => todayFigures(days, NOON);

test("booked time is measured in minutes, blocks do not count as opening time, and a held offer is not counted", () => {
  const block = filled("b", 8, 13, { state: "blocked", booking_id: undefined });
  const held = filled("h", 16, 17, { state: "offer_held", booking_id: undefined });
  const figures = figuresOf(day([filled("1", 9, 10.5), held], [block]));
  expect(figures).toMatchObject({ bookings: 1, bookedHours: 1.5, openHours: 15, utilisation: 10, courts: 2 });
});

test("a block counts within the opening hours only, as in the reports; one over midnight as far as it is today's", () => {
  const closed = filled("b", 0, 24, { state: "blocked", booking_id: undefined });
  expect(figuresOf(day([closed], [closed]))).toMatchObject({ openHours: 0, bookedHours: 0, utilisation: 0 });
  const early = filled("b", 6, 9, { state: "blocked", booking_id: undefined });
  const over = filled("o", -12, 34, { state: "blocked", booking_id: undefined });
  expect(figuresOf(day([early], [over]))).toMatchObject({ openHours: 9 });
});

test("time in use outside the opening hours counts as open, and what reaches in from the day before by its part of today", () => {
  const figures = figuresOf(day([filled("1", 17, 20), filled("2", -1, 1)]));
  expect(figures).toMatchObject({ bookedHours: 4, openHours: 13, utilisation: 31 });
});

test("a day on which the clock changes has the hours that it shows", () => {
  // New York skips 02:00 to 03:00: open from midnight to noon are eleven hours.
  const open = { booking_hours_start: "00:00", booking_hours_end: "12:00" };
  const clock = [
    { minute: 0, wall: 0 },
    { minute: 120, wall: 180 },
  ];
  const today = { ...day([]), rules: open, clock: { day_start: "2026-03-08T05:00:00Z", clock } };
  expect(todayFigures([today], NOON)).toMatchObject({ openHours: 11 });
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

test("what is left on an inactive court is a booking and comes next; the court is not open", () => {
  const today = day([filled("left", 13, 14), filled("b", 8, 13, { state: "blocked", booking_id: undefined })], []);
  const courts = today.grid.courts.map((court, at) => (at === 0 ? { ...court, is_active: false } : court));
  const figures = figuresOf({ ...today, grid: { ...today.grid, courts } });
  expect(figures).toMatchObject({ bookings: 1, courts: 1, next: [{ id: "left" }] });
});

test("a club without open courts", () => {
  expect(figuresOf()).toEqual({ bookings: 0, utilisation: 0, bookedHours: 0, openHours: 0, courts: 0, next: [] });
});
