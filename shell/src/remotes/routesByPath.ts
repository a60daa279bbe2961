import type { RegistryEntry, RemoteRoute } from "@courtside/contracts/shell/remote.ts";

/** A route and the remote that owns it. */
export type OwnedRoute = RemoteRoute & { entry: RegistryEntry };

/** The registry's routes by path; several remotes may own one path for different roles. */
export function routesByPath(remotes: readonly RegistryEntry[]): Map<string, OwnedRoute[]> {
  const owned = remotes.flatMap((entry) => entry.routes.map((route) => ({ ...route, entry })));
  return Map.groupBy(owned, ({ path }) => path);
}
