import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "../../api/src/config.ts";
import { filesOfRegistry, teamsOf } from "../../api/src/registry/registry-files.ts";
import { withSecretFiles } from "../../api/src/secret-files.ts";
import { settingsFile } from "../environment/data-directory.ts";
import { readSecret } from "../environment/read-environment.ts";
import { root } from "../environment/root.ts";
import { type Child, startChild } from "../process/child.ts";
import { CommandError } from "../process/command-error.ts";

const readyTimeout = 30_000;

export interface ApiOptions {
  config: Config;
  databaseUrl: string;
  /** Restarts the api whenever one of its files changes. */
  watch?: boolean;
  /** A registry that takes the place of `SITE_DIR/remotes.json`. */
  remotesFile?: string;
  onLine?: (line: string) => void;
}

function denoProgram(): string {
  const install: { runInstall(): string } = createRequire(import.meta.url)("deno/install_api.cjs");
  return install.runInstall();
}

/**
 * What the api may touch: the network, its own sources, the site, and DATA_DIR but for the owner's passwords there. Of the site it writes
 * the registry alone, to withdraw a canary that fails; with REMOTE_RELEASES also what teams release.
 */
export function denoArguments({ config, watch, remotesFile }: ApiOptions): string[] {
  const { dataDir, siteDir } = config;
  const readable = ["api", "contracts", "node_modules", "deno.json", "package.json"].map((name) => join(root, name));
  const registryFile = resolve(root, remotesFile ?? config.remotesFile);
  const registry = filesOfRegistry(registryFile);
  const released = config.remoteReleases ? [join(siteDir, "_mf")] : [];
  const keySet = config.auth.adminJwksFile;
  const site = [siteDir, ...registry, teamsOf(registryFile), ...(keySet === undefined ? [] : [resolve(root, keySet)])];
  const secret = [settingsFile(dataDir), join(dataDir, "postgres")];
  return [
    "run",
    "--no-prompt",
    "--allow-net",
    "--allow-env",
    "--allow-sys=hostname,osRelease,cpus",
    `--allow-read=${[...readable, ...site, dataDir].join(",")}`,
    `--allow-write=${[dataDir, ...registry, ...released].join(",")}`,
    `--deny-read=${secret.join(",")}`,
    `--deny-write=${secret.join(",")}`,
    ...(watch ? ["--watch", "--no-clear-screen"] : []),
    join(root, "api/main.ts"),
  ];
}

/** Starts the api under Deno. The owner's URL stays out of its environment. */
export function startApi(options: ApiOptions): Child {
  const { config, databaseUrl, remotesFile, onLine } = options;
  const { MIGRATION_DATABASE_URL: _owner, ...env } = withSecretFiles(process.env, readSecret);
  return startChild({
    command: denoProgram(),
    args: denoArguments(options),
    cwd: root,
    env: {
      ...env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
      SITE_DIR: config.siteDir,
      PORT: String(config.port),
      SITE_URL: config.siteUrl,
      DENO_DIR: process.env.DENO_DIR ?? join(config.dataDir, "deno"),
      DENO_NO_UPDATE_CHECK: "1",
      ...(remotesFile && { REMOTES_FILE: remotesFile }),
    },
    onLine,
  });
}

export type ApiPlace = Pick<Config, "port" | "listenAddress">;

/** Waits until `GET /readyz` says 200. Throws {@link CommandError} when the api ends first or stays silent. */
export async function waitUntilReady(api: Child, place: ApiPlace, timeout = readyTimeout): Promise<void> {
  const until = performance.now() + timeout;
  let result = "no response";
  while (performance.now() < until) {
    if (api.hasEnded())
      throw new CommandError(`The api ended while starting (${await api.ended}); see its lines above.`);
    result = await readiness(place);
    if (result === "ready") return;
    await delay(25);
  }
  throw new CommandError(`The api was not ready after ${timeout / 1000} seconds: /readyz gives ${result}.`);
}

async function readiness({ port, listenAddress }: ApiPlace): Promise<string> {
  const isEvery = listenAddress === "0.0.0.0" || listenAddress === "::";
  const host = listenAddress.includes(":") ? `[${listenAddress}]` : listenAddress;
  try {
    const response = await fetch(`http://${isEvery ? "127.0.0.1" : host}:${port}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    });
    const body = await response.text();
    return response.ok ? "ready" : `${response.status} ${body}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
