import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useState } from "react";
import type { Billing } from "../components/prices.ts";

const FAILED = "The checkout could not be opened. Please try again.";

/**
 * Leads the whole page to where a plan is paid for, or to where the change to it is confirmed
 * (docs/product/billing.md#checkout-and-portal). Busy until the browser has left, and idle again when it comes back to this
 * very page.
 */
export function useCheckout() {
  const toast = useToast("checkout");
  const queries = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const checkout = useApi().useMutation("post", "/billing/checkout", {
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      setLeavingFor(null);
      toast.error("Checkout Failed", isApiError(error) ? error.message : FAILED);
      // What was refused was refused because the club stands otherwise than is shown.
      void queries.invalidateQueries({ queryKey: ["get", "/billing/subscription"] });
    },
  });
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeavingFor(null);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  const begin = (planId: string, billingCycle: Billing) => {
    const wish = `${planId} ${billingCycle}`;
    const key = keys.get(wish) ?? crypto.randomUUID();
    keys.set(wish, key);
    setLeavingFor(planId);
    checkout.mutate({ params: { header: { "idempotency-key": key } }, body: { planId, billingCycle } });
  };
  return { begin, leavingFor };
}
