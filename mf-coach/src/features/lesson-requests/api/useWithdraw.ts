import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useReread } from "../../../api/useReread.ts";
import { wordsOf } from "../../../api/wordsOf.ts";

/** Takes one's own pending request back; says how it went. `onDone` runs whatever came of it. */
export function useWithdraw(onDone: () => void) {
  const toast = useToast("withdraw");
  const reread = useReread("lessons");
  return useApi().useMutation("post", "/lesson-requests/{id}/withdraw", {
    onSuccess: async () => {
      await reread();
      toast.success("Lesson request withdrawn successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to withdraw lesson request", wordsOf(error));
      // Answered meanwhile: the list shows it.
      void reread();
      onDone();
    },
  });
}
