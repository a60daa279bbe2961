import { cancelViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { describe, expect, test } from "vitest";

const HOUR = 3_600_000;
const now = Date.parse("2026-07-01T12:00:00Z");
const details = {
  role: "member" as const,
  rules: { cancel_cutoff_hours: 24 },
  now,
  startsAt: now + 25 * HOUR,
  status: "confirmed",
};

test("every role can cancel a confirmed booking before the cut-off", () => {
  for (const role of ROLES) expect(cancelViolation({ ...details, role })).toBeNull();
});

describe("the cut-off", () => {
  test("is still open at the exact instant, and closed a millisecond later", () => {
    expect(cancelViolation({ ...details, startsAt: now + 24 * HOUR })).toBeNull();
    expect(cancelViolation({ ...details, startsAt: now + 24 * HOUR - 1 })).toEqual({
      code: "cancel_cutoff",
      field: "start_time",
      message: "Bookings can be canceled up to 24 hours before they start",
    });
  });

  test("binds members and coaches, not staff", () => {
    const late = { ...details, startsAt: now + HOUR };
    expect(ROLES.filter((role) => cancelViolation({ ...late, role }) === null)).toEqual(["admin", "front_desk"]);
  });

  test("of 0 hours allows canceling until the start", () => {
    const rules = { cancel_cutoff_hours: 0 };
    expect(cancelViolation({ ...details, rules, startsAt: now + 1 })).toBeNull();
    expect(cancelViolation({ ...details, rules, startsAt: now })?.code).toBe("not_cancelable");
  });
});

test("a booking that has started or is canceled already cannot be canceled by any role", () => {
  for (const role of ROLES) {
    expect(cancelViolation({ ...details, role, startsAt: now })).toEqual({
      code: "not_cancelable",
      field: "start_time",
      message: "Only a future confirmed booking can be canceled",
    });
    expect(cancelViolation({ ...details, role, status: "canceled" })?.code).toBe("not_cancelable");
  }
});
