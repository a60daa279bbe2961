import { Alert, Button, LiveRegion } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { useUndoMove } from "../../../changes/move.ts";
import type { MovedBooking } from "../../../changes/moved-booking.ts";
import { useSecondsClock } from "../../../club-day/clock.ts";
import styles from "../booked/cancel.module.css";

/** Offers Undo for ten seconds after a booking has moved, or became longer or shorter. */
export function UndoMove({ moved, onEnd }: { moved: MovedBooking | null; onEnd: () => void }) {
  return (
    <>
      <LiveRegion message={moved ? `Booking moved: ${moved.label}. Undo is possible for ten seconds.` : ""} />
      {moved && <Notice key={moved.until} moved={moved} onEnd={onEnd} />}
    </>
  );
}

function Notice({ moved, onEnd }: { moved: MovedBooking; onEnd: () => void }) {
  const { id, label, before, until } = moved;
  const now = useSecondsClock(until);
  const undo = useUndoMove(onEnd);
  const over = now >= until && !undo.isPending;
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return (
    <div className={styles.notice}>
      <Alert
        title="Booking moved"
        action={
          <Button
            busy={undo.isPending}
            busyLabel="Undoing..."
            onClick={() => !undo.isPending && undo.mutate({ params: { path: { id } }, body: before })}
          >
            Undo
            <span aria-hidden="true"> ({Math.max(0, Math.ceil((until - now) / 1_000))} s)</span>
          </Button>
        }
      >
        {label}
      </Alert>
    </div>
  );
}
