import { describe, expect, test } from "vitest";
import { judge, type LessonDay, whoIsBusy } from "../../../api/src/scheduling/lessons/day.ts";
import { canceledKeys } from "../../../api/src/scheduling/lessons/notices.ts";
import { checkOpen } from "../../../api/src/scheduling/offers/accept.ts";
import type { OfferRow } from "../../../api/src/scheduling/offers/queries.ts";
import { selfAsCoach } from "../../../api/src/scheduling/people/coach.ts";
import { overlap, slotOf, timeOffSpan } from "../../../api/src/scheduling/people/time-off.ts";
import { courtTime } from "../../../api/src/scheduling/reserve.ts";
import { localNow } from "../../../api/src/scheduling/waiting/local-now.ts";
import { at, DATE, NOW, personDay, slot } from "../../support/person-day.ts";

const ZONE = "America/New_York";

describe("times off", () => {
  test("span whole dates, or from a time of the first date to a time of the last", () => {
    const dates = { starts_on: DATE, ends_on: "2026-07-02" };
    expect(timeOffSpan({ ...dates, start_time: null, end_time: null }, ZONE)).toEqual(slot(0, 48));
    expect(timeOffSpan({ ...dates, start_time: "09:00", end_time: "12:30" }, ZONE)).toEqual(slot(9, 36.5));
    expect(timeOffSpan({ ...dates, start_time: "09:00", end_time: null }, ZONE)).toEqual(slot(9, 48));
    expect(timeOffSpan({ ...dates, start_time: null, end_time: "24:00" }, ZONE)).toEqual(slot(0, 48));
  });

  test("overlap if they share an instant, not if they are adjacent", () => {
    expect(overlap(slot(9, 10), slot(9.5, 11))).toBe(true);
    expect(overlap(slot(9.5, 11), slot(9, 10))).toBe(true);
    expect(overlap(slot(9, 10), slot(10, 11))).toBe(false);
    expect(overlap(slot(10, 11), slot(9, 10))).toBe(false);
    expect(slotOf({ starts_at: new Date(at(9)), ends_at: new Date(at(10)) })).toEqual(slot(9, 10));
  });
});

test("only the effective role of a coach has a coach's own screens", () => {
  expect(selfAsCoach({ role: "coach", userId: "ann" })).toBe("ann");
  expect(selfAsCoach({ role: "admin", userId: "ann" })).toBeNull();
});

describe("a lesson", () => {
  const coach = { id: "coach", role: "coach" as const, name: "Carl" };
  const member = { id: "member", role: "member" as const, name: "Ann" };
  const busy = { starts_at: new Date(at(9)), ends_at: new Date(at(10)) };
  const who = (userId: string, day: Partial<LessonDay>) =>
    whoIsBusy({ userId }, { ...personDay(), coachTimes: [], timesOff: [], ...day }, slot(9, 10), { coach, member });

  test("is checked like a booking by the front desk", () => {
    expect(judge({ userId: "coach", now: NOW })).toEqual({ userId: "coach", now: NOW, role: "front_desk" });
  });

  test("names which of the two is elsewhere", () => {
    expect(who("desk", {})).toBe("member_busy");
    expect(who("desk", { coachTimes: [busy] })).toBe("coach_busy");
    expect(who("coach", { coachTimes: [busy] })).toBe("own_overlap");
    expect(who("coach", { coachTimes: [busy], timesOff: [slot(8, 9.5)] })).toBe("coach_away");
    expect(who("desk", { coachTimes: [{ ...busy, starts_at: new Date(at(10)), ends_at: new Date(at(11)) }] })).toBe(
      "member_busy",
    );
    expect(who("desk", { timesOff: [slot(10, 11)] })).toBe("member_busy");
  });

  test("has a separate notice key for each of its people", () => {
    expect(canceledKeys("id")).toEqual({ booker: "booking_canceled:id", coach: "lesson_canceled:id" });
  });
});

describe("an offer is accepted while it is open", () => {
  const check = (status: OfferRow["status"], expiresAt = at(9)) => {
    try {
      checkOpen({ now: at(8) }, { status, expires_at: new Date(expiresAt) });
    } catch (error) {
      return error;
    }
    return null;
  };

  test("until the instant it expires", () => {
    expect(check("open")).toBeNull();
    expect(check("open", at(8) + 1)).toBeNull();
    expect(check("open", at(8))).toMatchObject({ kind: "conflict", code: "offer_expired", details: { field: "id" } });
  });

  test.each([
    ["expired", "offer_expired", "This offer has expired"],
    ["passed", "offer_passed", "You have passed on this offer"],
    ["withdrawn", "offer_withdrawn", "This offer was withdrawn"],
  ] as const)("and not once it is %s", (status, code, message) => {
    expect(check(status)).toMatchObject({ kind: "conflict", code, message, details: { field: "id" } });
    expect(check(status, at(8))).toMatchObject({ code });
  });
});

test("what the club's calendar and clock show", () => {
  expect(localNow(at(9.5), ZONE)).toEqual({ today: DATE, time: "09:30" });
});

test("a slot becomes a court's time", () => {
  expect(courtTime({ ownerId: "owner", courtId: "court" }, slot(9, 10))).toEqual({
    ownerId: "owner",
    courtId: "court",
    startsAt: new Date(at(9)),
    endsAt: new Date(at(10)),
  });
});
