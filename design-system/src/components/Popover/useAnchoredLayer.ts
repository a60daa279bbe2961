import { type RefObject, useLayoutEffect } from "react";
import { type Placement, placeBeside } from "./placeBeside.ts";

/**
 * Shows `layer` (an element with the `popover` attribute) in the top layer beside `anchor` while `open`, and keeps it
 * there when either resizes or anything scrolls.
 */
export function useAnchoredLayer(
  open: boolean,
  anchor: RefObject<Element | null>,
  layer: RefObject<HTMLElement | null>,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const floating = layer.current;
    const beside = anchor.current;
    if (!open || !floating || !beside) return;

    const place = () => {
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = placeBeside(
        beside.getBoundingClientRect(),
        floating.getBoundingClientRect(),
        room,
        placement,
      );
      floating.style.left = `${left}px`;
      floating.style.top = `${top}px`;
    };
    if (!floating.matches(":popover-open")) floating.showPopover();
    place();
    const resizes = new ResizeObserver(place);
    resizes.observe(floating);
    resizes.observe(beside);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      resizes.disconnect();
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
      if (floating.matches(":popover-open")) floating.hidePopover();
    };
  }, [open, anchor, layer, placement]);
}
