import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBatches } from "./inBatches.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first event is applied at once, those that follow soon are applied together", () => {
  const applied: number[][] = [];
  const push = inBatches((events: number[]) => applied.push(events), 500);
  for (const event of [1, 2, 3]) push(event);
  expect(applied).toEqual([[1]]);
  vi.advanceTimersByTime(500);
  expect(applied).toEqual([[1], [2, 3]]);
  push(4);
  vi.advanceTimersByTime(499);
  expect(applied).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(applied.at(-1)).toEqual([4]);
});

test("after a quiet time the next event is applied at once again", () => {
  const applied: number[][] = [];
  const push = inBatches((events: number[]) => applied.push(events), 500);
  push(1);
  vi.advanceTimersByTime(500);
  push(2);
  expect(applied).toEqual([[1], [2]]);
});
