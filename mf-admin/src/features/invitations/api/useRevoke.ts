import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useInvitationsChanged } from "./useInvitationsChanged.ts";

/** Takes an invitation back; `onDone` runs however it went, once the list is fresh. */
export function useRevoke(onDone: () => void) {
  const toast = useToast("revoke");
  const invitationsChanged = useInvitationsChanged();
  return useApi().useMutation("post", "/invitations/{id}/revoke", {
    onSuccess: () => toast.success("Invitation revoked"),
    onError: (error) => toast.failed(`Failed to revoke invitation: ${messageOf(error)}`),
    onSettled: async () => {
      await invitationsChanged();
      onDone();
    },
  });
}
