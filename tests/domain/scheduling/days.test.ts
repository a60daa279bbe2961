import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { describe, expect, test } from "vitest";
import { layOutDay, timeDetails } from "../../../api/src/scheduling/days/booking-context.ts";
import { readInstant } from "../../../api/src/scheduling/days/instant.ts";
import { layOutDate } from "../../../api/src/scheduling/days/layout.ts";
import { ownHold, rejectionOn } from "../../../api/src/scheduling/days/person-day.ts";
import { readSlot } from "../../../api/src/scheduling/days/slot.ts";
import { at, COURT, DATE, MEMBER, NOW, occupancy, personDay, slot } from "../../support/person-day.ts";
import { rulesWith } from "../../support/rules.ts";

const ZONE = "America/New_York";
const MINUTE = 60_000;
const errorOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe("a date laid out", () => {
  test("has its bounds, its count week, its slots and their boundaries", () => {
    const layout = layOutDate(DATE, rulesWith());
    expect(layout.bounds).toEqual(slot(0, 24));
    // 2026-07-01 is a Wednesday; the count week starts on Sunday.
    expect(layout.week).toEqual(slot(-72, 96));
    expect(layout.slots).toHaveLength(16);
    expect([...layout.starts]).toEqual(layout.slots.map(({ startsAt }) => startsAt));
    expect([...layout.ends]).toEqual(layout.slots.map(({ endsAt }) => endsAt));
    expect(layout.ends.has(at(22))).toBe(true);
  });

  test("is cached, and computed again for another date, zone, opening, closing or slot length", () => {
    const layout = layOutDate(DATE, rulesWith());
    expect(layOutDate(DATE, rulesWith())).toBe(layout);
    expect(layOutDate("2026-07-02", rulesWith()).bounds).toEqual(slot(24, 48));
    expect(layOutDate(DATE, rulesWith({ time_zone: "America/Chicago" })).bounds).toEqual(slot(1, 25));
    expect(layOutDate(DATE, rulesWith({ booking_hours_start: "07:00" })).slots).toHaveLength(15);
    expect(layOutDate(DATE, rulesWith({ booking_hours_end: "21:00" })).slots).toHaveLength(15);
    expect(layOutDate(DATE, rulesWith({ slot_length_minutes: 30 })).slots).toHaveLength(32);
  });

  test("is dropped from the cache after a thousand others, the oldest first", () => {
    const brief = rulesWith({ booking_hours_end: "07:00" });
    const first = layOutDate("2031-01-01", brief);
    const second = layOutDate("2031-01-02", brief);
    const others = Array.from({ length: 998 }, (_, day) =>
      new Date(Date.UTC(2032, 0, 1 + day)).toISOString().slice(0, 10),
    );
    for (const date of others) layOutDate(date, brief);
    expect(layOutDate("2031-01-01", brief)).toBe(first);
    layOutDate("2031-01-03", brief);
    expect(layOutDate("2031-01-02", brief)).toBe(second);
    expect(layOutDate("2031-01-01", brief)).not.toBe(first);
  });

  test("lies as many days ahead as the club's calendar says", () => {
    expect(layOutDay(DATE, rulesWith(), NOW)).toMatchObject({ date: DATE, daysAhead: 1 });
    expect(layOutDay(DATE, rulesWith(), at(0) - 1).daysAhead).toBe(1);
    expect(layOutDay(DATE, rulesWith(), at(0)).daysAhead).toBe(0);
  });
});

describe("by the clock and the club's rules", () => {
  const judged = (from: number, until: number, rules = rulesWith(), role: (typeof ROLES)[number] = "front_desk") => {
    const { isAligned, isWithinHours } = timeDetails(layOutDay(DATE, rules, NOW), role, NOW, slot(from, until));
    return [isAligned, isWithinHours];
  };

  test("one slot, or several consecutive ones, are accepted for every role", () => {
    for (const role of ROLES) {
      expect(judged(9, 10, rulesWith(), role)).toEqual([true, true]);
      expect(judged(6, 22, rulesWith(), role)).toEqual([true, true]);
    }
  });

  test("other quarter hours are accepted for staff only", () => {
    const fits = ROLES.filter((role) => judged(9.25, 10.25, rulesWith(), role)[0]);
    expect(fits).toEqual(["admin", "front_desk"]);
    expect(ROLES.filter((role) => judged(9, 9.5, rulesWith(), role)[0])).toEqual(["admin", "front_desk"]);
    expect(ROLES.filter((role) => judged(9.5, 10, rulesWith(), role)[0])).toEqual(["admin", "front_desk"]);
  });

  test.each([
    [9.1, 10.25],
    [9.25, 10.1],
    [9.25 + 1 / 3600, 10.25],
    [9.25, 10.25 + 1 / 3600],
  ])("%d to %d is off the quarter hours", (from, until) => {
    expect(judged(from, until)).toEqual([false, true]);
  });

  test("opening hours include both ends", () => {
    expect(judged(5.75, 7)).toEqual([true, false]);
    expect(judged(21, 22.25)).toEqual([true, false]);
    expect(judged(6, 6.5)).toEqual([true, true]);
    expect(judged(21.5, 22)).toEqual([true, true]);
    const late = rulesWith({ booking_hours_end: "24:00" });
    expect(judged(23.5, 24, late)).toEqual([true, true]);
    expect(judged(23.5, 24.25, late)).toEqual([true, false]);
    expect(judged(23.5, 30, late)).toEqual([true, false]);
  });

  test("slots that a clock change separates cannot be joined", () => {
    const rules = rulesWith({ slot_length_minutes: 90, booking_hours_start: "00:00", booking_hours_end: "06:00" });
    const day = layOutDay("2026-03-08", rules, NOW);
    const start = Date.parse("2026-03-08T00:00:00-05:00");
    const fits = (until: number) => timeDetails(day, "member", NOW, { startsAt: start, endsAt: until }).isAligned;
    expect(fits(start + 90 * MINUTE)).toBe(true);
    expect(fits(Date.parse("2026-03-08T04:30:00-04:00"))).toBe(false);
  });

  test("the instants, the role and the days ahead are passed on", () => {
    const rules = rulesWith();
    const data = timeDetails(layOutDay(DATE, rules, NOW), "coach", NOW, slot(9, 9.25));
    expect(data).toMatchObject({ role: "coach", rules, now: NOW, startsAt: at(9), endsAt: at(9.25), daysAhead: 1 });
  });
});

describe("a date-time of a request", () => {
  test("is an instant, or a time of the club's clock", () => {
    expect(readInstant("start_time", "2026-07-01T13:00:00Z", ZONE)).toBe(at(9));
    expect(readInstant("start_time", "2026-07-01T09:00", ZONE)).toBe(at(9));
  });

  test("that the clock skips, or that is invalid, is rejected by its field", () => {
    expect(errorOf(() => readInstant("start_time", "2026-03-08T02:30", ZONE))).toMatchObject({
      kind: "invalid",
      code: "skipped_time",
      message: "This time does not exist on that day: the clock changes",
      details: { field: "start_time" },
    });
    expect(errorOf(() => readInstant("end_time", "2026-02-30T10:00", ZONE))).toMatchObject({
      kind: "invalid",
      code: "validation_failed",
      message: "end_time: is no date-time",
      details: { field: "end_time" },
    });
  });

  test("without an end is one slot long; an end has to be later than the start", () => {
    const rules = rulesWith({ slot_length_minutes: 45 });
    expect(readSlot({ start_time: "2026-07-01T09:00" }, rules)).toEqual(slot(9, 9.75));
    expect(readSlot({ start_time: "2026-07-01T09:00", end_time: "2026-07-01T11:00" }, rules)).toEqual(slot(9, 11));
    for (const end_time of ["2026-07-01T09:00", "2026-07-01T08:00"]) {
      expect(errorOf(() => readSlot({ start_time: "2026-07-01T09:00", end_time }, rules))).toMatchObject({
        kind: "invalid",
        code: "end_before_start",
        message: "End time must be after start time",
        details: { field: "end_time" },
      });
    }
  });
});

describe("what one person may book on a date", () => {
  const codeOf = (
    day: ReturnType<typeof personDay>,
    from = 9,
    until = 10,
    viewer: Parameters<typeof rejectionOn>[0] = MEMBER,
  ) => rejectionOn(viewer, day, COURT, slot(from, until))?.code ?? null;

  test("is a free slot of an open court", () => {
    expect(codeOf(personDay())).toBeNull();
    expect(rejectionOn(MEMBER, personDay(), { ...COURT, is_active: false }, slot(9, 10))?.code).toBe("court_closed");
  });

  test("excludes what is taken on that court; adjacent times and other courts are no obstacle", () => {
    expect(codeOf(personDay({ occupancies: [occupancy(9.5, 9.75)] }))).toBe("slot_conflict");
    expect(codeOf(personDay({ occupancies: [occupancy(8, 12)] }))).toBe("slot_conflict");
    expect(codeOf(personDay({ occupancies: [occupancy(8, 9), occupancy(10, 11)] }))).toBeNull();
    expect(codeOf(personDay({ occupancies: [occupancy(9, 10, { court_id: "another" })] }))).toBeNull();
    expect(rejectionOn(MEMBER, personDay(), { id: "unread", is_active: true }, slot(9, 10))).toBeNull();
  });

  test("excludes times at which the booker is elsewhere, unless booked by staff", () => {
    const ownTimes = [{ starts_at: new Date(at(9.5)), ends_at: new Date(at(11)) }];
    expect(codeOf(personDay({ ownTimes }))).toBe("own_overlap");
    expect(codeOf(personDay({ ownTimes }), 11, 12)).toBeNull();
    expect(codeOf(personDay({ ownTimes, booker: { id: MEMBER.userId, role: "front_desk" } }))).toBeNull();
  });

  test("is limited by day and week, as the viewer's role says", () => {
    expect(codeOf(personDay({ counts: { day: 2, week: 2 } }))).toBe("daily_limit");
    const weekly = { rules: { max_bookings_per_week: 3 }, counts: { day: 0, week: 3 } };
    expect(codeOf(personDay(weekly))).toBe("weekly_limit");
    expect(codeOf(personDay(weekly), 9, 10, { ...MEMBER, role: "front_desk" })).toBeNull();
  });

  test("includes a slot that the waitlist offered, even if grid, hours or length have changed since", () => {
    const day = personDay({ rules: { slot_length_minutes: 30, max_booking_length_minutes: 30 } });
    const offered = (from: number, until: number, given = day) =>
      rejectionOn(MEMBER, given, COURT, slot(from, until), { asOffered: true })?.code ?? null;
    expect(codeOf(day, 9, 10.5)).toBe("max_length");
    expect(offered(9, 10.5)).toBeNull();
    expect(offered(21.25, 22.5)).toBeNull();
    expect(codeOf(day, 21.25, 22.5)).toBe("outside_hours");
    expect(offered(9, 9.5, personDay({ occupancies: [occupancy(9, 10)] }))).toBe("slot_conflict");
  });
});

describe("the offer held for the booker", () => {
  const held = { kind: "offer_held" as const, booking_id: null, offer_id: "offer", offered_to_id: MEMBER.userId };

  test("is the one for exactly this slot and person", () => {
    const day = personDay({ occupancies: [occupancy(8, 9), occupancy(9, 10, held)] });
    expect(ownHold(day, COURT.id, slot(9, 10))).toBe("offer");
    expect(ownHold(day, COURT.id, slot(9, 11))).toBeNull();
    expect(ownHold(day, COURT.id, slot(8, 10))).toBeNull();
    expect(ownHold(day, "unread", slot(9, 10))).toBeNull();
    const others = personDay({ occupancies: [occupancy(9, 10, { ...held, offered_to_id: "another" })] });
    expect(ownHold(others, COURT.id, slot(9, 10))).toBeNull();
  });
});
