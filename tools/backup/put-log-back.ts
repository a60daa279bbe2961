import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { systemOf } from "../postgres/wal-archive.ts";
import { CommandError } from "../process/command-error.ts";
import { IN_ARCHIVE } from "./archive.ts";
import { incrementSchema } from "./back-up-log.ts";
import { unpack } from "./unpack.ts";
import { numberOf, timelineOf, WAL_FILE } from "./wal-files.ts";

/**
 * Adds the log of incremental backups, in their order, to an unpacked cluster, whose start then replays all of it, and their keys
 * to `stage`. Throws {@link CommandError} where one is of another database, or where log is missing between two.
 */
export async function putLogBack(increments: string[], cluster: string, stage: string): Promise<void> {
  const log = join(cluster, "pg_wal");
  let last = readdirSync(log)
    .filter((name) => WAL_FILE.test(name))
    .sort()
    .at(-1);
  for (const [n, file] of increments.entries()) {
    const folder = join(stage, `increment-${n}`);
    await mkdir(folder, { mode: 0o700 });
    unpack(file, folder);
    const described = join(folder, IN_ARCHIVE.increment);
    if (!existsSync(described)) throw new CommandError(`${file} is no incremental backup.`);
    const { system, from, to } = incrementSchema.parse(JSON.parse(readFileSync(described, "utf8")));
    const problem = (what: string) => new CommandError(`Nothing was restored: ${file} ${what}.`);
    if (system !== systemOf(cluster)) throw problem("is of another database");
    if (last === undefined || timelineOf(from) !== timelineOf(last))
      throw problem("is of the database before or after a restore, and needs a whole backup of that");
    if (numberOf(to) < numberOf(last)) throw problem("is older than what comes before it");
    // The last part in a whole backup is not full.
    if (numberOf(from) > numberOf(last) + (n === 0 ? 0 : 1))
      throw problem("does not follow: incremental backups between are missing");
    for (const name of readdirSync(join(folder, IN_ARCHIVE.log)))
      await copyFile(join(folder, IN_ARCHIVE.log, name), join(log, name));
    const keys = join(folder, IN_ARCHIVE.keys);
    if (existsSync(keys)) renameSync(keys, join(stage, IN_ARCHIVE.keys));
    last = to;
  }
}
