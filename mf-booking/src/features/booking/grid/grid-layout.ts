import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** `rail` and `narrowest` in px. */
interface Columns {
  rail: number;
  columns: number;
  narrowest: number;
}

/** px: in narrower columns the text of a cell is smaller. */
const NARROW = 120;

/** The width of the columns in px, null if they share the available width; and whether that makes them narrow. */
export function useColumnWidth(
  scroller: RefObject<HTMLElement | null>,
  { rail, columns, narrowest }: Columns,
): { width: number | null; isNarrow: boolean } {
  const [width, setWidth] = useState<number | null>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const room = element.clientWidth;
      const fixed = columnWidth(room, rail, columns, narrowest);
      setWidth(fixed);
      setNarrow((fixed ?? (room - rail) / columns) < NARROW);
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    return () => resizes.disconnect();
  }, [scroller, rail, columns, narrowest]);
  return { width, isNarrow };
}

/** px of the next court that are visible if not all courts fit: they show that the grid scrolls. */
const PEEK = 44;

/** Width in px of a court column, or null if all courts fit side by side and share the width. */
export function columnWidth(room: number, rail: number, courts: number, narrowest: number): number | null {
  if (rail + courts * narrowest <= room) return null;
  const whole = Math.max(1, Math.floor((room - rail - PEEK) / narrowest));
  return Math.floor((room - rail - PEEK) / whole);
}

/** px kept free beneath the grid. */
const BENEATH = 24;

/** Distance of an element from the top of its scroll container, independent of the scroll position. */
function offsetOf(element: HTMLElement): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

/**
 * Gives the grid the rest of the window's height, as `--grid-room`, so that it scrolls by itself and its head stays in view. Not
 * `enabled`: the page scrolls it.
 */
export function useGridRoom(scroller: RefObject<HTMLElement | null>, enabled = true): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const measure = () =>
      element.style.setProperty("--grid-room", `max(400px, calc(100dvh - ${offsetOf(element) + BENEATH}px))`);
    measure();
    let frame = 0;
    const resizes = new ResizeObserver(() => {
      // In the next frame, because the new height resizes the observed body.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    resizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
    };
  }, [scroller, enabled]);
}

interface Opening {
  /** Changes with the day and sport shown. */
  dayKey: string;
  /** The row to scroll to, counted in slots. */
  row: number;
  enabled: boolean;
  /** Times are columns. */
  across?: boolean;
}

/** Scrolls the grid to a time, once for each day and sport: a refetch must not scroll it again. */
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
    // A third of the slot before stays in view: it shows that there are earlier ones.
    const offset = Math.max(0, row - 0.34);
    if (across) element.scrollLeft = offset * ((cell?.offsetWidth ?? 0) + 2);
    else element.scrollTop = offset * (cell?.closest("tr")?.offsetHeight ?? 0);
  }, [scroller, dayKey, row, enabled, across]);
}
