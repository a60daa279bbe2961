import { expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import { buildGrid } from "../grid/build-grid.ts";
import { isWaitableAt, windowOf } from "./waitable.ts";

const grid = (() => {
  const taken = [
    [0, 9],
    [0, 23],
    [1, 23],
  ] as const;
  const filled = taken.map(([court, hour]) => ({
    court,
    from: (hour - 6) * 60,
    minutes: 60,
    state: "booked" as const,
  }));
  return buildGrid(fakeAvailability({ courts: 2, slots: 18, filled, waitlist: true }).courts, "America/New_York");
})();

const cellAt = (row: number) => {
  const cell = grid.columns[0]?.cells[row];
  if (!cell) throw new Error(`no row ${row}`);
  return cell;
};

test("a time has a waitlist if a cell of its row has the state", () => {
  expect([3, 17, 4].map((row) => isWaitableAt(grid, cellAt(row)))).toEqual([false, true, false]);
});

test("a slot's window ends with the day at 24:00", () => {
  expect(windowOf(cellAt(3))).toEqual({ start: "09:00", end: "10:00" });
  expect(windowOf(cellAt(17))).toEqual({ start: "23:00", end: "24:00" });
});
