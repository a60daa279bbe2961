import { type MouseEvent, type PointerEvent, useRef } from "react";
import { cellOf, columnWith, type Grid, type GridCell } from "../../day/grid.ts";
import type { GridStore } from "../../day/grid-store.ts";
import type { GridActions } from "./useGridActions.ts";

function cellUnder(grid: Grid, target: EventTarget): GridCell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  return cellOf(grid, element?.dataset.cell ?? null);
}

/** Taps, Shift+click and dragging with a mouse, heard once for the whole grid. */
export function useGridPointer(grid: Grid, store: GridStore, actions: GridActions) {
  /** The cell a drag began on, and whether it has left that cell. */
  const drag = useRef<{ from: GridCell; moved: boolean } | null>(null);

  return {
    onClick: (event: MouseEvent) => {
      const cell = cellUnder(grid, event.target);
      if (!cell) return;
      if (event.shiftKey && store.get().range && actions.stretch(cell))
        return store.set({ opened: { kind: "confirm" } });
      actions.pick(cell, false);
    },
    onPointerDown: (event: PointerEvent) => {
      const cell = event.pointerType === "mouse" && event.button === 0 && !event.shiftKey;
      const from = cell ? cellUnder(grid, event.target) : undefined;
      drag.current = from?.slot.state === "available" ? { from, moved: false } : null;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current || event.buttons !== 1) return;
      const cell = cellUnder(grid, event.target);
      if (!cell || columnWith(grid, cell.key) !== columnWith(grid, drag.current.from.key)) return;
      if (cell === drag.current.from && !drag.current.moved) return;
      if (!drag.current.moved) store.set({ anchor: drag.current.from.key, range: null, opened: null });
      drag.current.moved = true;
      const { range } = store.get();
      const isEdge = range?.starts.at(-1) === cell.slot.start_time || range?.start === cell.slot.start_time;
      if (!isEdge || range.courtId !== cell.courtId) actions.stretch(cell);
    },
    onPointerUp: () => {
      // A click follows only where the button went up on the cell it went down on.
      if (drag.current?.moved) store.set({ opened: { kind: "confirm" }, byKeyboard: false });
      drag.current = null;
    },
  };
}
