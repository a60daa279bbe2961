import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";

const FAILED = "The customer portal could not be opened. Please try again.";

/**
 * Opens the provider's portal in a new tab (docs/product/billing.md#checkout-and-portal). The tab is opened at the click,
 * because browsers block what opens later; where even that is blocked, this page goes there itself.
 */
export function useCustomerPortal() {
  const toast = useToast("customer-portal");
  const portal = useApi().useMutation("post", "/billing/portal");
  const open = () => {
    const tab = window.open("", "_blank");
    portal.mutate(
      {},
      {
        onSuccess: ({ url }) => {
          if (!tab) return location.assign(url);
          tab.opener = null;
          tab.location.replace(url);
        },
        onError: (error) => {
          tab?.close();
          toast.error("Portal Access Failed", isApiError(error) ? error.message : FAILED);
        },
      },
    );
  };
  return { open, isOpening: portal.isPending };
}
