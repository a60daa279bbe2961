import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { isAlive } from "../process/running-process.ts";

const mine = `.courtside-backup-${hostname()}-`;

/**
 * A directory that only its owner may enter, where a backup is put together: beside its place, so that a rename is enough
 * at the end. Those that killed backups of this machine have left there, with the whole database in them, are removed.
 */
export async function makeStage(directory: string): Promise<string> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(mine)) continue;
    const pid = Number.parseInt(name.slice(mine.length), 10);
    if (pid !== process.pid && !isAlive(pid)) await rm(join(directory, name), { recursive: true, force: true });
  }
  return mkdtemp(join(directory, `${mine}${process.pid}-`));
}
