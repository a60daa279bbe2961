import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { wallSpan } from "@courtside/contracts/domain/waitlist.ts";
import { expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import { buildGrid } from "../grid/build-grid.ts";
import { isWaitableAt, windowOf } from "./waitable.ts";

const ZONE = "America/New_York";
const grid = (() => {
  const taken = [
    [0, 9],
    [0, 23],
    [1, 23],
  ] as const;
  const filled = taken.map(([court, hour]) => ({
    court,
    from: (hour - 6) * 60,
    minutes: 60,
    state: "booked" as const,
  }));
  return buildGrid(fakeAvailability({ courts: 2, slots: 18, filled, waitlist: true }).courts, ZONE);
})();

const cellAt = (row: number) => {
  const cell = grid.columns[0]?.cells[row];
  if (!cell) throw new Error(`no row ${row}`);
  return cell;
};

test("a time has a waitlist if a cell of its row has the state", () => {
  expect([3, 17, 4].map((row) => isWaitableAt(grid, cellAt(row)))).toEqual([false, true, false]);
});

test("a slot's window ends with the day at 24:00", () => {
  expect(windowOf(cellAt(3))).toEqual({ start: "09:00", end: "10:00" });
  expect(windowOf(cellAt(17))).toEqual({ start: "23:00", end: "24:00" });
});

test.for([
  // 01:59:59 -04:00 is followed by 01:00 -05:00.
  { change: "back", date: "2026-11-01", opens: "2026-11-01T04:00:00Z", last: ["01:45", "02:00"] },
  // 01:59:59 -05:00 is followed by 03:00 -04:00.
  { change: "forward", date: "2026-03-08", opens: "2026-03-08T05:00:00Z", last: ["01:45", "03:00"] },
])(
  "on the night that the clock is set $change, a slot's window is the slot by the club's clock",
  ({ date, opens, last }) => {
    for (const slotMinutes of [15, 60, 90]) {
      const { courts } = fakeAvailability({ date, opens, slotMinutes, slots: 360 / slotMinutes });
      for (const cell of buildGrid(courts, ZONE).columns[0]?.cells ?? []) {
        const { slot } = cell;
        const span = wallSpan({ startsAt: Date.parse(slot.start_time), endsAt: Date.parse(slot.end_time) }, ZONE);
        const { start, end } = windowOf(cell);
        expect({ start: minutesOfDay(start ?? ""), end: minutesOfDay(end ?? "") }).toEqual(span);
      }
    }
    const quarters = buildGrid(fakeAvailability({ date, opens, slotMinutes: 15, slots: 24 }).courts, ZONE);
    const cell = quarters.columns[0]?.cells.find(({ time }) => time === last[0]);
    expect(cell && windowOf(cell)).toEqual({ start: last[0], end: last[1] });
  },
);

test("a slot that reads as if it ended after midnight leaves its window open", () => {
  const slot = {
    start_time: "2026-04-05T02:00:00Z",
    end_time: "2026-04-05T03:30:00Z",
    state: "join_waitlist" as const,
  };
  expect(windowOf({ time: "23:00", until: "23:30", slot })).toEqual({ start: "23:00", end: null });
});
