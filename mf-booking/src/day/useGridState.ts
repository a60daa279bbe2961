import { useCallback, useSyncExternalStore } from "react";
import type { GridState, GridStore } from "./grid-store.ts";

/** One part of the grid's state; renders again only when that part changes. */
export function useGridState<Part>(store: GridStore, pick: (state: GridState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** How the selection shows on one cell, as the bits of LOOK. */
export function useCellLook(store: GridStore, key: string): number {
  const watch = useCallback((listener: () => void) => store.watchCell(key, listener), [store, key]);
  return useSyncExternalStore(watch, () => store.look(key));
}
