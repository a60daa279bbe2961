import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offerLabel, takeLabel, timeLeft } from "./waitlist-texts.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-08T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("an offer is named by court and the club's own time", () => {
  const offer = { court_name: "Court 2", start_time: "2026-03-08T22:00:00Z", end_time: "2026-03-08T23:00:00Z" };
  expect(offerLabel(offer, "America/New_York")).toBe("Court 2, Sunday, March 8, 18:00 - 19:00");
  expect(takeLabel(offer, "America/New_York")).toBe("18:00 - 19:00, Sun, Mar 8, Court 2");
  const later = { ...offer, start_time: "2027-01-03T23:00:00Z", end_time: "2027-01-04T00:00:00Z" };
  expect(offerLabel(later, "America/New_York")).toBe("Court 2, Sunday, January 3, 2027, 18:00 - 19:00");
  expect(takeLabel(later, "America/New_York")).toBe("18:00 - 19:00, Sun, Jan 3, 2027, Court 2");
});

test("the remaining time counts down to zero and stays there", () => {
  expect([900_000, 60_001, 60_000, 9_400, 1, 0, -5_000].map(timeLeft)).toEqual([
    "15:00",
    "1:01",
    "1:00",
    "0:10",
    "0:01",
    "0:00",
    "0:00",
  ]);
});
