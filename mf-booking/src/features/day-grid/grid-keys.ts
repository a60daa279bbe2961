import type { KeyboardEvent } from "react";
import { focusCell } from "../../day/focus-cell.ts";
import { cellAt, cellOf, type Grid, placeOf } from "../../day/grid.ts";
import type { GridStore } from "../../day/grid-store.ts";
import { moveFocus, rowsPerHour } from "../../day/move-focus.ts";
import { rangeMinutes } from "../../day/slot-range.ts";
import type { GridActions } from "./useGridActions.ts";

interface GridKeysOptions {
  grid: Grid;
  store: GridStore;
  actions: GridActions;
  /** The first row that is shown. */
  firstRow: number;
  /** Before the focus moves to another court: a phone shows one at a time. */
  onCourt?: (courtId: string) => void;
}

/** The keys of ux.md 2: arrows, Home/End, Ctrl+Home/End, PageUp/Down, Shift+arrow, Enter, Esc. */
export function gridKeys({ grid, store, actions, firstRow, onCourt }: GridKeysOptions) {
  const [row] = grid.rows;
  const size = {
    columns: grid.columns.length,
    rows: grid.rows.length,
    firstRow,
    rowsPerHour: rowsPerHour(row ? rangeMinutes(row) : 60),
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

    const to = moveFocus(from, event.key, event.ctrlKey || event.metaKey, size);
    if (!to) return;
    event.preventDefault();
    const target = cellAt(grid, to);
    if (!target) return;
    if (event.shiftKey && to.column === from.column) {
      if (!range || !cellOf(grid, anchor)) store.set({ anchor: cell.key });
      if (!actions.stretch(target)) return;
    }
    if (target.courtId !== cell.courtId) onCourt?.(target.courtId);
    store.set({ active: target.key });
    focusCell(target.key);
  };
}
