import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Job } from "../../jobs/repeat.ts";
import { type Processed, processQueue } from "./process-queue.ts";
import { forgetOutdated, postponeChecks, selectDueClubs } from "./queries.ts";

const CLUBS = 20;
/** The number of the pool's connections that this may use at once. */
const AT_ONCE = 3;
const MOST_ROUNDS = 50;
/** A queue whose processing fails is retried after so many seconds, and does not delay the others. */
const RETRY_SECONDS = 5;
const BATCH = 1_000;
const NOTHING_DONE: Processed = { offered: 0, expired: 0 };

/** Processes the queue of every club that has a check due, several clubs at a time; concurrent processes share the clubs. */
export async function processDueQueues(db: Database): Promise<Processed> {
  const total: Processed = { offered: 0, expired: 0 };
  const failures: unknown[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const clubs = await authTransaction(db, (sql) => selectDueClubs(sql, CLUBS), { changesPeople: false });
    let processed = 0;
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let club = clubs.shift(); club !== undefined; club = clubs.shift()) {
        const did = await processOrPostpone(db, club, failures);
        if (did) processed += 1;
        total.offered += did?.offered ?? 0;
        total.expired += did?.expired ?? 0;
      }
    });
    await Promise.all(workers);
    // Other processes are handling the rest.
    if (processed === 0) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} queues could not be processed`);
  return total;
}

/** Undefined if another process is handling it, or if even that could not be determined. */
const processOrPostpone = (db: Database, club: string, failures: unknown[]): Promise<Processed | undefined> =>
  processQueue(db, club)
    .catch(async (error: unknown) => {
      failures.push(error);
      await authTransaction(db, (sql) => postponeChecks(sql, club, RETRY_SECONDS));
      return NOTHING_DONE;
    })
    .catch((error: unknown) => {
      failures.push(error);
      return undefined;
    });

/** Also runs when it is notified of a freed slot. */
export const waitlistJob = (db: Database): Job => ({
  name: "waitlist",
  everySeconds: 1,
  run: () => processDueQueues(db),
});

export const waitlistCleanupJob = (db: Database): Job => ({
  name: "waitlist-cleanup",
  everySeconds: 3_600,
  async run() {
    let forgotten = 0;
    for (let count = BATCH; count >= BATCH; forgotten += count)
      count = await authTransaction(db, (sql) => forgetOutdated(sql, BATCH));
    return { forgotten };
  },
});
