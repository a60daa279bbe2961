import type { AuthCall } from "../auth/call.ts";
import { sendNotice } from "../auth/mails/send.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Job } from "../jobs/repeat.ts";
import { lockDueExport, putOff, readPerson, updateMade } from "./queries.ts";

type Dependencies = Pick<AuthCall, "db" | "keys" | "config" | "mailer" | "log">;

/** A bound for a stop of the process, which waits for the run. */
const MOST_A_RUN = 20;
const RETRY_SECONDS = 60;

/** Makes the exports that people requested, one transaction each, and mails their links. */
export const personExportsJob = (to: Dependencies): Job => ({
  name: "exports",
  everySeconds: 5,
  async run() {
    let made = 0;
    while (made < MOST_A_RUN && (await makeNext(to))) made++;
    return { made };
  },
});

/** The mail follows the commit, so that its link works; a process that dies in between leaves an export that My Account shows. */
async function makeNext(to: Dependencies): Promise<boolean> {
  let begun: string | undefined;
  try {
    const due = await authTransaction(to.db, async (sql) => {
      const due = await lockDueExport(sql);
      if (!due) return undefined;
      begun = due.id;
      await updateMade(sql, due.id, await readPerson(sql, due.user_id));
      return due;
    });
    if (!due) return false;
    const { user_id: userId, caller } = due;
    const link = `${to.config.siteUrl}/my-account#your-data`;
    sendNotice({ ...to, caller, redirectTo: undefined }, { kind: "data_export", userId, link });
    return true;
  } catch (error) {
    if (begun === undefined) throw error;
    const id = begun;
    await authTransaction(to.db, (sql) => putOff(sql, id, RETRY_SECONDS));
    throw error;
  }
}
