import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { errorType } from "./remoteErrors.ts";

/** After it the attempt begins with what there is. */
const LIMIT_MS = 5_000;

/**
 * Fetches again, past the browser's cache, what the page has requested of a remote whose code did not load. Its files are cached for a year:
 * one that arrived damaged would be rejected by its hash each time.
 */
export async function fetchAgain({ entry }: Pick<RegistryEntry, "entry">, error: unknown): Promise<void> {
  if (!["chunk", "unreachable"].includes(errorType(error))) return;
  const folder = new URL(".", new URL(entry, location.origin)).href;
  const requested = performance.getEntriesByType("resource").map(({ name }) => name);
  const urls = new Set(requested.filter((url) => url.startsWith(folder)));
  const signal = AbortSignal.timeout(LIMIT_MS);
  await Promise.allSettled([...urls].map((url) => fetch(url, { cache: "reload", signal })));
}
