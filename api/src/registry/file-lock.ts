import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** Another process holds the lock. The message is one sentence for people. */
export class FileLockedError extends Error {}

export interface LockTimes {
  /** Milliseconds after which a lock was left behind by a process that is gone. */
  stale: number;
  /** Milliseconds to wait for another's lock. */
  timeout: number;
}

/** Runs `work` while no other process holds `file`. Throws {@link FileLockedError} when the other takes longer than our timeout. */
export async function withFileLock<T>(file: string, times: LockTimes, work: () => T | Promise<T>): Promise<T> {
  const until = performance.now() + times.timeout;
  while (!take(file)) {
    dropStale(file, times.stale);
    if (performance.now() > until)
      throw new FileLockedError(`Another process holds ${file}; try again when it is done.`);
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
    if (!isCode(error, "EEXIST")) throw error;
    return false;
  }
}

/**
 * Moved first and looked at again: two may find the same stale lock, and the second must not remove the first one's own. One name for
 * all, because the api may write to files that it is permitted by name.
 */
function dropStale(file: string, stale: number): void {
  if (ageOf(file) <= stale) return;
  const taken = `${file}.stale`;
  try {
    renameSync(file, taken);
    if (ageOf(taken) > stale) rmSync(taken);
    else renameSync(taken, file);
  } catch (error) {
    // Another process found it too, and has moved it on.
    if (!isCode(error, "ENOENT")) throw error;
  }
}

function ageOf(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
