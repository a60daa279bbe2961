import { describe, expect, test } from "vitest";
import { type FakeGrid, fakeAvailability } from "../testing/fake-availability.ts";
import {
  type CourtSlot,
  lengthLabel,
  lengthOptions,
  rangeBetween,
  rangeMinutes,
  type SlotRange,
} from "./slot-range.ts";

function cellsOf(day: FakeGrid): readonly CourtSlot[] {
  const [court] = fakeAvailability(day).courts;
  return (court?.slots ?? []).map((slot) => ({ courtId: court?.court_id ?? "", slot }));
}
const startAt = (cells: readonly CourtSlot[], row: number) => cells[row]?.slot.start_time ?? "";

function rangeOf(cells: readonly CourtSlot[], from: number, to: number): SlotRange {
  const result = rangeBetween(cells, from, to, 24 * 60);
  if ("failure" in result) throw new Error(result.failure);
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
    expect(rangeBetween(cells, 1, 3, 600)).toEqual({ failure: "not-free" });
    expect(rangeBetween(cells, 4, 6, 120)).toEqual({ failure: "too-long" });
    expect(rangeBetween(cells, 4, 4, 30)).toHaveProperty("range");
  });

  test("does not reach over an hour that the clock skips", () => {
    const gap = cellsOf({ slots: 4 }).filter((_, at) => at !== 1);
    expect(rangeBetween(gap, 0, 1, 600)).toEqual({ failure: "not-touching" });
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

  test("are none where the start is not free, and all of the day for staff", () => {
    const cells = cellsOf({ filled: [{ court: 0, from: 180, minutes: 60, state: "booked" }] });
    expect(lengthOptions(cells, startAt(cells, 3), 600)).toEqual([]);
    expect(lengthOptions(cells, "2020-01-01T00:00:00.000Z", 600)).toEqual([]);
    const quarters = cellsOf({ slotMinutes: 15, slots: 64 });
    expect(lengthOptions(quarters, startAt(quarters, 0), 24 * 60)).toHaveLength(64);
    expect(lengthOptions(quarters, startAt(quarters, 0), 180).map(rangeMinutes).at(-1)).toBe(180);
  });

  test("read as hours and minutes", () => {
    expect([15, 60, 90, 120].map(lengthLabel)).toEqual(["15 min", "1 h", "1 h 30 min", "2 h"]);
  });
});
