import { expect } from "vitest";

export const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** The standard error of the median, from the median distance to it, which a few slow requests do not move. */
function errorOfMedian(times: number[]): number {
  const middle = median(times);
  const spread = 1.4826 * median(times.map((time) => Math.abs(time - middle)));
  return (1.2533 * spread) / Math.sqrt(times.length);
}

/** Beyond what differs by chance in one of ten thousand runs: a test makes several comparisons, and has to pass in every run. */
const LEAST_P = 0.0001;

/**
 * Fails if the times of two kinds of requests can be distinguished: if their medians differ by more than a twentieth, half a millisecond
 * (below it is the noise of the clock and the network stack) and three times the error that this run's own noise gives them.
 */
export function expectSameTimes(what: string, times: number[], others: number[]): void {
  const [one, other] = [median(times), median(others)];
  const p = sameness(times, others);
  const error = Math.hypot(errorOfMedian(times), errorOfMedian(others));
  const [ms, otherMs, errorMs] = [one, other, error].map((value) => value.toFixed(2));
  console.log(`${what}: ${ms} ms and ${otherMs} ms, error ${errorMs} ms, p ${p.toFixed(4)}, n ${times.length}`);
  expect(Math.abs(one - other), what).toBeLessThan(Math.max(0.05 * other, 0.5, 3 * error));
  expect(p, what).toBeGreaterThan(LEAST_P);
}

/** Mann-Whitney's two-sided p for "both are drawn from one distribution", by its normal approximation. */
function sameness(a: number[], b: number[]): number {
  const ranked = [...a.map((value) => [value, 0] as const), ...b.map((value) => [value, 1] as const)].toSorted(
    ([x], [y]) => x - y,
  );
  const rankSum = ranked.reduce((sum, [, group], index) => (group === 0 ? sum + index + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  const z = Math.abs(u - (a.length * b.length) / 2) / deviation;
  // Abramowitz and Stegun 26.2.17, good to 1e-7.
  const t = 1 / (1 + 0.2316419 * z);
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly);
}
