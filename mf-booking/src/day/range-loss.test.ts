import { expect, test } from "vitest";
import { type FakeDay, fakeAvailability } from "../testing/fake-availability.ts";
import { buildGrid } from "./build-grid.ts";
import { rangeLoss } from "./range-loss.ts";

const loss = (day: FakeDay) => {
  const { courts, time_zone } = fakeAvailability(day);
  const [court] = courts;
  const [slot] = court?.slots ?? [];
  if (!court || !slot) throw new Error("no slot");
  const range = { courtId: court.court_id, start: slot.start_time, end: slot.end_time, starts: [slot.start_time] };
  return rangeLoss(buildGrid(courts, time_zone), range, "Court 1, 06:00–07:00");
};

test("only what another person took was taken", () => {
  expect(loss({ filled: [{ court: 0, from: 0, minutes: 60, state: "booked" }] })).toBe(
    "Court 1, 06:00–07:00 was just taken. Other times are offered.",
  );
});

test("a limit that was reached elsewhere says so", () => {
  const reason = "Daily limit reached (2 bookings per day)";
  expect(loss({ instead: { state: "limit_reached", reason } })).toBe(
    `Court 1, 06:00–07:00 can no longer be booked: ${reason}`,
  );
});
