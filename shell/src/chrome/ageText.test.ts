import { expect, test } from "vitest";
import { ageText } from "./ageText.ts";

test.each([
  [-5, "less than a minute ago"],
  [59_999, "less than a minute ago"],
  [60_000, "1 minute ago"],
  [3_599_999, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [7_300_000, "2 hours ago"],
])("%i ms is %s", (age, text) => {
  expect(ageText(age)).toBe(text);
});
