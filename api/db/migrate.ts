import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { applyFunctions, functionsTable, prepareFunctions } from "./apply-functions.ts";
import { isInBatches, runInBatches } from "./batches.ts";
import { isConcurrent, runConcurrently } from "./concurrent-index.ts";
import { type FunctionFile, functionFiles } from "./function-files.ts";
import { beginLimited, LOCK_LIMITS, type LockLimits, type RetryOptions, retryOnLock } from "./lock-limits.ts";
import { MigrationError } from "./migration-error.ts";

/** Any number works if every version of Courtside uses the same one. */
const lockKey = 7_205_759_403;
const ownFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Between two looks at the lock, in milliseconds. */
const LOCK_PAUSE = 200;

/** Where each applied migration has its row; the api may read it, so that `/readyz` can compare. */
export const versionTable = "public.schema_version";

export interface MigrateOptions {
  /** Must not pass through a transaction pooler: the lock belongs to a session. */
  url: string;
  /** Receives each migration's file name without folder before it runs. */
  onStep?: (name: string) => void;
  /**
   * Receives a sentence when a lock is held by another transaction, before the next try, and now and then how far a migration in
   * batches is.
   */
  onWait?: (sentence: string) => void;
  /** By default those of this release. */
  functions?: readonly FunctionFile[];
  /** Of the migrations; by default those of this release. */
  folder?: string;
  limits?: LockLimits;
}

export interface MigrateResult {
  /** File names without folder, oldest first; empty when the database was current. */
  applied: string[];
  /** Files of functions, with their area's folder; empty if none had changed. */
  functions: string[];
  version: number;
}

/** The version of the newest migration in the folder; 0 when there is none. */
export function migrationVersion(folder = ownFolder): number {
  return Math.max(0, ...readdirSync(folder).map((name) => (name.endsWith(".sql") ? Number.parseInt(name, 10) : 0)));
}

/**
 * Brings a database to the newest migration, each in a transaction of its own unless its first line says otherwise, and to this
 * release's functions, all in one (docs/decisions/0038). If two processes call it at once, an advisory lock makes the second wait and then find nothing to do.
 * What another transaction holds is awaited briefly and tried again, so that requests do not queue behind it (docs/decisions/0060).
 * Throws {@link MigrationError}.
 */
export async function migrate({
  url,
  onStep,
  onWait,
  functions = functionFiles(),
  folder = ownFolder,
  limits = LOCK_LIMITS,
}: MigrateOptions): Promise<MigrateResult> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: "courtside-migrate" } });
  try {
    const session = await sql.reserve();
    try {
      await takeLock(session);
      const version = migrationVersion(folder);
      const retry = { limits, onWait };
      const applied = await applyPending(session, { functions, folder, onStep, retry });
      const ran = await applyFunctions(session, functions, version, retry);
      await letApiReadVersion(session);
      return { applied, functions: ran, version };
    } finally {
      session.release();
    }
  } finally {
    await sql.end();
  }
}

/** Asks again and again: a statement that waits for the lock would be a transaction that a concurrent index waits for. */
async function takeLock(session: postgres.ReservedSql): Promise<void> {
  for (;;) {
    const [row] = await session<{ is_taken: boolean }[]>`select pg_try_advisory_lock(${lockKey}) as is_taken`;
    if (row?.is_taken) return;
    await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE));
  }
}

interface Pending {
  functions: readonly FunctionFile[];
  folder: string;
  onStep: MigrateOptions["onStep"];
  retry: RetryOptions;
}

async function applyPending(
  session: postgres.ReservedSql,
  { functions, folder, onStep, retry }: Pending,
): Promise<string[]> {
  // Loaded here only: the api imports this file for migrationVersion and has no use for the library.
  const { default: Postgrator } = await import("postgrator");
  let scriptOpen = false;
  let current = "";
  const postgrator = new Postgrator({
    driver: "pg",
    migrationPattern: `${folder.replaceAll("\\", "/").replace(/[?*()[\]{}!]/g, "[$&]")}/*.sql`,
    schemaTable: versionTable,
    newline: "LF",
    async execSqlScript(script) {
      if (isConcurrent(script)) return runConcurrently(session, script);
      if (isInBatches(script)) return runInBatches(session, script, current, retry);
      await retryOnLock(session, `Migration ${current}`, retry, () => runScript(session, script, retry.limits));
      scriptOpen = true;
    },
    // After a script comes the row that records it: the two are committed together.
    async execQuery(query) {
      const rows = await session.unsafe(query);
      if (scriptOpen) await session.unsafe("commit");
      scriptOpen = false;
      return { rows };
    },
  });
  const fileName = (version: number, name: string) => `${String(version).padStart(3, "0")}.do.${name}.sql`;
  const found = await postgrator.getDatabaseVersion();
  const version = migrationVersion(folder);
  if (found > version) {
    throw new MigrationError(
      `The database is at migration ${found}, and this release knows ${version}: start the newer release again, or ` +
        "restore a backup that was made before it.",
    );
  }
  if (found < version) await prepareFunctions(session, functions, retry);
  postgrator.on("migration-started", ({ version, name }) => {
    current = fileName(version, name);
    onStep?.(current);
  });
  try {
    const applied = await postgrator.migrate();
    return applied.map(({ version, name }) => fileName(version, name));
  } catch (error) {
    if (scriptOpen) await session.unsafe("rollback");
    if (error instanceof MigrationError) throw error;
    throw new MigrationError(explain(error, current), { cause: error });
  }
}

/**
 * Begins a transaction and runs a migration in it; takes it back if that fails. Roles belong to the cluster, which the lock of one
 * database does not protect: the migration begins again if that of another database has just changed the same role.
 */
async function runScript(session: postgres.ReservedSql, script: string, limits: LockLimits): Promise<void> {
  for (;;) {
    await beginLimited(session, limits);
    try {
      await session.unsafe(script);
      return;
    } catch (error) {
      await session.unsafe("rollback");
      if (!isRoleChangedMeanwhile(error)) throw error;
    }
  }
}

const UNIQUE_VIOLATION = "23505";
const INTERNAL_ERROR = "XX000";

/** Postgres reports two changes of one role at once as an internal error, and the same grant twice as a duplicate row. */
function isRoleChangedMeanwhile(error: unknown): boolean {
  if (!(error instanceof postgres.PostgresError)) return false;
  const { code, message, table_name } = error;
  if (code === UNIQUE_VIOLATION) return table_name === "pg_auth_members";
  return code === INTERNAL_ERROR && /^tuple concurrently (updated|deleted)$/.test(message);
}

async function letApiReadVersion(session: postgres.ReservedSql): Promise<void> {
  const [role] = await session`select 1 from pg_roles where rolname = 'courtside_api'`;
  if (role) await session.unsafe(`grant select on ${versionTable}, ${functionsTable} to courtside_api`);
}

function explain(error: unknown, current: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const changed = /MD5 checksum failed for migration \[(\d+)\]/.exec(message);
  if (changed) {
    return `Migration ${changed[1]} was changed after it was applied to this database: undo that, or start over with npm run reset.`;
  }
  const where = error instanceof postgres.PostgresError && error.position ? ` at character ${error.position}` : "";
  return `${current ? `Migration ${current}` : "Migrating"} failed${where}: ${message}`;
}
