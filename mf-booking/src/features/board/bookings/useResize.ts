import { isApiError } from "@courtside/contracts/api/client.ts";
import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useCallback, useRef, useState } from "react";
import { setCanceledNow } from "../../../changes/canceled-now.ts";
import type { MovedBooking, PlaceChange } from "../../../changes/moved-booking.ts";
import { useAskedMove } from "../../../changes/useAskedMove.tsx";
import { type HeldFor, heldForOf } from "../../../staff/held-for.ts";
import { type FilledCell, MINUTE } from "../board-day.ts";
import { occupancyName } from "../board-text.ts";
import type { BoardView } from "../useBoardView.ts";
import { useResizeBooking } from "./api.ts";
import { endNear, mayResizeCell } from "./resize.ts";

/** A booking's end that is not saved yet. */
export interface Resizing {
  cell: FilledCell;
  /** Epoch ms. */
  end: number;
  /** For whom a part of it is held. */
  heldFor: HeldFor | null;
}

/** A change of the length that can still be undone. */
export interface Resized {
  bookingId: string;
  label: string;
  /** The end before, as an instant. */
  before: string;
  /** Epoch ms of the browser's clock. */
  until: number;
}

/**
 * Longer and shorter bookings: what is drawn before it is saved, and the way back for ten seconds. `onMoved`: others of its series
 * have changed with it.
 */
export function useResize(
  { courts, axis, clock, role, club, zone, offline, nameOf }: BoardView,
  { onMoved }: { onMoved: (moved: MovedBooking) => void },
) {
  const [resizing, setResizing] = useState<Resizing | null>(null);
  const [resized, setResized] = useState<Resized | null>(null);
  const toast = useToast("resize-booking");
  const mutation = useResizeBooking((error) => {
    const held = isApiError(error) && error.code === "slot_held" && error.details;
    setResizing((before) => (before && held ? { ...before, heldFor: heldForOf(held) } : null));
  });
  const { now } = clock;
  const mayResize = useCallback(
    (cell: Pick<FilledCell, "occupancy">) => !offline && mayResizeCell(cell, { role, rules: club, now }),
    [offline, role, club, now],
  );
  const near = (cell: FilledCell, instant: number) => (axis ? endNear(cell, instant, { courts, axis, now }) : cell.end);

  const send = ({ cell, end }: Resizing, takesHold: boolean) => {
    const { booking_id: bookingId, start_time: start, end_time: before } = cell.occupancy;
    if (!bookingId) return;
    const label = `${occupancyName(cell.occupancy)}, ${nameOf(cell.courtId)}, ${clubTime(start, zone)} - ${clubTime(end, zone)}`;
    setResizing({ cell, end, heldFor: null });
    // The undo of an earlier change would undo this one too.
    setResized(null);
    mutation.mutate(
      {
        params: { path: { id: bookingId } },
        body: { end_time: new Date(end).toISOString(), ...(takesHold && { override_hold: true }) },
      },
      {
        onSuccess: () => {
          setCanceledNow(null);
          // Ten seconds from when it is offered, however long saving took.
          setResized({ bookingId, label, before, until: Date.now() + RESTORE_SECONDS * 1_000 });
        },
      },
    );
  };
  /** What is about to be saved, however many renderings ago that was. */
  const latest = useRef<Resizing | null>(null);
  const asked = useAskedMove({
    zone,
    onAlone: () => latest.current && send(latest.current, false),
    onMoved: (moved) => {
      setCanceledNow(null);
      setResizing(null);
      setResized(null);
      onMoved(moved);
    },
    onKept: () => setResizing(null),
    onFailed: ({ message }) => {
      setResizing(null);
      toast.failed("Failed to change booking", message);
    },
  });
  const busy = mutation.isPending || asked.isReading || asked.isAsking;
  const save = (next: Resizing, takesHold = false) => {
    const { cell, end } = next;
    const { booking_id: id, start_time, end_time } = cell.occupancy;
    if (!id || busy) return;
    if (end === Date.parse(end_time)) return setResizing(null);
    setResizing({ cell, end, heldFor: null });
    latest.current = next;
    // Of a booking that has begun the end alone changes; who takes a held time has chosen this date.
    if (takesHold || Date.parse(start_time) <= now) return send(next, takesHold);
    const courtName = nameOf(cell.courtId);
    const before = { court_id: cell.courtId, start_time, end_time };
    const to = { ...before, court_name: courtName, end_time: new Date(end).toISOString() };
    const change: PlaceChange = { id, courtName, before, to };
    asked.ask(change);
  };
  return {
    resizing,
    resized,
    busy,
    question: asked.dialog,
    mayResize,
    save,
    /** Draws the end near an instant. */
    stretch: (cell: FilledCell, instant: number): Resizing => {
      const next = { cell, end: near(cell, instant), heldFor: null };
      setResizing(next);
      return next;
    },
    forget: () => {
      if (asked.isAsking) return;
      asked.forget();
      setResizing(null);
    },
    forgetUndo: () => setResized(null),
    /** A quarter hour more or less than what is drawn. */
    step: (cell: FilledCell, minutes: number) => {
      if (!mayResize(cell) || busy) return;
      const from =
        resizing?.cell.occupancy.id === cell.occupancy.id ? resizing.end : Date.parse(cell.occupancy.end_time);
      setResizing({ cell, end: near(cell, from + minutes * MINUTE), heldFor: null });
    },
  };
}
