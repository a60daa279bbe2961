import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";

/** The address of a remote's container, and the hash it must have. */
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

/** Reads the address of the container from an `mf-manifest.json`. Throws for any other response. */
export async function fetchManifest(
  url: string,
  signal: AbortSignal,
  fetch = globalThis.fetch,
): Promise<{ remoteEntry: string }> {
  const response = await fetch(url, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  const manifest: unknown = await response.json();
  const remoteEntry = field(field(manifest, "metaData"), "remoteEntry");
  const name = field(remoteEntry, "name");
  const path = field(remoteEntry, "path") ?? "";
  if (typeof name !== "string" || typeof path !== "string") throw new Error(`${url} is no manifest of a remote`);
  return { remoteEntry: path === "" ? name : `${path.replace(/\/$/, "")}/${name}` };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
