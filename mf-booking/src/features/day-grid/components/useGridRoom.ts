import { type RefObject, useLayoutEffect } from "react";

/** px kept free beneath the grid. */
const BENEATH = 24;

/** Distance of an element from the top of what scrolls it, whatever is scrolled now. */
function offsetOf(element: HTMLElement): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

/** Gives the grid the rest of the window's height, as `--grid-room`, so that it scrolls by itself and its head stays. */
export function useGridRoom(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () =>
      element.style.setProperty("--grid-room", `max(400px, calc(100dvh - ${offsetOf(element) + BENEATH}px))`);
    measure();
    let frame = 0;
    const resizes = new ResizeObserver(() => {
      // In the next frame: the new height resizes the body, which is observed.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    resizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
    };
  }, [scroller]);
}
