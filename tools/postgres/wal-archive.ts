import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Account, canEnter, giveTo } from "../process/account.ts";
import { CommandError } from "../process/command-error.ts";

/** Postgres' write-ahead log, kept outside the database: one folder in WAL_ARCHIVE for each cluster and its copies. */

/** A cluster has an identifier of its own, 64 bits that begin its control file; copies of it keep that. */
export const systemOf = (cluster: string): string =>
  readFileSync(join(cluster, "global", "pg_control"))
    .readBigUInt64LE()
    .toString();

export const archiveOf = (walArchive: string, cluster: string): string => join(walArchive, systemOf(cluster));

/** Makes a cluster's folder and lets the server's account write there. Throws {@link CommandError}. */
export function prepareArchive(walArchive: string, cluster: string, account: Account | undefined): string {
  const folder = archiveOf(walArchive, cluster);
  try {
    // Others may pass through to theirs, not read.
    mkdirSync(walArchive, { recursive: true, mode: 0o711 });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    giveTo(folder, account);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`WAL_ARCHIVE: ${walArchive} cannot be written: ${why}`, { cause: error });
  }
  if (account && !canEnter(folder, account)) {
    throw new CommandError(`WAL_ARCHIVE: ${account.name}, as whom Postgres runs, cannot enter ${walArchive}.`);
  }
  return folder;
}

/** A path within a command of Postgres, which reads % itself. */
const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`;

/**
 * Settings of a server that hands over each part of its log, and the last one a minute after anything was written. A part is
 * written beside its name first, and never replaces another one.
 */
export function archivingSettings(folder: string): Record<string, string> {
  const place = quoted(folder);
  const [part, unfinished] = [`${place}/%f.gz`, `${place}/%f.unfinished`];
  const isThere = `gzip -dc ${part} | cmp -s - "%p"`;
  const save = `gzip -c "%p" > ${unfinished} && sync ${unfinished} && mv ${unfinished} ${part}`;
  return {
    archive_mode: "on",
    archive_timeout: "60s",
    archive_command: `if test -e ${part}; then ${isThere}; else ${save}; fi`,
  };
}

/** Of a server that reads its log from there. */
export function fetchCommand(folder: string): string {
  const part = `${quoted(folder)}/%f.gz`;
  return `test -e ${part} && gzip -dc ${part} > "%p"`;
}
