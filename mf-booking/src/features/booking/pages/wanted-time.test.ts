import { expect, test } from "vitest";
import { rangeMinutes } from "../../../club-day/slot-range.ts";
import { type FakeGrid, fakeAvailability } from "../../../testing/fake-availability.ts";
import { buildGrid } from "../grid/build-grid.ts";
import { wantedTime } from "./wanted-time.ts";

const COURT_2 = "cccccccc-0000-4000-8000-000000000001";
const booked = (court: number, from: number) => ({ court, from, minutes: 60, state: "booked" as const });

/** Hourly from 06:00; "2 18:00 120" for a range: court, start, minutes. */
function shown(day: FakeGrid, wanted: { time: string; courtId?: string; minutes?: number }, longest = 120): string {
  const grid = buildGrid(fakeAvailability({ courts: 2, ...day }).courts, "America/New_York");
  const found = wantedTime(grid, { courtId: null, minutes: null, ...wanted }, longest);
  if (found.kind === "missing") return "missing";
  if (found.kind === "unavailable") return `${found.cell.courtName} ${found.cell.time} ${found.cell.slot.state}`;
  const { range, lost } = found;
  const court = grid.columns.find((column) => column.key === range.courtId)?.title;
  const time = grid.rows.find((row) => row.start === range.start)?.time;
  return `${court} ${time} ${rangeMinutes(range)}${lost ? " lost" : ""}`;
}

test("a time of any court is the first court that is free for so long", () => {
  expect(shown({}, { time: "18:00" })).toBe("Court 1 18:00 60");
  expect(shown({ filled: [booked(0, 720)] }, { time: "18:00" })).toBe("Court 2 18:00 60");
  expect(shown({ filled: [booked(0, 780)] }, { time: "18:00", minutes: 120 })).toBe("Court 2 18:00 120");
});

test("a court that is named stays, with its length or the longest that is allowed now", () => {
  expect(shown({}, { time: "18:00", courtId: COURT_2, minutes: 120 })).toBe("Court 2 18:00 120");
  expect(shown({}, { time: "18:00", courtId: COURT_2, minutes: 180 })).toBe("Court 2 18:00 120");
  expect(shown({}, { time: "18:00", courtId: COURT_2, minutes: 45 })).toBe("Court 2 18:00 60");
});

test("what is not free is shown with its state, or as lost if only a part of it is taken", () => {
  const filled = [booked(1, 720)];
  expect(shown({ filled }, { time: "18:00", courtId: COURT_2 })).toBe("Court 2 18:00 booked");
  expect(shown({ filled }, { time: "17:00", courtId: COURT_2, minutes: 120 })).toBe("Court 2 17:00 120 lost");
  expect(shown({}, { time: "21:00", courtId: COURT_2, minutes: 120 })).toBe("Court 2 21:00 60 lost");
});

test("a court that is gone means any; a time without a slot is missing", () => {
  expect(shown({}, { time: "18:00", courtId: "gone" })).toBe("Court 1 18:00 60");
  expect(shown({}, { time: "18:30" })).toBe("missing");
  expect(shown({ courts: 0 }, { time: "18:00" })).toBe("missing");
});
