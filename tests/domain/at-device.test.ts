import { isPossibleAtDevice } from "@courtside/contracts/domain/at-device.ts";
import { checkInViolation } from "@courtside/contracts/domain/check-in.ts";
import { expect, test } from "vitest";

test.each([
  ["POST", "/bookings", true],
  ["POST", "/bookings/1/check-in", true],
  ["GET", "/me/days/2026-07-15", true],
  ["PATCH", "/bookings/1", true],
  ["PATCH", "/bookings/1/players", false],
  ["PUT", "/bookings/1/players", false],
  ["GET", "/bookings/1/calendar.ics", false],
  ["POST", "/bookings/1/2/check-in", false],
  ["HEAD", "/bookings", false],
  ["GET", "/me/kiosk-code", false],
  ["POST", "/booking-series", false],
  ["GET", "/live", false],
  ["GET", "/bookings/", false],
  ["GET", "/devices/members", false],
  ["POST", "/devices/member-sessions", false],
])("%s %s at a device: %s", (method, path, expected) => {
  expect(isPossibleAtDevice(method, path)).toBe(expected);
});

test.each([
  ["GET", "/devices/members", true],
  ["POST", "/devices/member-sessions", true],
  ["DELETE", "/me/device-session", true],
  ["GET", "/me", false],
  ["GET", "/members", false],
  ["POST", "/bookings", false],
  ["POST", "/bookings/1/check-in", false],
])("%s %s by staff who look for a member at a device: %s", (method, path, expected) => {
  expect(isPossibleAtDevice(method, path, "staff")).toBe(expected);
});

test.each([
  ["29:59 before is too early", -1_801_000, "confirmed", "check_in_early"],
  ["30 minutes before", -1_800_000, "confirmed", null],
  ["at the end", 3_600_000, "confirmed", null],
  ["after the end", 3_600_001, "confirmed", "check_in_late"],
  ["canceled", 0, "canceled", "check_in_canceled"],
])("check-in %s", (_, at, status, code) => {
  const startsAt = Date.parse("2026-07-15T14:00:00Z");
  const rejection = checkInViolation({ status, startsAt, endsAt: startsAt + 3_600_000 }, startsAt + at);
  expect(rejection?.code ?? null).toBe(code);
});
