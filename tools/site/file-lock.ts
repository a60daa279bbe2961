import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CommandError, errorCode } from "../process/command-error.ts";

export interface LockTimes {
  /** Milliseconds after which a lock was left behind by a process that is gone. */
  stale: number;
  /** Milliseconds to wait for another's lock. */
  timeout: number;
}

/** Runs `work` while no other process holds `file`. Throws {@link CommandError} when the other takes longer than our timeout. */
export async function withFileLock<T>(file: string, times: LockTimes, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const until = performance.now() + times.timeout;
  while (!take(file)) {
    dropStale(file, times.stale);
    if (performance.now() > until) throw new CommandError(`Another process holds ${file}; try again when it is done.`);
    await delay(20);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Creating it exclusively is what every file system and bucket mount can do. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return false;
  }
}

/** Moved first and looked at again: two may find the same stale lock, and the second must not remove the first one's own. */
function dropStale(file: string, stale: number): void {
  if (ageOf(file) <= stale) return;
  const taken = `${file}.${randomUUID()}`;
  try {
    renameSync(file, taken);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  if (ageOf(taken) > stale) rmSync(taken);
  else renameSync(taken, file);
}

function ageOf(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}
