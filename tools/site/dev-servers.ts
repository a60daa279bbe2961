import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { writeAtomically } from "../../api/src/registry/release/registry-file.ts";
import { root } from "../environment/root.ts";
import { type Child, startChild } from "../process/child.ts";
import { CommandError } from "../process/command-error.ts";
import { nextFreePort } from "../process/free-port.ts";
import { rspackProgram, type WebPackage, webPackages } from "./web-packages.ts";

const readyTimeout = 120_000;

/** A package and the port its development server is to take. */
export interface DevServer {
  part: WebPackage;
  port: number;
}

/** A port for the development server of the shell and of each remote, from `from` upwards. */
export async function planDevServers(root: string, from: number): Promise<DevServer[]> {
  const servers: DevServer[] = [];
  for (const part of webPackages(root)) {
    const port = await nextFreePort((servers.at(-1)?.port ?? from - 1) + 1);
    servers.push({ part, port });
  }
  return servers;
}

/** Writes a registry whose entries are the development servers, and returns its file. */
export function writeDevRegistry(servers: DevServer[], folder: string): string {
  const remotes = servers.flatMap(({ part, port }) =>
    part.remote
      ? [{ ...part.remote, version: `${part.version}-dev`, entry: `http://localhost:${port}/mf-manifest.json` }]
      : [],
  );
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "remotes.json");
  writeAtomically(file, `${JSON.stringify({ remotes }, null, 2)}\n`);
  return file;
}

/** Starts `rspack serve` in the package; its config reads PORT (its own) and API_ORIGIN (what the shell proxies to). */
export const startDevServer = (server: DevServer, apiOrigin: string, onLine: (line: string) => void): Child =>
  startServer(server, "rspack.config.mjs", apiOrigin, onLine);

/** Starts a remote alone, in a fake shell. */
export const startStandalone = (server: DevServer, apiOrigin: string, onLine: (line: string) => void): Child =>
  startServer(server, join(root, "contracts/standalone.config.mjs"), apiOrigin, onLine);

/** Starts a remote for the pages of a deployed shell, which alone may read it. */
export const startBesideShell = (server: DevServer, shellOrigin: string, onLine: (line: string) => void): Child =>
  startServer(server, "rspack.config.mjs", shellOrigin, onLine, { MF_SHELL_ORIGIN: shellOrigin });

function startServer(
  { part, port }: DevServer,
  config: string,
  apiOrigin: string,
  onLine: (line: string) => void,
  more: Record<string, string> = {},
): Child {
  return startChild({
    command: process.execPath,
    args: [rspackProgram, "serve", "--config", config, "--port", String(port)],
    cwd: part.folder,
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      MF_DEV_PORT: String(port),
      MF_VERSION: `${part.version}-dev`,
      API_ORIGIN: apiOrigin,
      ...more,
    },
    onLine,
  });
}

/** Waits until the server of a package responds. Throws {@link CommandError} if it ends first or does not respond in time. */
export async function waitForServer(child: Child, { part, port }: DevServer): Promise<void> {
  const until = performance.now() + readyTimeout;
  while (performance.now() < until) {
    if (child.hasEnded())
      throw new CommandError(`The development server of ${part.name} ended (${await child.ended}).`);
    if (await responses(port)) return;
    await delay(100);
  }
  throw new CommandError(`The development server of ${part.name} did not respond on port ${port}.`);
}

async function responses(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return true;
  } catch {
    // Not listening yet; the caller asks again until its timeout ends.
    return false;
  }
}
