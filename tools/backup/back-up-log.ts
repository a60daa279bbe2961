import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import postgres from "postgres";
import { z } from "zod";
import { readClusterSettings } from "../postgres/cluster-settings.ts";
import { CommandError } from "../process/command-error.ts";
import { IN_ARCHIVE, makeArchive } from "./archive.ts";
import { backUp } from "./back-up.ts";
import { WAL_FILE } from "./wal-files.ts";

/** Postgres keeps the log that no incremental backup has yet for it, up to `max_slot_wal_keep_size`. */
const SLOT = "courtside_backup";
const marker = (dataDir: string) => join(dataDir, "incremental-backups.json");
const markerSchema = z.object({ since: z.string() });

/** What an incremental backup says of itself. */
export const incrementSchema = z.object({
  /** Of the cluster and its copies. */
  system: z.string(),
  /** Names of its first and its last part of the log. */
  from: z.string().regex(WAL_FILE),
  to: z.string().regex(WAL_FILE),
});

export interface LogBackedUp {
  bytes: number;
  /** The name of the whole backup that it continues; null: it is that one itself. */
  since: string | null;
}

/**
 * Writes the log since the last incremental backup into one archive, as `makeArchive` does; the first time, or when the log is no
 * longer there, a whole backup instead. Each continues every whole backup made since the first, and needs all those between them.
 */
export async function backUpLog(
  dataDir: string,
  url: string,
  nameOf: (isWhole: boolean) => string,
  signal?: AbortSignal,
): Promise<LogBackedUp & { file: string }> {
  const settings = readClusterSettings(dataDir);
  if (!settings) throw new CommandError(`There is no embedded database in ${dataDir}.`);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const since = await continues(sql, dataDir);
    const file = nameOf(since === null);
    if (since === null) return { file, since, bytes: await begin(sql, dataDir, url, file, signal) };
    return { file, since, bytes: await addLog(sql, dataDir, settings.cluster, file, signal) };
  } finally {
    await sql.end();
  }
}

/** The whole backup that the kept log continues; null if there is none. */
async function continues(sql: postgres.Sql, dataDir: string): Promise<string | null> {
  const [slot] = await sql<{ wal_status: string }[]>`
    select wal_status from pg_replication_slots where slot_name = ${SLOT}`;
  if (!slot || !["reserved", "extended"].includes(slot.wal_status) || !existsSync(marker(dataDir))) return null;
  return markerSchema.parse(JSON.parse(readFileSync(marker(dataDir), "utf8"))).since;
}

async function begin(sql: postgres.Sql, dataDir: string, url: string, file: string, signal?: AbortSignal) {
  rmSync(marker(dataDir), { force: true });
  await dropSlot(sql);
  // Before the copy, so that no log between the two is missed.
  await sql`select pg_create_physical_replication_slot(${SLOT}, true)`;
  try {
    const bytes = await backUp(dataDir, url, file, signal);
    writeFileSync(marker(dataDir), JSON.stringify({ since: basename(file) }), { mode: 0o600 });
    return bytes;
  } catch (error) {
    await dropSlot(sql).catch(() => {});
    throw error;
  }
}

const dropSlot = (sql: postgres.Sql) =>
  sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${SLOT}`;

async function addLog(sql: postgres.Sql, dataDir: string, cluster: string, file: string, signal?: AbortSignal) {
  // A part that is full does not change any more.
  const [log] = await sql<{ system: string; from: string; to: string; end: string }[]>`
    select system_identifier::text as system, pg_walfile_name(restart_lsn + 1::numeric) as "from", pg_walfile_name(reached) as "to",
      reached::text as "end"
    from pg_control_system(), pg_replication_slots, pg_switch_wal() as reached where slot_name = ${SLOT}`;
  if (!log) throw new Error("the slot of incremental backups is gone");
  const { end, ...increment } = log;
  const walFolder = join(cluster, "pg_wal");
  const bytes = await makeArchive(
    dataDir,
    file,
    async (stage) => {
      await mkdir(join(stage, IN_ARCHIVE.log), { mode: 0o700 });
      for (const name of (await readdir(walFolder)).sort()) {
        signal?.throwIfAborted();
        if (!WAL_FILE.test(name) || name < log.from || name > log.to) continue;
        await copyFile(join(walFolder, name), join(stage, IN_ARCHIVE.log, name));
      }
      await writeFile(join(stage, IN_ARCHIVE.increment), JSON.stringify(increment), { mode: 0o600 });
    },
    signal,
  );
  await sql`select pg_replication_slot_advance(${SLOT}, ${end}::pg_lsn)`;
  return bytes;
}
