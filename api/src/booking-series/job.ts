import { callForRows } from "../db/call.ts";
import type { Database } from "../db/pool.ts";
import { asTenant, authTransaction } from "../db/transaction.ts";
import type { Job } from "../jobs/repeat.ts";
import { continueSeries } from "../scheduling/series/continue.ts";

/** Series that one run takes on. */
const SERIES = 20;

/**
 * Books what is left of long series, some dates in each transaction (docs/decisions/0050). Its only state is in the tables: a
 * process that dies leaves whole dates, and another goes on. Also runs when it is notified of a new series.
 */
export const seriesJob = (db: Database): Job => ({
  name: "series",
  everySeconds: 5,
  async run() {
    const failures: unknown[] = [];
    let transactions = 0;
    for (const { club_id, id } of await authTransaction(db, (sql) => callForRows(sql, "series_to_book", SERIES), {
      changesPeople: false,
    })) {
      try {
        for (let left = 1; left > 0; transactions += 1) left = await bookNextOf(db, club_id, id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} series could not be booked`);
    return { transactions };
  },
});

/** Returns how many dates are left; 0 if another process is at it, and while the club has no access. */
function bookNextOf(db: Database, clubId: string, id: string): Promise<number> {
  return authTransaction(
    db,
    async (sql) => {
      const [begun] = await callForRows(sql, "begin_series_work", clubId, id);
      if (!begun?.has_access) return 0;
      const origin = { sessionId: null, requestId: `series ${id}`, ip: "", userAgent: "" };
      const { user_id: userId, now } = begun;
      return asTenant(sql, () => continueSeries({ sql, clubId, userId, now: now.getTime(), origin }, id));
    },
    { changesPeople: false },
  );
}
