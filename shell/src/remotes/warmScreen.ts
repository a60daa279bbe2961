import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { CONTRACT_VERSION } from "@courtside/contracts/shell/remote.ts";
import { matchPath } from "react-router";
import { fetchPart } from "./designParts.ts";
import { warmRemote } from "./remoteModules.ts";

/** Begins to fetch the screen of a path before it is shown. */
export function warmScreen(remotes: readonly RegistryEntry[], pathname: string): void {
  for (const entry of remotes) {
    const route = entry.routes.find(({ path }) => matchPath(path, pathname));
    if (!route || entry.contract !== CONTRACT_VERSION) continue;
    void warmRemote(entry, route.screen);
    for (const part of route.uses ?? []) fetchPart(part).catch(() => undefined);
  }
}
