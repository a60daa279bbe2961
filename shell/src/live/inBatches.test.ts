import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBatches } from "./inBatches.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Applies events on a page that takes `ms` to show them. */
function page(ms: number) {
  const applied: number[][] = [];
  const shown = () => new Promise((resolve) => setTimeout(resolve, ms));
  return { applied, push: inBatches((events: number[]) => applied.push(events), shown) };
}

test("the first event is applied at once, those that follow soon are applied together", async () => {
  const { applied, push } = page(10);
  for (const event of [1, 2, 3]) push(event);
  expect(applied).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(499);
  expect(applied).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(applied).toEqual([[1], [2, 3]]);
});

test("after a quiet time the next event is applied at once again", async () => {
  const { applied, push } = page(10);
  push(1);
  await vi.advanceTimersByTimeAsync(500);
  push(2);
  expect(applied).toEqual([[1], [2]]);
});

test("a slow page shows them less often, so that they take a fortieth of its time, up to two seconds", async () => {
  for (const [ms, every] of [
    [40, 1600],
    [400, 2000],
  ] as const) {
    const { applied, push } = page(ms);
    push(1);
    push(2);
    await vi.advanceTimersByTimeAsync(every - 1);
    expect(applied).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(applied).toHaveLength(2);
  }
});

test("a page that was hidden before it could paint shows what comes all the same", async () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", () => 1);
  const applied: number[][] = [];
  const push = inBatches((events: number[]) => applied.push(events));
  push(1);
  push(2);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(applied).toEqual([[1], [2]]);
  vi.unstubAllGlobals();
});
