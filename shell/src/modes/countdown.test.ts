import { expect, test } from "vitest";
import { clockText, demoTone, secondsUntil } from "./countdown.ts";

const END = "2026-11-21T10:00:00.500Z";
const at = (msBefore: number) => secondsUntil(END, Date.parse(END) - msBefore);

test("a second counts until it is over; zero at the instant itself and after it", () => {
  expect(at(3_600_000)).toBe(3600);
  expect(at(1001)).toBe(2);
  expect(at(1000)).toBe(1);
  expect(at(1)).toBe(1);
  expect(at(0)).toBe(0);
  expect(at(-5000)).toBe(0);
});

test.each([
  [3600, "60:00"],
  [600, "10:00"],
  [599, "9:59"],
  [61, "1:01"],
  [9, "0:09"],
  [0, "0:00"],
])("%i s read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test.each([
  [3600, "success"],
  [601, "success"],
  [600, "warning"],
  [301, "warning"],
  [300, "error"],
  [0, "error"],
] as const)("%i s are %s", (seconds, tone) => {
  expect(demoTone(seconds)).toBe(tone);
});
