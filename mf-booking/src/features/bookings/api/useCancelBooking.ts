import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useRefreshBookings } from "../../../day/useRefreshBookings.ts";

/** Cancels a booking, with the specification's toasts (O §8). `onDone` runs once it is canceled. */
export function useCancelBooking(onDone: () => void) {
  const toast = useToast("cancel-booking");
  const refresh = useRefreshBookings();
  const mutation = useApi().useMutation("post", "/bookings/{id}/cancel", {
    onSuccess: () => {
      toast.success("Success", "Booking canceled successfully");
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
