import { callForRows } from "../../db/call.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Job } from "../../jobs/repeat.ts";
import { notifyOfMonth } from "./notify-admins.ts";

/** Clubs of one run. */
const CLUBS = 200;

/**
 * Notifies the admins of every club of its last month (docs/product/reports.md#monthly-report); concurrent processes share the
 * clubs. `clock` moves the rules' clock, in tests only.
 */
export const monthlyReportsJob = (db: Database, clock?: string): Job => ({
  name: "monthly reports",
  everySeconds: 600,
  async run(isStopping = () => false) {
    const clubs = await authTransaction(
      db,
      async (sql) => {
        if (clock !== undefined) await sql`select set_config('courtside.now', ${clock}, true)`;
        return callForRows(sql, "clubs_with_monthly_report", CLUBS);
      },
      { changesPeople: false },
    );
    const failures: unknown[] = [];
    let notified = 0;
    for (const { value: club } of clubs) {
      if (isStopping()) break;
      try {
        notified += await notifyOfMonth(db, club, clock);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `the monthly reports of ${failures.length} clubs failed`);
    return { notified };
  },
});
