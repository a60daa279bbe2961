export const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Mann-Whitney's two-sided p for "both are drawn from one distribution", by its normal approximation. */
export function sameness(a: number[], b: number[]): number {
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
