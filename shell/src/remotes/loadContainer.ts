import { loadCode } from "@courtside/contracts/shell/load-code.ts";
import type { ContainerScript } from "./containerScript.ts";

/** What a remote's script leaves in the page: Module Federation's container interface. */
interface Container {
  /** Gives it the modules that the shell shares. */
  init(shareScope: unknown): Promise<unknown> | unknown;
  get(exposed: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** The name that a remote's build gives its container. */
const containerName = (remote: string) => remote.replaceAll("-", "_");
const containerOf = (remote: string) =>
  (globalThis as Record<string, unknown>)[containerName(remote)] as Container | undefined;

/** How often a remote's script failed to load. */
const failures = new Map<string, number>();

/**
 * What a remote exposes as `./remote`. Rejects when its script does not load, is not the released one, or leaves no
 * container. It waits for a silent server without limit: the caller limits the time.
 */
export async function loadExposed(remote: string, script: ContainerScript): Promise<unknown> {
  if (!containerOf(remote)) await runScript(remote, script);
  const container = containerOf(remote);
  if (!container) throw new Error(`${script.url} leaves no container`);
  await __webpack_init_sharing__("default");
  await container.init(__webpack_share_scopes__.default);
  const factory = await loadCode(() => container.get("./remote"));
  return factory();
}

/** The next attempt uses another address, because a browser queues a second request for the same address behind the first. */
export const countFailure = (remote: string) => failures.set(remote, (failures.get(remote) ?? 0) + 1);

function runScript(remote: string, { url, integrity }: ContainerScript): Promise<void> {
  const attempt = failures.get(remote) ?? 0;
  const script = document.createElement("script");
  script.src = attempt === 0 ? url : `${url}?attempt=${attempt}`;
  if (integrity) script.integrity = integrity;
  script.crossOrigin = "anonymous";
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`${script.src} did not load`));
  document.head.append(script);
  return promise.finally(() => script.remove());
}
