import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { describe, expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import { allowanceUse, courtesyViolation, dayNotice } from "./day-rules.ts";

const { allowance } = fakeAvailability();

test("a booking names its use of the limits", () => {
  expect(allowanceUse(allowance, true)).toBe("Uses 2 of 2 today, 4 of 7 this week");
  expect(allowanceUse({ ...allowance, weekly_limit: null }, false)).toBe("Uses 2 of 2 that day");
  expect(allowanceUse({ ...allowance, daily_limit: null, weekly_limit: null }, true)).toBeNull();
});

test("the notice is the date's, else that nothing can be booked, else the limit", () => {
  const limited = { state: "limit_reached", reason: "Daily limit reached (2 bookings per day)" } as const;
  expect(dayNotice(fakeAvailability())).toBeNull();
  expect(dayNotice(fakeAvailability({ response: { notice: "Cannot book in the past" } }))).toBe(
    "Cannot book in the past",
  );
  expect(dayNotice(fakeAvailability({ slots: 0 }))).toBe("Booking not available for this date");
  const full = fakeAvailability({ instead: limited, response: { allowance: { ...allowance, slots_left: 0 } } });
  expect(dayNotice(full)).toBe(limited.reason);
});

const range = (start: string, end: string) => ({ courtId: "c", start, end, starts: [start] });

describe("the courtesy check", () => {
  const input = {
    range: range("2026-03-10T14:00:00.000Z", "2026-03-10T15:00:00.000Z"),
    rules: { ...DEFAULT_RULES, max_bookings_per_week: 7 },
    role: "member" as const,
    now: Date.parse("2026-03-10T12:00:00Z"),
  };
  const allowance = { bookings_today: 0, daily_limit: 2, bookings_this_week: 0, weekly_limit: 7, slots_left: 2 };
  const free = fakeAvailability({ response: { allowance } });

  test("lets a free slot pass", () => expect(courtesyViolation(free, input)).toBeNull());

  test("knows the limits of day and week", () => {
    const full = (counts: object) => fakeAvailability({ response: { allowance: { ...allowance, ...counts } } });
    expect(courtesyViolation(full({ bookings_today: 2 }), input)).toBe("Daily limit reached (2 bookings per day)");
    expect(courtesyViolation(full({ bookings_this_week: 7 }), input)).toBe(
      "Weekly limit reached (7 bookings per week)",
    );
    expect(courtesyViolation(full({ bookings_today: 9 }), { ...input, role: "front_desk" })).toBeNull();
  });

  test("knows the past, the window and the caller's own bookings", () => {
    expect(courtesyViolation(free, { ...input, now: Date.parse("2026-03-10T14:01:00Z") })).toBe(
      "Cannot book in the past",
    );
    expect(courtesyViolation(free, { ...input, now: Date.parse("2026-03-01T14:00:00Z") })).toBe(
      "Bookings are limited to 7 days in advance",
    );
    const own = fakeAvailability({
      filled: [{ court: 2, from: 270, minutes: 30, state: "own" }],
      response: { allowance },
    });
    expect(courtesyViolation(own, input)).toBe("You already have a booking at this time");
    expect(courtesyViolation(own, { ...input, role: "admin" })).toBeNull();
  });
});
