import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { rangeKeys, type SlotRange } from "../../../club-day/slot-range.ts";
import type { PlayerDraft } from "../../../players/player-draft.ts";
import { afterPaint } from "./after-paint.ts";
import type { GridCell } from "./grid.ts";

/** A booking that is about to move: the cells that it leaves, and those that it would fill. */
interface MovingDrawn {
  from: readonly string[];
  to: readonly string[];
  fits: boolean;
}

/** What is open beside the grid: the selection to confirm, or the details of a slot that cannot be booked. */
type Opened = { kind: "confirm" } | { kind: "unavailable"; key: string };

interface GridState {
  /** The cell with the grid's tab stop. */
  active: string | null;
  range: SlotRange | null;
  /** The first cell of a range that Shift+arrow or the mouse extends. */
  anchor: string | null;
  /** Part of the range can no longer be booked. */
  lost: boolean;
  opened: Opened | null;
  /** The person chose a time, and may still choose among the courts that are free then. */
  anyCourt: boolean;
  /** For whom staff book; null: the booker. */
  member: FoundMember | null;
  /** Who plays besides the booker. Kept here, because a turned tablet shows the selection in another place. */
  players: readonly PlayerDraft[];
  /** Opened by Enter: the focus moves to it. */
  byKeyboard: boolean;
  moving: MovingDrawn | null;
  /** While a booking moves: takes the cell that is tapped or confirmed, instead of the selection. */
  takes: ((cell: GridCell) => void) | null;
  /** The last polite announcement to screen readers. */
  said: string;
}

/** How the selection is drawn on one cell, as bits, so that a cell compares one number. */
export const LOOK = {
  ...{ active: 1, selected: 2, first: 4, last: 8, lost: 16, unavailable: 32 },
  ...{ leaves: 64, target: 128, misfit: 256 },
} as const;

type Listener = () => void;

/**
 * Selection, focus and what is open, outside React: a change renders only the cells it is drawn on, not all 1,280.
 */
export interface GridStore {
  get(): GridState;
  set(change: Partial<GridState>): void;
  /** Drops the selection and what is open, but keeps the focus. */
  clear(): void;
  subscribe(listener: Listener): () => void;
  /** Calls back once the cells that show a change are painted, all listeners together. */
  subscribePainted(listener: Listener): () => void;
  watchCell(key: string, listener: Listener): () => void;
  look(key: string): number;
}

export const NO_PLAYERS: readonly PlayerDraft[] = [];

/** No person has been chosen for the selection. */
export const NO_PEOPLE = { member: null, players: NO_PLAYERS } satisfies Partial<GridState>;

const INITIAL: GridState = {
  active: null,
  range: null,
  anchor: null,
  lost: false,
  opened: null,
  anyCourt: false,
  ...NO_PEOPLE,
  byKeyboard: false,
  moving: null,
  takes: null,
  said: "",
};

/** How a state is drawn, by cell. */
function looksOf(state: GridState): Map<string, number> {
  const looks = new Map<string, number>();
  const add = (key: string, look: number) => looks.set(key, (looks.get(key) ?? 0) | look);
  const addRun = (keys: readonly string[], look: number) =>
    keys.forEach((key, at) => {
      add(key, look | (at === 0 ? LOOK.first : 0) | (at === keys.length - 1 ? LOOK.last : 0));
    });
  if (state.range) addRun(rangeKeys(state.range), LOOK.selected | (state.lost ? LOOK.lost : 0));
  if (state.moving) {
    for (const key of state.moving.from) add(key, LOOK.leaves);
    addRun(state.moving.to, state.moving.fits ? LOOK.target : LOOK.misfit);
  }
  if (state.opened?.kind === "unavailable") add(state.opened.key, LOOK.unavailable);
  if (state.active) add(state.active, LOOK.active);
  return looks;
}

export function createGridStore(): GridStore {
  let state = INITIAL;
  let looks = looksOf(state);
  const listeners = new Set<Listener>();
  const painted = new Set<Listener>();
  let waitsForPaint = false;
  const cells = new Map<string, Listener>();

  const set = (change: Partial<GridState>) => {
    state = { ...state, ...change };
    const before = looks;
    looks = looksOf(state);
    for (const key of new Set([...before.keys(), ...looks.keys()])) {
      if (before.get(key) !== looks.get(key)) cells.get(key)?.();
    }
    for (const listener of listeners) listener();
    if (waitsForPaint || painted.size === 0) return;
    waitsForPaint = true;
    afterPaint(() => {
      waitsForPaint = false;
      startTransition(() => {
        for (const listener of painted) listener();
      });
    });
  };

  return {
    get: () => state,
    set,
    clear: () => set({ range: null, anchor: null, lost: false, opened: null, anyCourt: false, ...NO_PEOPLE }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribePainted: (listener) => {
      painted.add(listener);
      return () => painted.delete(listener);
    },
    watchCell: (key, listener) => {
      cells.set(key, listener);
      return () => {
        if (cells.get(key) === listener) cells.delete(key);
      };
    },
    look: (key) => looks.get(key) ?? 0,
  };
}

/** One part of the grid's state; renders again only when that part changes. */
export function useGridState<Part>(store: GridStore, pick: (state: GridState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/**
 * The same for what stands beside the grid: a frame later, so that the cells are painted first. A deferred value is not enough,
 * because React renders it before the frame.
 */
export function usePaintedState<Part>(store: GridStore, pick: (state: GridState) => Part): Part {
  const latest = useRef(pick);
  const [part, setPart] = useState(() => pick(store.get()));
  useEffect(() => {
    latest.current = pick;
  });
  useEffect(() => {
    const update = () => setPart(() => latest.current(store.get()));
    update();
    return store.subscribePainted(update);
  }, [store]);
  return part;
}

/** How the selection is drawn on one cell, as the bits of LOOK. */
export function useCellLook(store: GridStore, key: string): number {
  const watch = useCallback((listener: () => void) => store.watchCell(key, listener), [store, key]);
  return useSyncExternalStore(watch, () => store.look(key));
}
