import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useCourtsChanged } from "./useCourtsChanged.ts";

/** Opens or closes a court; says how it went. `onRefused` is told why it failed, or null when it did not. */
export function useToggleCourt(onRefused?: (error: unknown) => void) {
  const toast = useToast("update-court");
  const courtsChanged = useCourtsChanged();
  return useApi().useMutation("patch", "/courts/{id}", {
    onSuccess: async () => {
      await courtsChanged();
      toast.success("Court status updated successfully");
      onRefused?.(null);
    },
    onError: (error) => {
      toast.failed(`Failed to update court: ${messageOf(error)}`);
      onRefused?.(error);
    },
  });
}
