import { describe, expect, test } from "vitest";
import { rangeMinutes, type SlotRange } from "../../../club-day/slot-range.ts";
import { type FakeGrid, fakeAvailability } from "../../../testing/fake-availability.ts";
import { buildGrid } from "../grid/build-grid.ts";
import { cellAt, type GridCell } from "../grid/grid.ts";
import { alternativesTo, nextStep, serverAlternatives } from "./next-step.ts";

const gridOf = (day: FakeGrid) => buildGrid(fakeAvailability(day).courts, "America/New_York");
const startAt = (cells: readonly GridCell[], row: number) => cells[row]?.slot.start_time ?? "";

describe("alternatives", () => {
  const times = (grid: ReturnType<typeof gridOf>, ranges: SlotRange[]) =>
    ranges.map(({ courtId, start }) => {
      const court = grid.columns.findIndex((column) => column.court.court_id === courtId) + 1;
      return `${court} ${grid.rows.find((row) => row.start === start)?.time}`;
    });

  test("are the same court nearest in time, then the other courts", () => {
    const filled = [{ court: 0, from: 240, minutes: 60, state: "booked" as const }];
    const grid = gridOf({ courts: 2, filled: [...filled, { court: 0, from: 60, minutes: 180, state: "blocked" }] });
    const input = { courtId: grid.columns[0]?.court.court_id ?? "", start: startAt(grid.columns[0]?.cells ?? [], 4) };
    expect(times(grid, alternativesTo(grid, { ...input, starts: [input.start] }))).toEqual([
      "1 11:00",
      "1 12:00",
      "2 10:00",
    ]);
  });

  test("begin with the same time where any court will do", () => {
    const grid = gridOf({ courts: 3, filled: [{ court: 1, from: 240, minutes: 60, state: "booked" }] });
    const start = startAt(grid.columns[1]?.cells ?? [], 4);
    const input = { courtId: grid.columns[1]?.court.court_id ?? "", start, starts: [start] };
    expect(times(grid, alternativesTo(grid, input, { anyCourt: true }))).toEqual(["1 10:00", "3 10:00", "2 09:00"]);
  });

  test("have the requested length", () => {
    const filled = [{ court: 0, from: 240, minutes: 60, state: "booked" as const }];
    const grid = gridOf({ courts: 1, filled });
    const starts = [4, 5].map((row) => startAt(grid.columns[0]?.cells ?? [], row));
    const found = alternativesTo(grid, {
      courtId: grid.columns[0]?.court.court_id ?? "",
      start: starts[0] ?? "",
      starts,
    });
    expect(found.map(rangeMinutes)).toEqual([120, 120, 120]);
    expect(times(grid, found)).toEqual(["1 11:00", "1 08:00", "1 12:00"]);
  });

  test("are the nearest free slots of the day if none is near", () => {
    const filled = [
      { court: 0, from: 0, minutes: 16 * 60, state: "booked" as const },
      { court: 1, from: 0, minutes: 14 * 60, state: "booked" as const },
    ];
    const grid = gridOf({ courts: 2, filled });
    const start = startAt(grid.columns[0]?.cells ?? [], 2);
    const found = alternativesTo(grid, { courtId: grid.columns[0]?.court.court_id ?? "", start, starts: [start] });
    expect(times(grid, found)).toEqual(["2 20:00", "2 21:00"]);
  });
});

test("the server's alternatives become ranges of the day; anything else is ignored", () => {
  const response = fakeAvailability();
  const grid = buildGrid(response.courts, response.time_zone);
  const court_id = response.courts[1]?.court_id ?? "";
  const input = {
    court_id,
    court_name: "Court 2",
    start_time: "2026-03-10T14:00:00.000Z",
    end_time: "2026-03-10T16:00:00.000Z",
  };
  expect(serverAlternatives({ alternatives: [input] }, grid)[0]?.starts).toEqual([
    "2026-03-10T14:00:00.000Z",
    "2026-03-10T15:00:00.000Z",
  ]);
  expect(serverAlternatives(undefined, grid)).toEqual([]);
  expect(serverAlternatives({ alternatives: ["nonsense", null] }, grid)).toEqual([]);
});

describe("the next step of a slot that cannot be booked", () => {
  const step = (day: FakeGrid, place = { column: 0, row: 4 }, today = "2026-03-10") => {
    const response = fakeAvailability(day);
    const grid = buildGrid(response.courts, response.time_zone);
    const cell = cellAt(grid, place);
    if (!cell) throw new Error("no cell");
    return nextStep(cell, grid, response, today);
  };
  const limited = { state: "limit_reached", reason: "Daily limit reached (2 bookings per day)" } as const;

  test("beyond the window is the last bookable day", () =>
    expect(step({ response: { last_bookable_date: "2026-03-09" }, instead: limited })).toEqual({
      kind: "last-day",
      date: "2026-03-09",
    }));
  test("a past date leads to today", () =>
    expect(step({}, undefined, "2026-03-12")).toEqual({ kind: "today", date: "2026-03-12" }));
  test("a past slot leads to now", () => expect(step({ now: "2026-03-10T20:00:00Z" })).toEqual({ kind: "now" }));
  test("at the limit a cell booked by others does not lead to the caller's bookings", () => {
    const allowance = { bookings_today: 2, daily_limit: 2, bookings_this_week: 2, weekly_limit: 7, slots_left: 0 };
    const filled = [{ court: 0, from: 240, minutes: 60, state: "booked" as const }];
    expect(step({ filled, instead: limited, response: { allowance } })).toEqual({ kind: "free", ranges: [] });
  });
  test("a limit leads to the caller's bookings", () =>
    expect(step({ instead: limited })).toEqual({ kind: "my-bookings" }));
  test("a booked slot leads to free ones near it", () => {
    const found = step({ filled: [{ court: 0, from: 240, minutes: 60, state: "booked" }] });
    expect(found.kind === "free" && found.ranges).toHaveLength(3);
  });
});
