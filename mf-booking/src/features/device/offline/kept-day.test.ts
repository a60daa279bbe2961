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

test("bookings are listed from 30 minutes before their start to their end", () => {
  const courts = (now: number) => presentBookings(kept, now).map(({ courtName }) => courtName);
  expect(courts(NOW)).toEqual(["Court 1", "Court 4"]);
  expect(courts(at("2026-03-10T13:44:00Z"))).toEqual(["Court 1"]);
  expect(courts(at("2026-03-10T15:01:00Z"))).toEqual(["Court 4"]);
  expect(courts(at("2026-03-10T15:16:00Z"))).toEqual([]);
});
