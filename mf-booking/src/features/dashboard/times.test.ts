import { expect, test } from "vitest";
import { dayName, freeTitle } from "./times.ts";

const NEW_YORK = "America/New_York";
// 22:30 of March 7 in New York, in the night of the clock change.
const now = Date.parse("2026-03-08T03:30:00Z");

test("the club's today and tomorrow have their names, whatever day it is in UTC", () => {
  expect(dayName("2026-03-08T04:30:00Z", NEW_YORK, now)).toBe("Today");
  expect(dayName("2026-03-08T05:30:00Z", NEW_YORK, now)).toBe("Tomorrow");
  expect(dayName("2026-03-09T03:30:00Z", NEW_YORK, now)).toBe("Tomorrow");
});

test("later days are named by weekday and date", () => {
  expect(dayName("2026-03-09T04:30:00Z", NEW_YORK, now)).toBe("Monday, March 9");
  expect(dayName("2027-03-09T04:30:00Z", NEW_YORK, now)).toBe("Monday, March 8, 2027");
});

test("the day of the free times is named from today", () => {
  expect(["2026-03-07", "2026-03-08", "2026-03-10"].map((date) => freeTitle(date, NEW_YORK, now))).toEqual([
    "Free today",
    "Free tomorrow",
    "Free on Tue, Mar 10",
  ]);
  expect(freeTitle("2027-03-09", NEW_YORK, now)).toBe("Free on Tue, Mar 9, 2027");
});
