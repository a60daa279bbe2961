import type { Database } from "./pool.ts";

/** The newest migration that the database has had; 0 = none. */
export async function migrationOf(db: Database): Promise<number> {
  const [row] = await db<{ version: number }[]>`select coalesce(max(version), 0)::int as version from schema_version`;
  return row?.version ?? 0;
}

/** A release that starts on a database of a newer one would read and write by rules that no longer hold. Throws, saying what to do. */
export async function refuseNewerSchema(db: Database, schemaVersion: number): Promise<void> {
  const found = await migrationOf(db);
  if (found <= schemaVersion) return;
  throw new Error(
    `The database is at migration ${found}, and this release of Courtside knows ${schemaVersion}: start the newer release again, ` +
      "or restore a backup that was made before it (npm run restore -- <file>).",
  );
}
