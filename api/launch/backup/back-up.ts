import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { create } from "tar";
import { keyFilePath } from "../../src/keys/key-file.ts";
import { readClusterSettings, settingsFile } from "../postgres/cluster-settings.ts";
import { LaunchError } from "../process/launch-error.ts";
import { copyCluster } from "./copy-cluster.ts";

/** Names inside the archive. */
export const IN_ARCHIVE = { cluster: "postgres", settings: "postgres.json", keys: "keys.json" } as const;

/**
 * Writes the embedded database, its passwords and the installation's keys into one archive that only its owner may read,
 * whole or not at all. The server goes on working. `url` is the superuser's. Returns the size in bytes.
 */
export async function backUp(dataDir: string, url: string, file: string): Promise<number> {
  const settings = readClusterSettings(dataDir);
  if (!settings) throw new LaunchError(`There is no embedded database in ${dataDir}.`);
  if (existsSync(file)) throw new LaunchError(`${file} is there already: a backup never overwrites another.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const stage = await mkdtemp(join(dirname(file), `.${basename(file)}-`));
  try {
    const copied = join(stage, IN_ARCHIVE.cluster);
    const { label } = await copyCluster(url, settings.cluster, copied);
    await writeFile(join(copied, "backup_label"), label, { mode: 0o600 });
    await copyFile(settingsFile(dataDir), join(stage, IN_ARCHIVE.settings));
    // Where the keys come from the environment there is no such file.
    const keys = keyFilePath(dataDir);
    if (existsSync(keys)) await copyFile(keys, join(stage, IN_ARCHIVE.keys));
    const unfinished = join(stage, "archive");
    const inside = Object.values(IN_ARCHIVE).filter((name) => existsSync(join(stage, name)));
    await create({ gzip: { level: 6 }, cwd: stage, file: unfinished, portable: true, mode: 0o600 }, inside);
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
    return (await stat(file)).size;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
