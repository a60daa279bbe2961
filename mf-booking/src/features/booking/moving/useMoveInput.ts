import { useEffect, useRef } from "react";
import { afterPaint } from "../grid/after-paint.ts";
import { cellOf, type Grid, type GridCell } from "../grid/grid.ts";
import type { GridStore } from "../grid/grid-store.ts";
import type { Grab } from "./useMoving.ts";

interface MoveInput {
  grid: Grid;
  store: GridStore;
  grab: Grab | null;
  /** The pointer or the focus is on a cell, or on none. */
  onAim: (cell: GridCell | undefined, by: "pointer" | "key") => void;
  /** What is dragged was let go. */
  onDrop: (cell: GridCell | undefined) => void;
  /** Shift and an arrow along the time: so many slots longer or shorter. */
  onLonger: (slots: 1 | -1) => void;
  onLeave: () => void;
}

/** Mouse and keys while a booking moves, wherever they are on the page. */
export function useMoveInput(input: MoveInput): void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { store, grab } = input;
  const dropped = grab?.dropped ?? null;

  useEffect(() => {
    let last: string | undefined;
    const onPointerMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const { grid, onAim } = latest.current;
      if (pointerType !== "mouse") return;
      const cell = cellAtPoint(grid, clientX, clientY);
      if (cell?.key === last) return;
      last = cell?.key;
      if (cell) onAim(cell, "pointer");
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The keys of the question which dates move are its own.
      if (event.target instanceof Element && event.target.closest("dialog")) return;
      if (event.key === "Escape") return latest.current.onLeave();
      const slots = event.shiftKey ? stepOf(event.key) : 0;
      if (slots === 0) return;
      event.preventDefault();
      latest.current.onLonger(slots);
    };
    let active = store.get().active;
    const stop = store.subscribe(() => {
      const { active: now } = store.get();
      if (now === active) return;
      active = now;
      // Not the tab stop that a new day sets.
      if (document.activeElement?.closest("[data-cell]")) latest.current.onAim(cellOf(latest.current.grid, now), "key");
    });
    window.addEventListener("pointermove", onPointerMove);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      stop();
      window.removeEventListener("pointermove", onPointerMove);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [store]);

  // Once it is painted: then the grid shows the booking's own place as free.
  useEffect(() => {
    if (!dropped) return;
    let isLeft = false;
    afterPaint(() => {
      const { grid, onDrop } = latest.current;
      if (!isLeft) onDrop(cellAtPoint(grid, dropped.x, dropped.y));
    });
    return () => {
      isLeft = true;
    };
  }, [dropped]);
}

const stepOf = (key: string): 1 | -1 | 0 => {
  const isTurned = document.querySelector("[data-turned]") !== null;
  if (key === (isTurned ? "ArrowRight" : "ArrowDown")) return 1;
  return key === (isTurned ? "ArrowLeft" : "ArrowUp") ? -1 : 0;
};

function cellAtPoint(grid: Grid, x: number, y: number): GridCell | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  return cellOf(grid, element?.dataset.cell ?? null);
}
