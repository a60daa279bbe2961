import { callFunction } from "../../db/call.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Job } from "../../jobs/repeat.ts";

/** Closes the clubs whose cooling period is over; concurrent processes share the work. */
export const closeDueClubs = (db: Database): Promise<Record<string, number>> =>
  authTransaction(db, async (sql) => {
    return { closed: (await callFunction(sql, "auth.close_due_clubs")) ?? 0 };
  });

export const closingJob = (db: Database): Job => ({
  name: "closing clubs",
  everySeconds: 600,
  run: () => closeDueClubs(db),
});
