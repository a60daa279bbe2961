import { messageOf } from "@courtside/contracts/api/client.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** Reports how clearing the mark of an address ended. `onDone` runs on success and on failure. */
export function useMarkReport(onDone: () => void) {
  const toast = useToast("clear-mail-mark");
  const invalidate = useInvalidate("members");
  return {
    onSuccess: async ({ name }: { name: string }) => {
      await invalidate();
      toast.success("Mark Cleared", `${name} gets mails again.`);
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to clear the mark", messageOf(error) ?? undefined);
      onDone();
    },
  };
}
