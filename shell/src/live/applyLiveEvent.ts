import { isTouchedBy } from "@courtside/contracts/api/live.ts";
import type { QueryClient } from "@tanstack/react-query";
import { isRegistryQuery } from "../remotes/registryKey.ts";
import type { LiveEvent } from "./streamEvents.ts";

/** Invalidates the queries that an event may have made out of date. Screens show the old data until the response arrives. */
export function applyLiveEvent(queries: Pick<QueryClient, "invalidateQueries">, event: LiveEvent): void {
  if (event.type === "resync") {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) });
  } else if (event.type === "change") {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isTouchedBy(event.change, queryKey) });
  }
}
