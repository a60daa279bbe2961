import { expect, test } from "vitest";
import { type FakeGrid, fakeAvailability } from "../../../testing/fake-availability.ts";
import { buildGrid } from "./build-grid.ts";
import { buildWeek, courtsOver, type WeekDay } from "./build-week.ts";
import { cellAt, cellOf, columnWith } from "./grid.ts";
import { nowPlace } from "./opening-row.ts";

const COURT = "cccccccc-0000-4000-8000-000000000001";
const DATES = ["2026-03-10", "2026-03-11", "2026-03-12"];

const week = (change: (date: string) => FakeGrid = () => ({})): WeekDay[] =>
  DATES.map((date) => {
    const response = fakeAvailability({ date, now: "2026-03-08T12:00:00Z", courts: 3, ...change(date) });
    return { date, grid: buildGrid(response.courts, response.time_zone) };
  });

test("one court's days are side by side, time by time", () => {
  const grid = buildWeek(week(), COURT, "2026-03-11");
  expect(grid.columns.map((column) => column.title)).toEqual(["Tue, Mar 10", "Wed, Mar 11", "Thu, Mar 12"]);
  expect(grid.rows).toHaveLength(16);
  const place = { column: 2, row: 3 };
  const cell = cellAt(grid, place);
  expect(cell).toMatchObject({ courtName: "Court 2", time: "09:00", slot: { start_time: "2026-03-12T13:00:00.000Z" } });
  expect(grid.places.get(cell?.key ?? "")).toEqual(place);
  expect(columnWith(grid, cell?.key ?? "")?.key).toBe("2026-03-12");
  // The now-line crosses today alone.
  expect(nowPlace(grid, Date.parse("2026-03-11T12:15:00Z"))).toEqual({ row: 2, share: 0.25, column: 1 });
  expect(nowPlace(grid, Date.parse("2026-03-09T12:15:00Z"))).toBeNull();
});

test("a shorter or closed day leaves gaps, and what is booked together stays in its day", () => {
  const grid = buildWeek(
    week((date) => (date === "2026-03-11" ? { slots: 0 } : {})),
    COURT,
    "2026-03-10",
  );
  expect(grid.columns).toHaveLength(3);
  expect(grid.rows[4]?.cells.map((cell) => cell?.time)).toEqual(["10:00", undefined, "10:00"]);
});

test("each time keeps one row if the clock changes", () => {
  const dates = ["2026-03-07", "2026-03-08"];
  const days = dates.map((date) => {
    const opens = date === "2026-03-07" ? "2026-03-07T05:00:00Z" : "2026-03-08T05:00:00Z";
    const response = fakeAvailability({ date, opens, slots: date === "2026-03-07" ? 5 : 6 });
    return { date, grid: buildGrid(response.courts, response.time_zone) };
  });
  const { rows } = buildWeek(days, COURT, "2026-03-07");
  expect(rows.map((row) => row.cells.map((cell) => cell?.time))).toEqual([
    ["00:00", "00:00"],
    ["01:00", "01:00"],
    ["02:00", undefined],
    ["03:00", "03:00"],
    ["04:00", "04:00"],
    [undefined, "05:00"],
  ]);
});

test("what a change left unchanged is the same object as before", () => {
  const days = week();
  const before = buildWeek(days, COURT, "2026-03-10");
  const changed = fakeAvailability({
    date: "2026-03-11",
    now: "2026-03-08T12:00:00Z",
    courts: 3,
    filled: [{ court: 1, from: 120, minutes: 60, state: "booked" }],
  });
  const second = { date: "2026-03-11", grid: buildGrid(changed.courts, changed.time_zone, days[1]?.grid) };
  const after = buildWeek([...days.slice(0, 1), second, ...days.slice(2)], COURT, "2026-03-10", before);
  expect(after.columns[0]).toBe(before.columns[0]);
  expect(cellOf(after, "nowhere")).toBeUndefined();
  expect(after.rows[2]?.cells[1]?.slot.state).toBe("booked");
  expect(after.rows[2]?.cells[0]).toBe(before.rows[2]?.cells[0]);
});

test("each court counts what is free on all days", () => {
  expect(courtsOver(week((date) => (date === "2026-03-12" ? { slots: 4 } : {}))).map(({ free }) => free)).toEqual([
    36, 36, 36,
  ]);
});
