import type { DehydratedState } from "@tanstack/react-query";

export type KeptRead = DehydratedState["queries"][number];

/** What is older is of no use, and not kept for longer than needed. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** The last days of the grid that were looked at, each in two parts. */
const DAY_READS = 6;

const DAYS = ["/days/{date}", "/me/days/{date}"];

/**
 * Whether a read is shown without a network: the profile, one's own bookings with their players, and the day grid. Nothing else, so that
 * no list of people is kept; of staff, whose grid has names, the profile alone, with which the desk opens. The key of a read of another
 * person, who is at a device on the wall in this browser, has a part more: none is kept.
 */
export function isKeptRead([method, path, init, ...more]: readonly unknown[], isStaff = false): boolean {
  if (method !== "get" || more.length > 0) return false;
  if (isStaff) return path === "/me";
  if (path === "/bookings") return Object(Object(Object(init).params).query).scope === "mine";
  return path === "/me" || DAYS.some((day) => day === path);
}

/** The reads to keep: each as it was read last. `now` is epoch ms. */
export function mergedReads(before: readonly KeptRead[], read: readonly KeptRead[], now: number): KeptRead[] {
  const newest = new Map<string, KeptRead>();
  for (const each of [...before, ...read]) {
    const known = newest.get(each.queryHash);
    if (!known || known.state.dataUpdatedAt <= each.state.dataUpdatedAt) newest.set(each.queryHash, each);
  }
  const usable = usableReads([...newest.values()], now).sort(
    (one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt,
  );
  const days = usable.filter(isDay);
  return usable.filter((each) => !isDay(each) || days.indexOf(each) < DAY_READS);
}

/** Those that are recent enough to be shown. */
export const usableReads = (reads: readonly KeptRead[], now: number): KeptRead[] =>
  reads.filter(({ state }) => now - state.dataUpdatedAt < KEPT_MS);

const isDay = ({ queryKey }: KeptRead): boolean => DAYS.some((day) => day === queryKey[1]);
