import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { queryOptions } from "@tanstack/react-query";
import { reportLoadsOnLeaving } from "./loadTimes.ts";
import type { Overridden } from "./overrides/applyOverrides.ts";
import { overrideOrigins } from "./overrides/overrideOrigins.ts";
import { requestedOverrides } from "./overrides/requestedOverrides.ts";
import { parseRegistry } from "./parseRegistry.ts";
import { REGISTRY_KEY } from "./registryKey.ts";
import { releasesIn } from "./releases.ts";
import { watchUncaught } from "./watchUncaught.ts";

const RETRY_MS = 5_000;
const LOOK_AGAIN_MS = 5 * 60_000;

/** The registry as read when this page was loaded; null: not yet. */
let startedWith: unknown = null;

/** Read once: a page keeps the versions that it was loaded with. */
const pageRegistry = queryOptions({
  queryKey: REGISTRY_KEY,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: 2,
  // The shell works without it, and recovers by itself.
  refetchInterval: ({ state }) => (state.status === "error" ? RETRY_MS : false),
  queryFn: async () => {
    const json = registryInPage() ?? (await fetchRegistry());
    const { remotes, problems } = parseRegistry(json);
    for (const problem of problems) console.error(`${problem}; it is left out.`);
    startedWith = json;
    const registry = await overridden(json, remotes);
    watchUncaught(registry.remotes);
    reportLoadsOnLeaving();
    return registry;
  },
});

/** The remotes of this page. */
export const registryQuery = queryOptions({ ...pageRegistry, select: ({ remotes }) => remotes });

/** The remotes that are not the released ones; undefined if all are. */
export const overridesQuery = queryOptions({
  ...pageRegistry,
  enabled: false,
  select: ({ overrides }) => overrides,
});

interface PageRegistry {
  remotes: RegistryEntry[];
  overrides?: Overridden["overrides"];
}

/** Its code is loaded only by browsers with overrides, from a server that allows them. */
async function overridden(json: unknown, remotes: RegistryEntry[]): Promise<PageRegistry> {
  const origins = overrideOrigins(json);
  const requested = origins ? requestedOverrides() : [];
  if (!origins || requested.length === 0) return { remotes };
  const { applyOverrides } = await import("./overrides/applyOverrides.ts");
  return applyOverrides(remotes, origins, requested);
}

/** Whether a release or a rollback happened since this page was loaded. Checked when the user returns, and periodically. */
export const isOutdatedQuery = queryOptions({
  queryKey: [...REGISTRY_KEY, "is outdated"],
  initialData: false,
  // A page that was just loaded counts as new, whatever an intermediate cache returns: a reload must not follow a reload at once.
  staleTime: LOOK_AGAIN_MS,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnWindowFocus: "always",
  queryFn: async () => {
    const response = await requestRegistry();
    // Without a network: what the service worker has kept is no news.
    if (response.headers.has("courtside-kept")) return false;
    const released = releasesIn(await response.json());
    return startedWith !== null && released !== releasesIn(startedWith);
  },
});

/** The registry that the server wrote into this page; null if it could not, and on the development server. */
export function registryInPage(): unknown {
  const text = document.getElementById("remotes")?.textContent;
  return text ? JSON.parse(text) : null;
}

const fetchRegistry = async (): Promise<unknown> => (await requestRegistry()).json();

async function requestRegistry(): Promise<Response> {
  const response = await fetch("/remotes.json");
  if (!response.ok) throw new Error(`The registry responded ${response.status}`);
  return response;
}
