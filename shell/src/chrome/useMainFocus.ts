import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves focus to the page's content when the path changes, so that a screen reader and Tab start there. Not on page load. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
