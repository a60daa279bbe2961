import { readAgain } from "@courtside/contracts/api/club-days.ts";
import { applyChanges } from "@courtside/contracts/api/live.ts";
import type { QueryClient } from "@tanstack/react-query";
import { isRegistryQuery } from "../remotes/registryKey.ts";
import type { LiveEvent } from "./streamEvents.ts";

/** Brings the kept responses up to date after events. Screens show the old data until a response that must be read again arrives. */
export function applyLiveEvents(queries: QueryClient, events: readonly LiveEvent[]): void {
  if (events.some(({ type }) => type === "resync")) {
    readAgain(queries, ({ queryKey }) => !isRegistryQuery(queryKey));
    return;
  }
  const changes = events.flatMap((event) => (event.type === "change" ? event.change : []));
  if (changes.length > 0) applyChanges(queries, changes);
}
