import { expect, test } from "vitest";
import { narrow, type SkewBounds, skewOf } from "./serverClock.ts";

const NOTHING: SkewBounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Responses of a server whose clock is ahead by `skew`, one every 7,300 ms, with a latency of `delay` ms in each direction. */
function afterResponses(skew: number, delay: number, count: number): SkewBounds {
  let bounds = NOTHING;
  for (let each = 0; each < count; each++) {
    const sentAt = 1_800_000_000_123 + each * 7_300;
    const server = sentAt + delay + skew;
    bounds = narrow(bounds, { date: server - (server % 1000), sentAt, receivedAt: sentAt + 2 * delay });
  }
  return bounds;
}

test("no response yet, or clocks that agree: no correction", () => {
  expect(skewOf(NOTHING)).toBe(0);
  expect(skewOf(afterResponses(0, 40, 1))).toBe(0);
  expect(skewOf(afterResponses(0, 40, 20))).toBe(0);
});

test.each([-7_200_000, -45_000, -3_000, 3_000, 45_000, 86_400_000])("a skew of %i ms is known to a second", (skew) => {
  expect(Math.abs(skewOf(afterResponses(skew, 150, 1)) - skew)).toBeLessThan(1000);
});

test("further responses narrow it down", () => {
  const error = (count: number) => Math.abs(skewOf(afterResponses(45_000, 20, count)) - 45_000);
  expect(error(20)).toBeLessThanOrEqual(error(1));
  expect(error(20)).toBeLessThan(100);
});

test("a clock that was reset is accepted at once", () => {
  const before = afterResponses(0, 20, 5);
  const sentAt = 1_800_000_100_000;
  const after = narrow(before, { date: sentAt + 3_600_000, sentAt, receivedAt: sentAt + 40 });
  expect(Math.abs(skewOf(after) - 3_600_000)).toBeLessThan(1000);
});
