import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { keyFilePath } from "../../src/keys/key-file.ts";
import { type Account, giveTo, serverAccount } from "../postgres/account.ts";
import { newClusterSettings, readClusterSettings, saveClusterSettings } from "../postgres/cluster-settings.ts";
import { postgresBinaries } from "../postgres/postgres-binaries.ts";
import { LaunchError } from "../process/launch-error.ts";
import { IN_ARCHIVE } from "./back-up.ts";

/**
 * Puts an archive of `backUp` into a DATA_DIR without a database: database, passwords and keys. Its next start makes the
 * database whole from the log in it. Throws {@link LaunchError}, and then nothing has changed.
 */
export async function putBack(dataDir: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new LaunchError(`There is no ${file}.`);
  if (readClusterSettings(dataDir)) {
    throw new LaunchError(
      `${dataDir} holds a database: back that up and run npm run reset, or set DATA_DIR to another directory.`,
    );
  }
  const stage = join(dataDir, `.restore-${process.pid}`);
  await mkdir(stage, { mode: 0o700 });
  try {
    unpack(file, stage);
    const cluster = join(stage, IN_ARCHIVE.cluster);
    const saved = readClusterSettings(stage);
    if (!saved || !existsSync(join(cluster, "backup_label")))
      throw new LaunchError(`${file} is no backup of Courtside.`);
    const account = serverAccount();
    requireSameVersion(cluster, postgresBinaries(account).version);
    const place = newClusterSettings(dataDir, account, true);
    if (existsSync(place.cluster)) throw new LaunchError(`${place.cluster} is in the way: move it elsewhere first.`);
    await moveKeys(join(stage, IN_ARCHIVE.keys), keyFilePath(dataDir));
    await move(cluster, place.cluster, account);
    saveClusterSettings(dataDir, { ...saved, cluster: place.cluster, port: 0 });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

function unpack(file: string, stage: string): void {
  try {
    // In one go: a broken archive must not go on writing while what it left is cleared away.
    extract({ file, cwd: stage, strict: true, preserveOwner: false, sync: true });
  } catch (error) {
    throw new LaunchError(`${file} cannot be read as a backup (${error instanceof Error ? error.message : error}).`, {
      cause: error,
    });
  }
}

/** The files of one major version mean nothing to another. */
function requireSameVersion(cluster: string, mine: string): void {
  const found = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  const major = mine.split(".")[0];
  if (found === major) return;
  throw new LaunchError(
    `The backup was made by Postgres ${found} and this is Postgres ${major}: restore it with the version of Courtside that made it.`,
  );
}

function giveAll(path: string, account: Account | undefined): void {
  giveTo(path, account);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    giveTo(join(entry.parentPath, entry.name), account);
  }
}

/** The database's sealed secrets open with its own keys alone; others that are there are kept beside them. */
async function moveKeys(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  if (existsSync(to)) await rename(to, `${to}.before-restore`);
  await rename(from, to);
}

/** Also to another file system, with owners and modes. */
async function move(from: string, to: string, account: Account | undefined): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true });
  giveAll(unfinished, account);
  await rename(unfinished, to);
}
