import { dayWithout } from "@courtside/contracts/domain/club-day/day-without.ts";
import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import type { OwnDay } from "@courtside/contracts/domain/club-day/own-day.ts";
import type { SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { expect, test } from "vitest";

const DATE = "2026-03-11";
const HOUR = 60;
const dayStart = Date.parse("2026-03-11T04:00:00Z");
const at = (hour: number) => dayStart + hour * HOUR * 60_000;
const shared: SharedDay = {
  date: DATE,
  sport: "tennis",
  version: "1",
  day_start: "2026-03-11T04:00:00Z",
  clock: [{ minute: 0, wall: 0 }],
  courts: [
    {
      id: "a",
      name: "Court 1",
      taken: [
        [10 * HOUR, HOUR, 0],
        [12 * HOUR, HOUR, 0],
      ],
      details: [{ start: 10 * HOUR, booking_id: "mine" }],
    },
    { id: "b", name: "Court 2", taken: [[10 * HOUR, HOUR, 0]] },
  ],
};
const own: OwnDay = {
  date: DATE,
  sport: "tennis",
  now: "2026-03-10T12:00:00Z",
  role: "member",
  rules: { ...DEFAULT_RULES, max_bookings_per_day: 1, max_bookings_per_week: 2 },
  waitlist_enabled: true,
  already_waiting: false,
  last_bookable_date: null,
  notice: null,
  allowance: { bookings_today: 1, daily_limit: 1, bookings_this_week: 2, weekly_limit: 2, slots_left: 0 },
  club_bookings: null,
  busy: [[10 * HOUR, HOUR]],
  taken: [{ court_id: "a", start: 10 * HOUR, length: HOUR, state: "own", booking_id: "mine" }],
};
const booking = { courtId: "a", startsAt: at(10), endsAt: at(11), isOwn: true };
const states = (parts: { shared: SharedDay; own: OwnDay }) =>
  joinDay(parts.shared, parts.own).courts.map(({ slots }) => slots.slice(4, 7).map(({ state }) => state));

test("a moving booking is free to take any slot that is, also its own and the ones at its time, whatever the limits", () => {
  expect(states({ shared, own })).toEqual([
    ["own", "limit_reached", "booked"],
    ["booked", "limit_reached", "limit_reached"],
  ]);
  expect(states(dayWithout({ shared, own }, booking))).toEqual([
    ["available", "available", "booked"],
    ["booked", "available", "available"],
  ]);
});

test("on another date of the week the week's limit leaves it out, on another week's it counts", () => {
  const other = (allowance: Partial<OwnDay["allowance"]>, startsAt: number) => {
    const day = { ...own, busy: [], taken: [], allowance: { ...own.allowance, bookings_today: 0, ...allowance } };
    const parts = { shared, own: day };
    return states(dayWithout(parts, { ...booking, startsAt, endsAt: startsAt + 1 }))[1]?.[1];
  };
  const DAYS = 24 * HOUR * 60_000;
  expect(other({}, at(10) + DAYS)).toBe("available");
  expect(other({}, at(10) + 7 * DAYS)).toBe("limit_reached");
  expect(other({ bookings_today: 1 }, at(10) + DAYS)).toBe("limit_reached");
});

test("another person's booking leaves one's own times and limits as they are", () => {
  const parts = dayWithout({ shared, own }, { ...booking, courtId: "b", isOwn: false });
  expect(parts.own).toMatchObject({ busy: own.busy, allowance: own.allowance, taken: own.taken });
  expect(parts.shared.courts.map(({ taken }) => taken.length)).toEqual([2, 0]);
});

test("its place on an inactive court is not free for it", () => {
  const courts = shared.courts.map((court, at) => (at === 0 ? { ...court, is_active: false } : court));
  const parts = dayWithout({ shared: { ...shared, courts }, own }, booking);
  expect(states(parts)).toEqual([
    ["blocked", "blocked", "booked"],
    ["booked", "available", "available"],
  ]);
  const [court] = joinDay(parts.shared, parts.own).courts;
  expect(court).toMatchObject({ is_active: false });
  expect(new Set(court?.slots.map(({ reason }) => reason))).toEqual(
    new Set(["This court is not available for booking"]),
  );
});
