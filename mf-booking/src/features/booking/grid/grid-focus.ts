import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { rangeMinutes } from "../../../club-day/slot-range.ts";
import { cellAt, cellOf, columnWith, type Grid, type Place, placeOf } from "./grid.ts";
import type { GridActions } from "./grid-actions.ts";
import type { GridStore } from "./grid-store.ts";

interface GridKeysOptions {
  grid: Grid;
  store: GridStore;
  actions: GridActions;
  /** The first row that is shown. */
  firstRow: number;
  /** Courts are shown as rows: arrow keys move as on the screen. */
  turned?: boolean;
  /** Called before the focus moves to another court, because a phone shows one at a time. */
  onCourt?: (courtId: string) => void;
}

const turn = ({ column, row }: Place): Place => ({ column: row, row: column });

/** Where a key moves the focus, past gaps to the next cell; null if it does not move. */
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
    // Shift and an arrow then change the length of the booking that moves.
    if (event.shiftKey && store.get().takes) return;
    if (event.key.toLowerCase() === "m" && !event.ctrlKey && !event.metaKey && !event.altKey) return actions.lift(cell);

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

interface GridSize {
  columns: number;
  rows: number;
  /** The first row that is shown. */
  firstRow: number;
  /** Rows that PageUp and PageDown pass: one hour. */
  rowsPerHour: number;
  /** Times are columns and courts rows: an hour is that many columns. */
  timeAcross?: boolean;
}

export const rowsPerHour = (slotMinutes: number): number => Math.max(1, Math.round(60 / slotMinutes));

const clamp = (at: number, first: number, last: number): number => Math.max(first, Math.min(at, last));

/** Where a key moves the focus (docs/product/screens.md#day-grid), null for other keys. Stops at the edges. */
export function moveFocus(from: Place, key: string, ctrl: boolean, size: GridSize): Place | null {
  const { firstRow } = size;
  const lastColumn = size.columns - 1;
  const lastRow = size.rows - 1;
  const to = (column: number, row: number): Place => ({
    column: clamp(column, 0, lastColumn),
    row: clamp(row, firstRow, lastRow),
  });
  const toHour = (step: 1 | -1): Place =>
    size.timeAcross
      ? to(from.column + step * size.rowsPerHour, from.row)
      : to(from.column, from.row + step * size.rowsPerHour);
  switch (key) {
    case "ArrowLeft":
      return to(from.column - 1, from.row);
    case "ArrowRight":
      return to(from.column + 1, from.row);
    case "ArrowUp":
      return to(from.column, from.row - 1);
    case "ArrowDown":
      return to(from.column, from.row + 1);
    case "Home":
      return ctrl ? to(0, firstRow) : to(0, from.row);
    case "End":
      return ctrl ? to(lastColumn, lastRow) : to(lastColumn, from.row);
    case "PageUp":
      return toHour(-1);
    case "PageDown":
      return toHour(1);
    default:
      return null;
  }
}

/** Moves the focus to a cell of the grid and scrolls it into view, clear of sticky headers. */
export function focusCell(key: string | null): void {
  if (key === null) return;
  const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Keeps one visible cell in the tab order: the last focused one, else the first free one at or after the opening row. */
export function useTabStop(
  grid: Grid,
  store: GridStore,
  openingRow: number,
  courtId: string | undefined,
  firstRow: number,
): void {
  useLayoutEffect(() => {
    const place = placeOf(grid, store.get().active);
    const court = grid.columns.findIndex((column) => column.court.court_id === courtId);
    const isShown = place && place.row >= firstRow && (courtId === undefined || place.column === court);
    if (isShown) return;
    const from = Math.max(firstRow, Math.min(openingRow, grid.rows.length - 1));
    const cells = grid.rows
      .slice(from)
      .flatMap((row) => (courtId === undefined ? row.cells : row.cells.slice(court, court + 1)));
    const first = cells.find((cell) => cell?.slot.state === "available");
    const fallback = cellAt(grid, { column: Math.max(0, court), row: from });
    store.set({ active: first?.key ?? fallback?.key ?? cells.find(Boolean)?.key ?? null });
  }, [grid, store, openingRow, courtId, firstRow]);
}

/** Moves the focus to another court's cell, which exists only after the next render. */
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
