import { createWriteStream, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { create } from "tar";
import { keyFilePath } from "../../api/src/keys/key-file.ts";
import { CommandError } from "../process/command-error.ts";
import { inSentence } from "./in-sentence.ts";
import { makeStage } from "./stage.ts";

/** Names inside the archives: of both, of whole backups, of the log since one. */
export const IN_ARCHIVE = {
  keys: "keys.json",
  cluster: "postgres",
  settings: "postgres.json",
  log: "log",
  increment: "increment.json",
} as const;

/**
 * Packs what `fill` puts into a folder, and the installation's keys, into one archive that only its owner may read, whole or not
 * at all. Returns the size in bytes. Throws {@link CommandError}; an aborted one rejects too. Either way nothing is left behind.
 */
export async function makeArchive(
  dataDir: string,
  file: string,
  fill: (stage: string) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<number> {
  if (existsSync(file)) throw new CommandError(`${file} is there already: a backup never overwrites another.`);
  let stage: string | undefined;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    stage = await makeStage(dirname(file));
    await fill(stage);
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
  const inside = await readdir(stage);
  const packed = create({ gzip: { level: 6 }, cwd: stage, portable: true, strict: true }, inside);
  await pipeline(packed, createWriteStream(archive, { mode: 0o600, flush: true }), { signal });
}
