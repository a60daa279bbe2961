import { createWriteStream, existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { create } from "tar";
import { keyFilePath } from "../../api/src/keys/key-file.ts";
import { readClusterSettings, settingsFile } from "../postgres/cluster-settings.ts";
import { CommandError } from "../process/command-error.ts";
import { copyCluster } from "./copy-cluster.ts";
import { inSentence } from "./in-sentence.ts";
import { makeStage } from "./stage.ts";

/** Names inside the archive. */
export const IN_ARCHIVE = { cluster: "postgres", settings: "postgres.json", keys: "keys.json" } as const;

/**
 * Writes the embedded database, its passwords and the installation's keys into one archive that only its owner may read,
 * whole or not at all. The server goes on working. `url` is the superuser's. Returns the size in bytes.
 * Throws {@link CommandError}; an aborted one rejects too. Either way nothing is left behind.
 */
export async function backUp(dataDir: string, url: string, file: string, signal?: AbortSignal): Promise<number> {
  const settings = readClusterSettings(dataDir);
  if (!settings) throw new CommandError(`There is no embedded database in ${dataDir}.`);
  if (existsSync(file)) throw new CommandError(`${file} is there already: a backup never overwrites another.`);
  let stage: string | undefined;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    stage = await makeStage(dirname(file));
    const copied = join(stage, IN_ARCHIVE.cluster);
    const { label } = await copyCluster(url, settings.cluster, copied, signal);
    await writeFile(join(copied, "backup_label"), label, { mode: 0o600 });
    await copyFile(settingsFile(dataDir), join(stage, IN_ARCHIVE.settings));
    // Where the keys come from the environment there is no such file.
    const keys = keyFilePath(dataDir);
    if (existsSync(keys)) await copyFile(keys, join(stage, IN_ARCHIVE.keys));
    const unfinished = join(stage, "archive");
    await pack(stage, unfinished, signal);
    await rename(unfinished, file);
    return (await stat(file)).size;
  } catch (error) {
    throw inSentence("No backup was made", error);
  } finally {
    if (stage) await rm(stage, { recursive: true, force: true });
  }
}

/** On the disk, not only in its cache, before it gets its name. */
async function pack(stage: string, archive: string, signal?: AbortSignal): Promise<void> {
  const inside = Object.values(IN_ARCHIVE).filter((name) => existsSync(join(stage, name)));
  const packed = create({ gzip: { level: 6 }, cwd: stage, portable: true, strict: true }, inside);
  await pipeline(packed, createWriteStream(archive, { mode: 0o600, flush: true }), { signal });
}
