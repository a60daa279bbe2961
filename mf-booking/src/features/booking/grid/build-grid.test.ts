import { expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import { buildGrid } from "./build-grid.ts";
import { cellOf, placeOf } from "./grid.ts";
import { nowPlace, openingRow, rowAt, spentRows } from "./opening-row.ts";

const zone = "America/New_York";
const booked = { court: 1, from: 255, minutes: 90, state: "booked" } as const;

test("courts are columns, slots rows, times the club's", () => {
  const grid = buildGrid(fakeAvailability({ courts: 3 }).courts, zone);
  expect(grid.columns).toHaveLength(3);
  expect(grid.rows.map((row) => row.time).slice(0, 2)).toEqual(["06:00", "07:00"]);
  expect(grid.rows[1]?.cells.map((cell) => cell?.courtName)).toEqual(["Court 1", "Court 2", "Court 3"]);
  expect(grid.columns[0]?.free).toBe(16);
});

test("an occupancy off the grid keeps its minutes and joins the slots it fills", () => {
  const grid = buildGrid(fakeAvailability({ filled: [booked] }).courts, zone);
  const cells = grid.columns[1]?.cells ?? [];
  expect(cells.map((cell) => cell.slot.state).slice(3, 7)).toEqual(["available", "booked", "booked", "available"]);
  expect(cells[4]).toMatchObject({ joinsAbove: false, joinsBelow: true });
  expect(cells[5]).toMatchObject({ joinsAbove: true, joinsBelow: false });
  expect(cells[4]?.occupancies[0]?.start_time).toBe("2026-03-10T14:15:00.000Z");
});

test("a change replaces the cells it touches and keeps every other object", () => {
  const before = fakeAvailability();
  const grid = buildGrid(before.courts, zone);
  const changed = fakeAvailability({ filled: [{ ...booked, from: 240, minutes: 60 }] }).courts[1];
  const courts = before.courts.map((court, at) =>
    at === 1 && changed
      ? { ...changed, slots: changed.slots.map((slot, row) => (row === 4 ? slot : (court.slots[row] ?? slot))) }
      : court,
  );
  const next = buildGrid(courts, zone, grid);
  const same = next.columns.flatMap((column, at) =>
    column.cells.map((cell, row) => cell === grid.columns[at]?.cells[row]),
  );
  expect(same.filter((kept) => !kept)).toHaveLength(1);
  expect(next.rows.filter((row, at) => row !== grid.rows[at])).toHaveLength(1);
  expect(next.columns[0]).toBe(grid.columns[0]);
});

test("rows are labelled hourly, with half hours when slots last 30 minutes", () => {
  const labels = (slotMinutes: number) =>
    buildGrid(fakeAvailability({ slotMinutes, slots: 6 }).courts, zone)
      .rows.filter((row) => row.labelled)
      .map((row) => row.time);
  expect(labels(15)).toEqual(["06:00", "07:00"]);
  expect(labels(30)).toEqual(["06:00", "06:30", "07:00", "07:30", "08:00", "08:30"]);
  expect(labels(45)).toHaveLength(6);
});

test("a cell is found by its key after a refetch", () => {
  const grid = buildGrid(fakeAvailability().courts, zone);
  const key = grid.columns[2]?.cells[5]?.key ?? "";
  expect(placeOf(grid, key)).toEqual({ column: 2, row: 5 });
  expect(cellOf(buildGrid(fakeAvailability().courts, zone), key)?.time).toBe("11:00");
  expect(placeOf(grid, "elsewhere 2026-03-10T10:00:00.000Z")).toBeNull();
});

test("opens at now on a running day, else at the first free slot", () => {
  const running = buildGrid(fakeAvailability({ now: "2026-03-10T13:30:00Z" }).courts, zone);
  const now = Date.parse("2026-03-10T13:30:00Z");
  expect(rowAt(running, now)).toBe(3);
  expect(openingRow(running, now)).toBe(3);
  expect(nowPlace(running, now)).toEqual({ row: 3, share: 0.5, column: undefined });
  expect(nowPlace(running, Date.parse("2026-03-09T13:30:00Z"))).toBeNull();

  const filled = [0, 1, 2, 3, 4].map((court) => ({ court, from: 0, minutes: 120, state: "booked" as const }));
  const later = buildGrid(fakeAvailability({ filled }).courts, zone);
  expect(openingRow(later, Date.parse("2026-03-09T13:30:00Z"))).toBe(2);
});

test("spent rows end at the first that is free, the caller's own, or running", () => {
  const filled = [
    { court: 0, from: 0, minutes: 180, state: "booked" as const },
    { court: 1, from: 60, minutes: 60, state: "own" as const },
  ];
  const grid = buildGrid(fakeAvailability({ now: "2026-03-10T14:10:00Z", filled }).courts, zone);
  const [first, second] = grid.columns;
  const now = Date.parse("2026-03-10T14:10:00Z");
  expect(spentRows(grid, first?.court.court_id ?? "", now)).toBe(4);
  expect(spentRows(grid, second?.court.court_id ?? "", now)).toBe(1);
});
