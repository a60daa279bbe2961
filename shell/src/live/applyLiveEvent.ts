import { isTouchedBy } from "@courtside/contracts/api/live.ts";
import type { QueryClient } from "@tanstack/react-query";
import { isRegistryQuery } from "../remotes/registryKey.ts";
import type { LiveEvent } from "./streamEvents.ts";

/** Makes the cache read again what an event says may be old. Screens keep what they show until the response is here. */
export function applyLiveEvent(queries: Pick<QueryClient, "invalidateQueries">, event: LiveEvent): void {
  if (event.type === "resync") {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) });
  } else if (event.type === "change") {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isTouchedBy(event.change, queryKey) });
  }
}
