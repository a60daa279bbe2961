import { useEffect } from "react";
import { focusCell } from "../../day/focus-cell.ts";
import type { Grid } from "../../day/grid.ts";
import type { GridStore } from "../../day/grid-store.ts";

/** Selects the first free court at a time that was tapped on another screen, and opens its booking; or says that none is left. */
export function useWantedTime(time: string | null, grid: Grid, store: GridStore, onDone: () => void): void {
  useEffect(() => {
    if (time === null) return;
    const cells = grid.rows.find((row) => row.time === time)?.cells ?? [];
    const cell = cells.find((each) => each?.slot.state === "available");
    if (cell) {
      const { key, courtId, slot } = cell;
      const range = { courtId, start: slot.start_time, end: slot.end_time, starts: [slot.start_time] };
      store.set({ range, active: key, anchor: key, lost: false, opened: { kind: "confirm" }, byKeyboard: true });
      focusCell(key);
    } else if (grid.rows.length > 0) store.set({ said: `${time} is no longer free` });
    onDone();
  }, [time, grid, store, onDone]);
}
