import postgres from "postgres";
import { functionsTable } from "../../api/db/apply-functions.ts";
import { versionTable } from "../../api/db/migrate.ts";

export interface TableSize {
  rows: number;
  bytes: number;
}

export interface OpenTransaction {
  pid: number;
  program: string;
  seconds: number;
}

/** What an upgrade meets in a database. */
export interface DatabaseState {
  /** The newest applied migration; 0 = none. */
  migration: number;
  /** Digest by name of the functions that were applied last, and at which migration. */
  functions: { files: Record<string, string>; migration: number } | undefined;
  sizes: ReadonlyMap<string, TableSize>;
  /** Tables whose triggers come with functions. */
  triggerTables: ReadonlyMap<string, string[]>;
  /** Open for more than two seconds. */
  open: OpenTransaction[];
}

const LONG = 2;

/** Reads a database without changing it, and without locks that others wait for. */
export async function readDatabase(url: string): Promise<DatabaseState> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: "courtside-upgrade-check", lock_timeout: 2_000, statement_timeout: 30_000 },
  });
  try {
    const [tables] = await sql<{ version: string | null; functions: string | null }[]>`
      select to_regclass(${versionTable})::text as version, to_regclass(${functionsTable})::text as functions`;
    const [newest] = tables?.version
      ? await sql.unsafe<{ migration: number }[]>(
          `select coalesce(max(version), 0)::int as migration from ${versionTable}`,
        )
      : [];
    const [functions] = tables?.functions
      ? await sql.unsafe<{ files: Record<string, string>; migration: number }[]>(
          `select files, migration from ${functionsTable} order by applied_at desc limit 1`,
        )
      : [];
    const sizes = await sql<({ name: string } & TableSize)[]>`
      select c.oid::regclass::text as name, greatest(c.reltuples, 0)::float8 as rows, pg_table_size(c.oid)::float8 as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and nspname in ('public', 'auth', 'billing_sandbox')`;
    const triggers = await sql<{ name: string; tables: string[] }[]>`
      select case nspname when 'public' then proname::text else nspname || '.' || proname end as name,
        array_agg(distinct tgrelid::regclass::text) as tables
      from pg_trigger join pg_proc p on p.oid = tgfoid join pg_namespace n on n.oid = pronamespace
      where not tgisinternal group by 1`;
    const open = await sql<OpenTransaction[]>`
      select pid, coalesce(nullif(application_name, ''), usename, '') as program,
        round(extract(epoch from clock_timestamp() - xact_start))::int as seconds
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and xact_start < clock_timestamp() - make_interval(secs => ${LONG}) order by xact_start limit 5`;
    return {
      migration: newest?.migration ?? 0,
      functions,
      sizes: new Map(sizes.map(({ name, rows, bytes }) => [name, { rows, bytes }])),
      triggerTables: new Map(triggers.map(({ name, tables }) => [name, tables])),
      open: [...open],
    };
  } finally {
    await sql.end();
  }
}
