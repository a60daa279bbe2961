import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { callForRows } from "../../db/call.ts";
import type { Database, Sql } from "../../db/pool.ts";
import { asTenant, authTransaction } from "../../db/transaction.ts";
import { enqueueNotices } from "../../notices/enqueue.ts";
import type { DateSpan } from "../queries.ts";
import { monthFigures } from "./figures.ts";

/**
 * Notifies the admins of a club of its last month, each once: the notices' keys say who has been notified. Returns how many; 0: no admin
 * is left, or another process does it. `clock` moves the rules' clock, in tests only.
 */
export const notifyOfMonth = (db: Database, clubId: string, clock?: string): Promise<number> =>
  authTransaction(
    db,
    async (sql) => {
      if (clock !== undefined) await sql`select set_config('courtside.now', ${clock}, true)`;
      const admins = await callForRows(sql, "begin_monthly_report", clubId);
      const [first] = admins;
      if (first) await asTenant(sql, () => notify(sql, clubId, { month: first.month, admins }));
      return admins.length;
    },
    { changesPeople: false },
  );

async function notify(
  sql: Sql,
  clubId: string,
  { month, admins }: { month: string; admins: { user_id: string }[] },
): Promise<void> {
  const span = datesOf(month);
  const before = datesOf(addDays(span.from, -1).slice(0, 7));
  const details = { month, ...span, ...(await monthFigures(sql, clubId, span, before)) };
  await enqueueNotices(
    { sql, clubId },
    admins.map(({ user_id: userId }) => {
      return { kind: "monthly_report", userId, details, dedupeKey: `monthly_report:${month}:${userId}` };
    }),
  );
}

/** The dates of "2026-10". */
function datesOf(month: string): DateSpan {
  const from = `${month}-01`;
  const inNext = addDays(from, 31);
  return { from, to: addDays(`${inNext.slice(0, 7)}-01`, -1) };
}
