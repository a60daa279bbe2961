import { existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { makeDirectory } from "../environment/make-directory.ts";
import { serverAccount } from "../process/account.ts";
import { CommandError } from "../process/command-error.ts";
import { loopbackPort } from "../process/free-port.ts";
import { newClusterSettings, readClusterSettings, saveClusterSettings } from "./cluster-settings.ts";
import { makeCluster } from "./make-cluster.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { lastText, type Postmaster, startPostmaster, stopOrphan } from "./postmaster.ts";
import { prepareArchive } from "./wal-archive.ts";

const startAttempts = 20;
const restartsAllowed = 5;

/** The cluster's owner, or the role of the api, which owns nothing. */
export type DatabaseRole = "postgres" | "courtside_api";

export interface EmbeddedPostgres {
  /** The directory of the cluster. Not inside DATA_DIR when the server's account cannot reach that. */
  cluster: string;
  version: string;
  /** A connection URL; `database` defaults to "courtside", `role` to the superuser. */
  url(database?: string, role?: DatabaseRole): string;
  /** Lets the api's role, which a migration made, sign in with the password of its URL. */
  enableApiRole(): Promise<void>;
  /** Fast shutdown. A throwaway cluster is deleted as well. */
  stop(): Promise<void>;
  /** The process id of the server, for tests that kill it. */
  pid(): number;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Where the log of all changes is kept besides; undefined: nowhere. */
  walArchive?: string | undefined;
  /** For tests and benchmarks: no fsync, deleted when stopped, not restarted when it dies. */
  throwaway?: boolean;
  /** Receives a sentence when the server died and was started again. */
  log?: (sentence: string) => void;
  /** Called when it died too often, or cannot be started again. */
  onGone?: (sentence: string) => void;
}

/** A connection URL of the embedded server on this machine. */
export function embeddedUrl(port: number, password: string, database = "courtside", role: DatabaseRole = "postgres") {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts the embedded Postgres on the loopback interface, makes its cluster at the first start, and keeps it running.
 * A server left behind by a killed launcher is stopped first. Throws {@link CommandError} with what Postgres said.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { throwaway = false, log = () => {}, onGone = () => {} } = options;
  const dataDir = resolve(options.dataDir);
  const account = serverAccount();
  makeDirectory(dataDir);
  const binaries = postgresBinaries(account);
  const settings = readClusterSettings(dataDir) ?? newClusterSettings(dataDir, account, !throwaway);
  const { cluster, superuserPassword, apiPassword } = settings;
  const logFile = join(dataDir, "postgres.log");

  await stopOrphan(cluster);
  saveClusterSettings(dataDir, settings);
  await makeCluster({ cluster, superuserPassword, binaries, account, throwaway });
  const archive = options.walArchive && prepareArchive(resolve(options.walArchive), cluster, account);
  let port = settings.port;
  let server = await start();
  let stopping = false;

  async function start(): Promise<Postmaster> {
    for (let attempt = 1; ; attempt++) {
      const chosen = await loopbackPort(port || undefined);
      const started = await startPostmaster({
        program: binaries.postgres,
        cluster,
        port: chosen,
        account,
        logFile,
        throwaway,
        archive,
      });
      if (started) {
        if (chosen !== port) saveClusterSettings(dataDir, { ...settings, port: chosen });
        port = chosen;
        return started;
      }
      // The port was taken meanwhile, or sessions of a killed server still hold its shared memory briefly.
      const passing = /Address already in use|shared memory block|could not create any TCP/.test(lastText(logFile));
      if (!passing || attempt === startAttempts) throw new CommandError(`Postgres did not start: ${lastText(logFile)}`);
      await delay(250);
    }
  }

  async function supervise() {
    for (let restarts = 0; ; restarts++) {
      const how = await server.ended;
      if (stopping) return;
      if (restarts === restartsAllowed) return onGone(`Postgres ended again (${how}); see ${logFile}.`);
      await stopOrphan(cluster);
      server = await start();
      if (stopping) return server.stop();
      log(`Postgres ended unexpectedly (${how}) and was started again.`);
    }
  }
  const supervision = throwaway
    ? Promise.resolve()
    : supervise().catch((error: unknown) => onGone(`Postgres cannot be started again: ${String(error)}`));

  const url = (database?: string, role: DatabaseRole = "postgres") =>
    embeddedUrl(port, role === "postgres" ? superuserPassword : apiPassword, database, role);

  const instance: EmbeddedPostgres = {
    cluster,
    version: binaries.version.split("-")[0] ?? binaries.version,
    url,
    pid: () => server.pid,
    async enableApiRole() {
      await asSuperuser(url(), (sql) => sql.unsafe(`alter role courtside_api login password '${apiPassword}'`));
    },
    async stop() {
      stopping = true;
      await server.stop();
      await supervision;
      if (!throwaway) return;
      rmSync(dataDir, { recursive: true, force: true });
      if (dirname(cluster) !== dataDir && existsSync(cluster)) rmSync(dirname(cluster), { recursive: true });
    },
  };
  try {
    await asSuperuser(url("postgres"), createDatabase);
  } catch (error) {
    await instance.stop();
    throw error;
  }
  return instance;
}

async function asSuperuser(url: string, run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}

async function createDatabase(sql: postgres.Sql): Promise<void> {
  const found = await sql`select 1 from pg_database where datname = 'courtside'`;
  if (found.length === 0) await sql`create database courtside`;
}
