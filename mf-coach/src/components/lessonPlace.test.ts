import { expect, test } from "vitest";
import { changePlace, offeredPlace, placeOf, spanOf } from "./lessonPlace.ts";

const place = { date: "2026-03-14", startTime: "10:00", endTime: "11:30", courtId: "c" };
const hours = { start: "06:00", end: "22:00" };

test("a new start keeps the length; without one a lesson lasts a slot", () => {
  expect(changePlace(place, { startTime: "12:00" }, 60)).toMatchObject({ startTime: "12:00", endTime: "13:30" });
  expect(changePlace({ ...place, startTime: null, endTime: null }, { startTime: "12:00" }, 45).endTime).toBe("12:45");
  expect(changePlace(place, { endTime: "12:00" }, 60)).toMatchObject({ startTime: "10:00", endTime: "12:00" });
});

test("a requested time that cannot be chosen is left empty", () => {
  expect(offeredPlace(place, hours)).toEqual(place);
  expect(offeredPlace({ ...place, startTime: "10:10" }, hours)).toMatchObject({ startTime: null, endTime: null });
  expect(offeredPlace({ ...place, startTime: "21:30", endTime: "22:30" }, hours)).toMatchObject({
    startTime: "21:30",
    endTime: null,
  });
});

test("both ends are in the club's time; an alternative up to midnight ends with its day", () => {
  expect(spanOf({ ...place, endTime: "24:00" })).toEqual({ start: "2026-03-14T10:00", end: "2026-03-15T00:00" });
  const other = {
    court_id: "d",
    court_name: "Court 2",
    start_time: "2026-03-15T03:00:00Z",
    end_time: "2026-03-15T04:00:00Z",
  };
  expect(placeOf(other, "America/New_York")).toEqual({
    date: "2026-03-14",
    startTime: "23:00",
    endTime: "24:00",
    courtId: "d",
  });
});
