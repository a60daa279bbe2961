import type { RegistryEntry, RemoteRoute } from "@courtside/contracts/shell/remote.ts";
import { useMemo } from "react";
import { type RouteObject, useRoutes } from "react-router";
import { GuardedScreen } from "../access/GuardedScreen.tsx";
import { NotFound } from "../chrome/NotFound.tsx";

/** A route and the remote that owns it. */
export type OwnedRoute = RemoteRoute & { entry: RegistryEntry };

/** The registry's routes by path; several remotes may own one path for different roles. */
export function routesByPath(remotes: readonly RegistryEntry[]): Map<string, OwnedRoute[]> {
  const owned = remotes.flatMap((entry) => entry.routes.map((route) => ({ ...route, entry })));
  return Map.groupBy(owned, ({ path }) => path);
}

/** Every screen that some remote brings, and the 404 page for all other paths. */
export function RemoteRoutes({ remotes }: { remotes: readonly RegistryEntry[] }) {
  const routes = useMemo<RouteObject[]>(
    () => [
      ...[...routesByPath(remotes)].map(([path, owners]) => ({
        path,
        element: <GuardedScreen key={path} owners={owners} remotes={remotes} />,
      })),
      { path: "*", element: <NotFound /> },
    ],
    [remotes],
  );
  return useRoutes(routes);
}
