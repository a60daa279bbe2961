import type { Sql } from "../db/pool.ts";
import type { DemoSample } from "./sample-club.ts";

/** Makes a new account a visitor. When their access ends; undefined where there is no demo club. */
export async function admitVisitor(sql: Sql, accountId: string): Promise<Date | undefined> {
  const [row] = await sql<{ ends_at: Date | null }[]>`select auth.admit_demo_visitor(${accountId}) as ends_at`;
  return row?.ends_at ?? undefined;
}

/** Counts of what had to be brought back. */
export async function restoreClub(sql: Sql, sample: DemoSample): Promise<Record<string, number>> {
  const [row] = await sql<{ did: Record<string, number> }[]>`
    select restore_demo_club(${sql.json(sample as never)}) as did`;
  const [hours] = await sql<{ count: number }[]>`
    select restore_demo_hours(${sql.json(sample as never)}) as count`;
  const [events] = await sql<{ count: number }[]>`
    select restore_demo_events(${sql.json(sample as never)}) as count`;
  return { ...row?.did, hours: hours?.count ?? 0, events: events?.count ?? 0 };
}

/** Deletes expired visitors with all they made. Returns how many; fewer than `most`: that was all. */
export async function purgeVisitors(sql: Sql, most: number): Promise<number> {
  await sql`select purge_demo_registrations()`;
  const [row] = await sql<{ gone: string[] }[]>`select purge_demo_visitors(${most}) as gone`;
  const gone = row?.gone ?? [];
  if (gone.length === 0) return 0;
  // A session points to the factor that lifted it, so sessions go first.
  await sql`delete from auth.sessions where user_id = any(${gone}::uuid[])`;
  await sql`delete from auth.users where id = any(${gone}::uuid[])`;
  return gone.length;
}
