import { fakeClub } from "@courtside/contracts/shell/fake-me.ts";
import { describe, expect, test } from "vitest";
import { placeLabel } from "../../../changes/place-label.ts";
import { type FakeGrid, fakeAvailability } from "../../../testing/fake-availability.ts";
import { fakeDay } from "../../../testing/fake-day.ts";
import { buildGrid } from "../grid/build-grid.ts";
import { cellAt } from "../grid/grid.ts";
import { liftOf } from "./lift.ts";
import {
  isSamePlace,
  keysOf,
  type LiftedBooking,
  type MoveDays,
  otherPlaces,
  planFrom,
  planLonger,
  planUntil,
} from "./move-plan.ts";

const ZONE = "America/New_York";
const own = { court: 0, from: 120, minutes: 120, state: "own" as const };
const day: FakeGrid = {
  longest: 120,
  filled: [own, { court: 1, from: 180, minutes: 60, state: "booked" }],
  response: { allowance: { bookings_today: 2, daily_limit: 2, bookings_this_week: 3, weekly_limit: 7, slots_left: 0 } },
};
const booking: LiftedBooking = {
  id: "b",
  courtId: "cccccccc-0000-4000-8000-000000000000",
  courtName: "Court 1",
  start: "2026-03-10T12:00:00.000Z",
  end: "2026-03-10T14:00:00.000Z",
  status: "confirmed",
  isLesson: false,
  isOwn: true,
  people: 3,
};

function setting(role: MoveDays["role"] = "member"): MoveDays {
  const before = fakeAvailability({ ...day, role });
  const lifted = liftOf(booking).apply(before, fakeDay({ ...day, role }));
  const rules = { ...fakeClub, max_bookings_per_day: 2, max_booking_length_minutes: 120, time_zone: ZONE };
  const now = Date.parse("2026-03-10T09:00:00Z");
  return { grid: buildGrid(lifted.courts, ZONE), days: [lifted], role, rules, now, small: new Map() };
}
const at = ({ grid }: MoveDays, column: number, row: number) => {
  const cell = cellAt(grid, { column, row });
  if (!cell) throw new Error("no such cell");
  return cell;
};

describe("a plan", () => {
  test("keeps the length, and begins before the cell by which the booking is held", () => {
    const days = setting();
    expect(planFrom(days, 120, at(days, 2, 6), 1)).toMatchObject({
      court_name: "Court 3",
      start_time: "2026-03-10T15:00:00.000Z",
      end_time: "2026-03-10T17:00:00.000Z",
      problem: null,
    });
    expect(planFrom(days, 120, at(days, 2, 0), 1).start_time).toBe("2026-03-10T10:00:00.000Z");
  });

  test("may overlap the booking's own place, and the limits do not count it", () => {
    const days = setting();
    expect(planFrom(days, 120, at(days, 0, 3)).problem).toBeNull();
    expect(isSamePlace(booking, planFrom(days, 120, at(days, 0, 2)))).toBe(true);
    expect(keysOf(days.grid, booking)).toHaveLength(2);
  });

  test("says which rule forbids it: a conflict, the hours, the longest booking", () => {
    const days = setting();
    expect(planFrom(days, 120, at(days, 1, 2)).problem).toBe("This time slot conflicts with an existing booking");
    expect(planFrom(days, 120, at(days, 2, 15)).problem).toMatch(/^Outside booking hours/);
    expect(planFrom(days, 90, at(days, 2, 4)).problem).toBe("Bookings start and end on the club's time slots");
    expect(planUntil(days, booking, at(days, 0, 5))?.problem).toBe("Bookings are limited to 120 minutes");
    const staff = setting("front_desk");
    expect(planUntil(staff, booking, at(staff, 0, 5))?.problem).toBeNull();
  });
});

test("its end follows a cell of its own court, a slot at least; a step makes it longer or shorter", () => {
  const days = setting();
  expect(planUntil(days, booking, at(days, 0, 2))?.end_time).toBe("2026-03-10T13:00:00.000Z");
  expect(planUntil(days, booking, at(days, 0, 0))?.end_time).toBe("2026-03-10T13:00:00.000Z");
  expect(planUntil(days, booking, at(days, 1, 4))).toBeNull();
  const plan = planFrom(days, 60, at(days, 2, 4));
  expect(planLonger(days, plan, 1).end_time).toBe("2026-03-10T16:00:00.000Z");
  expect(planLonger(days, plan, -1)).toBe(plan);
});

test("other places have room for all of it and leave out the one it has", () => {
  const days = setting();
  const places = otherPlaces(days, booking, planFrom(days, 120, at(days, 1, 3)));
  expect(places.map((place) => placeLabel(place, ZONE, booking.start))).toEqual([
    "Court 2, 10:00 - 12:00",
    "Court 2, 07:00 - 09:00",
    "Court 2, 11:00 - 13:00",
  ]);
  expect(
    otherPlaces(days, booking, planFrom(days, 120, at(days, 1, 2))).some((place) => isSamePlace(booking, place)),
  ).toBe(false);
});

test("a court without room for its players has no free times, says why, and is not offered", () => {
  const [, , third] = fakeAvailability(day).courts;
  const small = new Map([[third?.court_id ?? "", "At most 2 can play on this booking"]]);
  const lifted = liftOf(booking, small).apply(fakeAvailability(day), fakeDay(day));
  const days = { ...setting(), grid: buildGrid(lifted.courts, ZONE), days: [lifted], small };
  expect(at(days, 2, 6).slot.state).toBe("limit_reached");
  expect(planFrom(days, 120, at(days, 2, 6)).problem).toBe("At most 2 can play on this booking");
  expect(planFrom(days, 120, at(days, 3, 6)).problem).toBeNull();
  const offered = otherPlaces(days, booking, planFrom(days, 120, at(days, 1, 3)));
  expect(offered.some((place) => place.court_id === third?.court_id)).toBe(false);
});

test("what the booking does not touch stays the same objects", () => {
  const before = fakeAvailability(day);
  const after = liftOf(booking).apply(before, fakeDay(day));
  // The limit keeps no court from it, so that all have free times; taken ones stay.
  expect(after.courts[1]?.slots[3]).toEqual(before.courts[1]?.slots[3]);
  expect(after.courts[1]?.occupancies).toBe(before.courts[1]?.occupancies);
});

test("a label names the date where it is another one", () => {
  const place = {
    court_id: "c",
    court_name: "Court 2",
    start_time: "2026-03-11T14:00:00Z",
    end_time: "2026-03-11T15:00:00Z",
  };
  expect(placeLabel(place, ZONE, booking.start)).toBe("Court 2, Wed, Mar 11, 10:00 - 11:00");
  expect(placeLabel(place, ZONE)).toBe("Court 2, Wed, Mar 11, 10:00 - 11:00");
});
