import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { INVITATION_SENT } from "../invitationSent.ts";

/** Invites the installation's first admin without a session (docs/product/identity.md#first-admin). */
export function useInviteFirstAdmin({
  onSent,
  onRefused,
}: {
  onSent: () => void;
  onRefused: (error: unknown) => void;
}) {
  const toast = useToast("invite");
  return useApi().useMutation("post", "/first-admin", {
    onSuccess: () => {
      toast.success(...INVITATION_SENT);
      onSent();
    },
    onError: onRefused,
  });
}
