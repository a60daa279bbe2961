import { expect, test } from "vitest";
import { fakeBoard, fakeDaySheet } from "../../../testing/fake-device-api.ts";
import { boardFrom, presentBookings, withoutPastDays } from "./kept-day.ts";

const kept = { board: fakeBoard, sheet: fakeDaySheet, offset: 0 };
const at = (instant: string) => Date.parse(instant);
const NOW = at("2026-03-10T14:02:00Z");

test("each day of the sheet is shown until the club's midnight, then erased", () => {
  expect(withoutPastDays(kept, NOW)).toBe(kept);
  expect(boardFrom(kept, NOW)).toMatchObject({
    date: "2026-03-10",
    courts: fakeBoard.courts.map(({ name }) => ({ name })),
    events: [{ label: "Ladder night", court_ids: [fakeBoard.courts[1]?.id] }],
    closures: [{ label: "Resurfacing" }],
  });
  // 23:59 and 00:00 in New York.
  expect(withoutPastDays(kept, at("2026-03-11T03:59:00Z"))).toBe(kept);
  const left = withoutPastDays(kept, at("2026-03-11T04:00:00Z"));
  expect(left?.sheet.days.map(({ date }) => date)).toEqual(["2026-03-11"]);
  expect(left && boardFrom(left, at("2026-03-11T04:00:00Z"))).toMatchObject({ date: "2026-03-11", events: [] });
  expect(withoutPastDays(kept, at("2026-03-12T04:00:00Z"))).toBeNull();
  expect(boardFrom(kept, at("2026-03-12T04:00:00Z"))).toBeNull();
});

test("what is free on an inactive court is no closure of the day", () => {
  const sheet = {
    ...fakeDaySheet,
    days: fakeDaySheet.days.map((day) => ({
      ...day,
      courts: day.courts.map((court) => ({ ...court, is_active: false })),
    })),
  };
  expect(boardFrom({ ...kept, sheet }, NOW)).toMatchObject({ events: [{ label: "Ladder night" }], closures: [] });
});

test("bookings are listed from 30 minutes before their start to their end", () => {
  const courts = (now: number) => presentBookings(kept, now).map(({ courtName }) => courtName);
  expect(courts(NOW)).toEqual(["Court 1", "Court 4"]);
  expect(courts(at("2026-03-10T13:44:00Z"))).toEqual(["Court 1"]);
  expect(courts(at("2026-03-10T15:01:00Z"))).toEqual(["Court 4"]);
  expect(courts(at("2026-03-10T15:16:00Z"))).toEqual([]);
});

test("about midnight the bookings of both days are listed, one over midnight once", () => {
  const [today, tomorrow] = fakeDaySheet.days;
  const [court] = today?.courts ?? [];
  const entry = court?.entries.find(({ booking_id }) => booking_id !== null);
  if (!today || !tomorrow || !court || !entry) throw new Error("the sheet has no booking");
  const timed = (booking_id: string, start_time: string, end_time: string) => ({
    ...entry,
    ...{ booking_id, start_time, end_time, checked_in_at: null },
  });
  // Midnight in New York is 04:00Z.
  const over = timed("over", "2026-03-11T03:30:00Z", "2026-03-11T04:30:00Z");
  const after = timed("after", "2026-03-11T04:15:00Z", "2026-03-11T05:15:00Z");
  const days = [
    { ...today, courts: [{ ...court, entries: [over] }] },
    { ...tomorrow, courts: [{ ...court, entries: [over, after] }] },
  ];
  const night = { ...kept, sheet: { ...fakeDaySheet, days } };
  const listed = (instant: string) => {
    const left = withoutPastDays(night, at(instant));
    return left && presentBookings(left, at(instant)).map(({ bookingId }) => bookingId);
  };
  expect(listed("2026-03-11T03:50:00Z")).toEqual(["over", "after"]);
  expect(listed("2026-03-11T04:20:00Z")).toEqual(["over", "after"]);
  expect(listed("2026-03-11T04:31:00Z")).toEqual(["after"]);
  const yesterday = { ...night, sheet: { ...night.sheet, days: days.slice(0, 1) } };
  expect(withoutPastDays(yesterday, at("2026-03-11T04:20:00Z"))).toBe(yesterday);
  expect(withoutPastDays(yesterday, at("2026-03-11T04:30:00Z"))).toBeNull();
});
