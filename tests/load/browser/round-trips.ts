import type { PageRequest } from "./cold-load.ts";

/** Request types that delay later requests; fonts and images do not delay code. */
const HOLDS_UP = new Set(["Document", "Stylesheet", "Script", "Fetch", "XHR"]);

/**
 * The number of consecutive responses that a page waited for before it requested a path that begins so: the longest chain of
 * requests, each of which began after the response to its predecessor.
 */
export function roundTripsBefore(requests: PageRequest[], path: string): number {
  const inOrder = requests.filter(({ type }) => HOLDS_UP.has(type)).sort((one, other) => one.began - other.began);
  const chains = new Map<PageRequest, number>();
  for (const request of inOrder) {
    const before = [...chains].filter(([{ ended }]) => ended <= request.began).map(([, length]) => length);
    const chain = Math.max(0, ...before);
    if (request.path.startsWith(path)) return chain;
    chains.set(request, chain + 1);
  }
  throw new Error(`${path} was not asked for`);
}
