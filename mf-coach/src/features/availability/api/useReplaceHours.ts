import type { CoachAvailability } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useReread } from "../../../api/useReread.ts";
import { wordsOf } from "../../../api/wordsOf.ts";

/** Replaces a coach's week as one (docs/product/coaching.md#weekly-availability); says how it went. */
export function useReplaceHours(onSaved: (stored: CoachAvailability) => void) {
  const toast = useToast("replace-hours");
  const reread = useReread("coaches");
  return useApi().useMutation("put", "/coaches/{id}/availability", {
    onSuccess: async (stored) => {
      onSaved(stored);
      await reread();
      toast.success("Availability updated successfully!");
    },
    onError: (error: unknown) => {
      // Another's save may be why: what is stored now has to be known.
      void reread();
      toast.failed("Failed to update availability", wordsOf(error));
    },
  });
}
