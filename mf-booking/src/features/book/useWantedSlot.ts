import { useEffect } from "react";
import type { Grid } from "../../day/grid.ts";
import type { GridStore } from "../../day/grid-store.ts";
import { type Alternative, rangeOf } from "../../day/server-alternatives.ts";
import { slotKey } from "../../day/slot-range.ts";

/** A free slot that somebody chose before the day that shows it was there. */
export interface WantedSlot {
  slot: Alternative | null;
  want: (slot: Alternative | null) => void;
}

/** Selects a wanted slot and opens its booking, as soon as one of the shown grids has it. */
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
