import { isApiError } from "@courtside/contracts/api/client.ts";
import { type IMPERSONATED_ROLES, ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client.ts";

type ImpersonatedRole = (typeof IMPERSONATED_ROLES)[number];

/**
 * Previews another role, or returns to the admin's own (docs/product/roles.md#role-preview). What was read for the role before is
 * removed with the new profile (../session/followClub.ts).
 */
export function useImpersonation() {
  const toast = useToast("impersonation");
  const queries = useQueryClient();
  const change = api.useMutation("put", "/me/impersonation", {
    onSuccess: (me) => {
      queries.setQueryData(api.queryOptions("get", "/me", {}).queryKey, me);
      const role = me.profile.impersonating_role;
      toast.success("Role Updated", role ? `Now viewing as ${ROLE_LABELS[role]}` : "Returned to admin view");
    },
    onError: (error) => {
      if (isApiError(error) && error.code === "forbidden") {
        toast.error("Access Denied", error.message);
      } else {
        toast.failed("Failed to update role", isApiError(error) ? error.message : "Courtside cannot be reached");
      }
    },
  });
  const impersonate = (role: ImpersonatedRole | null) => change.mutate({ body: { role } });
  return { impersonate, isPending: change.isPending };
}
