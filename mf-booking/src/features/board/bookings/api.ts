import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { toSeconds } from "../../../club-day/clock.ts";
import { useInvalidation } from "../../../query-keys.ts";

/** A booking with its history and its booker. */
export function useBookingDetails(id: string) {
  const query = useApi().useQuery("get", "/bookings/{id}", { params: { path: { id } } });
  const { data, dataUpdatedAt } = query;
  /** Server's clock minus the browser's, ms. */
  const clockOffset = data ? toSeconds(Date.parse(data.now) - dataUpdatedAt) : 0;
  return { ...query, clockOffset };
}

/** Makes a booking longer or shorter. `onDone` runs on success once the board shows it, and on failure. */
export function useResizeBooking(onDone: (error: unknown) => void) {
  const toast = useToast("resize-booking");
  const refresh = useInvalidation("patch /bookings/{id}");
  return useApi().useMutation("patch", "/bookings/{id}", {
    onSuccess: async () => {
      await refresh();
      toast.success("Booking changed");
      onDone(null);
    },
    onError: (error: unknown) => {
      void refresh();
      const lost = "The connection was lost. Try again: nothing changes twice.";
      toast.failed("Failed to change booking", isApiError(error) ? error.message : lost);
      onDone(error);
    },
  });
}
