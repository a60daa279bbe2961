import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

/** Characters of a log that are kept at least: all that a process says in hours does not fit into one string. */
const MOST_KEPT = 64 * 1024 * 1024;
const STOP_TIMEOUT_MS = 30_000;
const root = fileURLToPath(new URL("../..", import.meta.url));

export interface ApiProcess {
  url: string;
  child: ChildProcess;
  /** What the process has logged so far; of very much, the latest. */
  log: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the real api on Deno and waits until it is ready. `at` is a port, for a restart at the same address; `sources` the folder
 * of another release; `API_PRELOAD` names a module that the process loads first.
 */
export async function startApi(env: Record<string, string>, at?: number, sources = root): Promise<ApiProcess> {
  const port = at ?? (await freePort());
  const url = `http://localhost:${port}`;
  const preload = process.env.API_PRELOAD ? ["--preload", process.env.API_PRELOAD] : [];
  const child = spawn("deno", ["run", "-A", "--no-prompt", ...preload, "api/main.ts"], {
    cwd: sources,
    env: { ...process.env, APP_ENV: "development", LOG_LEVEL: "info", SITE_URL: url, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.length > 2 * MOST_KEPT) text = text.slice(-MOST_KEPT);
    });
  }
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  // Not its exit: its last lines may come after that.
  const ended = once(child, "close").then(() => process.removeListener("exit", kill));
  await waitUntilReady(url, child, () => text).catch((error: unknown) => {
    kill();
    throw error;
  });
  return {
    url,
    child,
    log: () => text,
    stop: async () => {
      child.kill("SIGTERM");
      let stuck = false;
      const limit = setTimeout(() => {
        stuck = kill();
      }, STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(limit);
      if (stuck) throw new Error(`the api did not stop:\n${text}`);
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the api ended:\n${log()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the api did not get ready:\n${log()}`);
}
