import { callForRows } from "../../db/call.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Job } from "../../jobs/repeat.ts";
import { rollUp } from "./roll-up.ts";

/** Clubs of one run. */
const CLUBS = 200;

/** Counts the dates that are over in every club (docs/decisions/0066); concurrent processes share the clubs. */
export const reportsJob = (db: Database): Job => ({
  name: "reports",
  everySeconds: 300,
  startsLater: true,
  async run(isStopping = () => false) {
    const clubs = await authTransaction(db, (sql) => callForRows(sql, "clubs_to_report", CLUBS), {
      changesPeople: false,
    });
    const failures: unknown[] = [];
    let done = 0;
    for (const { value: club } of clubs) {
      try {
        for (let count = 1; count > 0 && !isStopping(); done += count) count = await rollUp(db, club);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `the reports of ${failures.length} clubs failed`);
    return { done };
  },
});
