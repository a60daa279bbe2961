import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { useMemo } from "react";
import { type RouteObject, useRoutes } from "react-router";
import { routesByPath } from "../remotes/routesByPath.ts";
import { GuardedScreen } from "./GuardedScreen.tsx";
import { NotFound } from "./NotFound.tsx";

/** The screens of all remotes, and the 404 page for all other paths. */
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
