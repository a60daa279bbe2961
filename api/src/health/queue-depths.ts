import type { Logger } from "pino";
import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { QueueDepth } from "../http/metrics.ts";

/** What waits for each job of the installation; empty while the database does not respond, so that the other numbers are still given. */
export async function queueDepths(db: Database, log: Logger): Promise<QueueDepth[]> {
  try {
    return await authTransaction(
      db,
      (sql) => sql<QueueDepth[]>`select queue, waiting, late_seconds from service_queues()`,
      { changesPeople: false },
    );
  } catch (error) {
    log.warn({ err: error }, "queues could not be read");
    return [];
  }
}
