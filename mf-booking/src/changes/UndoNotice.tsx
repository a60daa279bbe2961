import { Alert, Button } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { useSecondsClock } from "../club-day/clock.ts";
import styles from "./UndoNotice.module.css";

interface UndoNoticeProps {
  /** "Booking moved". */
  title: string;
  /** Which booking, or where it is now. */
  label: string;
  /** Until when Undo is offered: epoch ms of the browser's clock. */
  until: number;
  busy: boolean;
  busyLabel?: string;
  onUndo: () => void;
  /** The time is over, and no undo is on its way. */
  onEnd: () => void;
}

/** Offers Undo over the page for some seconds after a change; beside it a live region has announced that. */
export function UndoNotice({ title, label, until, busy, busyLabel = "Undoing...", onUndo, onEnd }: UndoNoticeProps) {
  const now = useSecondsClock(until);
  const over = now >= until && !busy;
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return (
    <div className={styles.place}>
      <div className={styles.notice}>
        <Alert
          title={title}
          action={
            <Button busy={busy} busyLabel={busyLabel} onClick={() => !busy && onUndo()}>
              Undo
              <span aria-hidden="true"> ({Math.max(0, Math.ceil((until - now) / 1_000))} s)</span>
            </Button>
          }
        >
          {label}
        </Alert>
      </div>
    </div>
  );
}
