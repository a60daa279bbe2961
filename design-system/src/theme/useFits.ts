import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Whether the table inside `frame` fits its width. Once it did not, it is tried again only when there is as much room
 * as it needed: so nothing flickers, and no column is ever cut off.
 */
export function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);
  const needed = useRef(0);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const table = element.querySelector("table");
      if (table) needed.current = table.scrollWidth;
      setFits(needed.current <= element.clientWidth + 1);
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    return () => resizes.disconnect();
  }, [frame]);

  return fits;
}
