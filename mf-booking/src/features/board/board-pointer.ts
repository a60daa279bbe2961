import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { BoardCell, Draft, FilledCell, FreeCell } from "./board-day.ts";
import { LONG_PRESS, STILL } from "./long-press.ts";

interface BoardPointer {
  cellOf: (target: EventTarget) => BoardCell | undefined;
  rowOf: (courtId: string) => readonly BoardCell[];
  onPick: (cell: BoardCell) => void;
  onDraft: (draft: Draft) => void;
  onMenu: (cell: BoardCell, element: HTMLElement) => void;
  /** The instant of the axis beneath a point, epoch ms; it may lie outside. */
  instantAt: (clientX: number, clientY: number) => number;
  /** The end of a bar is drawn to an instant; then it is let go, or given up. */
  onStretch: (cell: FilledCell, instant: number) => void;
  onStretched: (cell: FilledCell, instant: number) => void;
  onGiveUp: () => void;
  /** A booking is lifted by the pointer, at an instant; carried to a point of the window; let go, or put back. */
  mayMove: (cell: FilledCell) => boolean;
  onLift: (cell: FilledCell, instant: number) => boolean;
  onCarry: (clientX: number, clientY: number) => void;
  onDrop: () => void;
  onPutBack: () => void;
}

const elementOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;

/** The end of a bar that can be drawn; it names its cell. */
const endOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-end]") : null;

const isFree = (cell: BoardCell | undefined): cell is FreeCell => cell?.kind === "free" && !cell.past;

/** The free cells between two of a row, as one draft; it ends at the first that is taken or over. */
function between(row: readonly BoardCell[], from: BoardCell, to: BoardCell): Draft {
  const at = row.findIndex(({ key }) => key === from.key);
  const target = row.findIndex(({ key }) => key === to.key);
  const step = target < at ? -1 : 1;
  let last = at;
  while (last !== target && isFree(row[last + step])) last += step;
  const ends = [from, row[last] ?? from];
  return {
    courtId: from.courtId,
    start: Math.min(...ends.map(({ start }) => start)),
    end: Math.max(...ends.map(({ end }) => end)),
  };
}

/**
 * Click, drag with a mouse over free times or of a bar's end, right click, long press of a finger. `dragged` is what the mouse has
 * drawn so far over free times.
 */
export function useBoardPointer(board: BoardPointer) {
  const { cellOf, rowOf, onPick, onDraft, onMenu } = board;
  const [dragged, setDragged] = useState<Draft | null>(null);
  const pressed = useRef<{ cell: BoardCell; x: number; y: number; timer: ReturnType<typeof setTimeout> | undefined }>(
    null,
  );
  /** The click that follows a drag or a long press means nothing. */
  const spent = useRef(false);
  const drawn = useRef<Draft | null>(null);
  const stretched = useRef<FilledCell | null>(null);
  const carried = useRef(false);
  /** A finger rests on a booking that it may drag: the page must not scroll with it. */
  const armed = useRef(false);

  /** Puts back what the pointer draws, lengthens or carries; false if it does nothing of the kind. */
  const giveUp = (): boolean => {
    const isActive = carried.current || stretched.current !== null || drawn.current !== null;
    if (carried.current) board.onPutBack();
    if (stretched.current) board.onGiveUp();
    carried.current = false;
    stretched.current = null;
    drawn.current = null;
    setDragged(null);
    if (isActive) release();
    return isActive;
  };
  const giveUpByKey = useEffectEvent(giveUp);

  const release = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = null;
  };
  useEffect(() => {
    const end = () => {
      clearTimeout(pressed.current?.timer);
      pressed.current = null;
      drawn.current = null;
      armed.current = false;
      setDragged(null);
    };
    // Esc belongs to the drag, before a panel or the board hears of it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !giveUpByKey()) return;
      event.preventDefault();
      event.stopPropagation();
      spent.current = true;
    };
    window.addEventListener("keydown", onKeyDown, true);
    // Also outside the board; after its own handler.
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      end();
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, []);

  const openMenu = (cell: BoardCell, element: HTMLElement) => {
    release();
    element.focus({ preventScroll: true });
    onMenu(cell, element);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      spent.current = false;
      const end = endOf(event.target);
      const bar = end && cellOf(end);
      if (end && bar?.kind === "filled" && event.button === 0) {
        // The drag is followed wherever the pointer goes.
        end.setPointerCapture(event.pointerId);
        event.preventDefault();
        stretched.current = bar;
        return;
      }
      const cell = cellOf(event.target);
      const element = elementOf(event.target);
      if (!cell || !element || event.button !== 0) return;
      const timer =
        event.pointerType === "mouse"
          ? undefined
          : setTimeout(() => {
              const { current } = pressed;
              spent.current = true;
              openMenu(cell, element);
              if (cell.kind !== "filled" || !board.mayMove(cell)) return;
              armed.current = true;
              pressed.current = current;
            }, LONG_PRESS);
      pressed.current = { cell, x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: (event: PointerEvent) => {
      if (stretched.current) return board.onStretch(stretched.current, board.instantAt(event.clientX, event.clientY));
      if (carried.current) return board.onCarry(event.clientX, event.clientY);
      const press = pressed.current;
      if (!press) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= STILL) return;
      const drags = event.pointerType === "mouse" || armed.current;
      if (drags && press.cell.kind === "filled" && board.mayMove(press.cell)) {
        pressed.current = null;
        // The drag is followed wherever the pointer goes.
        event.currentTarget.setPointerCapture(event.pointerId);
        carried.current = board.onLift(press.cell, board.instantAt(press.x, press.y));
        return;
      }
      if (event.pointerType !== "mouse") return release();
      const over = cellOf(event.target);
      if (!isFree(press.cell) || over?.courtId !== press.cell.courtId) return;
      const row = rowOf(press.cell.courtId);
      if (over.key === press.cell.key && !drawn.current) return;
      drawn.current = between(row, press.cell, over);
      setDragged(drawn.current);
    },
    onPointerUp: (event: PointerEvent) => {
      if (carried.current) {
        carried.current = false;
        spent.current = true;
        return board.onDrop();
      }
      const bar = stretched.current;
      stretched.current = null;
      if (bar) {
        spent.current = true;
        return board.onStretched(bar, board.instantAt(event.clientX, event.clientY));
      }
      if (!drawn.current) return;
      spent.current = true;
      onDraft(drawn.current);
    },
    onPointerCancel: () => {
      giveUp();
    },
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      if (cell && !spent.current) onPick(cell);
      spent.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      const element = elementOf(event.target);
      if (!cell || !element) return;
      event.preventDefault();
      // A finger's long press has opened it already.
      if (!spent.current) openMenu(cell, element);
    },
  };
  return { dragged, handlers, isArmed: () => armed.current };
}

/** Keeps the page from scrolling under a finger that drags a booking; React's own listeners cannot. */
export function useTouchDrag(scroller: RefObject<HTMLElement | null>, isArmed: () => boolean): void {
  const latest = useRef(isArmed);
  useEffect(() => {
    latest.current = isArmed;
  });
  useEffect(() => {
    const element = scroller.current;
    const keepStill = (event: TouchEvent) => {
      if (latest.current()) event.preventDefault();
    };
    element?.addEventListener("touchmove", keepStill, { passive: false });
    return () => element?.removeEventListener("touchmove", keepStill);
  }, [scroller]);
}
