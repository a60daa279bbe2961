import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient, useShell } from "@courtside/contracts/shell/index.tsx";
import { useEffect } from "react";
import { viewerOf } from "../components/viewer.ts";

/** O §9; not in hidden tabs (decision 36). */
const POLL_MS = 30_000;
/** While a payment is being confirmed. */
const SOON_MS = 2_000;

/**
 * How the caller's club stands (O §7, check-subscription), for its admins. To others the refusal names whom to ask:
 * that does not change, and is not asked again. Keeps what the shell knows of the club's access in step.
 */
export function useSubscription({ isAwaited }: { isAwaited: (subscribed: boolean | undefined) => boolean }) {
  const { me, role } = useShell();
  const viewer = viewerOf(me, role);
  const queries = useQueryClient();
  const query = useApi().useQuery(
    "get",
    "/billing/subscription",
    {},
    {
      enabled: viewer === "admin" || viewer === "asks-admin",
      refetchInterval: ({ state: { data, error } }) => {
        if (isAskAdmin(error)) return false;
        return isAwaited(data?.subscribed) ? SOON_MS : POLL_MS;
      },
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

/** Whether a refusal says that somebody else decides. */
const isAskAdmin = (error: unknown) => isApiError(error) && error.code === "ask_admin";

/** Whom to ask instead: the names of the club's admins, as far as the refusal tells them. */
export function adminsToAsk(error: unknown): string[] {
  const ask: unknown = isApiError(error) ? error.details?.ask : undefined;
  return Array.isArray(ask) ? ask.filter((name) => typeof name === "string") : [];
}
