import type { DayGrid, SlotState } from "@courtside/contracts/domain/club-day/day-grid.ts";
import { freeTimes } from "@courtside/contracts/domain/club-day/free-times.ts";
import { usualPart } from "@courtside/contracts/domain/part-of-day.ts";
import { describe, expect, test } from "vitest";

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 5, 1, hour, minute)).toISOString();

/** Courts from a picture of their hours from 08:00 on: "f" is free, "x" taken. */
function dayOf(courts: Record<string, string>, longest = 120): DayGrid {
  const stateOf = (letter: string): SlotState => (letter === "f" ? "available" : "booked");
  return {
    date: "2026-06-01",
    time_zone: "UTC",
    now: at(0),
    slot_length_minutes: 60,
    longest_booking_minutes: longest,
    last_bookable_date: null,
    notice: null,
    allowance: { bookings_today: 0, daily_limit: 2, bookings_this_week: 0, weekly_limit: null, slots_left: 2 },
    club_bookings: null,
    courts: Object.entries(courts).map(([name, hours]) => ({
      court_id: name,
      name,
      slots: [...hours].map((letter, row) => ({
        start_time: at(8 + row),
        end_time: at(9 + row),
        state: stateOf(letter),
      })),
      occupancies: [...hours].flatMap((letter, row) =>
        letter === "f"
          ? []
          : [{ id: `${name}${row}`, start_time: at(8 + row, 30), end_time: at(9 + row), state: "booked" }],
      ),
    })),
  };
}

const shown = (day: DayGrid, input?: Parameters<typeof freeTimes>[1]) =>
  freeTimes(day, input).map(({ start_time, courts }) => `${start_time.slice(11, 16)} ${courts.map((c) => c.court_id)}`);

describe("free times", () => {
  test("are in order of time, each with its courts in the club's order", () => {
    expect(shown(dayOf({ "Court 1": "xff", "Court 2": "ffx" }))).toEqual([
      "08:00 Court 2",
      "09:00 Court 1,Court 2",
      "10:00 Court 1",
    ]);
  });

  test("that have begun by now can be left out", () => {
    const day = dayOf({ "Court 1": "ffff" });
    expect(shown(day, { after: Date.parse(at(9)) })).toEqual(["10:00 Court 1", "11:00 Court 1"]);
    expect(shown(day, { after: Date.parse(at(11)) })).toEqual([]);
  });

  test("of several slots are where all of them are free, up to the longest booking", () => {
    const day = dayOf({ "Court 1": "ffxff" });
    expect(shown(day, { minutes: 120 })).toEqual(["08:00 Court 1", "11:00 Court 1"]);
    expect(shown(day, { minutes: 180 })).toEqual([]);
  });

  test("may end within a slot whose first part is free: staff book any quarter", () => {
    const day = dayOf({ "Court 1": "ffxff" }, 24 * 60);
    expect(shown(day, { minutes: 90 })).toEqual(["08:00 Court 1", "09:00 Court 1", "11:00 Court 1"]);
    expect(shown(day, { minutes: 105 })).toEqual(["08:00 Court 1", "11:00 Court 1"]);
  });

  test("are none on an inactive court, which does not stand between its neighbours either", () => {
    const day = dayOf({ "Court 1": "ff", "Court 2": "ff", "Court 3": "ff" }, 24 * 60);
    day.courts = day.courts.map((court) => (court.name === "Court 2" ? { ...court, is_active: false } : court));
    for (const minutes of [30, 60]) {
      expect(shown(day, { minutes })).toEqual(["08:00 Court 1,Court 3", "09:00 Court 1,Court 3"]);
    }
    expect(shown(day, { sideBySide: 2 })).toEqual(["08:00 Court 1,Court 3", "09:00 Court 1,Court 3"]);
  });

  test("side by side are rows of neighbours by the numbers in their names", () => {
    const day = dayOf({ "Court 1": "ffx", "Court 10": "fff", "Court 2": "fff", "Court 3": "xff", "Court 9": "fxf" });
    expect(shown(day, { sideBySide: 2 })).toEqual([
      "08:00 Court 1,Court 2",
      "08:00 Court 9,Court 10",
      "09:00 Court 1,Court 2,Court 3",
      "10:00 Court 2,Court 3,Court 9,Court 10",
    ]);
    expect(shown(day, { sideBySide: 3 })).toEqual([
      "09:00 Court 1,Court 2,Court 3",
      "10:00 Court 2,Court 3,Court 9,Court 10",
    ]);
  });

  test("of a day without courts or without slots: none", () => {
    expect(freeTimes(dayOf({}))).toEqual([]);
    expect(freeTimes(dayOf({ "Court 1": "" }))).toEqual([]);
  });
});

describe("when a person mostly plays", () => {
  test.each([
    [["18:00", "19:30", "17:00"], "evening"],
    [["18:00", "18:00", "09:00"], "evening"],
    [["11:59", "06:00", "12:00"], "morning"],
    [["12:00", "16:59", "17:00", "14:00"], "afternoon"],
    [["18:00", "18:00", "09:00", "09:00"], null],
    [["18:00", "18:00"], null],
    [[], null],
  ])("%j: %s", (starts, part) => {
    expect(usualPart(starts)).toBe(part);
  });
});
