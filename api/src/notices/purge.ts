import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Job } from "../jobs/repeat.ts";
import { purgeNotices } from "./queries.ts";

const BATCH = 1_000;
/** Milliseconds, so that a long run is not taken for one that hangs. */
const LONGEST_RUN = 120_000;

/** Deletes notices that ended 90 days ago, as many as there are; concurrent processes share the work. */
export async function purgeOldNotices(db: Database, isStopping = () => false): Promise<Record<string, number>> {
  let purged = 0;
  const until = performance.now() + LONGEST_RUN;
  while (!isStopping() && performance.now() < until) {
    const gone = await authTransaction(db, (sql) => purgeNotices(sql, BATCH));
    purged += gone;
    if (gone < BATCH) break;
  }
  return { purged };
}

export const noticesPurgeJob = (db: Database): Job => ({
  name: "notices purge",
  everySeconds: 3600,
  run: (isStopping) => purgeOldNotices(db, isStopping),
});
