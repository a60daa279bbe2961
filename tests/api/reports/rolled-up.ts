import type { Sql } from "postgres";
import { expect } from "vitest";
import type { Database } from "../../../api/src/db/pool.ts";
import { rollUp } from "../../../api/src/reports/rollup/roll-up.ts";
import { ownerSql } from "../../support/world.ts";

/** Waits until all dates and changes of a club founded before today are counted, by this process or by the job of another one. `sql` is the owner's. */
export async function rolledUp(db: Database, clubId: string, sql: Sql = ownerSql): Promise<void> {
  const left = async () => {
    await rollUp(db, clubId);
    const [row] = await sql<{ changes: number; is_behind: boolean }[]>`
      select (select count(*)::int from report_changes where club_id = c.id and starts_at < now()) as changes,
        coalesce((select max(date) from report_dates where club_id = c.id)
          < ((now() - interval '1 hour') at time zone c.time_zone)::date - 1, true) as is_behind
      from clubs c where c.id = ${clubId}`;
    return row;
  };
  // Two years of dates, fifty at a time, beside all other tests.
  await expect.poll(left, { timeout: 90_000 }).toEqual({ changes: 0, is_behind: false });
}
