import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Job } from "../jobs/repeat.ts";
import { purgeNotices } from "./queries.ts";

const BATCH = 1_000;
const MOST_BATCHES = 20;

/** Deletes notices that ended 90 days ago; concurrent processes share the work. */
export async function purgeOldNotices(db: Database): Promise<Record<string, number>> {
  let purged = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const gone = await authTransaction(db, (sql) => purgeNotices(sql, BATCH));
    purged += gone;
    if (gone < BATCH) break;
  }
  return { purged };
}

export const noticesPurgeJob = (db: Database): Job => ({
  name: "notices purge",
  everySeconds: 3600,
  run: () => purgeOldNotices(db),
});
