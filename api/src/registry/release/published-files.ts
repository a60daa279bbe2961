import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  AUDIENCE_COOKIE,
  audienceValue,
  type CanarySession,
  NUMBER_COOKIE,
} from "@courtside/contracts/domain/canary.ts";
import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import { canaryOf, type PublishedRegistry, readRegistry } from "./registry-file.ts";
import type { ReleaseTarget } from "./target.ts";

/** Reads what browsers will get. Throws with the reason when it is not there, or not to be used by a page. */
export interface PublishedFiles {
  /** The remotes that the session gets. */
  registry(): Promise<PublishedRegistry>;
  /** A file of the release. */
  file(name: string): Promise<Buffer>;
}

const typeOf: Record<string, string> = { js: "javascript", css: "text/css", json: "json" };

const cookiesOf = (session: CanarySession) =>
  [`${NUMBER_COOKIE}=${session.number ?? ""}`, `${AUDIENCE_COOKIE}=${audienceValue(session)}`].join("; ");

/** From the servers where their addresses are known, from the disk otherwise. */
export function publishedFiles(
  target: ReleaseTarget,
  { entry, name, version }: PublishedEntry,
  session?: CanarySession,
): PublishedFiles {
  const { siteUrl } = target;
  const address = URL.parse(entry, siteUrl);
  const isHere = !siteUrl && address !== null && address.origin === target.homes?.get(name);
  const base = isHere ? null : address;
  const folder = join(target.filesDir, "_mf", name, version);
  return {
    registry: async () => {
      if (siteUrl) return JSON.parse((await ask(new URL("/remotes.json", siteUrl), siteUrl, session)).toString());
      const registry = readRegistry(target.registryFile);
      const canary = session && canaryOf(registry, name);
      return canary ? { remotes: [canary] } : registry;
    },
    file: (file) => (base ? ask(new URL(file, base), siteUrl) : readFile(join(folder, file))),
  };
}

async function ask(url: URL, siteUrl: string | undefined, session?: CanarySession): Promise<Buffer> {
  const origin = siteUrl && new URL(siteUrl).origin;
  const headers = { ...(origin && { origin }), ...(session && { cookie: cookiesOf(session) }) };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch((cause) => {
    throw new Error(`${url} does not respond`, { cause });
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  const wanted = typeOf[url.pathname.split(".").at(-1) ?? ""];
  const type = response.headers.get("content-type") ?? "no type";
  if (wanted && !type.includes(wanted)) throw new Error(`${url} returned ${type}, which a browser blocks`);
  const allowed = response.headers.get("access-control-allow-origin");
  if (origin && origin !== url.origin && allowed !== "*" && allowed !== origin)
    throw new Error(`${url} does not allow ${origin} to read it (access-control-allow-origin)`);
  return bytes;
}

/** Tries again until `timeout` ms are over: a server or a cache may take its time to show what is new. */
export async function retryUntil<T>(timeout: number, attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + timeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() >= until) throw error;
      await delay(250);
    }
  }
}
