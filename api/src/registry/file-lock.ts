import { randomUUID } from "node:crypto";
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from "node:fs";
import { clearInterval, setInterval } from "node:timers";
import { setTimeout as delay } from "node:timers/promises";

/** Another process holds the lock. The message is one sentence for people. */
export class FileLockedError extends Error {}

export interface LockTimes {
  /** Milliseconds after which a lock was left behind by a process that is gone: who holds it renews it more often. */
  stale: number;
  /** Milliseconds to wait for another's lock. */
  timeout: number;
}

/** Runs `work` while no other process holds `file`. Throws {@link FileLockedError} when the other takes longer than our timeout. */
export async function withFileLock<T>(file: string, times: LockTimes, work: () => T | Promise<T>): Promise<T> {
  const until = performance.now() + times.timeout;
  const own = `${process.pid} ${randomUUID()}`;
  while (!take(file, own)) {
    dropStale(file, times.stale);
    if (performance.now() > until)
      throw new FileLockedError(`Another process holds ${file}; try again when it is done.`);
    await delay(20);
  }
  const letGo = () => void (isHeldBy(file, own) && rmSync(file, { force: true }));
  const renewal = setInterval(() => renew(file, own), times.stale / 3);
  // Ctrl-C ends a command without its `finally`.
  process.once("exit", letGo);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    process.off("exit", letGo);
    letGo();
  }
}

/** Creating it exclusively is what every file system and bucket mount can do. */
function take(file: string, own: string): boolean {
  let opened: number;
  try {
    opened = openSync(file, "wx");
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    return false;
  }
  try {
    writeSync(opened, own);
    return true;
  } catch (error) {
    // A full disk has room for its name alone.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}

/** False for a lock that another process took as stale, and holds by now. */
function isHeldBy(file: string, own: string): boolean {
  try {
    return readFileSync(file, "utf8") === own;
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
    return false;
  }
}

function renew(file: string, own: string): void {
  try {
    const now = new Date();
    if (isHeldBy(file, own)) utimesSync(file, now, now);
  } catch {
    // Gone in this moment, or not to be touched: it then counts as stale when its time is over, as one without renewal does.
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
