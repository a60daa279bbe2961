import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Job } from "../jobs/repeat.ts";
import { MOST_PEOPLE, notifyClub } from "../live/notify.ts";
import { postToInboxes } from "./queries.ts";

const BATCH = 500;

/** Puts due notices into their readers' inboxes; concurrent processes share the work. */
async function postDue(db: Database): Promise<Record<string, number>> {
  let posted = 0;
  for (;;) {
    const clubs = await authTransaction(
      db,
      async (sql) => {
        const rows = await postToInboxes(sql, BATCH);
        for (const { clubId, people } of rows)
          for (let at = 0; at < people.length; at += MOST_PEOPLE)
            await notifyClub({ sql, clubId }, { topic: "inbox", people: people.slice(at, at + MOST_PEOPLE) });
        return rows;
      },
      { changesPeople: false },
    );
    const due = clubs.reduce((sum, club) => sum + club.due, 0);
    posted += due;
    if (due < BATCH) return { posted };
  }
}

export const inboxJob = (db: Database): Job => ({ name: "inbox", everySeconds: 5, run: () => postDue(db) });
