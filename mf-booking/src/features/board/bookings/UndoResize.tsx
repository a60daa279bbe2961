import { Alert, Button, LiveRegion } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { useSecondsClock } from "../../../club-day/clock.ts";
import styles from "../Panels.module.css";
import type { Resized } from "../pages/useResize.ts";
import { useResizeBooking } from "./api.ts";

/** Offers Undo for ten seconds after a booking became longer or shorter. */
export function UndoResize({ resized, onEnd }: { resized: Resized | null; onEnd: () => void }) {
  return (
    <>
      <LiveRegion message={resized ? `${resized.label}. Undo is possible for ten seconds.` : ""} />
      {resized && <Notice key={resized.until} resized={resized} onEnd={onEnd} />}
    </>
  );
}

function Notice({ resized, onEnd }: { resized: Resized; onEnd: () => void }) {
  const { bookingId, label, before, until } = resized;
  const now = useSecondsClock(until);
  const undo = useResizeBooking(onEnd);
  const over = now >= until && !undo.isPending;
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return (
    <div className={styles.undo}>
      <Alert
        title="Booking changed"
        action={
          <Button
            busy={undo.isPending}
            busyLabel="Undoing..."
            onClick={() =>
              !undo.isPending && undo.mutate({ params: { path: { id: bookingId } }, body: { end_time: before } })
            }
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
