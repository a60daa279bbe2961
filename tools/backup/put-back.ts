import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { keyFilePath } from "../../api/src/keys/key-file.ts";
import { settingsFile } from "../environment/data-directory.ts";
import { newClusterSettings, readClusterSettings, saveClusterSettings } from "../postgres/cluster-settings.ts";
import { postgresBinaries } from "../postgres/postgres-binaries.ts";
import { archiveOf, fetchCommand } from "../postgres/wal-archive.ts";
import { type Account, giveTo, serverAccount } from "../process/account.ts";
import { CommandError, errorCode } from "../process/command-error.ts";
import { IN_ARCHIVE } from "./archive.ts";
import { inSentence } from "./in-sentence.ts";
import { putLogBack } from "./put-log-back.ts";
import { unpack } from "./unpack.ts";

const STAGE = ".restore-";

/** What follows the backup. */
interface Log {
  /** Incremental backups, oldest first. */
  increments?: string[];
  /** Where the log was kept besides. */
  walArchive?: string | undefined;
  /** The instant until which the log is followed, with its zone; without one to the end of the increments, or else of the backup. */
  until?: string | undefined;
  /** Whose log is followed: that of the backup's own database, or that of the latest restore of it. */
  timeline?: "current" | "latest";
}

/**
 * Puts an archive of `backUp`, and those of `backUpLog` that continue it, into a DATA_DIR without a database: database, passwords
 * and keys. Its next start makes the database whole from the log in them, and from `log`. Throws {@link CommandError}, and then
 * nothing has changed. The caller holds DATA_DIR's lock. Returns how to take it back where that start fails, once its server has ended.
 */
export async function putBack(dataDir: string, file: string, log: Log = {}): Promise<() => void> {
  const { increments = [], walArchive } = log;
  for (const each of [file, ...increments]) if (!existsSync(each)) throw new CommandError(`There is no ${each}.`);
  if (readClusterSettings(dataDir)) {
    throw new CommandError(
      `${dataDir} holds a database: back that up and run npm run reset, or set DATA_DIR to another directory.`,
    );
  }
  // What a killed restore has left.
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(STAGE)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const stage = join(dataDir, `${STAGE}${process.pid}`);
  await mkdir(stage, { mode: 0o700 });
  let unfinished: string | undefined;
  try {
    unpack(file, stage);
    const cluster = join(stage, IN_ARCHIVE.cluster);
    const saved = readClusterSettings(stage);
    if (!saved || !existsSync(join(cluster, "backup_label")))
      throw new CommandError(`${file} is no backup of Courtside.`);
    const account = serverAccount();
    requireSameVersion(cluster, postgresBinaries(account).version);
    const place = newClusterSettings(dataDir, account, true);
    if (existsSync(place.cluster)) throw new CommandError(`${place.cluster} is in the way: move it elsewhere first.`);
    unfinished = `${place.cluster}.unfinished`;
    await move(cluster, unfinished);
    const hasIncrements = increments.length > 0;
    if (hasIncrements) await putLogBack(increments, unfinished, stage);
    if (hasIncrements || walArchive) followLog(unfinished, { ...log, hasIncrements });
    giveAll(unfinished, account);
    // All at once, after what takes long: a signal finds either nothing done or everything.
    const undos: (() => void)[] = [];
    const takeBack = () => {
      for (let undo = undos.pop(); undo; undo = undos.pop()) undo();
    };
    try {
      moveKeys(join(stage, IN_ARCHIVE.keys), keyFilePath(dataDir), undos);
      renameSync(unfinished, place.cluster);
      undos.push(() => rmSync(place.cluster, { recursive: true, force: true }));
      saveClusterSettings(dataDir, { ...saved, cluster: place.cluster, port: 0 });
      undos.push(() => rmSync(settingsFile(dataDir), { force: true }));
    } catch (error) {
      takeBack();
      throw error;
    }
    return takeBack;
  } catch (error) {
    throw inSentence("Nothing was restored", error);
  } finally {
    await rm(stage, { recursive: true, force: true });
    if (unfinished) await rm(unfinished, { recursive: true, force: true });
  }
}

/** The files of one major version mean nothing to another. */
function requireSameVersion(cluster: string, mine: string): void {
  const found = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  const major = mine.split(".")[0];
  if (found === major) return;
  throw new CommandError(
    `The backup was made by Postgres ${found} and this is Postgres ${major}: restore it with the version of Courtside that made it.`,
  );
}

function giveAll(path: string, account: Account | undefined): void {
  giveTo(path, account);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    giveTo(join(entry.parentPath, entry.name), account);
  }
}

/**
 * A restored cluster goes on with a log of its own, a timeline, which the archive tells from the one that it leaves: also
 * where it follows the log no further than the backup.
 */
function followLog(
  cluster: string,
  { walArchive, until, timeline = "current", hasIncrements }: Log & { hasIncrements: boolean },
): void {
  const file = join(cluster, "postgresql.auto.conf");
  // Settings of an earlier restore came with the backup.
  const others = readFileSync(file, "utf8").replaceAll(/^(restore_command|recovery_target|hot_standby).*\n/gm, "");
  const begin = /^START TIME: (.*)$/m.exec(readFileSync(join(cluster, "backup_label"), "utf8"))?.[1] ?? "";
  if (until && Date.parse(until) < Date.parse(begin)) {
    throw new CommandError(`Nothing was restored: the backup is of ${begin}, and ${until} is before it.`);
  }
  const fetch = walArchive ? fetchCommand(archiveOf(walArchive, cluster)) : "false";
  // Beyond the increments lies what the archive has later; the names of its timelines are asked for all the same.
  const command =
    hasIncrements && !until && walArchive ? `case "%f" in *.history) ${fetch} ;; *) false ;; esac` : fetch;
  // Postgres takes no T and Z here.
  const instant = until?.replace("T", " ").replace("Z", "+00");
  const toTheEnd = hasIncrements ? [] : ["recovery_target = 'immediate'"];
  // Nobody reads before the end: what is ready is whole.
  const settings = [
    `restore_command = '${command.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`,
    ...(instant ? [`recovery_target_time = '${instant}'`] : toTheEnd),
    `recovery_target_timeline = '${timeline}'`,
    "recovery_target_action = 'promote'",
    "hot_standby = 'off'",
  ];
  writeFileSync(file, `${others}${settings.join("\n")}\n`);
  writeFileSync(join(cluster, "recovery.signal"), "");
}

/** The database's sealed secrets open with its own keys alone; others that are there are kept beside them. */
function moveKeys(from: string, to: string, undos: (() => void)[]): void {
  if (!existsSync(from)) return;
  const before = `${to}.before-restore`;
  if (existsSync(to)) {
    renameSync(to, before);
    undos.push(() => renameSync(before, to));
  }
  renameSync(from, to);
  undos.push(() => rmSync(to));
}

/** Also to another file system. */
async function move(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    await cp(from, to, { recursive: true });
  }
}
