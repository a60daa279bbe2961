import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { expect, test } from "vitest";

const HOUR = 3_600_000;
const now = Date.parse("2026-07-01T12:00:00Z");
const details = {
  role: "member" as const,
  rules: { cancel_cutoff_hours: 24, cutoff_applies_to_moves: true },
  now,
  startsAt: now + 25 * HOUR,
  endsAt: now + 26 * HOUR,
  status: "confirmed",
  keepsPlace: false,
};
const allowed = (change: Partial<typeof details>) =>
  ROLES.filter((role) => moveViolation({ ...details, ...change, role: role as "member" }) === null);

test("every role moves a confirmed booking before the cut-off, staff after it too", () => {
  expect(allowed({})).toEqual(ROLES);
  expect(allowed({ startsAt: now + 24 * HOUR })).toEqual(ROLES);
  expect(allowed({ startsAt: now + 24 * HOUR - 1 })).toEqual(["admin", "front_desk"]);
  expect(moveViolation({ ...details, startsAt: now + HOUR })?.message).toBe(
    "Bookings can be changed up to 24 hours before they start",
  );
});

test("a club may leave moves out of its cut-off: then they end with the start", () => {
  const rules = { cancel_cutoff_hours: 24, cutoff_applies_to_moves: false };
  expect(allowed({ rules, startsAt: now + 1 })).toEqual(ROLES);
  expect(allowed({ rules, startsAt: now })).toEqual([]);
});

test("one that has begun keeps its place, and staff alone change its end", () => {
  const begun = { startsAt: now, endsAt: now + HOUR };
  expect(allowed(begun)).toEqual([]);
  expect(allowed({ ...begun, keepsPlace: true })).toEqual(["admin", "front_desk"]);
  expect(moveViolation({ ...details, ...begun, role: "member" })?.code).toBe("begun");
});

test("nothing is done with one that is over or canceled", () => {
  expect(allowed({ startsAt: now - HOUR, endsAt: now, keepsPlace: true })).toEqual([]);
  expect(allowed({ status: "canceled" })).toEqual([]);
});
