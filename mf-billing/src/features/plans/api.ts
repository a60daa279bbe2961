import { messageOf } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient, useShell } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useState } from "react";
import { ME, SUBSCRIPTION } from "../../query-keys.ts";
import type { Billing } from "./components/prices.ts";
import { viewerOf } from "./components/viewer.ts";

const CHECKOUT_FAILED = "The checkout could not be opened. Please try again.";

/**
 * Leads the whole page to where a plan is paid for, or to where the change to it is confirmed
 * (docs/product/billing.md#checkout-and-portal). Busy until the browser has left, and idle again when it comes back to this
 * very page.
 */
export function useCheckout() {
  const toast = useToast("checkout");
  const queries = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const checkout = useApi().useMutation("post", "/billing/checkout", {
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      setLeavingFor(null);
      toast.error("Checkout Failed", messageOf(error) ?? CHECKOUT_FAILED);
      // The request was rejected because the subscription shown is out of date.
      void queries.invalidateQueries({ queryKey: SUBSCRIPTION });
    },
  });
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeavingFor(null);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  const begin = (planId: string, billingCycle: Billing) => {
    const body = { planId, billingCycle };
    setLeavingFor(planId);
    checkout.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  return { begin, leavingFor };
}

/** Names of the club's admins, for those who cannot choose its plan; empty until they are here. */
export function useContacts(enabled: boolean): string[] {
  const { data } = useApi().useQuery("get", "/billing/contacts", {}, { enabled });
  return data?.data.map(({ name }) => name) ?? [];
}

const PORTAL_FAILED = "The customer portal could not be opened. Please try again.";

/**
 * Opens the provider's portal in a new tab (docs/product/billing.md#checkout-and-portal). The tab is opened at the click,
 * because browsers block what opens later; where even that is blocked, this page goes there itself.
 */
export function useCustomerPortal() {
  const toast = useToast("customer-portal");
  const { mutateAsync, isPending } = useApi().useMutation("post", "/billing/portal");
  const open = () => {
    const tab = window.open("", "_blank");
    // The tab must not stay empty when this page is left before the response.
    mutateAsync({}).then(
      ({ url }) => {
        if (!tab) return location.assign(url);
        tab.opener = null;
        tab.location.replace(url);
      },
      (error: unknown) => {
        tab?.close();
        toast.error("Portal Access Failed", messageOf(error) ?? PORTAL_FAILED);
      },
    );
  };
  return { open, isOpening: isPending };
}

/** The plans on sale, cheapest first. Needs no session. */
export const usePlans = () => useApi().useQuery("get", "/plans");

/** Not in hidden tabs (docs/product/access.md#polling-and-live-changes). */
const POLL_MS = 30_000;
/** While a payment is being confirmed. */
const SOON_MS = 2_000;

/**
 * The subscription of the caller's club (docs/product/billing.md#subscription), for its admins alone. Keeps what the shell knows of the
 * club's access in step.
 */
export function useSubscription({ isAwaited }: { isAwaited: (subscribed: boolean | undefined) => boolean }) {
  const { me, role } = useShell();
  const queries = useQueryClient();
  const query = useApi().useQuery(
    "get",
    "/billing/subscription",
    {},
    {
      enabled: viewerOf(me, role) === "admin",
      refetchInterval: ({ state: { data } }) => (isAwaited(data?.subscribed) ? SOON_MS : POLL_MS),
    },
  );
  const subscribed = query.data?.subscribed;
  const isKnownAsPaid = me?.access.access_type === "paid";
  useEffect(() => {
    if (subscribed === undefined || subscribed === isKnownAsPaid) return;
    void queries.invalidateQueries({ queryKey: ME }, { cancelRefetch: false });
  }, [subscribed, isKnownAsPaid, queries]);
  return query;
}
