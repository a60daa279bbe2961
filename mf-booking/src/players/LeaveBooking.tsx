import { type Booking, isApiError } from "@courtside/contracts/api/client.ts";
import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { ConfirmDialog, useToast } from "@courtside/design-system/overlay.tsx";
import { useInvalidation } from "../query-keys.ts";

interface LeaveBookingDialogProps {
  booking: Booking;
  zone: string;
  /** Runs on success too. */
  onClose: () => void;
}

/** Asks before the reader leaves a booking of another booker (docs/product/booking.md#players). */
export function LeaveBookingDialog({ booking, zone, onClose }: LeaveBookingDialogProps) {
  const { leave, busy } = useLeaveBooking(onClose);
  const { id, court_name, start_time: start, end_time: end, players } = booking;
  const booker = players.find(({ is_booker }) => is_booker)?.name ?? "The booker";
  return (
    <ConfirmDialog
      open
      danger
      title={`Leave ${court_name}?`}
      description={`${clubDayTimesLabel(start, end, zone)}. ${booker} keeps the booking and is notified.`}
      confirmLabel="Leave Booking"
      cancelLabel="Keep Playing"
      busy={busy}
      busyLabel="Leaving..."
      onConfirm={() => leave(id)}
      onClose={onClose}
    />
  );
}

/** Leaves a booking, and shows the result as a toast. */
function useLeaveBooking(onDone: () => void) {
  const toast = useToast("leave-booking");
  const refresh = useInvalidation("delete /bookings/{id}/players/me");
  const mutation = useApi().useMutation("delete", "/bookings/{id}/players/me", {
    onSuccess: async () => {
      await refresh();
      toast.success("You have left the booking");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to leave the booking", isApiError(error) ? error.message : undefined);
      void refresh();
    },
  });
  return { busy: mutation.isPending, leave: (id: string) => mutation.mutate({ params: { path: { id } } }) };
}
