import type { OperatorSql } from "./as-operator.ts";

export interface ListedClub {
  id: string;
  name: string;
  /** "closed", or what club_access derives: "paid", "suspended". */
  status: string;
  plan: string | null;
  members: number;
  courts: number;
  /** Made within the last 30 days. */
  bookings: number;
  founded: Date;
}

/** All clubs by name; those whose name contains `text`, and those of a status. */
export const listClubs = async (
  sql: OperatorSql,
  { text = null, status = null }: { text?: string | null | undefined; status?: string | null | undefined },
): Promise<ListedClub[]> => [
  ...(await sql<ListedClub[]>`
    select id, name, status, plan, members, courts, bookings, founded from (
      select c.id, c.name, c.plan_id as plan, c.created_at as founded,
        case when c.closed_at is not null then 'closed' else (club_access(c, null)).access_type end as status,
        (select count(*)::int from memberships where club_id = c.id and left_at is null) as members,
        (select count(*)::int from courts where club_id = c.id) as courts,
        (select count(*)::int from bookings where club_id = c.id and created_at > now() - interval '30 days') as bookings
      from clubs c where ${text}::text is null or position(lower(${text}) in lower(c.name)) > 0
    ) as found
    where ${status}::text is null or status = ${status}
    order by lower(name), founded, id`),
];
