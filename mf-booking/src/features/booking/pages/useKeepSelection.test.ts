import { describe, expect, test } from "vitest";
import { rangeBetween } from "../../../club-day/slot-range.ts";
import { type FakeGrid, fakeAvailability } from "../../../testing/fake-availability.ts";
import { buildGrid } from "../grid/build-grid.ts";
import { rangeFate, rangeLoss } from "./useKeepSelection.ts";

const loss = (day: FakeGrid) => {
  const { courts, time_zone } = fakeAvailability(day);
  const [court] = courts;
  const [slot] = court?.slots ?? [];
  if (!court || !slot) throw new Error("no slot");
  const range = { courtId: court.court_id, start: slot.start_time, end: slot.end_time, starts: [slot.start_time] };
  return rangeLoss(buildGrid(courts, time_zone), range, "Court 1, 06:00–07:00");
};

test("a slot that another booker took was just taken", () => {
  expect(loss({ filled: [{ court: 0, from: 0, minutes: 60, state: "booked" }] })).toBe(
    "Court 1, 06:00–07:00 was just taken. Other times are offered.",
  );
});

test("a limit that was reached elsewhere is named", () => {
  const reason = "Daily limit reached (2 bookings per day)";
  expect(loss({ instead: { state: "limit_reached", reason } })).toBe(
    `Court 1, 06:00–07:00 can no longer be booked: ${reason}`,
  );
});

const gridOf = (day: FakeGrid) => buildGrid(fakeAvailability(day).courts, "America/New_York");

describe("a selection after a change", () => {
  const before = gridOf({});
  const result = rangeBetween(before.columns[0]?.cells ?? [], 3, 4, 24 * 60);
  if (!("range" in result)) throw new Error("no range");
  const { range } = result;
  const fill = (minutes: number, state: "booked" | "own") =>
    gridOf({ filled: [{ court: 0, from: 180, minutes, state }] });

  test("stays while its slots are free", () => expect(rangeFate(before, range)).toBe("free"));
  test("is lost with any of its slots", () => expect(rangeFate(fill(60, "booked"), range)).toBe("lost"));
  test("is the caller's own if all of it is", () => expect(rangeFate(fill(120, "own"), range)).toBe("own"));
  test("is lost with its court", () => expect(rangeFate(gridOf({ courts: 0 }), range)).toBe("lost"));
});
