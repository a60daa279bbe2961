import { type RefObject, useLayoutEffect, useRef } from "react";

/** Opens the grid at a row, once for each day and sport: a refetch must not move what the person looks at. */
export function useScrollToOpening(
  scroller: RefObject<HTMLElement | null>,
  dayKey: string,
  row: number,
  enabled: boolean,
): void {
  const opened = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !enabled || opened.current === dayKey) return;
    opened.current = dayKey;
    const height = element.querySelector<HTMLElement>("tbody tr")?.offsetHeight ?? 0;
    // A third of a row before it stays in sight: there is more above.
    element.scrollTop = Math.max(0, (row - 0.34) * height);
  }, [scroller, dayKey, row, enabled]);
}
