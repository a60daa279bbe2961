import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useCourtsChanged } from "./useCourtsChanged.ts";

/** Renames a court; says how it went. `onRenamed` runs once the list shows it. */
export function useRenameCourt(onRenamed: () => void) {
  const toast = useToast("update-court");
  const courtsChanged = useCourtsChanged();
  return useApi().useMutation("patch", "/courts/{id}", {
    onSuccess: async () => {
      await courtsChanged();
      toast.success("Court renamed");
      onRenamed();
    },
    onError: (error) => toast.failed(`Failed to update court: ${messageOf(error)}`),
  });
}
