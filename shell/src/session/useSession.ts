import type { Me } from "@courtside/contracts/api/client.ts";
import { useMemo, useState, useSyncExternalStore } from "react";
import { api } from "../api/client.ts";
import { currentSession, subscribeToSession } from "../auth/sessionStore.ts";
import type { SignedOutReason } from "../auth/signedOutReason.ts";
import { unchecked } from "./unchecked.ts";

/** Who is here, as the screens need it. `failed` = signed in, but the profile could not be read. */
export type Session =
  | { status: "starting"; me: null }
  | { status: "signed-out"; me: null; reason: SignedOutReason }
  | { status: "failed"; me: null; error: unknown; retry: () => void; retrying: boolean }
  | { status: "signed-in"; me: Me };

/** Access is checked again each half minute while the tab is visible (docs/product/access.md#polling-and-live-changes). */
const ACCESS_POLL_MS = 30_000;
/** While the api does not respond it is polled more often, so that the shell recovers soon. */
const RETRY_MS = 5_000;

/** The session and the profile behind it. */
export function useSession(): Session {
  const state = useSyncExternalStore(subscribeToSession, currentSession);
  const signedIn = state.status === "signed-in";
  const profile = api.useQuery(
    "get",
    "/me",
    {},
    {
      enabled: signedIn,
      refetchInterval: ({ state: { status } }) => (status === "error" ? RETRY_MS : ACCESS_POLL_MS),
    },
  );
  const { data, error } = profile;
  // While it is read again a query without data has neither error nor data: the page that says so would come and go.
  const [failure, setFailure] = useState<unknown>(null);
  if (error && error !== failure) setFailure(error);
  const me = useMemo(() => data && unchecked(data, error), [data, error]);
  if (state.status === "starting") return { status: "starting", me: null };
  if (state.status === "second-factor") return { status: "signed-out", me: null, reason: "visitor" };
  if (state.status === "signed-out") return { status: "signed-out", me: null, reason: state.reason };
  if (me) return { status: "signed-in", me };
  if (profile.errorUpdatedAt > 0) {
    const retry = () => void profile.refetch();
    return { status: "failed", me: null, error: error ?? failure, retry, retrying: profile.isFetching };
  }
  return { status: "starting", me: null };
}
