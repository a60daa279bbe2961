import { expect, test } from "vitest";
import { fakeAvailability } from "../../testing/fake-availability.ts";
import { dayName, freeTimes } from "./times.ts";

test("starts are counted over the courts, the earliest first, the past and the taken left out", () => {
  const day = fakeAvailability({
    courts: 3,
    now: "2026-03-10T13:20:00Z",
    filled: [
      { court: 0, from: 4 * 60, minutes: 60, state: "booked" },
      { court: 1, from: 4 * 60, minutes: 120, state: "blocked" },
    ],
  });
  expect(freeTimes(day, 3).map(({ time, courts }) => [time, courts])).toEqual([
    ["10:00", 1],
    ["11:00", 2],
    ["12:00", 3],
  ]);
});

test("a day without a free slot has none", () => {
  const filled = [0, 1].map((court) => ({ court, from: 0, minutes: 16 * 60, state: "booked" as const }));
  expect(freeTimes(fakeAvailability({ courts: 2, filled }), 6)).toEqual([]);
});

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
});
