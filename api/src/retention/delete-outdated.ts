import { callFunction } from "../db/call.ts";
import type { Database, Sql } from "../db/pool.ts";
import { alone } from "../jobs/alone.ts";
import type { Job } from "../jobs/repeat.ts";

const BATCH = 1_000;
const MOST_BATCHES = 50;

/**
 * Deletes rows past their table's retention period (docs/decisions/0027), in batches of a transaction each; the next run handles
 * the rest. Counts of rows by table; undefined if another process is doing it.
 */
export async function deleteOutdated(db: Database): Promise<Record<string, number> | undefined> {
  const total: Record<string, number> = {};
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const gone = await alone(db, "retention", async (sql) => ({
      ...(await deleteRecords(sql)),
      ...(await deleteSandbox(sql)),
      closed_clubs: await deleteClosedClubs(sql),
      people: await deleteUnprovenPeople(sql),
    }));
    if (!gone) return batch > 0 ? total : undefined;
    for (const [table, count] of Object.entries(gone)) total[table] = (total[table] ?? 0) + count;
    if (Object.values(gone).every((count) => count < BATCH)) break;
  }
  await applyClubRetention(db, total);
  return total;
}

/** Deletes what clubs keep no longer by their own settings, a club in a transaction. */
async function applyClubRetention(db: Database, total: Record<string, number>): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const done = await alone(db, "retention", async (sql) => ({
      gone: await callFunction(sql, "apply_club_retention", BATCH),
    }));
    if (!done?.gone) return;
    for (const [table, count] of Object.entries(done.gone)) total[table] = (total[table] ?? 0) + count;
  }
}

export const retentionJob = (db: Database): Job => ({
  name: "retention",
  everySeconds: 600,
  run: () => deleteOutdated(db),
});

async function deleteRecords(sql: Sql): Promise<Record<string, number>> {
  return (await callFunction(sql, "delete_outdated", BATCH)) ?? {};
}

/** Deletes what closed clubs leave behind (docs/decisions/0025); the next batch continues where this one ends. */
async function deleteClosedClubs(sql: Sql): Promise<number> {
  return (await callFunction(sql, "delete_closed_clubs", BATCH)) ?? 0;
}

async function deleteUnprovenPeople(sql: Sql): Promise<number> {
  const gone = (await callFunction(sql, "forget_unproven_people", BATCH)) ?? [];
  if (gone.length > 0) await sql`delete from auth.users where id = any(${gone}::uuid[])`;
  return gone.length;
}

/** The built-in payment provider stores what a real provider would store itself. */
async function deleteSandbox(sql: Sql): Promise<Record<string, number>> {
  const portals = await sql`
    delete from billing_sandbox.portals where id in (
      select id from billing_sandbox.portals where expires_at < now() - interval '1 day' limit ${BATCH})`;
  const checkouts = await sql`
    delete from billing_sandbox.checkouts where id in (
      select id from billing_sandbox.checkouts where expires_at < now() - interval '30 days' limit ${BATCH})`;
  const deliveries = await sql`
    delete from billing_sandbox.deliveries where id in (
      select id from billing_sandbox.deliveries
      where coalesce(delivered_at, next_try_at) < now() - interval '30 days' limit ${BATCH})`;
  return { portals: portals.count, checkouts: checkouts.count, deliveries: deliveries.count };
}
