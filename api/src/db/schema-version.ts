import type { Database } from "./pool.ts";

/** The schema that a release brings, or that a database has had. */
export interface SchemaVersion {
  /** The newest migration; 0 = none. */
  migration: number;
  /** Digest of all functions (docs/decisions/0038). */
  functions: string;
}

/** The result of comparing a database with a release whose migrations it has; `older`: it never had the release's functions. */
type FunctionsState = "current" | "of another release" | "older";

/** The newest migration that the database has had; 0 = none. */
export async function migrationOf(db: Database): Promise<number> {
  const [row] = await db<{ version: number }[]>`select coalesce(max(version), 0)::int as version from schema_version`;
  return row?.version ?? 0;
}

/**
 * Functions have no order of their own, only a history: a database that once had this release's functions, and has others now,
 * was migrated by another release, which is no reason to stop.
 */
export async function functionsStateOf(db: Database, { functions }: SchemaVersion): Promise<FunctionsState> {
  const [row] = await db<{ is_newest: boolean }[]>`
    select applied_at = (select max(applied_at) from schema_functions) as is_newest
    from schema_functions where digest = ${functions}`;
  if (!row) return "older";
  return row.is_newest ? "current" : "of another release";
}

/**
 * Throws if the database is newer than the release, which would read and write by outdated rules; the message says what to do.
 */
export async function rejectNewerSchema(db: Database, { migration }: SchemaVersion): Promise<void> {
  const found = await migrationOf(db);
  if (found <= migration) return;
  throw new Error(
    `The database is at migration ${found}, and this release of Courtside knows ${migration}: start the newer release again, ` +
      "or restore a backup that was made before it (npm run restore -- <file>).",
  );
}
