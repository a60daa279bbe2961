import postgres from "postgres";
import { BASE_AREA, type FunctionFile, functionsDigest } from "./function-files.ts";
import { beginLimited, type RetryOptions, retryOnLock } from "./lock-limits.ts";
import { MigrationError } from "./migration-error.ts";

/** One row for each set of functions that a release has applied; the newest row is the database's current state. */
export const functionsTable = "public.schema_functions";

/** Adds what the tables of a new migration may need. Must run before migrations. */
export async function prepareFunctions(
  session: postgres.ReservedSql,
  files: readonly FunctionFile[],
  retry: RetryOptions,
): Promise<void> {
  await session.unsafe(`
    create table if not exists ${functionsTable} (
      digest text primary key,
      files jsonb not null,
      migration integer not null,
      applied_at timestamptz not null default clock_timestamp()
    )`);
  await inTransaction(session, retry, () =>
    runFiles(
      session,
      files.filter(({ area }) => area === BASE_AREA),
    ),
  );
}

/**
 * Makes the database's functions and triggers those of the files, in one transaction: replaces the changed ones (all of them
 * after a migration) and drops those that have no file. Returns the names of the files it ran. Throws {@link MigrationError}.
 */
export async function applyFunctions(
  session: postgres.ReservedSql,
  files: readonly FunctionFile[],
  migration: number,
  retry: RetryOptions,
): Promise<string[]> {
  const digest = functionsDigest(files);
  const [latest] = await session.unsafe<{ digest: string; files: Record<string, string>; migration: number }[]>(
    `select digest, files, migration from ${functionsTable} order by applied_at desc limit 1`,
  );
  if (latest?.digest === digest && latest.migration === migration) return [];
  const isCurrent = ({ name, digest }: FunctionFile) =>
    latest?.migration === migration && latest.files[name] === digest;
  const changed = files.filter((file) => !isCurrent(file));

  await inTransaction(session, retry, async () => {
    await session.unsafe("grant create on schema public, auth to courtside_system");
    await forgetGrants(session, changed);
    const before = await functionsAndTriggers(session);
    await runFiles(session, changed);
    await session.unsafe("revoke create on schema public, auth from courtside_system");
    await dropOthers(session, files, changed, before);
    await session.unsafe(
      `insert into ${functionsTable} (digest, files, migration) values ($1, $2, $3)
       on conflict (digest) do update
       set files = excluded.files, migration = excluded.migration, applied_at = clock_timestamp()`,
      [digest, session.json(Object.fromEntries(files.map((file) => [file.name, file.digest]))), migration],
    );
  });
  return changed.map(({ area, name }) => `${area}/${name}.sql`);
}

async function inTransaction(
  session: postgres.ReservedSql,
  retry: RetryOptions,
  work: () => Promise<void>,
): Promise<void> {
  await retryOnLock(session, "The release's functions", retry, async () => {
    await beginLimited(session, retry.limits);
    try {
      await work();
      await session.unsafe("commit");
    } catch (error) {
      await session.unsafe("rollback");
      throw error;
    }
  });
}

const UNDEFINED_FUNCTION = "42883";
const INVALID_FUNCTION_DEFINITION = "42P13";
const DEPENDENT_OBJECTS_STILL_EXIST = "2BP01";

/** A function may need another function that it calls to exist: such files run again after the others. */
async function runFiles(session: postgres.ReservedSql, files: readonly FunctionFile[]): Promise<void> {
  let waiting = files;
  while (waiting.length > 0) {
    const failed: [FunctionFile, postgres.PostgresError][] = [];
    for (const file of waiting) {
      let error = await attempt(session, file.sql);
      if (error?.code === INVALID_FUNCTION_DEFINITION) {
        // "create or replace" rejects another return type and other parameter names.
        error = await attempt(session, `${await dropOf(session, file.name)}; ${file.sql}`);
      }
      if (error && error.code !== UNDEFINED_FUNCTION) throw failure(file, error);
      if (error) failed.push([file, error]);
    }
    const [first] = failed;
    if (first && failed.length === waiting.length) throw failure(...first);
    waiting = failed.map(([file]) => file);
  }
}

async function attempt(session: postgres.ReservedSql, script: string): Promise<postgres.PostgresError | undefined> {
  try {
    await session.unsafe(`savepoint file; ${script}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    await session.unsafe("rollback to file");
    return error;
  }
}

async function dropOf(session: postgres.ReservedSql, wanted: string): Promise<string> {
  const existing = await functionsAndTriggers(session);
  const functions = existing.filter(({ type, name }) => type === "function" && name === wanted);
  return `drop function ${functions.map(({ signature }) => signature).join(", ")}`;
}

interface Existing {
  type: "function" | "trigger";
  /** The function's name, or that of the trigger's function, with its schema unless that is public. */
  name: string;
  /** The argument of `drop`. */
  signature: string;
  /** A different value each time the object was written. */
  place: string;
}

const nameOf = "case nspname when 'public' then proname::text else nspname || '.' || proname end";
const schemas = "('public', 'auth', 'billing_sandbox')";

/** Triggers come first, because they depend on functions. */
function functionsAndTriggers(session: postgres.ReservedSql): Promise<Existing[]> {
  return session.unsafe<Existing[]>(`
    select 'trigger' as type, ${nameOf} as name, format('%I on %s', tgname, tgrelid::regclass) as signature,
      g.oid || ' ' || g.ctid as place
    from pg_trigger g join pg_proc p on p.oid = tgfoid join pg_namespace n on n.oid = pronamespace
    where nspname in ${schemas} and not tgisinternal
    union all
    select 'function', ${nameOf}, p.oid::regprocedure::text, p.oid || ' ' || p.ctid
    from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname in ${schemas} and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by type desc, name`);
}

/** Each file revokes all rights first, as on a new database: a grant that was removed from the file ends. */
async function forgetGrants(session: postgres.ReservedSql, files: readonly FunctionFile[]): Promise<void> {
  const names = new Set(files.map(({ name }) => name));
  for (const { type, name, signature } of await functionsAndTriggers(session)) {
    if (type !== "function" || !names.has(name)) continue;
    await session.unsafe(`revoke all on function ${signature} from courtside_tenant, courtside_auth`);
    await session.unsafe(`grant execute on function ${signature} to public`);
  }
}

/** Drops what has no file, and what was removed from a changed file: an old signature, an old trigger. */
async function dropOthers(
  session: postgres.ReservedSql,
  files: readonly FunctionFile[],
  changed: readonly FunctionFile[],
  before: readonly Existing[],
): Promise<void> {
  const known = new Set(files.map(({ name }) => name));
  const written = new Set(changed.map(({ name }) => name));
  const places = new Set(before.map(({ place }) => place));
  const others = (await functionsAndTriggers(session)).filter(
    ({ name, place }) => !known.has(name) || (written.has(name) && places.has(place)),
  );
  const triggers = others.filter(({ type }) => type === "trigger");
  for (const { signature } of triggers) await session.unsafe(`drop trigger ${signature}`);
  const functions = others.filter(({ type }) => type === "function").map(({ signature }) => signature);
  if (functions.length === 0) return;
  const error = await attempt(session, `drop function ${functions.join(", ")}`);
  if (error) throw new MigrationError(`No file has ${functions.join(", ")}, but it cannot go: ${detailOf(error)}`);
}

function detailOf({ code, message, detail, hint }: postgres.PostgresError): string {
  const advice =
    code === DEPENDENT_OBJECTS_STILL_EXIST ? "Drop those in a migration; what has a file is created again" : hint;
  return [message, detail, advice].filter(Boolean).join(". ");
}

function failure({ area, name }: FunctionFile, error: postgres.PostgresError): MigrationError {
  return new MigrationError(`api/db/functions/${area}/${name}.sql failed: ${detailOf(error)}`, { cause: error });
}
