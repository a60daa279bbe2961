import { CONTRACT_VERSION, type RegistryEntry, type RemoteModule } from "@courtside/contracts/shell/remote.ts";
import { use } from "react";
import { containerScript } from "./containerScript.ts";
import { countFailure, loadExposed } from "./loadContainer.ts";
import { noteLoad } from "./loadTimes.ts";
import { RemoteSlow, RemoteUnreachable, WrongContract } from "./remoteErrors.ts";
import { withTimeLimit } from "./withTimeLimit.ts";

const LOAD_LIMIT_MS = 10_000;

interface Loading {
  module: Promise<RemoteModule>;
  /** The module, once it is loaded. */
  ready?: RemoteModule;
  /** A screen waits for it, and will show its failure. */
  wanted: boolean;
}

const loadings = new Map<string, Loading>();

function loadingOf(entry: RegistryEntry): Loading {
  const known = loadings.get(entry.name);
  if (known) return known;
  const begun = performance.now();
  const lateness = new RemoteSlow(`${entry.name} did not respond in time`);
  const module = withTimeLimit(load(entry), LOAD_LIMIT_MS, lateness);
  const loading: Loading = { module, wanted: false };
  module.then(
    (ready) => {
      loading.ready = ready;
      noteLoad(entry, performance.now() - begun);
    },
    () => undefined,
  );
  loadings.set(entry.name, loading);
  return loading;
}

/**
 * A remote's module, for a screen. Suspends only while it is loading, because React shows a fallback for 300 ms at least. Returns
 * the same module each time, until {@link forgetRemote}.
 */
export function useRemoteModule(entry: RegistryEntry): RemoteModule {
  if (entry.contract !== CONTRACT_VERSION) throw new WrongContract(`${entry.name} wants contract ${entry.contract}`);
  const loading = loadingOf(entry);
  loading.wanted = true;
  return loading.ready ?? use(loading.module);
}

/** Starts to load a screen that may be opened soon. A failure for which no screen waits is forgotten. */
export async function warmRemote(entry: RegistryEntry, screen: string): Promise<void> {
  const loading = loadingOf(entry);
  try {
    const { screens } = await loading.module;
    await screens[screen]?.preload?.();
  } catch {
    // A screen that waits shows the failure itself; otherwise the next attempt loads the remote again.
    if (!loading.wanted) forgetRemote(entry);
  }
}

/** The next {@link useRemoteModule} loads it again. */
export function forgetRemote({ name }: RegistryEntry): void {
  const { screens = {}, slots = {} } = loadings.get(name)?.ready ?? {};
  // A slot may have the name of a screen.
  for (const part of [...Object.values(screens), ...Object.values(slots)]) part.forget?.();
  if (loadings.delete(name)) countFailure(name);
}

async function load(entry: RegistryEntry): Promise<RemoteModule> {
  const module = await exposedBy(entry).catch((cause) => {
    throw new RemoteUnreachable(`${entry.name} could not be loaded`, { cause });
  });
  if (!module) throw new RemoteUnreachable(`${entry.name} exposes no remote`);
  if (module.contract !== CONTRACT_VERSION)
    throw new WrongContract(`${entry.name} was built for contract ${module.contract}`);
  return module;
}

async function exposedBy(entry: RegistryEntry): Promise<RemoteModule | undefined> {
  const script = await containerScript(entry, AbortSignal.timeout(LOAD_LIMIT_MS));
  const exposed = (await loadExposed(entry.name, script)) as { default?: RemoteModule } | undefined;
  return exposed?.default;
}
