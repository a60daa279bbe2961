import { useDeferredValue, useEffect, useRef } from "react";
import { focusCell } from "../../../day/focus-cell.ts";
import type { GridStore } from "../../../day/grid-store.ts";
import { useGridState } from "../../../day/useGridState.ts";

/** When panel, popover or sheet goes away with the focus in it, the focus returns to the cell it was about. */
export function ReturnToGrid({ store }: { store: GridStore }) {
  // Deferred as the details are, so that they are gone when the effect looks.
  const busy = useDeferredValue(useGridState(store, (state) => state.range !== null || state.opened !== null));
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) focusCell(store.get().active);
    wasBusy.current = busy;
  }, [busy, store]);
  return null;
}
