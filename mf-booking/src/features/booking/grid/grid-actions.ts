import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from "react";
import {
  lengthLabel,
  type RangeProblem,
  rangeBetween,
  rangeMinutes,
  type SlotRange,
} from "../../../club-day/slot-range.ts";
import { cellOf, columnWith, type Grid, type GridCell } from "./grid.ts";
import { type GridStore, NO_PEOPLE } from "./grid-store.ts";

interface GridSetting {
  grid: Grid;
  longestMinutes: number;
  /** Whether a tap on a free slot opens the booking at once (popover, panel) or only selects (phone: the Book bar). */
  tapOpens: boolean;
  /** A booking is dragged by one of its cells, or its end is. */
  onGrab?: ((cell: GridCell, part: "whole" | "end") => void) | undefined;
  /** M on a booking. */
  onLift?: ((cell: GridCell) => void) | undefined;
}

export type GridActions = ReturnType<typeof createActions>;

const FAILURES: Record<RangeProblem, (longest: number) => string> = {
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

  /** Extends the selection from its anchor to a cell of the same court and day, or announces why it cannot. */
  const stretch = (to: GridCell): boolean => {
    const { grid, longestMinutes } = setting();
    const anchor = cellOf(grid, store.get().anchor);
    const cells = columnWith(grid, to.key)?.cells ?? [];
    if (!anchor || !cells.includes(anchor)) return false;
    const result = rangeBetween(cells, cells.indexOf(anchor), cells.indexOf(to), longestMinutes);
    if ("failure" in result) {
      store.set({ said: FAILURES[result.failure](longestMinutes) });
      return false;
    }
    const from = cells[Math.min(cells.indexOf(anchor), cells.indexOf(to))]?.time;
    const until = cells[Math.max(cells.indexOf(anchor), cells.indexOf(to))]?.until;
    const said = `${from}–${until} selected, ${lengthLabel(rangeMinutes(result.range))}`;
    store.set({ range: result.range, lost: false, active: to.key, opened: null, said });
    return true;
  };

  /** A tap or Enter on a cell: selects and opens a free one, explains another. */
  const pick = (cell: GridCell, byKeyboard: boolean): void => {
    const { range, lost, takes } = store.get();
    if (takes) {
      takes(cell);
      return;
    }
    if (cell.slot.state !== "available") {
      const opened = { kind: "unavailable", key: cell.key } as const;
      store.set({
        active: cell.key,
        range: null,
        anchor: null,
        lost: false,
        opened,
        anyCourt: false,
        ...NO_PEOPLE,
        byKeyboard,
      });
      return;
    }
    const again = !lost && range?.courtId === cell.courtId && range.starts.includes(cell.slot.start_time);
    const opened = byKeyboard || again || setting().tapOpens ? ({ kind: "confirm" } as const) : null;
    // Another time is for the same people.
    const people = range ? {} : NO_PEOPLE;
    const change = { active: cell.key, opened, anyCourt: false, ...people, byKeyboard };
    store.set(again ? change : { ...change, anchor: cell.key, range: single(cell), lost: false });
  };

  const grab = (cell: GridCell, part: "whole" | "end") => setting().onGrab?.(cell, part);
  const lift = (cell: GridCell) => setting().onLift?.(cell);
  return { pick, stretch, grab, lift };
}

/** The actions on the cells of a grid. The same object over all renders, so that cells and handlers do not change. */
export function useGridActions(store: GridStore, setting: GridSetting): GridActions {
  const latest = useRef(setting);
  useEffect(() => {
    latest.current = setting;
  });
  return useMemo(() => createActions(store, () => latest.current), [store]);
}

function cellUnder(grid: Grid, target: EventTarget): GridCell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  return cellOf(grid, element?.dataset.cell ?? null);
}

/** Whether a cell shows a booking that this person may move: one that they booked, for staff any. Lessons keep their time. */
export const isMovable = ({ slot, filling }: GridCell): boolean =>
  (slot.state === "own" || slot.state === "booked") &&
  filling?.booking_id !== undefined &&
  filling.is_booker !== false &&
  filling.coach_name === undefined;

/** px at the end of a booking by which it is made longer or shorter. */
const EDGE = 8;

/** Whether a point lies on the end of a booking's last cell; times run down, or across where the grid is turned. */
function isOnEnd(cell: GridCell, { target, clientX, clientY }: PointerEvent): boolean {
  const element = target instanceof Element ? target.closest("[data-cell]") : null;
  if (!element || cell.joinsBelow) return false;
  const { right, bottom } = element.getBoundingClientRect();
  return element.closest("[data-turned]") ? clientX > right - EDGE : clientY > bottom - EDGE;
}

/** Handles taps, Shift+click and dragging with a mouse, once for the whole grid. */
export function useGridPointer(grid: Grid, store: GridStore, actions: GridActions) {
  /** The cell a drag began on, and whether it has left that cell. */
  const drag = useRef<{ from: GridCell; moved: boolean; part?: "whole" | "end" } | null>(null);

  return {
    onClick: (event: MouseEvent) => {
      const cell = cellUnder(grid, event.target);
      if (!cell) return;
      if (event.shiftKey && store.get().range && actions.stretch(cell))
        return store.set({ opened: { kind: "confirm" } });
      actions.pick(cell, false);
    },
    onPointerDown: (event: PointerEvent) => {
      const cell = event.pointerType === "mouse" && event.button === 0 && !event.shiftKey;
      const from = cell ? cellUnder(grid, event.target) : undefined;
      drag.current = from?.slot.state === "available" && !store.get().takes ? { from, moved: false } : null;
      if (!from || !isMovable(from) || store.get().takes) return;
      drag.current = { from, moved: false, part: isOnEnd(from, event) ? "end" : "whole" };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current || event.buttons !== 1) return;
      const cell = cellUnder(grid, event.target);
      const { from, part } = drag.current;
      if (part) {
        if (!cell || cell === from) return;
        drag.current = null;
        return actions.grab(from, part);
      }
      if (!cell || columnWith(grid, cell.key) !== columnWith(grid, drag.current.from.key)) return;
      if (cell === drag.current.from && !drag.current.moved) return;
      if (!drag.current.moved) store.set({ anchor: drag.current.from.key, range: null, opened: null });
      drag.current.moved = true;
      const { range } = store.get();
      const isEdge = range?.starts.at(-1) === cell.slot.start_time || range?.start === cell.slot.start_time;
      if (!isEdge || range.courtId !== cell.courtId) actions.stretch(cell);
    },
    onPointerUp: () => {
      // A click event follows only if the button is released on the cell it was pressed on.
      if (drag.current?.moved) store.set({ opened: { kind: "confirm" }, byKeyboard: false });
      drag.current = null;
    },
  };
}
