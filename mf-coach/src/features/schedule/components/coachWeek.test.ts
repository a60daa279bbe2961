import type { CalendarItem, CoachSchedule } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import { boardSpan, hourHeight, layOutWeek } from "./coachWeek.ts";

const item = (start_time: string, end_time: string): CalendarItem => ({
  kind: "lesson",
  id: start_time,
  start_time,
  end_time,
  court_name: "Court 1",
  sport: "tennis",
  title: "Ana Ruiz",
  can_cancel: true,
});
const week = (part: Partial<CoachSchedule>): CoachSchedule => ({
  coach_id: "c",
  time_zone: "America/New_York",
  now: "2026-03-11T14:00:00Z",
  days: ["2026-03-07", "2026-03-08"].map((date) => ({ date, hours: [] })),
  items: [],
  time_off: [],
  ...part,
});

test("entries are placed by the club's clock, also over midnight and over a skipped hour", () => {
  // 23:30 on Saturday to 00:30; then 01:00 to 04:00 of the day that skips 02:00, two hours long.
  const items = [
    item("2026-03-08T04:30:00Z", "2026-03-08T05:30:00Z"),
    item("2026-03-08T06:00:00Z", "2026-03-08T08:00:00Z"),
  ];
  const [saturday, sunday] = layOutWeek(week({ items }));
  expect(saturday?.items.map(({ from, until }) => [from, until])).toEqual([[1410, 1440]]);
  expect(sunday?.items.map(({ from, until }) => [from, until])).toEqual([
    [0, 30],
    [60, 240],
  ]);
});

test("overlapping entries are side by side, the next one has the full width again", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 7, 12 + hour)).toISOString();
  const items = [item(at(0), at(2)), item(at(1), at(3)), item(at(2), at(4)), item(at(4), at(5))];
  const [day] = layOutWeek(week({ items }));
  expect(day?.items.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

test("time off of several dates is on each; the board includes hours outside the opening hours if they have entries", () => {
  const entry = {
    id: "t",
    starts_on: "2026-03-07",
    ends_on: "2026-03-08",
    start_time: "15:00",
    end_time: null,
    note: null,
  };
  const time_off = [{ ...entry, starts_at: "2026-03-07T20:00:00Z", ends_at: "2026-03-09T04:00:00Z" }];
  const days = layOutWeek(week({ time_off, items: [item("2026-03-07T10:30:00Z", "2026-03-07T11:30:00Z")] }));
  expect(days.map(({ off }) => off.map(({ from, until }) => [from, until]))).toEqual([[[900, 1440]], [[0, 1440]]]);
  expect(boardSpan(days, "06:00", "22:00")).toEqual({ from: 300, until: 1320 });
  expect([60, 30, 15].map(hourHeight)).toEqual([56, 88, 96]);
});
