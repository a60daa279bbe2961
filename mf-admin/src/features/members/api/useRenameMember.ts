import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useMembersChanged } from "./useMembersChanged.ts";

/** Corrects a member's name; says how it went. */
export function useRenameMember(onDone: () => void) {
  const toast = useToast("rename-member");
  const changed = useMembersChanged();
  return useApi().useMutation("patch", "/members/{user_id}", {
    onSuccess: async ({ name }) => {
      await changed();
      toast.success("Name Updated", name);
      onDone();
    },
    onError: (error: unknown) =>
      toast.failed(isApiError(error) ? error.message : "Failed to update the name. Please try again."),
  });
}
