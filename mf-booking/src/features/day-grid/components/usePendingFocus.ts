import { useLayoutEffect, useRef } from "react";
import { focusCell } from "../../../day/focus-cell.ts";
import { type Grid, placeOf } from "../../../day/grid.ts";
import type { GridStore } from "../../../day/grid-store.ts";

/** Moves the focus along to another court's cell, which is only there after the next render. */
export function usePendingFocus(grid: Grid, store: GridStore, column: number): () => void {
  const pending = useRef(false);
  useLayoutEffect(() => {
    if (!pending.current || placeOf(grid, store.get().active)?.column !== column) return;
    pending.current = false;
    focusCell(store.get().active);
  }, [grid, store, column]);
  return () => {
    pending.current = true;
  };
}
