import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { CONTRACT_VERSION } from "@courtside/contracts/shell/remote.ts";
import { matchPath } from "react-router";
import { fetchPart } from "./designParts.ts";
import { warmRemote } from "./remoteModules.ts";

/** Fetches the screen of a path before it is shown. Never rejects: the screen itself shows a failure. */
export async function warmScreen(remotes: readonly RegistryEntry[], pathname: string): Promise<void> {
  const fetching = remotes.flatMap((entry) => {
    const route = entry.routes.find(({ path }) => matchPath(path, pathname));
    if (!route || entry.contract !== CONTRACT_VERSION) return [];
    const parts = (route.uses ?? []).map((part) => fetchPart(part).catch(() => undefined));
    return [warmRemote(entry, route.screen), ...parts];
  });
  await Promise.all(fetching);
}
