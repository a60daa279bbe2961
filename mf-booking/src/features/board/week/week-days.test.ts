import { expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import { axisOf, MINUTE } from "../board-day.ts";
import { cellText, datesOfWeek, type WeekDay, weekRows } from "./week-days.ts";

const day = (date: string, from: number): WeekDay => {
  const grid = fakeAvailability({
    date,
    role: "front_desk",
    courts: 2,
    filled: [{ court: 0, from, minutes: 120, state: "booked", booked_by: "Ana Ruiz" }],
  });
  return { date, axis: axisOf([grid]), courts: grid.courts.map((court) => ({ sport: "tennis", court })) };
};
const monday = day("2026-03-09", 0);
const opens = monday.axis?.opens ?? 0;

test("a week runs from Sunday to Saturday, over the end of a month too", () => {
  expect(datesOfWeek("2026-03-10")[0]).toBe("2026-03-08");
  expect(datesOfWeek("2026-02-28")).toHaveLength(7);
  expect(datesOfWeek("2026-03-01").at(-1)).toBe("2026-03-07");
});

test("each court has a cell a day with what fills it and what is left of it", () => {
  const loading = { date: "2026-03-11", courts: null, axis: null };
  const rows = weekRows([monday, day("2026-03-10", 480), loading], opens - MINUTE);
  expect(rows.map(({ name, cells }) => [name, ...cells.map(cellText)])).toEqual([
    ["Court 1", "1 taken, 14 h free", "1 taken, 14 h free", "Closed"],
    ["Court 2", "0 taken, 16 h free", "0 taken, 16 h free", "Closed"],
  ]);
  expect(rows[0]?.cells[1]?.spans[0]).toMatchObject({ from: 0.5, length: 0.125 });
});

test("what is over is not free any more", () => {
  const [court, other] = weekRows([monday], opens + 15.25 * 60 * MINUTE);
  expect([court?.cells[0]?.free, other?.cells[0]?.free]).toEqual([45, 45]);
  expect(cellText({ date: "2026-03-09", spans: [], free: 45 })).toBe("0 taken, 0.5 h free");
  expect(cellText({ date: "2026-03-09", spans: [], free: 10 })).toBe("0 taken, nothing free");
});
