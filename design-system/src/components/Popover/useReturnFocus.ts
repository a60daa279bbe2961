import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Moves focus into `layer`'s first child while mounted, unless something inside took it already; gives it back unless
 * it has gone elsewhere meanwhile.
 */
export function useReturnFocus(layer: RefObject<HTMLElement | null>): void {
  // Before any effect inside moves the focus: later it would not be known where it came from.
  useLayoutEffect(() => {
    const element = layer.current;
    const opener = document.activeElement;
    return () => {
      const focused = document.activeElement;
      const lost = !focused || focused === document.body || element?.contains(focused);
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [layer]);

  useEffect(() => {
    const element = layer.current;
    if (!element || element.contains(document.activeElement)) return;
    const target = element.querySelector("[data-autofocus]") ?? element.firstElementChild;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [layer]);
}
