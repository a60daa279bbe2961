import type { Availability, Club, Me } from "@courtside/contracts/api/client.ts";
import type { DayParts } from "@courtside/contracts/domain/club-day/day-without.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MovedBooking } from "../../../changes/moved-booking.ts";
import type { useClubClock } from "../../../club-day/clock.ts";
import type { GridCell } from "../grid/grid.ts";
import { isMovable } from "../grid/grid-actions.ts";
import type { GridStore } from "../grid/grid-store.ts";

/** A booking that is dragged with the mouse, by one of its cells or by its end. */
export interface Grab {
  cell: GridCell;
  part: "whole" | "end";
  /** Where it was let go, in px of the window. */
  dropped: { x: number; y: number } | null;
}

/** What the days look like while a booking moves: its own place is free. */
export interface Lift {
  courtId: string;
  apply: (day: Availability, parts: DayParts) => Availability;
}

/**
 * Which booking is about to move (docs/product/booking.md#moving): the one that the address names with `move`, or the one that is
 * dragged. All else is loaded when it begins.
 */
export function useMoving() {
  const [params, setParams] = useSearchParams();
  const [grabbed, setGrab] = useState<Grab | null>(null);
  const [lift, setLift] = useState<Lift | null>(null);
  const [moved, setMoved] = useState<MovedBooking | null>(null);
  const id = params.get("move");
  // Until the address names what was dragged.
  const grab = grabbed && grabbed.cell.filling?.booking_id !== id ? grabbed : null;
  const endUndo = useCallback(() => setMoved(null), []);

  const drag = useRef<AbortController>(null);
  useEffect(() => () => drag.current?.abort(), []);
  /** Listens at once: a quick drop comes before the next rendering. */
  const onGrab = (cell: GridCell, part: Grab["part"]) => {
    drag.current?.abort();
    const begun = new AbortController();
    drag.current = begun;
    const { signal } = begun;
    const end = (dropped: Grab["dropped"]) => {
      begun.abort();
      setGrab((held) => dropped && held && { ...held, dropped });
    };
    window.addEventListener("pointerup", ({ clientX: x, clientY: y }) => end({ x, y }), { signal });
    window.addEventListener("pointercancel", () => end(null), { signal });
    setGrab({ cell, part, dropped: null });
  };

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** `replace`: Back does not lead to the grid without it. A response that comes after the page was left changes no address. */
  const name = useCallback(
    (booking: string | null, replace: boolean) => {
      if (!isShown.current) return;
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (booking === null) next.delete("move");
          else next.set("move", booking);
          return next;
        },
        { replace },
      );
    },
    [setParams],
  );
  return {
    id,
    grab,
    lift,
    moved,
    setLift,
    setMoved,
    endUndo,
    isActive: id !== null || grab !== null || moved !== null,
    onGrab,
    /** Lifts the booking until a place is chosen: Back, a reload and a link keep to it. */
    onLift: (cell: GridCell) => {
      if (isMovable(cell)) name(cell.filling?.booking_id ?? null, false);
    },
    /** What was dragged stays lifted, because its place could not be taken. */
    keep: (booking: string) => name(booking, id !== null),
    leave: () => {
      setGrab(null);
      if (id !== null) name(null, true);
    },
  };
}

export type Moving = ReturnType<typeof useMoving>;

/** The screen on whose grid a booking moves. */
export interface MoveScreen {
  me: Me;
  club: NonNullable<Club>;
  role: Role;
  store: GridStore;
  clock: ReturnType<typeof useClubClock>;
  moving: Moving;
  offline: boolean;
}
