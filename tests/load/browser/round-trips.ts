import type { PageRequest } from "./cold-load.ts";

/** What later requests wait for; fonts and images hold up no code. */
const HOLDS_UP = new Set(["Document", "Stylesheet", "Script", "Fetch", "XHR"]);

/**
 * How many answers, one after the other, a page had to wait for before it asked for a path: the longest chain of requests
 * each of which began only after the one before it was answered.
 */
export function roundTripsBefore(requests: PageRequest[], path: string): number {
  const inOrder = requests.filter(({ type }) => HOLDS_UP.has(type)).sort((one, other) => one.began - other.began);
  const chains = new Map<PageRequest, number>();
  for (const request of inOrder) {
    const before = [...chains].filter(([{ ended }]) => ended <= request.began).map(([, length]) => length);
    const chain = Math.max(0, ...before);
    if (request.path === path) return chain;
    chains.set(request, chain + 1);
  }
  throw new Error(`${path} was not asked for`);
}
