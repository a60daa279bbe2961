import { cancelRefusal } from "@courtside/contracts/domain/booking-rules.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";
import { useId } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import type { GridCell } from "../../../day/grid.ts";

interface CancelOfferProps {
  day: BookingDay;
  cell: GridCell;
}

/** 'Cancel Booking' for one's own booking, for staff any; or why it is too late. */
export function CancelOffer({ day, cell }: CancelOfferProps) {
  const { filling, slot, courtName } = cell;
  const isOwn = slot.state === "own";
  if (!filling?.booking_id || !(isOwn || can(day.role, "bookings:cancel-any"))) return null;
  const { booking_id: bookingId, start_time: start, end_time: end, booked_by } = filling;
  const refusal = cancelRefusal({
    role: day.role,
    rules: day.rules,
    now: Date.now() + day.clockOffset,
    startsAt: Date.parse(start),
    status: "confirmed",
  });
  if (refusal) return isOwn && refusal.code === "cancel_cutoff" ? <TooLate reason={refusal.message} /> : null;
  return (
    <Button
      danger
      data-autofocus=""
      aria-disabled={day.offline || undefined}
      onClick={() =>
        !day.offline &&
        day.onCancel({ bookingId, courtName, start, end, ...(!isOwn && booked_by && { othersName: booked_by }) })
      }
    >
      Cancel Booking
    </Button>
  );
}

function TooLate({ reason }: { reason: string }) {
  const id = useId();
  return (
    <>
      <Button danger aria-disabled aria-describedby={id}>
        Cancel Booking
      </Button>
      <div id={id}>
        <Alert>{reason}</Alert>
      </div>
    </>
  );
}
