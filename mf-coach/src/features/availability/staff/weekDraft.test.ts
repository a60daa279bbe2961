import { availabilityTimes } from "@courtside/contracts/domain/weekly-availability.ts";
import { expect, test } from "vitest";
import { added, copied, rowsOf, totalHours, weekOf } from "./weekDraft.ts";

const times = availabilityTimes("22:00");
const monday = { id: "1", day_of_week: "monday" as const, start_time: "09:00", end_time: "17:00" };

test("hours are added after the existing ones, and end with the club's day", () => {
  const first = added([], "monday", times);
  expect(first).toMatchObject([{ day_of_week: "monday", start_time: "09:00", end_time: "17:00" }]);
  const most = added(added(added(first, "monday", times), "monday", times), "monday", times);
  expect(most.map(({ start_time, end_time }) => `${start_time}-${end_time}`)).toEqual([
    "09:00-17:00",
    "17:00-19:00",
    "19:00-21:00",
    "21:00-22:00",
  ]);
  const early = added(most, "monday", times);
  expect(rowsOf({ ...weekOf([]), monday: early })[0]).toMatchObject({ start_time: "06:00", end_time: "06:30" });
});

test("a copied day replaces the chosen days and leaves the rest", () => {
  const friday = { id: "5", day_of_week: "friday" as const, start_time: "12:00", end_time: "14:00" };
  const tuesday = { ...friday, id: "2", day_of_week: "tuesday" as const };
  const week = weekOf([friday, monday, tuesday]);
  expect(rowsOf({ ...week, ...copied(week, "monday", ["monday", "tuesday"]) })).toEqual([
    { day_of_week: "monday", start_time: "09:00", end_time: "17:00" },
    { day_of_week: "tuesday", start_time: "09:00", end_time: "17:00" },
    { day_of_week: "friday", start_time: "12:00", end_time: "14:00" },
  ]);
  expect(totalHours([{ ...monday, end_time: "17:30" }])).toBe("8.5 h");
});
