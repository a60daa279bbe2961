import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useReread } from "./useReread.ts";
import { wordsOf } from "./wordsOf.ts";

/** Calls a lesson off; the member is told by mail. Says how it went, as for any booking. */
export function useCancelLesson(onCanceled: () => void) {
  const toast = useToast("cancel-lesson");
  const reread = useReread("bookings", "lessons");
  const cancel = useApi().useMutation("post", "/bookings/{id}/cancel", {
    onSuccess: async () => {
      await reread();
      toast.success("Success", "Booking canceled successfully");
      onCanceled();
    },
    onError: (error: unknown) => {
      void reread();
      toast.failed("Failed to cancel booking", wordsOf(error));
    },
  });
  return {
    busy: cancel.isPending,
    cancel: (id: string, reason: string) =>
      cancel.mutate({ params: { path: { id } }, body: reason.trim() ? { reason: reason.trim() } : {} }),
  };
}
