import postgres from "postgres";
import { MigrationError } from "./migration-error.ts";

/** How long a migration may wait and run. Milliseconds. */
export interface LockLimits {
  /** For one lock: requests queue behind a statement that waits, and they end after 5 s. */
  lock: number;
  /** For one statement; a migration that needs longer begins with its own `set local statement_timeout`. */
  statement: number;
  /** For all tries. */
  all: number;
}

export const LOCK_LIMITS: LockLimits = { lock: 2_000, statement: 300_000, all: 600_000 };

/** The pause between two tries, in which the requests that waited are served; it doubles. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK_DETECTED = "40P01";
const QUERY_CANCELED = "57014";

export interface RetryOptions {
  limits: LockLimits;
  /** Receives a sentence before each further try, and about what takes long. */
  onWait?: ((sentence: string) => void) | undefined;
}

/** Begins a transaction with the limits. */
export async function beginLimited(session: postgres.ReservedSql, { lock, statement }: LockLimits): Promise<void> {
  await session.unsafe(`begin; set local lock_timeout = ${lock}; set local statement_timeout = ${statement}`);
}

/**
 * Runs `work`, which begins a transaction and takes it back if it throws, again and again while another transaction holds a lock that
 * it needs. Throws {@link MigrationError} when the time for all tries is over, or a statement took too long.
 */
export async function retryOnLock<T>(
  session: postgres.ReservedSql,
  what: string,
  { limits, onWait }: RetryOptions,
  work: () => Promise<T>,
): Promise<T> {
  const end = performance.now() + limits.all;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (code === QUERY_CANCELED) throw tooLong(what, limits, error);
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED) throw error;
      const open = await openTransactions(session, limits.lock);
      if (performance.now() + pause > end) {
        throw new MigrationError(
          `${what} found its tables in use for ${limits.all / 1000} s and changed nothing. ${open} End that, then run it again.`,
          { cause: error },
        );
      }
      onWait?.(`${what} waits for a lock and tries again in ${pause / 1000} s. ${open}`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Also of an error that names the file which failed. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof MigrationError ? error.cause : error;
  return cause instanceof postgres.PostgresError ? cause.code : undefined;
}

const tooLong = (what: string, { statement }: LockLimits, cause: unknown) =>
  new MigrationError(
    `${what} has a statement that ran for ${statement / 1000} s and was ended; it changed nothing. If it needs longer, it begins ` +
      "with set local statement_timeout.",
    { cause },
  );

/** Names the transactions that have been open for longer than a lock is awaited, without their statements. */
async function openTransactions(session: postgres.ReservedSql, lock: number): Promise<string> {
  const rows = await session.unsafe<{ pid: number; program: string; state: string; seconds: number }[]>(
    `select pid, coalesce(nullif(application_name, ''), usename, '') as program, state,
      round(extract(epoch from clock_timestamp() - xact_start))::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and xact_start < clock_timestamp() - make_interval(secs => $1)
    order by xact_start limit 5`,
    [lock / 1000],
  );
  if (rows.length === 0) return "No other transaction is open for long: many short ones keep the lock.";
  const list = rows.map(({ pid, program, state, seconds }) => `process ${pid} (${program}, ${state}) for ${seconds} s`);
  return `Open transactions: ${list.join("; ")}.`;
}
