import { Alert, Button } from "@courtside/design-system/core.tsx";
import { useMemo } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import type { GridCell } from "../../../day/grid.ts";
import { useCreateBooking } from "../api/useCreateBooking.ts";
import { BookFor } from "./BookFor.tsx";

interface BookOverHoldProps {
  day: BookingDay;
  cell: GridCell;
}

/** Staff may take a slot from the waitlist's offer, knowingly (docs/product/waitlist.md#staff-and-held-slots). */
export function BookOverHold({ day, cell: { courtId, slot } }: BookOverHoldProps) {
  const { start_time: start, end_time: end } = slot;
  const range = useMemo(() => ({ courtId, start, end, starts: [start] }), [courtId, start, end]);
  const { book, busy, failure, member, onMember } = useCreateBooking(day, range, { overrideHold: true });
  return (
    <>
      <Alert tone="warning">
        If you book it anyway, their offer is withdrawn, they are notified, and they keep their place in line.
      </Alert>
      <BookFor role={day.role} member={member} onMember={onMember} />
      {failure && <Alert tone="error" title={failure.message} role="alert" />}
      <Button
        variant="primary"
        danger
        block
        busy={busy}
        busyLabel="Booking..."
        aria-disabled={day.offline || undefined}
        onClick={book}
      >
        Book Anyway
      </Button>
    </>
  );
}
