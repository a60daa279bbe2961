import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEventsChanged } from "./useEventsChanged.ts";

/** Cancels an event; says how it went. `onDone` runs whatever came of it. */
export function useCancelEvent(onDone: () => void) {
  const toast = useToast("cancel-event");
  const changed = useEventsChanged();
  return useApi().useMutation("post", "/events/{id}/cancel", {
    onSuccess: async () => {
      await changed();
      toast.success("Event canceled successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to cancel event", isApiError(error) ? error.message : undefined);
      void changed();
      onDone();
    },
  });
}
