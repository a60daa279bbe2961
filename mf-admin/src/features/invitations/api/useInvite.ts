import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { INVITATION_SENT, NOT_YET } from "../invitationSent.ts";
import { useInvitationsChanged } from "./useInvitationsChanged.ts";

interface InviteOutcome {
  onSent: () => void;
  onRefused: (error: unknown) => void;
}

/**
 * Sends an invitation and says so (docs/product/identity.md#messages). What a refusal says is the form's: the two of them word
 * it differently.
 */
export function useInvite({ onSent, onRefused }: InviteOutcome) {
  const toast = useToast("invite");
  const invitationsChanged = useInvitationsChanged();
  return useApi().useMutation("post", "/invitations", {
    onSuccess: ({ belongs_elsewhere }) => {
      void invitationsChanged();
      toast.success(...INVITATION_SENT);
      if (belongs_elsewhere) toast.info(...NOT_YET);
      onSent();
    },
    onError: onRefused,
  });
}
