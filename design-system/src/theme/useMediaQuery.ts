import { useCallback, useSyncExternalStore } from "react";

/** One list for each query: making it costs more than to read it, and every rendering reads it. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a CSS media query holds now; re-renders when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}

/** Below 768 px: cards instead of tables, sheets instead of popovers. */
export const usePhone = () => useMediaQuery("(max-width: 767.98px)");
