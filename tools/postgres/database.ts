import { relative } from "node:path";
import postgres from "postgres";
import type { Config } from "../../api/src/config.ts";
import { prepareDataDirectory } from "../environment/data-directory.ts";
import { runningLauncher, serves, takeLock } from "../environment/launcher-lock.ts";
import { root } from "../environment/root.ts";
import { CommandError, errorCode } from "../process/command-error.ts";
import type { Lifetime } from "../process/lifetime.ts";
import { readClusterSettings } from "./cluster-settings.ts";
import { embeddedUrl, startPostgres } from "./embedded-postgres.ts";
import { letApiIn } from "./let-api-in.ts";

const oldestPostgres = 150_000;
/** invalid_password */
const WRONG_PASSWORD = "28P01";
const PASSWORDS_STAY =
  "A server keeps the passwords that it was set up with, whatever variables and files say later: see " +
  "docs/scaling.md#passwords-of-your-own.";

/** The database that the environment names, ready for connections. */
export interface Database {
  /** The owner's URL, for migrations and the seed. */
  ownerUrl: string;
  /** What the api connects with; in the embedded server a role that owns nothing. */
  apiUrl(): string;
  /** To be called once the migrations have made the api's role. */
  enableApiRole(): Promise<void>;
  /** For people: version and place. */
  description: string;
}

/**
 * Opens the external database of DATABASE_URL, or starts the embedded one under DATA_DIR until the lifetime ends.
 * The caller holds the lock of DATA_DIR. Throws {@link CommandError}.
 */
export async function openDatabase(config: Config, lifetime: Lifetime): Promise<Database> {
  if (config.databaseUrl) return openExternal(config.databaseUrl, config.migrationDatabaseUrl ?? config.databaseUrl);
  const server = await lifetime.hold(
    startPostgres({
      dataDir: config.dataDir,
      walArchive: config.walArchive,
      log: (sentence) => console.error(sentence),
      onGone: (sentence) => lifetime.end(1, sentence),
    }),
  );
  const place = relative(root, server.cluster);
  return {
    ownerUrl: server.url(),
    apiUrl: () => server.url("courtside", "courtside_api"),
    enableApiRole: server.enableApiRole,
    description: `Postgres ${server.version} in ${place.startsWith("..") ? server.cluster : place}`,
  };
}

/**
 * The owner's URL of the database for a command that may run beside `npm start`: external, embedded and running, or
 * embedded and started for the lifetime of this command. Throws {@link CommandError} beside another such command, whose
 * end would stop the server.
 */
export async function acquireDatabase(config: Config, lifetime: Lifetime, command: string): Promise<string> {
  const holder = config.databaseUrl ? undefined : runningLauncher(config.dataDir);
  if (holder && serves(holder)) {
    const settings = readClusterSettings(config.dataDir);
    if (settings) return embeddedUrl(settings.port, settings.superuserPassword);
  }
  if (!config.databaseUrl) {
    prepareDataDirectory(config.dataDir);
    const lock = await takeLock(config.dataDir, command);
    lifetime.atEnd(lock.release);
  }
  return (await openDatabase(config, lifetime)).ownerUrl;
}

async function openExternal(databaseUrl: string, ownerUrl: string): Promise<Database> {
  const isOwner = ownerUrl === databaseUrl;
  const version = await serverVersion(isOwner ? "DATABASE_URL" : "MIGRATION_DATABASE_URL", ownerUrl);
  const { hostname, port } = new URL(databaseUrl);
  return {
    ownerUrl,
    apiUrl: () => databaseUrl,
    enableApiRole: async () => {
      if (isOwner) return;
      await letApiIn(ownerUrl, databaseUrl);
      await serverVersion("DATABASE_URL", databaseUrl);
    },
    description: `Postgres ${version} at ${hostname}:${port || 5432}`,
  };
}

/** The version of a server, for example "17.2". Throws {@link CommandError} when it is unreachable or too old. */
async function serverVersion(variable: string, url: string): Promise<string> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [row] = await sql<{ number: number; name: string }[]>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as name`;
    if (row && row.number >= oldestPostgres) return row.name.split(" ")[0] ?? row.name;
    throw new CommandError(`${variable}: this is Postgres ${row?.name}, and Courtside needs Postgres 15 or newer.`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { hostname, port } = new URL(url);
    const reason = error instanceof Error && error.message ? error.message : errorCode(error);
    const hint = errorCode(error) === WRONG_PASSWORD ? ` ${PASSWORDS_STAY}` : "";
    const sentence = `${variable}: no connection to Postgres at ${hostname}:${port || 5432} (${reason}).${hint}`;
    throw new CommandError(sentence, { cause: error });
  } finally {
    await sql.end();
  }
}
