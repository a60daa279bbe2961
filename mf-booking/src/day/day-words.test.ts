import { expect, test } from "vitest";
import { fakeAvailability } from "../testing/fake-availability.ts";
import { allowanceUse } from "./allowance-use.ts";
import { buildGrid } from "./build-grid.ts";
import { dayNotice } from "./day-notice.ts";
import { foreignZone } from "./foreign-zone.ts";
import { serverAlternatives } from "./server-alternatives.ts";

const { allowance } = fakeAvailability();

test("a booking says what it uses of which limits", () => {
  expect(allowanceUse(allowance, true)).toBe("Uses 2 of 2 today, 4 of 7 this week");
  expect(allowanceUse({ ...allowance, weekly_limit: null }, false)).toBe("Uses 2 of 2 that day");
  expect(allowanceUse({ ...allowance, daily_limit: null, weekly_limit: null }, true)).toBeNull();
});

test("the notice is the date's, else that nothing is on offer, else the limit", () => {
  const limited = { state: "limit_reached", reason: "Daily limit reached (2 bookings per day)" } as const;
  expect(dayNotice(fakeAvailability())).toBeNull();
  expect(dayNotice(fakeAvailability({ answer: { notice: "Cannot book in the past" } }))).toBe(
    "Cannot book in the past",
  );
  expect(dayNotice(fakeAvailability({ slots: 0 }))).toBe("Booking not available for this date");
  const full = fakeAvailability({ instead: limited, answer: { allowance: { ...allowance, slots_left: 0 } } });
  expect(dayNotice(full)).toBe(limited.reason);
});

test("the club's zone is named where its clock differs from the browser's", () => {
  const instant = "2026-03-10T14:00:00Z";
  expect(foreignZone("America/New_York", instant, "America/Detroit")).toBeNull();
  expect(foreignZone("America/New_York", instant, "Europe/Berlin")).toEqual({ short: "EDT", name: "America/New York" });
});

test("the server's alternatives are ranges of the day; anything else is none", () => {
  const answer = fakeAvailability();
  const grid = buildGrid(answer.courts, answer.time_zone);
  const court_id = answer.courts[1]?.court_id ?? "";
  const wish = {
    court_id,
    court_name: "Court 2",
    start_time: "2026-03-10T14:00:00.000Z",
    end_time: "2026-03-10T16:00:00.000Z",
  };
  expect(serverAlternatives({ alternatives: [wish] }, grid)[0]?.starts).toEqual([
    "2026-03-10T14:00:00.000Z",
    "2026-03-10T15:00:00.000Z",
  ]);
  expect(serverAlternatives(undefined, grid)).toEqual([]);
  expect(serverAlternatives({ alternatives: ["nonsense", null] }, grid)).toEqual([]);
});
