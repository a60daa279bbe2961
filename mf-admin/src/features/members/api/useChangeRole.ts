import { isApiError } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useMembersChanged } from "./useMembersChanged.ts";

/** Gives a member another role; says how it went. */
export function useChangeRole() {
  const toast = useToast("change-role");
  const changed = useMembersChanged();
  return useApi().useMutation("patch", "/members/{user_id}", {
    onSuccess: async ({ name, role }) => {
      await changed();
      toast.success("Role Updated", `${name}: ${ROLE_LABELS[role]}`);
    },
    onError: (error: unknown) => {
      if (isApiError(error) && error.code === "own_role") toast.error("Cannot Change Own Role", error.message);
      else if (isApiError(error) && error.code === "last_admin") toast.failed(error.message);
      else toast.failed("Failed to update user role. Please try again.");
      void changed();
    },
  });
}
