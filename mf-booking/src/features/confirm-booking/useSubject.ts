import { useDeferredValue } from "react";
import type { BookingDay } from "../../day/booking-day.ts";
import { cellOf, columnOf, type GridCell } from "../../day/grid.ts";
import type { SlotRange } from "../../day/slot-range.ts";
import { useGridState } from "../../day/useGridState.ts";

/** What the panel, popover or sheet is about now. */
export type Subject =
  | { kind: "none" }
  | { kind: "booking"; title: string; range: SlotRange; lost: boolean }
  | { kind: "refused"; title: string; cell: GridCell };

/** A moment behind the store: the cell shows the selection first, the details follow in a frame of their own. */
export function useSubject({ store, grid }: BookingDay) {
  const range = useDeferredValue(useGridState(store, (state) => state.range));
  const lost = useDeferredValue(useGridState(store, (state) => state.lost));
  const opened = useDeferredValue(useGridState(store, (state) => state.opened));
  const byKeyboard = useDeferredValue(useGridState(store, (state) => state.byKeyboard));
  const refused = opened?.kind === "refused" ? cellOf(grid, opened.key) : undefined;
  const court = range && columnOf(grid, range.courtId)?.court.name;
  const subject: Subject = refused
    ? { kind: "refused", title: refused.courtName, cell: refused }
    : range
      ? { kind: "booking", title: `Book ${court}`, range, lost }
      : { kind: "none" };
  return { subject, isOpen: opened !== null && subject.kind !== "none", byKeyboard };
}
