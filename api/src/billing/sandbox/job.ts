import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Job } from "../../jobs/repeat.ts";
import { deliverDue, type Webhook } from "./deliver.ts";
import { deleteSpent } from "./portal-queries.ts";
import { lockDue } from "./queries.ts";
import { endPeriod } from "./subscription.ts";

const BATCH = 50;

/**
 * The background work of a provider: periods end, and events that were not accepted are sent again. Each row is handled by one
 * process.
 */
export const sandboxJob = (db: Database, webhook: Webhook): Job => ({
  name: "billing sandbox",
  everySeconds: 5,
  async run() {
    const ended = await authTransaction(db, async (sql) => {
      const due = await lockDue(sql, BATCH);
      for (const row of due) await endPeriod(sql, row, row.cancel_at ?? new Date());
      await deleteSpent(sql);
      return due.length;
    });
    return { ended, delivered: await deliverDue(db, webhook, null) };
  },
});
