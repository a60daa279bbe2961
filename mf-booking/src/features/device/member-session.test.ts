import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endAfter, secondsUntil } from "./member-session.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("a session ends after its seconds", () => {
  const end = endAfter(60);
  expect(secondsUntil(end)).toBe(60);
  vi.advanceTimersByTime(59_500);
  expect(secondsUntil(end)).toBe(1);
  vi.advanceTimersByTime(500);
  expect(secondsUntil(end)).toBe(0);
});

test("a clock that is set back makes it no longer", () => {
  const end = endAfter(60);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(20_000);
  expect(secondsUntil(end)).toBe(40);
});

test("a device that has slept, whose page's own clock stood still, has ended it", () => {
  const end = endAfter(60);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(secondsUntil(end)).toBe(0);
});
