import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { useEffect, useMemo, useRef } from "react";
import { cellOf, columnWith, type Grid, type GridCell } from "../../day/grid.ts";
import type { GridStore } from "../../day/grid-store.ts";
import { lengthLabel } from "../../day/length-options.ts";
import { type RangeFault, rangeBetween } from "../../day/range-between.ts";
import { rangeMinutes, type SlotRange } from "../../day/slot-range.ts";

interface GridSetting {
  grid: Grid;
  longestMinutes: number;
  /** Whether a tap on a free slot opens the booking at once (popover, panel) or only selects (phone: the Book bar). */
  tapOpens: boolean;
}

export type GridActions = ReturnType<typeof createActions>;

const FAULTS: Record<RangeFault, (longest: number) => string> = {
  "too-long": (longest) => messageOf("max_length", { n: longest }),
  "not-free": () => "The next slot is not available",
  "not-touching": () => messageOf("skipped_time"),
};

function createActions(store: GridStore, setting: () => GridSetting) {
  const single = (cell: GridCell): SlotRange | null => {
    const cells = columnWith(setting().grid, cell.key)?.cells ?? [];
    const result = rangeBetween(cells, cells.indexOf(cell), cells.indexOf(cell), Number.POSITIVE_INFINITY);
    return "range" in result ? result.range : null;
  };

  /** Stretches the selection from its anchor to a cell of the same court and day; says why where it cannot. */
  const stretch = (to: GridCell): boolean => {
    const { grid, longestMinutes } = setting();
    const anchor = cellOf(grid, store.get().anchor);
    const cells = columnWith(grid, to.key)?.cells ?? [];
    if (!anchor || !cells.includes(anchor)) return false;
    const result = rangeBetween(cells, cells.indexOf(anchor), cells.indexOf(to), longestMinutes);
    if ("fault" in result) {
      store.set({ said: FAULTS[result.fault](longestMinutes) });
      return false;
    }
    const from = cells[Math.min(cells.indexOf(anchor), cells.indexOf(to))]?.time;
    const until = cells[Math.max(cells.indexOf(anchor), cells.indexOf(to))]?.until;
    const said = `${from}–${until} selected, ${lengthLabel(rangeMinutes(result.range))}`;
    store.set({ range: result.range, lost: false, active: to.key, opened: null, said });
    return true;
  };

  /** A tap or Enter on a cell: selects and opens what is free, tells about what is not. */
  const pick = (cell: GridCell, byKeyboard: boolean): void => {
    const { range, lost } = store.get();
    if (cell.slot.state !== "available") {
      const opened = { kind: "refused", key: cell.key } as const;
      store.set({ active: cell.key, range: null, anchor: null, lost: false, opened, byKeyboard });
      return;
    }
    const again = !lost && range?.courtId === cell.courtId && range.starts.includes(cell.slot.start_time);
    const opened = byKeyboard || again || setting().tapOpens ? ({ kind: "confirm" } as const) : null;
    if (again) store.set({ active: cell.key, opened, byKeyboard });
    else store.set({ active: cell.key, anchor: cell.key, range: single(cell), lost: false, opened, byKeyboard });
  };

  return { pick, stretch };
}

/** What can be done with the cells of a grid. Stable over renders, so that cells and handlers stay as they are. */
export function useGridActions(store: GridStore, setting: GridSetting): GridActions {
  const latest = useRef(setting);
  useEffect(() => {
    latest.current = setting;
  });
  return useMemo(() => createActions(store, () => latest.current), [store]);
}
