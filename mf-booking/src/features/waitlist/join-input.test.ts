import { expect, test } from "vitest";
import { isInvalidWindow, windowChoices } from "./join-input.ts";

test("a window is chosen from the starts and ends of the club's slots", () => {
  const rules = { booking_hours_start: "06:30", booking_hours_end: "10:00", slot_length_minutes: 90 };
  expect(windowChoices(rules)).toEqual({ starts: ["06:30", "08:00"], ends: ["08:00", "09:30"] });
});

test("only two times in the wrong order make a window invalid", () => {
  expect(isInvalidWindow({ start: "18:00", end: "18:00" })).toBe(true);
  expect(isInvalidWindow({ start: "18:00", end: "09:00" })).toBe(true);
  expect(isInvalidWindow({ start: "18:00", end: "24:00" })).toBe(false);
  expect(isInvalidWindow({ start: "18:00", end: null })).toBe(false);
  expect(isInvalidWindow({ start: null, end: "06:00" })).toBe(false);
});
