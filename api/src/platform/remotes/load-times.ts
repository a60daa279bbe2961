interface Counted {
  up_to_ms: number;
  times: number;
}

/** How often a release was loaded, and within what time half and 95 % of the loads were; upper limits of what was counted. */
export interface LoadTimes {
  loads: number;
  median_ms: number | null;
  p95_ms: number | null;
}

export function loadTimes(counted: readonly Counted[]): LoadTimes {
  const sorted = counted.toSorted((one, other) => one.up_to_ms - other.up_to_ms);
  const loads = sorted.reduce((sum, { times }) => sum + times, 0);
  const within = (share: number): number | null => {
    let below = 0;
    for (const { up_to_ms, times } of sorted) {
      below += times;
      if (below >= loads * share) return up_to_ms;
    }
    return null;
  };
  return { loads, median_ms: within(0.5), p95_ms: within(0.95) };
}
