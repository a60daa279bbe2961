import { useApi, useQueryClient, useShell } from "@courtside/contracts/shell/index.tsx";
import { useEffect } from "react";
import { viewerOf } from "../components/viewer.ts";

/** Not in hidden tabs (docs/product/access.md#polling-and-live-changes). */
const POLL_MS = 30_000;
/** While a payment is being confirmed. */
const SOON_MS = 2_000;

/**
 * How the caller's club stands (docs/product/billing.md#subscription), for its admins alone. Keeps what the shell knows of the
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
    void queries.invalidateQueries({ queryKey: ["get", "/me"] }, { cancelRefetch: false });
  }, [subscribed, isKnownAsPaid, queries]);
  return query;
}
