import type { NavItem } from "@courtside/contracts/shell/remote.ts";

type Place = Pick<NavItem, "path" | "also">;

/**
 * The sidebar entry that is active on the shown page: the page's path starts with the entry's path, or with one of the other
 * paths of the entry (docs/product/screens.md#shell). Of several the longest wins, so that `/coaches` is not the portal at
 * `/coach`. The dashboard matches its own path only.
 */
export function activePath(places: readonly Place[], pathname: string): string | undefined {
  const matches = places.flatMap(({ path, also = [] }) =>
    [path, ...also].filter((each) => isStart(each, pathname)).map((each) => ({ path, length: each.length })),
  );
  return matches.sort((one, other) => other.length - one.length)[0]?.path;
}

const isStart = (start: string, pathname: string): boolean =>
  start === "/dashboard" ? pathname === start : pathname.startsWith(start);
