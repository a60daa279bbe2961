import type { Database, Sql } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";

/** Any numbers work if every version of Courtside uses the same ones; api/db/migrate.ts has 7_205_759_403. */
const LOCKS = {
  cleanup: 7_205_759_404,
  demo: 7_205_759_405,
  test: 7_205_759_406,
  notices: 7_205_759_408,
  retention: 7_205_759_410,
  audit: 7_205_759_412,
} as const;

/**
 * Runs background work in a transaction of its own, in one process at a time: undefined if another process is running it. The
 * lock ends with the transaction, so a process that dies leaves nothing locked and nothing half done.
 */
export function alone<T>(
  db: Database,
  lock: keyof typeof LOCKS,
  work: (sql: Sql) => Promise<T>,
): Promise<T | undefined> {
  return authTransaction(db, async (sql) => {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(${LOCKS[lock]}) as taken`;
    return row?.taken ? work(sql) : undefined;
  });
}
