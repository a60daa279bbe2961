import { expect, test } from "vitest";
import { dayName } from "./day-name.ts";

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
