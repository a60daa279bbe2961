import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { describe, expect, test } from "vitest";
import { type FakeDay, fakeAvailability } from "../testing/fake-availability.ts";
import { buildGrid } from "./build-grid.ts";
import { courtesyRefusal } from "./courtesy-check.ts";
import { cellAt } from "./grid.ts";
import { moveFocus, rowsPerHour } from "./move-focus.ts";
import { nextStep } from "./next-step.ts";
import { stripDays } from "./strip-days.ts";

const range = (start: string, end: string) => ({ courtId: "c", start, end, starts: [start] });

describe("the courtesy check", () => {
  const wish = {
    range: range("2026-03-10T14:00:00.000Z", "2026-03-10T15:00:00.000Z"),
    rules: { ...DEFAULT_RULES, max_bookings_per_week: 7 },
    role: "member" as const,
    now: Date.parse("2026-03-10T12:00:00Z"),
  };
  const allowance = { bookings_today: 0, daily_limit: 2, bookings_this_week: 0, weekly_limit: 7, slots_left: 2 };
  const free = fakeAvailability({ answer: { allowance } });

  test("lets a free slot pass", () => expect(courtesyRefusal(free, wish)).toBeNull());

  test("knows the limits of day and week", () => {
    const full = (counts: object) => fakeAvailability({ answer: { allowance: { ...allowance, ...counts } } });
    expect(courtesyRefusal(full({ bookings_today: 2 }), wish)).toBe("Daily limit reached (2 bookings per day)");
    expect(courtesyRefusal(full({ bookings_this_week: 7 }), wish)).toBe("Weekly limit reached (7 bookings per week)");
    expect(courtesyRefusal(full({ bookings_today: 9 }), { ...wish, role: "front_desk" })).toBeNull();
  });

  test("knows the past, the window and one's own bookings", () => {
    expect(courtesyRefusal(free, { ...wish, now: Date.parse("2026-03-10T14:01:00Z") })).toBe("Cannot book in the past");
    expect(courtesyRefusal(free, { ...wish, now: Date.parse("2026-03-01T14:00:00Z") })).toBe(
      "Bookings are limited to 7 days in advance",
    );
    const own = fakeAvailability({
      filled: [{ court: 2, from: 270, minutes: 30, state: "own" }],
      answer: { allowance },
    });
    expect(courtesyRefusal(own, wish)).toBe("You already have a booking at this time");
    expect(courtesyRefusal(own, { ...wish, role: "admin" })).toBeNull();
  });
});

describe("focus", () => {
  const size = { columns: 5, rows: 16, firstRow: 2, rowsPerHour: 4 };
  const from = { column: 2, row: 8 };
  test.each([
    ["ArrowLeft", false, { column: 1, row: 8 }],
    ["ArrowDown", false, { column: 2, row: 9 }],
    ["Home", false, { column: 0, row: 8 }],
    ["End", false, { column: 4, row: 8 }],
    ["Home", true, { column: 0, row: 2 }],
    ["End", true, { column: 4, row: 15 }],
    ["PageUp", false, { column: 2, row: 4 }],
    ["PageDown", false, { column: 2, row: 12 }],
  ] as const)("%s (ctrl %s) moves", (key, ctrl, to) => expect(moveFocus(from, key, ctrl, size)).toEqual(to));

  test("stops at the edges and ignores other keys", () => {
    expect(moveFocus({ column: 0, row: 2 }, "ArrowUp", false, size)).toEqual({ column: 0, row: 2 });
    expect(moveFocus({ column: 4, row: 14 }, "PageDown", false, size)).toEqual({ column: 4, row: 15 });
    expect(moveFocus(from, "x", false, size)).toBeNull();
  });

  test("where times run across, an hour is that many columns", () => {
    const across = { columns: 16, rows: 5, firstRow: 0, rowsPerHour: 4, timeAcross: true };
    expect(moveFocus({ column: 8, row: 2 }, "PageDown", false, across)).toEqual({ column: 12, row: 2 });
    expect(moveFocus({ column: 2, row: 2 }, "PageUp", false, across)).toEqual({ column: 0, row: 2 });
  });

  test("an hour is as many rows as slots, at least one", () => {
    expect([15, 30, 45, 60, 90].map(rowsPerHour)).toEqual([4, 2, 1, 1, 1]);
  });
});

describe("the next step of a refused slot", () => {
  const step = (day: FakeDay, place = { column: 0, row: 4 }, today = "2026-03-10") => {
    const answer = fakeAvailability(day);
    const grid = buildGrid(answer.courts, answer.time_zone);
    const cell = cellAt(grid, place);
    if (!cell) throw new Error("no cell");
    return nextStep(cell, grid, answer, today);
  };
  const limited = { state: "limit_reached", reason: "Daily limit reached (2 bookings per day)" } as const;

  test("beyond the window is the last bookable day", () =>
    expect(step({ answer: { last_bookable_date: "2026-03-09" }, instead: limited })).toEqual({
      kind: "last-day",
      date: "2026-03-09",
    }));
  test("a past date leads to today", () =>
    expect(step({}, undefined, "2026-03-12")).toEqual({ kind: "today", date: "2026-03-12" }));
  test("a past slot leads to now", () => expect(step({ now: "2026-03-10T20:00:00Z" })).toEqual({ kind: "now" }));
  test("at one's limit a tile booked by others leads to nothing of one's own", () => {
    const allowance = { bookings_today: 2, daily_limit: 2, bookings_this_week: 2, weekly_limit: 7, slots_left: 0 };
    const filled = [{ court: 0, from: 240, minutes: 60, state: "booked" as const }];
    expect(step({ filled, instead: limited, answer: { allowance } })).toEqual({ kind: "free", ranges: [] });
  });
  test("a limit leads to one's bookings", () => expect(step({ instead: limited })).toEqual({ kind: "my-bookings" }));
  test("a booked one to what is free near it", () => {
    const found = step({ filled: [{ court: 0, from: 240, minutes: 60, state: "booked" }] });
    expect(found.kind === "free" && found.ranges).toHaveLength(3);
  });
});

describe("the strip of days", () => {
  test("is the booking window, at least a week, at most two", () => {
    expect(stripDays("2026-03-10", "2026-03-12", "2026-03-10")).toHaveLength(7);
    expect(stripDays("2026-03-10", "2026-03-20", "2026-03-12")).toHaveLength(11);
    expect(stripDays("2026-03-10", "2027-03-10", "2026-03-10")).toHaveLength(14);
    expect(stripDays("2026-03-10", null, "2026-05-01").at(-1)).toBe("2026-05-01");
    expect(stripDays("2026-03-10", null, "2026-03-01")[0]).toBe("2026-03-01");
    expect(stripDays("2026-02-25", null, "2026-02-25")).toEqual(expect.arrayContaining(["2026-02-28", "2026-03-10"]));
  });
});
