import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import { notifyClub } from "../live/notify.ts";

/**
 * Notifies the screens of clubs whose invitations a job has changed: once for a run of it, because each screen then reads all that it
 * shows of members and invitations.
 */
export async function notifyMembers(db: Database, clubIds: Iterable<string>): Promise<void> {
  const all = [...clubIds];
  if (all.length === 0) return;
  await authTransaction(
    db,
    async (sql) => {
      for (const clubId of all) await notifyClub({ sql, clubId }, { topic: "members" });
    },
    { changesPeople: false },
  );
}
