import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useCourtsChanged } from "./useCourtsChanged.ts";

/** Adds a court; says how it went. `onAdded` runs once the list shows it. */
export function useAddCourt(onAdded: () => void) {
  const toast = useToast("add-court");
  const courtsChanged = useCourtsChanged();
  return useApi().useMutation("post", "/courts", {
    onSuccess: async () => {
      await courtsChanged();
      toast.success("Court added successfully");
      onAdded();
    },
    onError: (error) => toast.failed(`Failed to add court: ${messageOf(error)}`),
  });
}
