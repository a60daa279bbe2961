import { CONTRACT_VERSION, type RegistryEntry, type RemoteModule } from "@courtside/contracts/shell/remote.ts";
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from "@module-federation/enhanced/runtime";
import { use } from "react";
import { type ContainerScript, containerScript } from "./containerScript.ts";
import { RemoteSlow, RemoteUnreachable, WrongContract } from "./remoteErrors.ts";
import { withTimeLimit } from "./withTimeLimit.ts";

const LOAD_LIMIT_MS = 10_000;

/** How often a container was forgotten. */
const attempts = new Map<string, number>();
const scripts = new Map<string, ContainerScript>();

/** The runtime waits for a silent server for ever, and checks nothing: its script elements are ours. */
const ownScripts: ModuleFederationRuntimePlugin = {
  name: "courtside-scripts",
  createScript: ({ url, remoteInfo }) => ({
    script: scriptElement(url, remoteInfo?.name ?? ""),
    timeout: LOAD_LIMIT_MS,
  }),
};
registerPlugins([ownScripts]);

/** A browser lets a second request for one address wait for the first: after a silent server, Retry needs another address. */
function scriptElement(url: string, container: string): HTMLScriptElement {
  const attempt = attempts.get(container) ?? 0;
  const script = document.createElement("script");
  script.src = attempt === 0 ? url : `${url}?attempt=${attempt}`;
  const { integrity } = scripts.get(container) ?? {};
  if (integrity) script.integrity = integrity;
  script.crossOrigin = "anonymous";
  return script;
}

interface Loading {
  module: Promise<RemoteModule>;
  /** The module, once it is here. */
  ready?: RemoteModule;
  /** A screen waits for it, and will show its failure. */
  wanted: boolean;
}

const loadings = new Map<string, Loading>();

const containerName = (name: string) => name.replaceAll("-", "_");

function loadingOf(entry: RegistryEntry): Loading {
  const known = loadings.get(entry.name);
  if (known) return known;
  const lateness = new RemoteSlow(`${entry.name} did not answer in time`);
  const module = withTimeLimit(load(entry), LOAD_LIMIT_MS, lateness);
  const loading: Loading = { module, wanted: false };
  module.then(
    (ready) => Object.assign(loading, { ready }),
    () => undefined,
  );
  loadings.set(entry.name, loading);
  return loading;
}

/**
 * A remote's module, for a screen. Suspends only while it is not here: React shows a fallback for 300 ms at least. The
 * same module each time, until {@link forgetRemote}.
 */
export function useRemoteModule(entry: RegistryEntry): RemoteModule {
  if (entry.contract !== CONTRACT_VERSION) throw new WrongContract(`${entry.name} wants contract ${entry.contract}`);
  const loading = loadingOf(entry);
  loading.wanted = true;
  return loading.ready ?? use(loading.module);
}

/** Begins to load a screen that may be wanted soon. A failure that no screen came to wait for is forgotten. */
export async function warmRemote(entry: RegistryEntry, screen: string): Promise<void> {
  const loading = loadingOf(entry);
  try {
    const { screens } = await loading.module;
    await screens[screen]?.preload?.();
  } catch {
    // Whoever opens the screen will see; a remote that nobody waits for is to be loaded anew.
    if (!loading.wanted) forgetRemote(entry);
  }
}

/** The next {@link useRemoteModule} loads anew. */
export function forgetRemote({ name }: RegistryEntry): void {
  const { screens, slots } = loadings.get(name)?.ready ?? {};
  for (const screen of Object.values({ ...screens, ...slots })) screen.forget?.();
  if (!loadings.delete(name)) return;
  const container = containerName(name);
  attempts.set(container, (attempts.get(container) ?? 0) + 1);
}

async function load(entry: RegistryEntry): Promise<RemoteModule> {
  const exposed = await loadExposed(entry).catch((cause) => {
    throw new RemoteUnreachable(`${entry.name} could not be loaded`, { cause });
  });
  const module = exposed?.default;
  if (!module) throw new RemoteUnreachable(`${entry.name} exposes no remote`);
  if (module.contract !== CONTRACT_VERSION)
    throw new WrongContract(`${entry.name} was built for contract ${module.contract}`);
  return module;
}

async function loadExposed(entry: RegistryEntry): Promise<{ default?: RemoteModule } | null> {
  const name = containerName(entry.name);
  const script = await containerScript(entry, AbortSignal.timeout(LOAD_LIMIT_MS));
  scripts.set(name, script);
  registerRemotes([{ name, entry: script.url }]);
  return loadRemote<{ default?: RemoteModule }>(`${name}/remote`);
}
