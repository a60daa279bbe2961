import type { QueryClient } from "@tanstack/react-query";
import { api, isTransient } from "../api/client.ts";
import { currentSession, subscribeToSession } from "../auth/sessionStore.ts";

/** The longest time that a person waits for the network while this device has what they read last. */
const NETWORK_LIMIT_MS = 4_000;

/**
 * Reads who is here before anything is drawn; without a network, or one that takes too long, shows what was kept. Never rejects:
 * useSession asks again, and shows what fails.
 */
export async function warmSession(queries: QueryClient): Promise<void> {
  await sessionKnown();
  const session = currentSession();
  if (session.status !== "signed-in") return;
  const profile = api.queryOptions("get", "/me", {});
  const late = new Promise((resolve) => setTimeout(resolve, navigator.onLine ? NETWORK_LIMIT_MS : 0));
  await Promise.race([queries.prefetchQuery(profile), late]);
  const { data, error } = queries.getQueryState(profile.queryKey) ?? {};
  // A rejection says that there is no access: nothing of before is shown then.
  if (data || (error && !isTransient(error))) return;
  await import("../offline/keepReads.ts")
    .then(({ restoreReads }) => restoreReads(queries, session.userId))
    .catch((error: unknown) => console.debug("Nothing was kept from before", error));
}

const sessionKnown = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (currentSession().status === "starting") return;
      stop();
      resolve();
    };
    const stop = subscribeToSession(look);
    look();
  });
