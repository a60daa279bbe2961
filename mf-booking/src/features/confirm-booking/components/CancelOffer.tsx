import { cancelRefusal } from "@courtside/contracts/domain/booking-rules.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";
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
  if (refusal) return isOwn ? <Alert>{refusal.message}</Alert> : null;
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
