import { type BookingContext, bookingViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { describe, expect, test } from "vitest";
import { rulesWith } from "../support/rules.ts";

const MINUTE = 60_000;
const NOW = Date.parse("2026-07-01T12:00:00Z");

/** A request for the next hour that breaks no rule. */
const fine: BookingContext = {
  role: "member",
  rules: rulesWith({ max_bookings_per_week: 3 }),
  now: NOW,
  startsAt: NOW + 60 * MINUTE,
  endsAt: NOW + 120 * MINUTE,
  daysAhead: 0,
  courtIsActive: true,
  isAligned: true,
  isWithinHours: true,
  bookingsThatDay: 0,
  bookingsThatWeek: 0,
  overlapsOwn: false,
  isTaken: false,
};

/** A violation of each rule, in the order in which the rules are checked. */
const BROKEN: [Partial<BookingContext>, string, string, string][] = [
  [{ endsAt: fine.startsAt }, "end_before_start", "end_time", "End time must be after start time"],
  [{ courtIsActive: false }, "court_closed", "court_id", "This court is not available for booking"],
  [{ startsAt: NOW - 90 * MINUTE, endsAt: NOW - 30 * MINUTE }, "past", "start_time", "Cannot book in the past"],
  [{ daysAhead: 8 }, "advance_window", "start_time", "Bookings are limited to 7 days in advance"],
  [{ isWithinHours: false }, "outside_hours", "start_time", "Outside booking hours (06:00 - 22:00)"],
  [{ isAligned: false }, "misaligned", "start_time", "Bookings start and end on the club's time slots"],
  [{ endsAt: fine.startsAt + 61 * MINUTE }, "max_length", "end_time", "Bookings are limited to 60 minutes"],
  [{ isTaken: true }, "slot_conflict", "start_time", "This time slot conflicts with an existing booking"],
  [{ overlapsOwn: true }, "own_overlap", "start_time", "You already have a booking at this time"],
  [{ bookingsThatDay: 2 }, "daily_limit", "start_time", "Daily limit reached (2 bookings per day)"],
  [{ bookingsThatWeek: 3 }, "weekly_limit", "start_time", "Weekly limit reached (3 bookings per week)"],
];

const EXEMPT = ["advance_window", "max_length", "daily_limit", "weekly_limit"];

test("a request that breaks no rule is not rejected, for any role", () => {
  for (const role of ["admin", "front_desk", "coach", "member"] as const) {
    expect(bookingViolation({ ...fine, role })).toBeNull();
  }
});

describe.each(["member", "coach"] as const)("a %s is rejected by each rule's own message", (role) => {
  test.each(BROKEN)("%o: %s", (broken, code, field, message) => {
    expect(bookingViolation({ ...fine, role, ...broken })).toEqual({ code, field, message });
  });
});

describe.each(["admin", "front_desk"] as const)("%s is exempt from window, length and limits alone", (role) => {
  test.each(BROKEN)("%o: %s", (broken, code) => {
    expect(bookingViolation({ ...fine, role, ...broken })?.code).toBe(EXEMPT.includes(code) ? undefined : code);
  });
});

test("of two broken rules the first one checked is named", () => {
  for (const [first, [early, code]] of BROKEN.entries()) {
    for (const [late] of BROKEN.slice(first + 1)) {
      // Two rules about the same times cannot both be broken by merging their inputs.
      if (Object.keys(late).some((name) => name in early)) continue;
      expect(bookingViolation({ ...fine, ...late, ...early })?.code).toBe(code);
    }
  }
});

describe("the edges", () => {
  test("a member may start at the current instant, and not a millisecond earlier", () => {
    expect(bookingViolation({ ...fine, startsAt: NOW, endsAt: NOW + 60 * MINUTE })).toBeNull();
    expect(bookingViolation({ ...fine, startsAt: NOW - 1, endsAt: NOW + 59 * MINUTE })?.code).toBe("past");
  });

  test("staff may book the slot in progress until its end", () => {
    const running = { ...fine, role: "front_desk" as const, startsAt: NOW - 59 * MINUTE, endsAt: NOW + 1 };
    expect(bookingViolation(running)).toBeNull();
    expect(bookingViolation({ ...running, endsAt: NOW })?.code).toBe("past");
  });

  test("the last day of the window is open; a window of 0 is today only", () => {
    expect(bookingViolation({ ...fine, daysAhead: 7 })).toBeNull();
    const todayOnly = { ...fine, rules: rulesWith({ advance_booking_days: 0 }) };
    expect(bookingViolation(todayOnly)).toBeNull();
    expect(bookingViolation({ ...todayOnly, daysAhead: 1 })?.message).toBe("Bookings are limited to 0 days in advance");
  });

  test("a weekly limit of 0 is none", () => {
    expect(bookingViolation({ ...fine, rules: rulesWith(), bookingsThatWeek: 99 })).toBeNull();
  });

  test("the longest booking is the larger of slot length and maximum length", () => {
    const input = (slot: number, longest: number, minutes: number) =>
      bookingViolation({
        ...fine,
        rules: rulesWith({ slot_length_minutes: slot, max_booking_length_minutes: longest }),
        endsAt: fine.startsAt + minutes * MINUTE,
      })?.message;
    expect(input(30, 90, 90)).toBeUndefined();
    expect(input(30, 90, 120)).toBe("Bookings are limited to 90 minutes");
    expect(input(180, 60, 180)).toBeUndefined();
    expect(input(45, 30, 90)).toBe("Bookings are limited to 45 minutes");
  });
});
