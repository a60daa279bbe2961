import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** Puts the onboarding card away for good; the server remembers (docs/product/access.md#first-steps). */
export function useDismissOnboarding() {
  const queries = useQueryClient();
  const toast = useToast("dismiss-onboarding");
  return useApi().useMutation("post", "/onboarding/dismiss", {
    onSuccess: (onboarding) => queries.setQueriesData({ queryKey: ["get", "/onboarding"] }, onboarding),
    onError: (error) => toast.failed(isApiError(error) ? error.message : "Courtside cannot be reached"),
  });
}
