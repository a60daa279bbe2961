import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { settingsFile } from "../environment/data-directory.ts";
import { readClusterSettings } from "../postgres/cluster-settings.ts";
import { CommandError } from "../process/command-error.ts";
import { IN_ARCHIVE, makeArchive } from "./archive.ts";
import { copyCluster } from "./copy-cluster.ts";

/**
 * Writes the embedded database, its passwords and the installation's keys into one archive, as `makeArchive` does. The server
 * goes on working. `url` is the superuser's. Returns the size in bytes.
 */
export async function backUp(dataDir: string, url: string, file: string, signal?: AbortSignal): Promise<number> {
  const settings = readClusterSettings(dataDir);
  if (!settings) throw new CommandError(`There is no embedded database in ${dataDir}.`);
  const fill = async (stage: string) => {
    const copied = join(stage, IN_ARCHIVE.cluster);
    const { label } = await copyCluster(url, settings.cluster, copied, signal);
    await writeFile(join(copied, "backup_label"), label, { mode: 0o600 });
    await copyFile(settingsFile(dataDir), join(stage, IN_ARCHIVE.settings));
  };
  return makeArchive(dataDir, file, fill, signal);
}
