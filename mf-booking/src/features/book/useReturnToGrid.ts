import { useEffect } from "react";
import { focusCell } from "../../day/focus-cell.ts";
import type { GridStore } from "../../day/grid-store.ts";

/** When panel, popover or sheet goes away with the focus in it, the focus returns to the cell it was about. */
export function useReturnToGrid(store: GridStore): void {
  useEffect(() => {
    let wasBusy = false;
    return store.subscribe(() => {
      const { range, opened } = store.get();
      const isBusy = range !== null || opened !== null;
      if (wasBusy && !isBusy) {
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusCell(store.get().active);
        });
      }
      wasBusy = isBusy;
    });
  }, [store]);
}
