import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect } from "react";
import type { Alternative } from "../../../club-day/court-day.ts";
import { slotKey } from "../../../club-day/slot-range.ts";
import type { ChosenTime } from "../../../club-day/useChosenDay.ts";
import { playersFor } from "../booked/players-again.ts";
import { rangeOf } from "../confirm/next-step.ts";
import type { Grid } from "../grid/grid.ts";
import { focusCell } from "../grid/grid-focus.ts";
import type { GridStore } from "../grid/grid-store.ts";
import { rangeFate } from "./useKeepSelection.ts";
import { wantedTime } from "./wanted-time.ts";

/** A free slot that was chosen before its day was loaded. */
export interface WantedSlot {
  slot: Alternative | null;
  want: (slot: Alternative | null) => void;
}

/**
 * Selects a wanted slot and opens its booking as soon as one of the shown grids contains it. What the grid does not offer shows as
 * lost, with others instead.
 */
export function useWantedSlot({ slot, want }: WantedSlot, grids: readonly Grid[], store: GridStore): void {
  useEffect(() => {
    const found = slot ? grids.map((grid) => ({ grid, range: rangeOf(slot, grid) })) : [];
    const { grid, range } = found.find((each) => each.range.starts.length > 0) ?? {};
    if (!grid || !range) return;
    const lost = rangeFate(grid, range) !== "free";
    const key = slotKey(range.courtId, range.start);
    const opened = { kind: "confirm" } as const;
    store.set({ range, active: key, anchor: key, lost, opened, anyCourt: false, byKeyboard: true });
    want(null);
  }, [slot, want, grids, store]);
}

interface WantedTimeOptions {
  longestMinutes: number;
  onDone: () => void;
}

/** Opens a time that was chosen on another screen: to book it, or with why it cannot be booked and what can be. */
export function useWantedTime(
  chosen: ChosenTime | null,
  grid: Grid,
  store: GridStore,
  { longestMinutes, onDone }: WantedTimeOptions,
): void {
  const toast = useToast("wanted-time");
  useEffect(() => {
    if (chosen === null) return;
    const players = playersFor(chosen);
    const found = wantedTime(grid, chosen, longestMinutes);
    if (found.kind === "missing") {
      if (grid.columns.length > 0) toast.info(`There is no slot at ${chosen.time} on this day`, "Choose another time.");
    } else if (found.kind === "unavailable") {
      const { key } = found.cell;
      const opened = { kind: "unavailable", key } as const;
      store.set({
        range: null,
        active: key,
        anchor: null,
        lost: false,
        opened,
        anyCourt: false,
        players,
        byKeyboard: true,
      });
      focusCell(key);
    } else {
      const { range, lost } = found;
      const key = slotKey(range.courtId, range.start);
      const anyCourt = chosen.courtId === null;
      const opened = { kind: "confirm" } as const;
      store.set({ range, active: key, anchor: key, lost, opened, anyCourt, players, byKeyboard: true });
      focusCell(key);
    }
    onDone();
  }, [chosen, grid, store, longestMinutes, onDone, toast]);
}
