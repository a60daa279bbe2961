import type { QueryClient } from "@tanstack/react-query";
import { isRegistryQuery } from "../remotes/registryKey.ts";
import { currentSession, subscribeToSession } from "./sessionStore.ts";

/** Another user, or none: the last user's data is removed before anything is drawn. */
export function followSession(queries: QueryClient): void {
  const userId = () => {
    const session = currentSession();
    return session.status === "signed-in" ? session.userId : null;
  };
  let known = userId();
  subscribeToSession(() => {
    const now = userId();
    if (now === known) return;
    known = now;
    queries.removeQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) });
  });
}
