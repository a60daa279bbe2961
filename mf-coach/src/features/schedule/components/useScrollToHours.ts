import { useLayoutEffect, useRef } from "react";
import type { CoachDay, Stretch } from "./coachWeek.ts";

interface ScrollWish {
  days: readonly CoachDay[];
  span: Stretch;
  /** px */
  perHour: number;
  /** Minutes of today, where it is in the week. */
  now: number | null;
}

/** Each new week opens an hour before now, else before the first that stands in it. */
export function useScrollToHours({ days, span, perHour, now }: ScrollWish) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef<string | undefined>(undefined);
  const starts = days.flatMap(({ hours, items }) => [...hours, ...items]).map(({ from }) => from);
  const first = now ?? Math.min(...starts, span.until);
  const key = starts.length > 0 || now !== null ? days[0]?.date : undefined;
  useLayoutEffect(() => {
    if (!scroller.current || key === undefined || shown.current === key) return;
    shown.current = key;
    scroller.current.scrollTop = Math.max(0, ((first - 60 - span.from) / 60) * perHour);
  }, [key, first, span.from, perHour]);
  return scroller;
}
