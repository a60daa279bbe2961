import { callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import type { DemoSample } from "./sample-club.ts";

/** Makes a new account a visitor. When their access ends; undefined where there is no demo club. */
export async function admitVisitor(sql: Sql, accountId: string): Promise<Date | undefined> {
  return (await callFunction(sql, "auth.admit_demo_visitor", accountId)) ?? undefined;
}

/** Counts of what had to be brought back. */
export async function restoreClub(sql: Sql, sample: DemoSample): Promise<Record<string, number>> {
  const json = sql.json(sample as never);
  const club = await callFunction(sql, "restore_demo_club", json);
  const hours = await callFunction(sql, "restore_demo_hours", json);
  const events = await callFunction(sql, "restore_demo_events", json);
  return { ...club, hours: hours ?? 0, events: events ?? 0 };
}

/** Deletes expired visitors with all they made. Returns how many; fewer than `most`: that was all. */
export async function purgeVisitors(sql: Sql, most: number): Promise<number> {
  await sql`select purge_demo_registrations()`;
  const gone = (await callFunction(sql, "purge_demo_visitors", most)) ?? [];
  if (gone.length === 0) return 0;
  // A session points to the factor that lifted it, so sessions go first.
  await sql`delete from auth.sessions where user_id = any(${gone}::uuid[])`;
  await sql`delete from auth.users where id = any(${gone}::uuid[])`;
  return gone.length;
}
