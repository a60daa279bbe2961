import { callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import type { DemoSample } from "./sample-club.ts";

/** Makes a new account a visitor. Returns when their access ends; undefined if there is no demo club. */
export async function admitVisitor(sql: Sql, accountId: string): Promise<Date | undefined> {
  return (await callFunction(sql, "auth.admit_demo_visitor", accountId)) ?? undefined;
}

/** Counts of restored rows. */
export async function restoreClub(sql: Sql, sample: DemoSample): Promise<Record<string, number>> {
  const json = sql.json(sample as never);
  const club = await callFunction(sql, "restore_demo_club", json);
  const hours = await callFunction(sql, "restore_demo_hours", json);
  const events = await callFunction(sql, "restore_demo_events", json);
  return { ...club, hours: hours ?? 0, events: events ?? 0 };
}

/** Deletes expired visitors with everything they created. Returns how many; fewer than `most` means that none are left. */
export async function purgeVisitors(sql: Sql, most: number): Promise<number> {
  await sql`select purge_demo_registrations()`;
  const gone = (await callFunction(sql, "purge_demo_visitors", most)) ?? [];
  if (gone.length === 0) return 0;
  // A session refers to the factor that raised it to aal2, so sessions are deleted first.
  await sql`delete from auth.sessions where user_id = any(${gone}::uuid[])`;
  await sql`delete from auth.users where id = any(${gone}::uuid[])`;
  return gone.length;
}
