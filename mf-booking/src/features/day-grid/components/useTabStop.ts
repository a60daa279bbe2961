import { useLayoutEffect } from "react";
import { cellAt, type Grid, placeOf } from "../../../day/grid.ts";
import type { GridStore } from "../../../day/grid-store.ts";

/** Keeps exactly one shown cell in the tab order: the last focused one, else the first free at or after the opening row. */
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
