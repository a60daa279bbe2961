import { useEffect, useLayoutEffect, useRef } from "react";
import { rangeKeys, type SlotRange, slotKey } from "../../../club-day/slot-range.ts";
import { cellOf, columnOf, type Grid } from "../grid/grid.ts";
import type { GridStore } from "../grid/grid-store.ts";
import { rowAt } from "../grid/opening-row.ts";

/**
 * After a live change: marks a selection that was lost and announces it; a selection that is still free stays. It belongs to the one
 * of the grids that has it.
 */
export function useKeepSelection(grids: readonly [Grid, ...Grid[]], store: GridStore, dayKey: string): void {
  const shown = useRef(dayKey);
  useEffect(() => {
    if (shown.current !== dayKey) store.clear();
    shown.current = dayKey;
  }, [store, dayKey]);
  useEffect(() => () => store.clear(), [store]);

  useLayoutEffect(() => {
    const { range, lost, opened } = store.get();
    const about = range ? slotKey(range.courtId, range.start) : opened?.kind === "unavailable" ? opened.key : null;
    const grid = grids.find(({ places }) => about !== null && places.has(about)) ?? grids[0];
    if (opened?.kind === "unavailable" && cellOf(grid, opened.key)?.slot.state === "available") {
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
  }, [grids, store]);
}

function nameOf(grid: Grid, key: string): string | undefined {
  const cell = cellOf(grid, key);
  return cell && `${cell.courtName}, ${cell.time}–${cell.until}`;
}

/**
 * The state of a selection after a change: still `free`, `lost` to another booker, or `own` if it was booked for the
 * caller (the response was lost, or another tab booked it).
 */
export function rangeFate(grid: Grid, range: SlotRange): "free" | "lost" | "own" {
  const cells = columnOf(grid, range.courtId)?.cells ?? [];
  const states = range.starts.map((start) => cells.find((cell) => cell.slot.start_time === start)?.slot.state);
  if (states.every((state) => state === "available")) return "free";
  return states.every((state) => state === "own") ? "own" : "lost";
}

const BY_OTHERS = ["booked", "blocked", "event", "lesson", "offer_held", "join_waitlist"];

/** Why a selection is lost: another booker took it, or it now violates a rule, such as a limit reached in another tab. */
export function rangeLoss(grid: Grid, range: SlotRange, name: string): string {
  const unavailable = rangeKeys(range)
    .flatMap((key) => cellOf(grid, key) ?? [])
    .find(({ slot }) => slot.state !== "available");
  if (!unavailable || BY_OTHERS.includes(unavailable.slot.state))
    return `${name} was just taken. Other times are offered.`;
  return `${name} can no longer be booked: ${unavailable.slot.reason ?? "the time is over"}`;
}

/** Reads the day again when the clock enters another slot, so that past slots are not offered. */
export function useFreshSlots(grid: Grid, now: number, dayKey: string, onStale: () => void): void {
  const entered = `${dayKey} ${rowAt(grid, now)}`;
  const seen = useRef({ dayKey, entered });
  useEffect(() => {
    const last = seen.current;
    seen.current = { dayKey, entered };
    if (last.dayKey === dayKey && last.entered !== entered) onStale();
  });
}
