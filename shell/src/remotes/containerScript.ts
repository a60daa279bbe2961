import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { fetchManifest } from "./fetchManifest.ts";

/** Where a remote's container is, and what it must be. */
export interface ContainerScript {
  url: string;
  integrity?: string;
}

/** The container of a registry entry. One without a released script (a team's own server) is looked up in its manifest. */
export async function containerScript({ entry, script }: RegistryEntry, signal: AbortSignal): Promise<ContainerScript> {
  const base = new URL(entry, location.origin);
  if (script) return { url: new URL(script.file, base).href, integrity: script.integrity };
  const { remoteEntry } = await fetchManifest(base.href, signal);
  return { url: new URL(remoteEntry, base).href };
}
