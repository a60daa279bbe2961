import { describe, expect, test } from "vitest";
import { dayName, earliestStart, foreignZone, stripDays } from "./dates.ts";

const NEW_YORK = "America/New_York";
// 22:30 of March 7 in New York, the night the clocks change.
const now = Date.parse("2026-03-08T03:30:00Z");

test("the club's today and tomorrow have their names, whatever day it is in UTC", () => {
  expect(dayName("2026-03-08T04:30:00Z", NEW_YORK, now)).toBe("Today");
  expect(dayName("2026-03-08T05:30:00Z", NEW_YORK, now)).toBe("Tomorrow");
  expect(dayName("2026-03-09T03:30:00Z", NEW_YORK, now)).toBe("Tomorrow");
});

test("later days are named by weekday and date", () => {
  expect(dayName("2026-03-09T04:30:00Z", NEW_YORK, now)).toBe("Monday, March 9");
});

const at = (time: string, chosen: string | null = null) =>
  earliestStart("2026-03-10", { today: "2026-03-10", time, opening: "06:00", chosen });

test("no start that is over is offered today; the running quarter hour is", () => {
  expect(at("05:40")).toBe("06:00");
  expect(at("10:20")).toBe("10:15");
  expect(at("10:30")).toBe("10:30");
  expect(at("10:20", "10:00")).toBe("10:00");
  expect(at("10:20", "18:00")).toBe("10:15");
});

test("other days begin at opening", () => {
  const day = { today: "2026-03-09", time: "10:20", opening: "06:00", chosen: null };
  expect(earliestStart("2026-03-10", day)).toBe("06:00");
});

test("the club's zone is named where its clock differs from the browser's", () => {
  const instant = "2026-03-10T14:00:00Z";
  expect(foreignZone("America/New_York", instant, "America/Detroit")).toBeNull();
  expect(foreignZone("America/New_York", instant, "Europe/Berlin")).toEqual({ short: "EDT", name: "America/New York" });
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
