import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { applyFunctions, functionsTable, prepareFunctions } from "./apply-functions.ts";
import { type FunctionFile, functionFiles } from "./function-files.ts";
import { MigrationError } from "./migration-error.ts";

/** Any number works if every version of Courtside uses the same one. */
const lockKey = 7_205_759_403;
const folder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Where each applied migration has its row; the api may read it, so that `/readyz` can compare. */
export const versionTable = "public.schema_version";

export interface MigrateOptions {
  /** Must not pass through a transaction pooler: the lock belongs to a session. */
  url: string;
  /** Receives each migration's file name without folder before it runs. */
  onStep?: (name: string) => void;
  /** By default those of this release. */
  functions?: readonly FunctionFile[];
}

export interface MigrateResult {
  /** File names without folder, oldest first; empty when the database was current. */
  applied: string[];
  /** Files of functions, with their area's folder; empty if none had changed. */
  functions: string[];
  version: number;
}

/** The version of the newest migration in the folder; 0 when there is none. */
export function migrationVersion(): number {
  return Math.max(0, ...readdirSync(folder).map((name) => (name.endsWith(".sql") ? Number.parseInt(name, 10) : 0)));
}

/**
 * Brings a database to the newest migration, each in a transaction of its own, and to this release's functions, all in one
 * (docs/decisions/0038). If two processes call it at once, an advisory lock makes the second wait and then find nothing to do.
 * Throws {@link MigrationError}.
 */
export async function migrate({ url, onStep, functions = functionFiles() }: MigrateOptions): Promise<MigrateResult> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: "courtside-migrate" } });
  try {
    const session = await sql.reserve();
    try {
      await session`select pg_advisory_lock(${lockKey})`;
      const version = migrationVersion();
      const applied = await applyPending(session, functions, onStep);
      const ran = await applyFunctions(session, functions, version);
      await letApiReadVersion(session);
      return { applied, functions: ran, version };
    } finally {
      session.release();
    }
  } finally {
    await sql.end();
  }
}

async function applyPending(
  session: postgres.ReservedSql,
  functions: readonly FunctionFile[],
  onStep: MigrateOptions["onStep"],
): Promise<string[]> {
  // Loaded here only: the api imports this file for migrationVersion and has no use for the library.
  const { default: Postgrator } = await import("postgrator");
  let scriptOpen = false;
  const postgrator = new Postgrator({
    driver: "pg",
    migrationPattern: `${folder.replaceAll("\\", "/").replace(/[?*()[\]{}!]/g, "[$&]")}/*.sql`,
    schemaTable: versionTable,
    newline: "LF",
    async execSqlScript(script) {
      scriptOpen = true;
      await runScript(session, script);
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
  let current = "";
  const found = await postgrator.getDatabaseVersion();
  if (found > migrationVersion()) {
    throw new MigrationError(
      `The database is at migration ${found}, and this release knows ${migrationVersion()}: start the newer release again, or ` +
        "restore a backup that was made before it.",
    );
  }
  if (found < migrationVersion()) await prepareFunctions(session, functions);
  postgrator.on("migration-started", ({ version, name }) => {
    current = fileName(version, name);
    onStep?.(current);
  });
  try {
    const applied = await postgrator.migrate();
    return applied.map(({ version, name }) => fileName(version, name));
  } catch (error) {
    if (scriptOpen) await session.unsafe("rollback");
    throw new MigrationError(explain(error, current), { cause: error });
  }
}

/**
 * Begins a transaction and runs a migration in it. Roles belong to the cluster, which the lock of one database does not protect:
 * the migration begins again if that of another database has just changed the same role.
 */
async function runScript(session: postgres.ReservedSql, script: string): Promise<void> {
  for (;;) {
    await session.unsafe("begin");
    try {
      await session.unsafe(script);
      return;
    } catch (error) {
      if (!isRoleChangedMeanwhile(error)) throw error;
      await session.unsafe("rollback");
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
