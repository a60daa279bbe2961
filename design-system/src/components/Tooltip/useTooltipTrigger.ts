import { type RefObject, useEffect, useRef, useState } from "react";

/** 700 ms before the first; none when another was shown less than 300 ms ago. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
let lastShownAt = Number.NEGATIVE_INFINITY;

/** When the first child of `wrapper` has the mouse or the keyboard's focus for long enough. */
export function useTooltipTrigger(wrapper: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<Element>(null);

  useEffect(() => {
    const child = wrapper.current?.firstElementChild;
    if (!child) return;
    anchor.current = child;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    const show = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        shown = true;
        setOpen(true);
      }, delay);
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown) lastShownAt = performance.now();
      shown = false;
      setOpen(false);
    };
    const onHover = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
      show(performance.now() - lastShownAt < SKIP_DELAY_MS ? 0 : DELAY_MS);
    };
    child.addEventListener("pointerenter", onHover, { signal });
    child.addEventListener("focusin", () => child.matches(":focus-visible") && show(0), { signal });
    for (const end of ["pointerleave", "pointerdown", "focusout"]) child.addEventListener(end, hide, { signal });
    document.addEventListener("keydown", (event) => event.key === "Escape" && hide(), { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [wrapper]);

  return { open, anchor };
}
