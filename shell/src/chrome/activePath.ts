import type { NavItem } from "@courtside/contracts/shell/remote.ts";

type Place = Pick<NavItem, "path" | "also">;

/**
 * The entry that stands for the page shown: its path, or one that it also stands for, is where the page's path starts
 * (docs/product/screens.md#shell). Of several the longest, so that `/coaches` is not the portal at `/coach`. The dashboard is only itself.
 */
export function activePath(places: readonly Place[], pathname: string): string | undefined {
  const matches = places.flatMap(({ path, also = [] }) =>
    [path, ...also].filter((each) => isStart(each, pathname)).map((each) => ({ path, length: each.length })),
  );
  return matches.sort((one, other) => other.length - one.length)[0]?.path;
}

const isStart = (start: string, pathname: string): boolean =>
  start === "/dashboard" ? pathname === start : pathname.startsWith(start);
