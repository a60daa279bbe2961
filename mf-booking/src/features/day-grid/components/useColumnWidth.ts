import { type RefObject, useLayoutEffect, useState } from "react";
import { columnWidth } from "../../../day/column-width.ts";

/** px of the time rail, as in DayGrid.module.css. */
const RAIL = 64;

/** The width of the court columns for the room there is; null = they share it. */
export function useColumnWidth(
  scroller: RefObject<HTMLElement | null>,
  courts: number,
  narrowest: number,
): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setWidth(columnWidth(element.clientWidth, RAIL, courts, narrowest));
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    return () => resizes.disconnect();
  }, [scroller, courts, narrowest]);
  return width;
}
