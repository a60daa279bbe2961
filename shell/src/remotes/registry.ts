import { queryOptions } from "@tanstack/react-query";
import { parseRegistry } from "./parseRegistry.ts";
import { REGISTRY_KEY } from "./registryKey.ts";
import { releasesIn } from "./releases.ts";
import { watchUncaught } from "./watchUncaught.ts";

const RETRY_MS = 5_000;
const LOOK_AGAIN_MS = 5 * 60_000;

/** What the registry said when this page began. */
let startedWith: string | null = null;

/** The remotes of this page. Read once: a page keeps the versions that it started with. */
export const registryQuery = queryOptions({
  queryKey: REGISTRY_KEY,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: 2,
  // The shell stands without it, and recovers by itself.
  refetchInterval: ({ state }) => (state.status === "error" ? RETRY_MS : false),
  queryFn: async () => {
    const json = registryInPage() ?? (await fetchRegistry());
    const { remotes, problems } = parseRegistry(json);
    for (const problem of problems) console.error(`${problem}; it is left out.`);
    startedWith = releasesIn(json);
    watchUncaught(remotes);
    return remotes;
  },
});

/** Whether something was released, or rolled back, since this page began. Looked for when the person comes back, and now and then. */
export const isOutdatedQuery = queryOptions({
  queryKey: [...REGISTRY_KEY, "is outdated"],
  initialData: false,
  // A page that has just begun is new, whatever a cache on the way says: no reload may follow a reload at once.
  staleTime: LOOK_AGAIN_MS,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnWindowFocus: "always",
  queryFn: async () => {
    const released = releasesIn(await fetchRegistry());
    return startedWith !== null && released !== startedWith;
  },
});

/** What the server wrote into this page; null where it could not, and on the development server. */
function registryInPage(): unknown {
  const text = document.getElementById("remotes")?.textContent;
  return text ? JSON.parse(text) : null;
}

async function fetchRegistry(): Promise<unknown> {
  const response = await fetch("/remotes.json");
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return response.json();
}
