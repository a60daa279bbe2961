import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import type { CancelTarget } from "../../../club-day/court-day.ts";
import { useCancelBooking } from "../api.ts";
import styles from "./cancel.module.css";

interface CancelBookingDialogProps {
  target: CancelTarget;
  zone: string;
  onClose: () => void;
}

/** Asks before a booking is canceled, by its name; staff may give the booker a reason (docs/product/booking.md#cancellation). */
export function CancelBookingDialog({ target, zone, onClose }: CancelBookingDialogProps) {
  const [reason, setReason] = useState("");
  const { bookingId, courtName, start, end, othersName } = target;
  const when = `${clubDayLabel(start, zone)}, ${clubTime(start, zone)} - ${clubTime(end, zone)}`;
  const { cancel, busy } = useCancelBooking(`${courtName}, ${when}`, onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel ${courtName}?`}
      description={othersName ? `${when}, booked by ${othersName}` : when}
      confirmLabel="Cancel Booking"
      cancelLabel="Keep Booking"
      busy={busy}
      busyLabel="Canceling..."
      onConfirm={() => cancel(bookingId, reason.trim() || undefined)}
      onClose={onClose}
    >
      {othersName && (
        <label className={styles.field}>
          Reason (optional)
          <textarea
            className={styles.reason}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
    </ConfirmDialog>
  );
}

interface CancelOwnBookingProps {
  /** Null: nothing is being canceled. */
  booking: Booking | null;
  zone: string;
  onClose: () => void;
}

/** Asks before one of one's own bookings is canceled. */
export function CancelOwnBooking({ booking, zone, onClose }: CancelOwnBookingProps) {
  if (!booking) return null;
  const { id, court_name, start_time, end_time } = booking;
  const target = { bookingId: id, courtName: court_name, start: start_time, end: end_time };
  return <CancelBookingDialog target={target} zone={zone} onClose={onClose} />;
}
