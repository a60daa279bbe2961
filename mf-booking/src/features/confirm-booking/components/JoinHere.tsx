import { Alert, Button, IconBell } from "@courtside/design-system/core.tsx";
import type { BookingDay } from "../../../day/booking-day.ts";
import { windowOf } from "../../../day/full-slot.ts";
import type { GridCell } from "../../../day/grid.ts";
import { rangeOf } from "../../../day/server-alternatives.ts";
import { useJoinWaitlist } from "../../../waitlist/useJoinWaitlist.ts";
import { Alternatives } from "./Alternatives.tsx";
import styles from "./Details.module.css";

interface JoinHereProps {
  day: BookingDay;
  cell: GridCell;
}

/** 'Join Waitlist' for the very hour of a cell, on any court. A court that has become free meanwhile is offered instead. */
export function JoinHere({ day, cell }: JoinHereProps) {
  const { join, busy, refusal } = useJoinWaitlist(day.availability.date, day.store.clear);
  const free = (refusal?.freeSlots ?? []).map((slot) => rangeOf(slot, day.grid));
  return (
    <>
      <p className={styles.reason}>
        Every court is taken at this time. Join the waitlist to be notified when courts become available.
      </p>
      <Button
        variant="primary"
        block
        data-autofocus=""
        icon={<IconBell />}
        busy={busy}
        busyLabel="Joining..."
        aria-disabled={day.offline || undefined}
        onClick={() => !day.offline && join({ sport: day.sport, courtId: null, ...windowOf(cell) })}
      >
        Join Waitlist
      </Button>
      {refusal && <Alert tone={free.length > 0 ? "info" : "error"} title={refusal.message} role="alert" />}
      <Alternatives day={day} ranges={free} />
    </>
  );
}
