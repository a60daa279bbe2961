import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { errorCode } from "../process/command-error.ts";

/** What pg_basebackup leaves out too: the server makes the content of these anew. */
const EMPTIED = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_wal",
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/;
const CONTROL = join("global", "pg_control");

/** What a copied cluster needs to become consistent: its label, and the write-ahead log from the copy's begin to its end. */
export interface Copied {
  label: string;
  walFiles: string[];
}

/**
 * Copies a running cluster, whatever is written meanwhile, by Postgres' own protocol for base backups: the files in any state,
 * then the log that makes them whole again. `url` is the superuser's; `target` becomes the copy.
 */
export async function copyCluster(url: string, cluster: string, target: string, signal?: AbortSignal): Promise<Copied> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    // Keeps the log from being recycled; it ends with this session, also when the process is killed.
    await sql`select pg_create_physical_replication_slot(${`backup_${process.pid}`}, true, true)`;
    const [start] = await sql<{ file: string }[]>`
      select pg_walfile_name(pg_backup_start('Courtside', fast => true)) as file`;
    await copyDirectory(cluster, target, "", signal);
    await copyFile(join(cluster, CONTROL), join(target, CONTROL));
    const [stop] = await sql<{ file: string; label: string }[]>`
      select pg_walfile_name(lsn) as file, labelfile as label from pg_backup_stop(wait_for_archive => false)`;
    if (!start || !stop) throw new Error("Postgres did not say where the backup begins and ends");
    const walFiles = (await readdir(join(cluster, "pg_wal")))
      .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= start.file && name <= stop.file)
      .sort();
    for (const name of walFiles) await copyFile(join(cluster, "pg_wal", name), join(target, "pg_wal", name));
    return { label: stop.label, walFiles };
  } finally {
    await sql.end();
  }
}

async function copyDirectory(from: string, to: string, inside: string, signal?: AbortSignal): Promise<void> {
  await mkdir(join(to, inside), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(from, inside), { withFileTypes: true })) {
    signal?.throwIfAborted();
    const path = join(inside, entry.name);
    if (LEFT_OUT.test(entry.name) || path === CONTROL) continue;
    if (!entry.isDirectory()) await copyIfThere(join(from, path), join(to, path));
    else if (EMPTIED.has(path)) await mkdir(join(to, path), { mode: 0o700 });
    else await copyDirectory(from, to, path, signal);
  }
}

/** A table that is dropped meanwhile is gone in the log as well. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
