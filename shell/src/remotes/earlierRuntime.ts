import * as runtimeCore from "@module-federation/runtime-core";

/** What the shell shares: module → version → how to get it. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

interface SharedVersion {
  get: () => unknown;
  from: string;
  eager?: boolean;
  loaded?: unknown;
}

/** The name by which containers of earlier releases look for the runtime. */
declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

let detailed: ShareScope | undefined;

/**
 * Gives containers of earlier releases what they take from the shell: Module Federation's runtime, and the share scope with the
 * details that it expects. To be removed with the release after the next (docs/decisions/0045).
 */
export function provideRuntime(shared: ShareScope): ShareScope {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  detailed ??= mapValues(shared, (versions) =>
    mapValues(versions, (entry, version) => {
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      return { ...entry, version, scope: ["default"], shareConfig, strategy: "loaded-first" };
    }),
  );
  return detailed;
}

const mapValues = <Value, Result>(of: Record<string, Value>, change: (value: Value, key: string) => Result) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]));
