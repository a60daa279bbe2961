import { isApiError } from "@courtside/contracts/api/client.ts";
import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { setCanceledNow } from "../../../bookings/canceled-now.ts";
import { useRefreshBookings } from "../../../day/useRefreshBookings.ts";

/**
 * Cancels a booking, says how it went, and offers to undo it by its `label`. `onDone` runs once it is
 * canceled.
 */
export function useCancelBooking(label: string, onDone: () => void) {
  const toast = useToast("cancel-booking");
  const refresh = useRefreshBookings();
  const mutation = useApi().useMutation("post", "/bookings/{id}/cancel", {
    onSuccess: ({ id }) => {
      toast.success("Success", "Booking canceled successfully");
      setCanceledNow({ id, label, until: Date.now() + RESTORE_SECONDS * 1_000 });
      onDone();
      void refresh();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to cancel booking", isApiError(error) ? error.message : undefined);
      void refresh();
    },
  });
  return {
    busy: mutation.isPending,
    cancel: (id: string, reason?: string) =>
      mutation.mutate({ params: { path: { id } }, body: reason ? { reason } : {} }),
  };
}
