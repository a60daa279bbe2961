import { queryOptions } from "@tanstack/react-query";
import { parseRegistry } from "./parseRegistry.ts";
import { REGISTRY_KEY } from "./registryKey.ts";
import { registerEntries } from "./remoteModules.ts";

const RETRY_MS = 5_000;

/** The remotes of this page. Read once: a page keeps the versions that it started with. */
export const registryQuery = queryOptions({
  queryKey: REGISTRY_KEY,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: 2,
  // The shell stands without it, and recovers by itself.
  refetchInterval: ({ state }) => (state.status === "error" ? RETRY_MS : false),
  queryFn: async () => {
    const response = await fetch("/remotes.json");
    if (!response.ok) throw new Error(`The registry answered ${response.status}`);
    const { remotes, problems } = parseRegistry(await response.json());
    for (const problem of problems) console.error(`${problem}; it is left out.`);
    registerEntries(remotes);
    return remotes;
  },
});
