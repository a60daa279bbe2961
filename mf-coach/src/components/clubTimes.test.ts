import { expect, test } from "vitest";
import { sundayOf } from "./clubTimes.ts";

test.each([
  ["2026-03-08", "2026-03-08"],
  ["2026-03-09", "2026-03-08"],
  ["2026-03-14", "2026-03-08"],
  ["2026-03-15", "2026-03-15"],
  ["2027-01-01", "2026-12-27"],
])("the week of %s begins on %s: a Sunday opens the week ahead, not the one that is over", (date, sunday) => {
  expect(sundayOf(date)).toBe(sunday);
});
