import type { Database } from "../db/pool.ts";
import { alone } from "../jobs/alone.ts";
import type { Job } from "../jobs/repeat.ts";
import { notifyClub } from "../live/notify.ts";
import { purgeVisitors, restoreClub } from "./queries.ts";
import { DEMO_CLUB_ID, DEMO_SAMPLE } from "./sample-club.ts";

const BATCH = 200;
const MOST_BATCHES = 25;

/**
 * Purges visitors whose access has ended, and restores the demo club's sample data (docs/product/access.md#demo): settings,
 * courts, coaches, members, news, and the bookings of the days that can be booked, a third of which stays free. Each batch and
 * the restoration are a transaction; the next run handles the rest. Undefined if another process is doing it.
 */
export async function maintainDemoClub(db: Database): Promise<Record<string, number> | undefined> {
  let purged = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const gone = await alone(db, "demo", (sql) => purgeVisitors(sql, BATCH));
    purged += gone ?? 0;
    if (gone !== BATCH) break;
  }
  const restored = await alone(db, "demo", async (sql) => {
    const did = await restoreClub(sql, DEMO_SAMPLE);
    const tx = { sql, clubId: DEMO_CLUB_ID };
    if (purged > 0 || Object.values(did).some((count) => count > 0)) await notifyClub(tx, { topic: "bookings" });
    if (did.settings || did.courts) await notifyClub(tx, { topic: "courts" });
    if (did.hours) await notifyClub(tx, { topic: "coaches" });
    if (did.events || purged > 0) await notifyClub(tx, { topic: "events" });
    if (did.news) await notifyClub(tx, { topic: "news" });
    return did;
  });
  return restored && { purged, ...restored };
}

export const demoJob = (db: Database): Job => ({ name: "demo", everySeconds: 60, run: () => maintainDemoClub(db) });
