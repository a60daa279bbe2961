import { expect, test } from "vitest";
import { waitingAge } from "./waiting-age.ts";

const HOUR = 3_600_000;

test("an age is in hours under 24, otherwise in days", () => {
  const ages = [0, 0.9, 1, 1.5, 23.99, 24, 47.9, 48, 240].map((hours) => waitingAge(0, hours * HOUR));
  expect(ages).toEqual([
    "Under 1 hour",
    "Under 1 hour",
    "1 hour",
    "1 hour",
    "23 hours",
    "1 day",
    "1 day",
    "2 days",
    "10 days",
  ]);
});
