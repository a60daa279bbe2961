import type { Place } from "./grid.ts";

export interface GridSize {
  columns: number;
  rows: number;
  /** The first row that is shown. */
  firstRow: number;
  /** Rows that PageUp and PageDown pass: one hour. */
  rowsPerHour: number;
  /** Times run across and courts down: the hour is that many columns. */
  timeAcross?: boolean;
}

export const rowsPerHour = (slotMinutes: number): number => Math.max(1, Math.round(60 / slotMinutes));

const clamp = (at: number, first: number, last: number): number => Math.max(first, Math.min(at, last));

/** Where a key moves the focus (docs/product/screens.md#day-grid), or null for a key that moves nothing. Stops at the edges. */
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
