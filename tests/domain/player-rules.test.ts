import { playerViolation } from "@courtside/contracts/domain/booking-rules.ts";
import {
  countedBookings,
  guestIdentity,
  hostLimit,
  isGuestLimitReached,
  isPlayerLimited,
  mostPlayers,
} from "@courtside/contracts/domain/players.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { describe, expect, test } from "vitest";
import { rulesWith } from "../support/rules.ts";

const LIMITS = { max_bookings_per_day: 2, max_bookings_per_week: 4 };

/** What the members' own bookings, and those in which they play, are counted to, under both rules. */
describe("whose limits a booking counts against", () => {
  test.each([
    // booked that day, played that day → counted by each rule
    { booked: 0, played: 0, booker: 0, everyone: 0 },
    { booked: 1, played: 0, booker: 1, everyone: 1 },
    { booked: 0, played: 2, booker: 0, everyone: 2 },
    { booked: 1, played: 1, booker: 1, everyone: 2 },
    { booked: 2, played: 3, booker: 2, everyone: 5 },
  ])("$booked booked and $played played count $booker and $everyone", ({ booked, played, booker, everyone }) => {
    const counts = { booked: { day: booked, week: booked + 1 }, played: { day: played, week: played + 1 } };
    expect(countedBookings({ player_counts: "booker" }, counts)).toEqual({ day: booker, week: booker + 1 });
    expect(countedBookings({ player_counts: "everyone" }, counts)).toEqual({ day: everyone, week: everyone + 2 });
  });

  const ROLES: Role[] = ["admin", "front_desk", "coach", "member"];
  test.each(ROLES.flatMap((actor) => ROLES.map((player) => [actor, player] as const)))(
    "a %s who names a %s",
    (actor, player) => {
      const isStaff = (role: Role) => role === "admin" || role === "front_desk";
      const isLimited = !isStaff(actor) && !isStaff(player);
      expect(isPlayerLimited({ player_counts: "everyone" }, { actor, player })).toBe(isLimited);
      expect(isPlayerLimited({ player_counts: "booker" }, { actor, player })).toBe(false);
    },
  );
});

describe("a member who is named as a player", () => {
  const FREE = { bookingsThatDay: 1, bookingsThatWeek: 3, isElsewhere: false };
  const DAY = "Ada has reached the daily limit (2 bookings per day)";
  const WEEK = "Ada has reached the weekly limit (4 bookings per week)";
  const BUSY = "Ada already has a booking at this time";
  test.each([
    { state: "free", given: {}, booker: null, everyone: null },
    { state: "at the day's limit", given: { bookingsThatDay: 2 }, booker: null, everyone: DAY },
    { state: "at the week's limit", given: { bookingsThatWeek: 4 }, booker: null, everyone: WEEK },
    { state: "at both", given: { bookingsThatDay: 2, bookingsThatWeek: 4 }, booker: null, everyone: DAY },
    { state: "elsewhere", given: { isElsewhere: true }, booker: BUSY, everyone: BUSY },
    {
      state: "elsewhere and at a limit",
      given: { isElsewhere: true, bookingsThatDay: 9 },
      booker: BUSY,
      everyone: BUSY,
    },
  ])("$state", ({ given, booker, everyone }) => {
    const messageFor = (player_counts: "booker" | "everyone", role: Role, playerRole: Role = "member") => {
      const rules = { ...rulesWith(LIMITS), player_counts };
      const player = { name: "Ada", role: playerRole, ...FREE, ...given };
      return playerViolation(player, { role, rules })?.message ?? null;
    };
    expect(messageFor("booker", "member")).toBe(booker);
    expect(messageFor("everyone", "member")).toBe(everyone);
    // Staff exempt whom they name, and are exempt.
    expect(messageFor("everyone", "front_desk")).toBe(booker);
    expect(messageFor("everyone", "member", "admin")).toBe(booker);
  });

  test("without a weekly limit has none", () => {
    const rules = { ...rulesWith({ ...LIMITS, max_bookings_per_week: 0 }), player_counts: "everyone" as const };
    const player = { name: "Ada", role: "member" as const, ...FREE, bookingsThatWeek: 40 };
    expect(playerViolation(player, { role: "member", rules })).toBeNull();
  });
});

test("as many play as the court says, else the club, else the sport", () => {
  const most = (sport: string, ofCourt: number | null = null, bySport: Record<string, number> = {}) =>
    mostPlayers(sport, { ofCourt, bySport });
  expect(["tennis", "pickleball", "padel", "squash", "boules"].map((sport) => most(sport))).toEqual([4, 4, 4, 2, 4]);
  expect(most("squash", null, { squash: 3 })).toBe(3);
  expect(most("squash", 1, { squash: 3 })).toBe(1);
});

describe("quotas of guests", () => {
  test.each([
    [0, 0, 50, 500, 3, null],
    [2, 0, 1, 9, 1, null],
    [2, 0, 1, 9, 2, "guest_month_limit"],
    [2, 0, 2, 9, 0, null],
    [0, 10, 9, 9, 1, null],
    [0, 10, 0, 9, 2, "guest_year_limit"],
    [2, 10, 2, 10, 1, "guest_month_limit"],
  ])("%i a month and %i a year: with %i and %i, %i more is %s", (month, year, hostMonth, hostYear, more, code) => {
    const rules = { guests_per_member_month: month, guests_per_member_year: year };
    expect(hostLimit(rules, { hostMonth, hostYear }, more)?.code ?? null).toBe(code);
  });

  test("a guest's visits", () => {
    const reached = (most: number, visits: number) => isGuestLimitReached({ visits_per_guest_year: most }, visits);
    expect([reached(0, 99), reached(3, 2), reached(3, 3)]).toEqual([false, false, true]);
  });

  test("a guest is recognised by the address in any case, else by the name in any case and spacing", () => {
    expect(guestIdentity("Jo Smith", " Jo@Example.com ")).toBe(guestIdentity("Joanna", "jo@example.com"));
    expect(guestIdentity("  jo   SMITH ", null)).toBe(guestIdentity("Jo Smith", null));
    expect(guestIdentity("Jo Smith", null)).not.toBe(guestIdentity("Jo Smith", "jo@example.com"));
    expect(guestIdentity("Zoe\u0308", null)).toBe(guestIdentity("Zoë", null));
  });
});
