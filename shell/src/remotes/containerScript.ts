import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";

/** The address of a remote's container, the hash it must have, and whether it takes Module Federation's runtime from the shell. */
export interface ContainerScript {
  url: string;
  integrity?: string;
  needsRuntime: boolean;
}

/** Containers that bring what they need say so; those of earlier releases say nothing. */
const needsRuntime = (runtime: unknown): boolean => runtime !== "none";

/** The container of a registry entry. One without a released script (a team's own server) is looked up in its manifest. */
export async function containerScript(
  { entry, script, runtime }: RegistryEntry,
  signal: AbortSignal,
): Promise<ContainerScript> {
  const base = new URL(entry, location.origin);
  if (script) {
    const { file, integrity } = script;
    return { url: new URL(file, base).href, integrity, needsRuntime: needsRuntime(runtime) };
  }
  const manifest = await fetchManifest(base.href, signal);
  return { url: new URL(manifest.remoteEntry, base).href, needsRuntime: needsRuntime(manifest.runtime) };
}

/** Reads the address of the container, and the runtime it takes from the shell, from an `mf-manifest.json`. Throws for any other response. */
export async function fetchManifest(
  url: string,
  signal: AbortSignal,
  fetch = globalThis.fetch,
): Promise<{ remoteEntry: string; runtime?: unknown }> {
  const response = await fetch(url, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  const manifest: unknown = await response.json();
  const details = field(manifest, "metaData");
  const remoteEntry = field(details, "remoteEntry");
  const runtime = field(details, "runtime");
  const name = field(remoteEntry, "name");
  const path = field(remoteEntry, "path") ?? "";
  if (typeof name !== "string" || typeof path !== "string") throw new Error(`${url} is no manifest of a remote`);
  return {
    remoteEntry: path === "" ? name : `${path.replace(/\/$/, "")}/${name}`,
    ...(runtime !== undefined && { runtime }),
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
