import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import type { MovedBooking } from "../../../changes/moved-booking.ts";
import { type FilledCell, MINUTE } from "../board-day.ts";
import { useBoardPointer, useTouchDrag } from "../board-pointer.ts";
import { focusBoardCell } from "../focus-board-cell.ts";
import type { Desk } from "../pages/useDesk.ts";
import type { BoardView } from "../useBoardView.ts";
import { type WeekRow, weekStep } from "./week-days.ts";

interface WeekMove {
  /** The court's row: a column for each day, marked by `data-day`, with bars in it, marked by `data-cell`. */
  line: RefObject<HTMLElement | null>;
  row: WeekRow;
  view: BoardView;
  desk: Desk;
  onOpen: (cell: FilledCell) => void;
  onMenu: (cell: FilledCell, element: HTMLElement) => void;
  onLift: () => void;
}

/** Pointer and keys of one court's week: what they do on the board of a day, with the days from left to right and time downwards. */
export function useWeekMove({ line, row, view, desk, onOpen, onMenu, onLift }: WeekMove) {
  const { move } = desk;
  const { courtId } = row;
  const { days } = view.week;
  const { zoom } = view.address;
  const opens = days.find(({ axis }) => axis)?.axis?.opens ?? 0;
  const bars = new Map(row.cells.flatMap(({ spans }) => spans.map(({ cell }) => [cell.key, cell] as const)));
  const barAt = (target: EventTarget): FilledCell | undefined =>
    target instanceof Element ? bars.get(target.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? "") : undefined;

  /** The hours of the day beneath a point of the window, and the instant; beyond the hours their begin or end. */
  const pointAt = (x: number, y: number) => {
    const columns = [...(line.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
    const boxes = columns.map((column) => column.getBoundingClientRect());
    const at = boxes.findIndex(({ left, right }) => x >= left && x < right);
    const [box, axis] = [boxes[at], days[at]?.axis];
    if (!box || !axis) return null;
    const share = Math.max(0, Math.min(1, (y - box.top) / box.height));
    return { axis, instant: axis.opens + share * (axis.closes - axis.opens) };
  };

  useFocusMoved(move.moved, [...bars.values()]);
  const pointer = useBoardPointer({
    cellOf: barAt,
    rowOf: () => [],
    onPick: (cell) => {
      const bar = bars.get(cell.key);
      if (move.lifted) move.takeAt(cell);
      else if (bar) onOpen(bar);
    },
    onDraft: () => {},
    onMenu: (cell, element) => {
      const bar = bars.get(cell.key);
      if (bar) onMenu(bar, element);
    },
    instantAt: (x, y) => pointAt(x, y)?.instant ?? opens,
    onStretch: () => {},
    onStretched: () => {},
    onGiveUp: () => {},
    mayMove: move.mayMove,
    onLift: (cell, instant) => {
      onLift();
      return desk.lift(cell, instant);
    },
    onCarry: (x, y) => {
      const point = pointAt(x, y);
      move.carry(point && courtId, point?.instant ?? 0, point?.axis);
    },
    onDrop: move.drop,
    onPutBack: move.leave,
  });
  useTouchDrag(line, pointer.isArmed);

  const onClick = (event: MouseEvent) => {
    pointer.handlers.onClick(event);
    const isFree = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const point = isFree && move.lifted ? pointAt(event.clientX, event.clientY) : null;
    if (!point) return;
    const begin = point.axis.opens;
    const step = zoom * MINUTE;
    move.takeAt({ courtId, start: begin + Math.floor((point.instant - begin) / step) * step });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const bar = barAt(event.target);
    if (!bar || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const by = weekStep(key);
    if (!move.lifted) {
      if (key.toLowerCase() === "m" && desk.lift(bar, null)) event.preventDefault();
      return;
    }
    if (key === "Escape") move.leave();
    else if (key === "Enter" || key === " ") move.takePlanned(bar);
    else if (by) move.nudge(bar, { courtId, days: by.days, minutes: by.steps * zoom });
    else return;
    event.preventDefault();
  };
  return { ...pointer.handlers, onClick, onKeyDown };
}

/**
 * A bar that has moved is another element, in another column: the focus follows it once it is there, unless it is elsewhere by then,
 * and again if reading the week replaces that element too.
 */
function useFocusMoved(moved: MovedBooking | null, bars: readonly FilledCell[]): void {
  const followed = useRef<{ moved: MovedBooking | null; element: Element | null }>({ moved, element: null });
  useEffect(() => {
    const { current: last } = followed;
    if (!moved || (last.moved === moved && last.element?.isConnected !== false)) return;
    const bar = bars.find(({ occupancy }) => occupancy.booking_id === moved.id);
    if (!bar || bar.occupancy.start_time === moved.before.start_time) return;
    const isLost = document.activeElement === document.body;
    if (isLost) focusBoardCell(bar.key);
    followed.current = { moved, element: document.activeElement };
  });
}
