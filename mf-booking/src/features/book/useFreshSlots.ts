import { useEffect, useRef } from "react";
import type { Grid } from "../../day/grid.ts";
import { rowAt } from "../../day/opening-row.ts";

/** Reads the day afresh when the clock enters another slot: what has become past is no longer offered. */
export function useFreshSlots(grid: Grid, now: number, dayKey: string, onStale: () => void): void {
  const entered = `${dayKey} ${rowAt(grid, now)}`;
  const seen = useRef({ dayKey, entered });
  useEffect(() => {
    const last = seen.current;
    seen.current = { dayKey, entered };
    if (last.dayKey === dayKey && last.entered !== entered) onStale();
  });
}
