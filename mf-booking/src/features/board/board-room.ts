import { type RefObject, useLayoutEffect, useRef } from "react";

/** px kept free beneath the board. */
const BENEATH = 24;
/** px: less high it is not of use. */
const LEAST = 320;

/** Gives the board the rest of the window's height, so that it scrolls by itself and its head stays in view. */
export function useBoardRoom(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty("--room", `max(${LEAST}px, calc(100dvh - ${Math.round(top) + BENEATH}px))`);
    };
    measure();
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
  }, [scroller]);
}

/** Scrolls to now (a share of the axis) once for each day, sport and zoom: a refetch must not scroll it again. */
export function useOpening(scroller: RefObject<HTMLElement | null>, dayKey: string, share: number, zoom: string): void {
  const opened = useRef("");
  useLayoutEffect(() => {
    const element = scroller.current;
    const key = `${dayKey} ${zoom}`;
    if (!element || opened.current === key) return;
    opened.current = key;
    const row = element.querySelector<HTMLElement>("tr");
    // A tenth of the view before now stays visible.
    if (share > 0 && share < 1 && row) element.scrollLeft = share * row.offsetWidth - 0.1 * element.clientWidth;
  }, [scroller, dayKey, share, zoom]);
}
