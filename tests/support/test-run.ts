import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export interface Leftover {
  pid: number;
  command: string;
}

/** One run of the tests. Every process it starts has the run's own temporary directory in its environment or arguments. */
export interface TestRun {
  env: NodeJS.ProcessEnv;
  /** Kills and returns processes of this run that are still alive after `timeout` ms. Linux only; elsewhere returns none. */
  leftovers(timeout?: number): Promise<Leftover[]>;
  close(): void;
}

export function openTestRun(): TestRun {
  const directory = mkdtempSync(join(tmpdir(), "courtside-run-"));
  // Postgres runs as another user when we are root.
  chmodSync(directory, 0o711);
  return {
    env: { ...process.env, TMPDIR: directory },
    async leftovers(timeout = 5_000) {
      const until = Date.now() + timeout;
      let found = processesWith(directory);
      while (found.length > 0 && Date.now() < until) {
        await delay(100);
        found = processesWith(directory);
      }
      for (const { pid } of found) kill(pid);
      return found;
    },
    close: () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function processesWith(mark: string): Leftover[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    const command = read(pid, "cmdline");
    // A zombie process has no arguments.
    if (!command || !(command.includes(mark) || read(pid, "environ").includes(mark))) return [];
    return [{ pid, command: command.replaceAll("\0", " ").trim() }];
  });
}

/** Empty for a process that has ended or belongs to another user. */
function read(pid: number, file: "cmdline" | "environ"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended in the meantime.
  }
}
