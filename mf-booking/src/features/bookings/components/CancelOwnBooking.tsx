import type { Booking } from "@courtside/contracts/api/client.ts";
import { CancelBookingDialog } from "./CancelBookingDialog.tsx";

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
