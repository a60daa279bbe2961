import type { KeyboardEvent } from "react";
import { focusCell } from "../../day/focus-cell.ts";
import { cellAt, cellOf, columnWith, type Grid, type Place, placeOf } from "../../day/grid.ts";
import type { GridStore } from "../../day/grid-store.ts";
import { type GridSize, moveFocus, rowsPerHour } from "../../day/move-focus.ts";
import { rangeMinutes } from "../../day/slot-range.ts";
import type { GridActions } from "./useGridActions.ts";

interface GridKeysOptions {
  grid: Grid;
  store: GridStore;
  actions: GridActions;
  /** The first row that is shown. */
  firstRow: number;
  /** Courts are shown as rows: arrows follow what is seen. */
  turned?: boolean;
  /** Before the focus moves to another court: a phone shows one at a time. */
  onCourt?: (courtId: string) => void;
}

const turn = ({ column, row }: Place): Place => ({ column: row, row: column });

/** Where a key leads, over gaps to the next cell; null where it leads nowhere. */
function nextPlace(grid: Grid, from: Place, event: KeyboardEvent, size: GridSize): Place | null {
  const asSeen = size.timeAcross ? turn : (place: Place) => place;
  for (let at = from; ; ) {
    const moved = moveFocus(asSeen(at), event.key, event.ctrlKey || event.metaKey, size);
    const to = moved && asSeen(moved);
    if (!to || cellAt(grid, to)) return to;
    if (to.column === at.column && to.row === at.row) return null;
    at = to;
  }
}

/** The grid's keys (docs/product/screens.md#day-grid): arrows, Home/End, Ctrl+Home/End, PageUp/Down, Shift+arrow, Enter, Esc. */
export function gridKeys({ grid, store, actions, firstRow, turned = false, onCourt }: GridKeysOptions) {
  const [row] = grid.rows;
  const size: GridSize = {
    columns: turned ? grid.rows.length : grid.columns.length,
    rows: turned ? grid.columns.length : grid.rows.length,
    firstRow: turned ? 0 : firstRow,
    rowsPerHour: rowsPerHour(row ? rangeMinutes(row) : 60),
    timeAcross: turned,
  };

  return (event: KeyboardEvent) => {
    const { active, range, anchor } = store.get();
    const from = placeOf(grid, active);
    const cell = cellAt(grid, from);
    if (!from || !cell || !(event.target instanceof HTMLElement) || !event.target.dataset.cell) return;

    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return actions.pick(cell, true);
    }
    if (event.key === "Escape") return store.clear();

    const to = nextPlace(grid, from, event, size);
    if (!to) return;
    event.preventDefault();
    const target = cellAt(grid, to);
    if (!target) return;
    if (event.shiftKey && to.column === from.column) {
      const begun = range && columnWith(grid, anchor ?? "") === columnWith(grid, cell.key) && cellOf(grid, anchor);
      if (!begun) store.set({ anchor: cell.key });
      if (!actions.stretch(target)) return;
    }
    if (target.courtId !== cell.courtId) onCourt?.(target.courtId);
    store.set({ active: target.key });
    focusCell(target.key);
  };
}
