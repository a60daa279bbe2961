import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** Confirms that opening hours and time zone are right as they are. */
export function useConfirmHours() {
  const queries = useQueryClient();
  const toast = useToast("confirm-hours");
  return useApi().useMutation("post", "/onboarding/confirm-hours", {
    onSuccess: (onboarding) => queries.setQueriesData({ queryKey: ["get", "/onboarding"] }, onboarding),
    onError: (error) => toast.failed(isApiError(error) ? error.message : "Courtside cannot be reached"),
  });
}
