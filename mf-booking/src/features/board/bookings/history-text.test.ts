import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyText } from "./history-text.ts";

const ZONE = "America/New_York";
const at = { at: "2026-03-08T12:00:00.000Z", actor_name: null };
const place = { court_name: "Court 1", start_time: "2026-03-10T14:00:00.000Z", end_time: "2026-03-10T15:00:00.000Z" };
const moved = (to: Partial<typeof place>) =>
  historyText({ ...at, code: "moved", details: { from: place, to: { ...place, ...to } } }, ZONE);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-08T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("each entry is a sentence of plain words", () => {
  expect(historyText({ ...at, code: "created", details: {} }, ZONE)).toBe("Booked");
  expect(historyText({ ...at, code: "created", details: { waitlist: true } }, ZONE)).toBe(
    "Booked by an offer of the waitlist",
  );
  expect(historyText({ ...at, code: "canceled", details: { reason: "Rain" } }, ZONE)).toBe("Canceled: Rain");
  expect(historyText({ ...at, code: "restored", details: {} }, ZONE)).toBe("Cancellation undone");
});

test("a move names the new and the old place, a change of the length the ends alone", () => {
  expect(moved({ end_time: "2026-03-10T16:30:00.000Z" })).toBe("Longer: until 12:30, before until 11:00");
  expect(moved({ end_time: "2026-03-10T14:30:00.000Z" })).toBe("Shorter: until 10:30, before until 11:00");
  expect(moved({ court_name: "Court 2" })).toBe("Moved to Court 2, 10:00 - 11:00, before Court 1, 10:00 - 11:00");
  expect(moved({ start_time: "2026-03-11T14:00:00.000Z", end_time: "2026-03-11T15:00:00.000Z" })).toBe(
    "Moved to Court 1, Wed, Mar 11, 10:00 - 11:00, before Court 1, Tue, Mar 10, 10:00 - 11:00",
  );
  expect(moved({ start_time: "2027-03-09T15:00:00.000Z", end_time: "2027-03-09T16:00:00.000Z" })).toBe(
    "Moved to Court 1, Tue, Mar 9, 2027, 10:00 - 11:00, before Court 1, Tue, Mar 10, 10:00 - 11:00",
  );
});
