import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useWaitlistChanged } from "../../../waitlist/useWaitlistChanged.ts";

/** Removes an entry and says how it went. `onDone` runs whatever came of it. */
export function useLeaveWaitlist(onDone: () => void) {
  const toast = useToast("leave-waitlist");
  const changed = useWaitlistChanged();
  return useApi().useMutation("delete", "/waitlist-entries/{id}", {
    onSuccess: async () => {
      await changed();
      toast.success("Removed from waitlist successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to remove from waitlist", isApiError(error) ? error.message : undefined);
      void changed();
      onDone();
    },
  });
}
