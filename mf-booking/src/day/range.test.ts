import { describe, expect, test } from "vitest";
import { type FakeDay, fakeAvailability } from "../testing/fake-availability.ts";
import { alternativesTo } from "./alternatives.ts";
import { buildGrid } from "./build-grid.ts";
import type { GridCell } from "./grid.ts";
import { lengthLabel, lengthOptions } from "./length-options.ts";
import { rangeBetween } from "./range-between.ts";
import { rangeFate } from "./range-fate.ts";
import { rangeMinutes, type SlotRange } from "./slot-range.ts";

const gridOf = (day: FakeDay) => buildGrid(fakeAvailability(day).courts, "America/New_York");
const cellsOf = (day: FakeDay): readonly GridCell[] => gridOf(day).columns[0]?.cells ?? [];
const startAt = (cells: readonly GridCell[], row: number) => cells[row]?.slot.start_time ?? "";

function rangeOf(cells: readonly GridCell[], from: number, to: number): SlotRange {
  const result = rangeBetween(cells, from, to, 24 * 60);
  if ("fault" in result) throw new Error(result.fault);
  return result.range;
}

describe("a range", () => {
  test("goes either way and knows its slots", () => {
    const cells = cellsOf({});
    expect(rangeOf(cells, 5, 3)).toEqual(rangeOf(cells, 3, 5));
    expect(rangeOf(cells, 3, 5).starts).toHaveLength(3);
    expect(rangeMinutes(rangeOf(cells, 3, 5))).toBe(180);
  });

  test("stops at what is taken and at the club's longest booking", () => {
    const cells = cellsOf({ filled: [{ court: 0, from: 120, minutes: 60, state: "booked" }] });
    expect(rangeBetween(cells, 1, 3, 600)).toEqual({ fault: "not-free" });
    expect(rangeBetween(cells, 4, 6, 120)).toEqual({ fault: "too-long" });
    expect(rangeBetween(cells, 4, 4, 30)).toHaveProperty("range");
  });

  test("does not reach over an hour that the clock skips", () => {
    const answer = fakeAvailability({ slots: 4 });
    const court = answer.courts[0];
    if (!court) throw new Error("no court");
    const gap = buildGrid([{ ...court, slots: court.slots.filter((_, at) => at !== 1) }], answer.time_zone);
    expect(rangeBetween(gap.columns[0]?.cells ?? [], 0, 1, 600)).toEqual({ fault: "not-touching" });
  });
});

describe("length options", () => {
  test("grow by a slot up to the longest booking", () => {
    const cells = cellsOf({ slotMinutes: 30, slots: 10 });
    expect(lengthOptions(cells, startAt(cells, 2), 90).map(rangeMinutes)).toEqual([30, 60, 90]);
  });

  test("end before what is taken and at closing", () => {
    const cells = cellsOf({ filled: [{ court: 0, from: 180, minutes: 60, state: "booked" }] });
    expect(lengthOptions(cells, startAt(cells, 1), 600).map(rangeMinutes)).toEqual([60, 120]);
    expect(lengthOptions(cells, startAt(cells, 15), 600).map(rangeMinutes)).toEqual([60]);
  });

  test("are none where the start is not free, and few for staff", () => {
    const cells = cellsOf({ filled: [{ court: 0, from: 180, minutes: 60, state: "booked" }] });
    expect(lengthOptions(cells, startAt(cells, 3), 600)).toEqual([]);
    expect(lengthOptions(cells, "2020-01-01T00:00:00.000Z", 600)).toEqual([]);
    const quarters = cellsOf({ slotMinutes: 15, slots: 64 });
    expect(lengthOptions(quarters, startAt(quarters, 0), 24 * 60)).toHaveLength(8);
  });

  test("read as hours and minutes", () => {
    expect([15, 60, 90, 120].map(lengthLabel)).toEqual(["15 min", "1 h", "1 h 30 min", "2 h"]);
  });
});

describe("alternatives", () => {
  const times = (grid: ReturnType<typeof gridOf>, ranges: SlotRange[]) =>
    ranges.map(({ courtId, start }) => {
      const court = grid.columns.findIndex((column) => column.court.court_id === courtId) + 1;
      return `${court} ${grid.rows.find((row) => row.start === start)?.time}`;
    });

  test("are the same court nearest in time, then the other courts", () => {
    const filled = [{ court: 0, from: 240, minutes: 60, state: "booked" as const }];
    const grid = gridOf({ courts: 2, filled: [...filled, { court: 0, from: 60, minutes: 180, state: "blocked" }] });
    const wish = { courtId: grid.columns[0]?.court.court_id ?? "", start: startAt(grid.columns[0]?.cells ?? [], 4) };
    expect(times(grid, alternativesTo(grid, { ...wish, starts: [wish.start] }))).toEqual([
      "1 11:00",
      "1 12:00",
      "2 10:00",
    ]);
  });

  test("have the wished length", () => {
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

  test("are the nearest free slots of the day where nothing is near", () => {
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

describe("a selection after a change", () => {
  const before = gridOf({});
  const range = rangeOf(before.columns[0]?.cells ?? [], 3, 4);
  const fill = (minutes: number, state: "booked" | "own") =>
    gridOf({ filled: [{ court: 0, from: 180, minutes, state }] });

  test("stays while its slots are free", () => expect(rangeFate(before, range)).toBe("free"));
  test("is lost with any of its slots", () => expect(rangeFate(fill(60, "booked"), range)).toBe("lost"));
  test("is one's own when all of it is", () => expect(rangeFate(fill(120, "own"), range)).toBe("own"));
  test("is lost with its court", () => expect(rangeFate(gridOf({ courts: 0 }), range)).toBe("lost"));
});
