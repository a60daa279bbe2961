import type { RegistryEntry, RemoteModule } from "@courtside/contracts/shell/remote.ts";
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from "@module-federation/enhanced/runtime";
import { fetchManifest } from "./fetchManifest.ts";
import { withTimeLimit } from "./withTimeLimit.ts";

const LOAD_LIMIT_MS = 10_000;

/**
 * The runtime waits for a silent server for ever, and remembers whatever it was told: its own requests are limited, and
 * an answer that is no manifest never reaches it.
 */
const limits: ModuleFederationRuntimePlugin = {
  name: "courtside-limits",
  fetch: (url) => fetchManifest(url, AbortSignal.timeout(LOAD_LIMIT_MS)),
  createScript: ({ url, remoteInfo }) => ({
    script: scriptOf(url, attempts.get(remoteInfo?.name ?? "") ?? 0),
    timeout: LOAD_LIMIT_MS,
  }),
};

/** How often a container was forgotten. */
const attempts = new Map<string, number>();

/** A browser lets a second request for one address wait for the first: after a silent server, Retry needs another address. */
function scriptOf(url: string, attempt: number): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = attempt === 0 ? url : `${url}?attempt=${attempt}`;
  return script;
}

interface Loading {
  module: Promise<RemoteModule>;
  /** A screen waits for it, and will show its failure. */
  wanted: boolean;
}

const loadings = new Map<string, Loading>();

const containerName = (name: string) => name.replaceAll("-", "_");

/** Makes the entries loadable. Loads nothing. */
export function registerEntries(entries: RegistryEntry[]): void {
  registerPlugins([limits]);
  registerRemotes(
    entries.map(({ name, entry }) => ({ name: containerName(name), entry: new URL(entry, location.origin).href })),
  );
}

function loadingOf({ name }: RegistryEntry): Loading {
  const known = loadings.get(name);
  if (known) return known;
  const module = withTimeLimit(load(name), LOAD_LIMIT_MS, `${name} did not answer in time`);
  const loading = { module, wanted: false };
  loadings.set(name, loading);
  return loading;
}

/** A remote's module, for a screen. The same promise each time, until {@link forgetRemote}. */
export function remoteModule(entry: RegistryEntry): Promise<RemoteModule> {
  const loading = loadingOf(entry);
  loading.wanted = true;
  return loading.module;
}

/** Begins to load a remote that may be wanted soon. A failure that no screen came to wait for is forgotten. */
export function warmRemote(entry: RegistryEntry): void {
  const loading = loadingOf(entry);
  loading.module.catch(() => {
    if (!loading.wanted) forgetRemote(entry);
  });
}

/** The next {@link remoteModule} loads anew. */
export function forgetRemote({ name }: RegistryEntry): void {
  if (!loadings.delete(name)) return;
  const container = containerName(name);
  attempts.set(container, (attempts.get(container) ?? 0) + 1);
}

async function load(name: string): Promise<RemoteModule> {
  const loaded = await loadRemote<{ default: RemoteModule }>(`${containerName(name)}/remote`);
  if (!loaded?.default) throw new Error(`${name} exposes no remote`);
  return loaded.default;
}
