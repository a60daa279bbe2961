import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { INVITATION_SENT } from "../invitationSent.ts";
import { useInvitationsChanged } from "./useInvitationsChanged.ts";

/** Sends an invitation again, with a new link. */
export function useResend() {
  const toast = useToast("resend");
  const invitationsChanged = useInvitationsChanged();
  return useApi().useMutation("post", "/invitations/{id}/resend", {
    onSuccess: () => toast.success(...INVITATION_SENT),
    onError: (error) => toast.failed(`Failed to send invitation: ${messageOf(error)}`),
    onSettled: invitationsChanged,
  });
}
