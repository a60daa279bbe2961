import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { prepareFunctions } from "../../api/db/apply-functions.ts";
import { batchOf, isInBatches } from "../../api/db/batches.ts";
import { concurrentIndexOf, isConcurrent } from "../../api/db/concurrent-index.ts";
import { functionFiles } from "../../api/db/function-files.ts";
import { LOCK_LIMITS } from "../../api/db/lock-limits.ts";
import { startPostgres } from "../postgres/embedded-postgres.ts";
import type { Lifetime } from "../process/lifetime.ts";

export interface MigrationFile {
  /** "043.do.operator.sql" */
  name: string;
  sql: string;
}

/** What a migration does to a table that was there before it. */
export interface TableLock {
  table: string;
  /** The strongest lock, as Postgres names it: "AccessExclusiveLock". */
  mode: string;
  /** Each row is written anew, is read for a check, or is read for a new index. */
  work: ("rewrite" | "check" | "index")[];
}

export interface MigrationLocks {
  name: string;
  /** In one transaction, or in a way in which neither reads nor writes wait. */
  way: "at once" | "concurrently" | "in batches";
  /** What it took on empty tables. */
  seconds: number;
  locks: TableLock[];
}

/**
 * Runs the migrations on an empty database of their own, which ends with the call, and reads from its catalog which locks the pending
 * ones take and what they do with the rows of tables: Postgres knows it better than any reader of SQL.
 */
export async function scratchLocks(
  applied: readonly MigrationFile[],
  pending: readonly MigrationFile[],
  lifetime: Pick<Lifetime, "hold" | "atEnd">,
): Promise<MigrationLocks[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "courtside-upgrade-"));
  lifetime.atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await lifetime.hold(startPostgres({ dataDir, throwaway: true }));
  const sql = postgres(server.url(), { max: 1, onnotice: () => {} });
  try {
    const session = await sql.reserve();
    await prepareFunctions(session, functionFiles(), { limits: LOCK_LIMITS });
    for (const { sql: script } of applied) await run(session, script);
    const found: MigrationLocks[] = [];
    for (const file of pending) found.push(await locksOf(session, file));
    session.release();
    return found;
  } finally {
    await sql.end();
  }
}

type Session = postgres.ReservedSql;

async function run(session: Session, script: string): Promise<void> {
  const statement = isConcurrent(script) ? concurrentIndexOf(script).statement : isInBatches(script) && batchOf(script);
  await session.unsafe(statement || `begin; ${script}; commit`);
}

async function locksOf(session: Session, { name, sql }: MigrationFile): Promise<MigrationLocks> {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  const way = isConcurrent(sql) ? "concurrently" : isInBatches(sql) ? "in batches" : "at once";
  if (way !== "at once") {
    await run(session, sql);
    return { name, way, seconds: since(), locks: [] };
  }
  const before = await tablesOf(session);
  await session.unsafe("begin");
  await session.unsafe(sql);
  const seconds = since();
  const after = new Map((await tablesOf(session)).map((table) => [table.oid, table]));
  const modes = await session.unsafe<{ oid: string; modes: string[] }[]>(
    `select relation::text as oid, array_agg(mode) as modes from pg_locks
     where pid = pg_backend_pid() and locktype = 'relation' and granted group by relation`,
  );
  await session.unsafe("commit");
  const locks = before.flatMap((table): TableLock[] => {
    const held = modes.find(({ oid }) => oid === table.oid)?.modes ?? [];
    const mode = MODES.findLast((each) => held.includes(each));
    const now = after.get(table.oid);
    if (!mode || mode === "AccessShareLock" || mode === "RowShareLock") return [];
    return [{ table: table.name, mode, work: now ? workOf(table, now) : [] }];
  });
  return { name, way, seconds, locks };
}

/** From the weakest to the strongest. */
const MODES = [
  "AccessShareLock",
  "RowShareLock",
  "RowExclusiveLock",
  "ShareUpdateExclusiveLock",
  "ShareLock",
  "ShareRowExclusiveLock",
  "ExclusiveLock",
  "AccessExclusiveLock",
];

interface TableState {
  oid: string;
  name: string;
  /** Another one: the table was written anew. */
  file: string;
  indexes: number;
  /** Checks and foreign keys that hold for all rows, and columns that are not null. */
  checks: number;
}

function workOf(before: TableState, now: TableState): TableLock["work"] {
  if (now.file !== before.file) return ["rewrite"];
  return [
    ...(now.checks > before.checks ? (["check"] as const) : []),
    ...(now.indexes > before.indexes ? (["index"] as const) : []),
  ];
}

const tablesOf = (session: Session): Promise<TableState[]> =>
  session.unsafe<TableState[]>(`
    select c.oid::text as oid, c.oid::regclass::text as name, pg_relation_filenode(c.oid)::text as file,
      (select count(*)::int from pg_index where indrelid = c.oid) as indexes,
      (select count(*)::int from pg_constraint where conrelid = c.oid and contype in ('c', 'f') and convalidated)
      + (select count(*)::int from pg_attribute
         where attrelid = c.oid and attnum > 0 and attnotnull and not attisdropped) as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and nspname in ('public', 'auth', 'billing_sandbox') order by 2`);
