import { useCallback, useSyncExternalStore } from "react";

/** Whether a CSS media query holds now; re-renders when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below 768 px: cards instead of tables, sheets instead of popovers. */
export const usePhone = () => useMediaQuery("(max-width: 767.98px)");
