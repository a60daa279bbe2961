import { useEffect, useLayoutEffect, useRef } from "react";
import { cellOf, columnOf, type Grid } from "../../day/grid.ts";
import type { GridStore } from "../../day/grid-store.ts";
import { rangeFate } from "../../day/range-fate.ts";
import { rangeLoss } from "../../day/range-loss.ts";
import { slotKey } from "../../day/slot-range.ts";

/** After a live change: strikes a selection that was lost and says so; a selection that is still free just stays. */
export function useKeepSelection(grid: Grid, store: GridStore, dayKey: string): void {
  const shown = useRef(dayKey);
  useEffect(() => {
    if (shown.current !== dayKey) store.clear();
    shown.current = dayKey;
  }, [store, dayKey]);
  useEffect(() => () => store.clear(), [store]);

  useLayoutEffect(() => {
    const { range, lost, opened } = store.get();
    if (opened?.kind === "refused" && cellOf(grid, opened.key)?.slot.state === "available") {
      store.set({ opened: null, said: `${nameOf(grid, opened.key)} is free now` });
    }
    if (!range) return;
    const fate = rangeFate(grid, range);
    if (fate === "own") return store.clear();
    if ((fate === "lost") === lost) return;
    const name =
      nameOf(grid, slotKey(range.courtId, range.start)) ?? columnOf(grid, range.courtId)?.court.name ?? "The court";
    store.set(
      fate === "lost"
        ? { lost: true, said: rangeLoss(grid, range, name) }
        : { lost: false, said: `${name} is free again` },
    );
  }, [grid, store]);
}

function nameOf(grid: Grid, key: string): string | undefined {
  const cell = cellOf(grid, key);
  return cell && `${cell.courtName}, ${cell.time}–${cell.until}`;
}
