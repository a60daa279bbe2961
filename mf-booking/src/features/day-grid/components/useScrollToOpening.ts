import { type RefObject, useLayoutEffect, useRef } from "react";

interface Opening {
  /** Changes with the day and sport shown. */
  dayKey: string;
  /** The time to open at, counted in slots. */
  row: number;
  enabled: boolean;
  /** Times run across. */
  across?: boolean;
}

/** Opens the grid at a time, once for each day and sport: a refetch must not move what the person looks at. */
export function useScrollToOpening(
  scroller: RefObject<HTMLElement | null>,
  { dayKey, row, enabled, across }: Opening,
): void {
  const opened = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !enabled || opened.current === dayKey) return;
    opened.current = dayKey;
    const cell = element.querySelector<HTMLElement>("tbody td");
    // A third of a slot before it stays in sight: there is more before.
    const offset = Math.max(0, row - 0.34);
    if (across) element.scrollLeft = offset * ((cell?.offsetWidth ?? 0) + 2);
    else element.scrollTop = offset * (cell?.closest("tr")?.offsetHeight ?? 0);
  }, [scroller, dayKey, row, enabled, across]);
}
