import type { OperatorSql } from "./as-operator.ts";
import { clubTables } from "./club-tables.ts";

export interface ClubUsage {
  status: string;
  plan: string | null;
  suspension_reason: string | null;
  members: number;
  /** People who made a booking within the last 30 days. */
  active_people: number;
  courts: number;
  /** Made within the last 30 days. */
  bookings: number;
  last_booking: Date | null;
  rejections: number;
  notices_sent: number;
  notices_failed: number;
  /** Rows by table, without the empty ones. */
  rows: Record<string, number>;
}

/** What a club uses and does; counts of the last 30 days where nothing else is said. */
export async function clubUsage(sql: OperatorSql, clubId: string): Promise<ClubUsage> {
  const [usage] = await sql<Omit<ClubUsage, "rows">[]>`
    select case when c.closed_at is not null then 'closed' else (club_access(c, null)).access_type end as status,
      c.plan_id as plan, c.suspension_reason,
      (select count(*)::int from memberships where club_id = c.id and left_at is null) as members,
      b.people as active_people,
      (select count(*)::int from courts where club_id = c.id) as courts,
      b.bookings, (select max(created_at) from bookings where club_id = c.id) as last_booking,
      (select coalesce(sum(times), 0)::int from audit_log
       where club_id = c.id and outcome <> 'success' and at > now() - interval '30 days') as rejections,
      n.sent as notices_sent, n.failed as notices_failed
    from clubs c,
      lateral (select count(*)::int as bookings, count(distinct user_id)::int as people from bookings
        where club_id = c.id and created_at > now() - interval '30 days') as b,
      lateral (select count(*) filter (where state = 'sent')::int as sent,
          count(*) filter (where state in ('failed', 'in_doubt'))::int as failed
        from notices where club_id = c.id and created_at > now() - interval '30 days') as n
    where c.id = ${clubId}`;
  if (!usage) throw new Error("the club was found before");
  const rows: Record<string, number> = {};
  for (const table of await clubTables(sql)) {
    const [counted] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(table)} where club_id = ${clubId}`;
    if (counted && counted.count > 0) rows[table] = counted.count;
  }
  return { ...usage, rows };
}
