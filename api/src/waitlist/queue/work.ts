import type { Database, Sql } from "../../db/pool.ts";
import { asTenant, authTransaction } from "../../db/transaction.ts";
import { beginWork } from "./queries.ts";

/** A transaction in which one process at a time processes a club's queue, bound to that club like a member's request. */
export interface QueueTx {
  sql: Sql;
  clubId: string;
  now: number;
  /** Whether the club has access: a club without access offers nothing. */
  hasAccess: boolean;
}

/** Undefined if another process has the queue. `clock` moves the rules' clock, in tests only. */
export function inQueueTx<T>(
  db: Database,
  clubId: string,
  clock: string | undefined,
  work: (tx: QueueTx) => Promise<T>,
): Promise<T | undefined> {
  const inQueue = async (sql: Sql) => {
    if (clock !== undefined) await sql`select set_config('courtside.now', ${clock}, true)`;
    const begun = await beginWork(sql, clubId);
    if (!begun) return undefined;
    return asTenant(sql, () => work({ sql, clubId, now: begun.now.getTime(), hasAccess: begun.has_access }));
  };
  return authTransaction(db, inQueue, { changesPeople: false });
}
