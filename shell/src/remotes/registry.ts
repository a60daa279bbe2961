import { queryOptions } from "@tanstack/react-query";
import { parseRegistry } from "./parseRegistry.ts";
import { registerEntries } from "./remoteModules.ts";

const KEY = "registry";

/** Whether a cached query is the registry, which outlives sign-in and sign-out. */
export const isRegistryQuery = (queryKey: readonly unknown[]): boolean => queryKey[0] === KEY;

/** The remotes of this page. Read once: a page keeps the versions that it started with. */
export const registryQuery = queryOptions({
  queryKey: [KEY],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: 2,
  queryFn: async () => {
    const response = await fetch("/remotes.json");
    if (!response.ok) throw new Error(`The registry answered ${response.status}`);
    const { remotes, problems } = parseRegistry(await response.json());
    for (const problem of problems) console.error(`${problem}; it is left out.`);
    registerEntries(remotes);
    return remotes;
  },
});
