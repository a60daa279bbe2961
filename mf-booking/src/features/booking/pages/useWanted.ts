import { useEffect } from "react";
import type { Alternative } from "../../../club-day/court-day.ts";
import { slotKey } from "../../../club-day/slot-range.ts";
import { rangeOf } from "../confirm/next-step.ts";
import type { Grid } from "../grid/grid.ts";
import { focusCell } from "../grid/grid-focus.ts";
import type { GridStore } from "../grid/grid-store.ts";

/** A free slot that was chosen before its day was loaded. */
export interface WantedSlot {
  slot: Alternative | null;
  want: (slot: Alternative | null) => void;
}

/** Selects a wanted slot and opens its booking as soon as one of the shown grids contains it. */
export function useWantedSlot({ slot, want }: WantedSlot, grids: readonly Grid[], store: GridStore): void {
  useEffect(() => {
    const ranges = slot ? grids.map((grid) => rangeOf(slot, grid)) : [];
    const range = ranges.find(({ starts }) => starts.length > 0);
    if (!range) return;
    const key = slotKey(range.courtId, range.start);
    store.set({ range, active: key, anchor: key, lost: false, opened: { kind: "confirm" }, byKeyboard: true });
    want(null);
  }, [slot, want, grids, store]);
}

/** Selects the first free court at a time that was tapped on another screen, or announces that none is free. */
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
