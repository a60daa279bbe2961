import type { QueryClient } from "@tanstack/react-query";
import { currentSession, subscribeToSession } from "../auth/sessionStore.ts";
import { forgetReads } from "../offline/forgetReads.ts";
import { isRegistryQuery } from "../remotes/registryKey.ts";

/** Another user, or none: the last user's data is removed before anything is drawn, also from what this device keeps. */
export function followSession(queries: QueryClient): void {
  const userId = () => {
    const session = currentSession();
    return session.status === "signed-in" ? session.userId : null;
  };
  let known = userId();
  const forgetLast = () => {
    if (currentSession().status === "signed-out") forgetReads();
  };
  // The session may have ended while no page was open.
  forgetLast();
  subscribeToSession(() => {
    forgetLast();
    const now = userId();
    if (now === known) return;
    if (known !== null) forgetReads();
    known = now;
    queries.removeQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) });
  });
}
