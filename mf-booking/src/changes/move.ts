import { isApiError } from "@courtside/contracts/api/client.ts";
import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useRef } from "react";
import { type Alternative, alternativesOf } from "../club-day/court-day.ts";
import { useInvalidation } from "../query-keys.ts";
import type { SeriesScope } from "../series/scope-labels.ts";
import { type FailedDate, failedDatesOf } from "./failed-dates.ts";
import { movedBody } from "./moved-body.ts";
import type { MovedBooking } from "./moved-booking.ts";

/** Why a booking stayed where it was, and where else it could go. */
export interface MoveFailure {
  message: string;
  alternatives: readonly Alternative[];
  /** The dates of its series that are in the way. */
  dates?: readonly FailedDate[];
  requestId?: string;
  /** The place is held for a person: an offer of the waitlist, or an alternative. */
  isHeld?: boolean;
}

const LOST = "The connection was lost. Try again: nothing changes twice.";

/** Other players have the booking on their grid too. */
export const NOT_THE_BOOKER = "Only the person who booked it can move it";

export const failureOf = (error: unknown): MoveFailure =>
  isApiError(error)
    ? {
        message: error.code === "forbidden" ? NOT_THE_BOOKER : error.message,
        alternatives: alternativesOf(error.details),
        dates: failedDatesOf(error.details),
        requestId: error.requestId,
        isHeld: error.code === "slot_held",
      }
    : { message: LOST, alternatives: [] };

interface Moves {
  /** Once the grid shows it at its new place. */
  onMoved: (moved: MovedBooking, to: Alternative) => void;
  onFailed: (failure: MoveFailure) => void;
}

/**
 * Moves a booking. Its undo may be offered for ten seconds from when the grid shows it, however long saving took. The result is
 * reported also when a live change or the person has closed what asked for the move before the response.
 */
export function useMoveBooking({ onMoved, onFailed }: Moves) {
  const toast = useToast("move-booking");
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const refresh = useInvalidation("patch /bookings/{id}");
  const { mutateAsync, isPending } = useApi().useMutation("patch", "/bookings/{id}");
  const move = (id: string, to: Alternative, { before, label, takesHold = false, scope = "this" }: MoveOptions) => {
    const { court_id, start_time, end_time } = before;
    mutateAsync({ params: { path: { id } }, body: movedBody(before, to, { scope, takesHold }) }).then(
      async () => {
        await refresh();
        const until = Date.now() + RESTORE_SECONDS * 1_000;
        onMoved({ id, label, before: { court_id, start_time, end_time }, scope, until }, to);
      },
      (error: unknown) => {
        void refresh();
        const failure = failureOf(error);
        if (isShown.current) onFailed(failure);
        else toast.failed("Failed to move booking", failure.message);
      },
    );
  };
  return { move, busy: isPending };
}

interface MoveOptions {
  before: MovedBooking["before"];
  label: string;
  takesHold?: boolean;
  scope?: SeriesScope;
}

/** Takes a booking back to where it was, with those that moved with it. */
export function useUndoMove(onEnd: () => void) {
  const toast = useToast("move-booking");
  const refresh = useInvalidation("patch /bookings/{id}");
  return useApi().useMutation("patch", "/bookings/{id}", {
    onSuccess: async () => {
      await refresh();
      toast.success("Move undone");
      onEnd();
    },
    onError: (error: unknown) => {
      void refresh();
      toast.failed("Failed to undo the move", isApiError(error) ? error.message : LOST);
      onEnd();
    },
  });
}
