import { type RefObject, useLayoutEffect, useState } from "react";
import { columnWidth } from "../../../day/column-width.ts";

/** `rail` and `narrowest` in px. */
interface Columns {
  rail: number;
  columns: number;
  narrowest: number;
}

/** px: beneath it the words of a cell are set small. */
const NARROW = 120;

/** The width of the columns for the room there is, in px; null = they share it. And whether that leaves them narrow. */
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
