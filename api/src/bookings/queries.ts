import type { AuditLogRow, MembershipsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export interface HistoryRow extends Pick<AuditLogRow, "at" | "actor_id" | "action" | "detail" | "device" | "found_by"> {
  actor_name: UsersRow["full_name"] | null;
  found_by_name: UsersRow["full_name"] | null;
}

/** The changes of a booking in the audit log, the oldest first. */
export function selectHistory(sql: Sql, clubId: string, bookingId: string) {
  return sql<HistoryRow[]>`
    select a.at, a.actor_id, u.full_name as actor_name, a.action, a.detail, a.device, a.found_by, f.full_name as found_by_name
    from audit_log a left join users u on u.id = a.actor_id left join users f on f.id = a.found_by
    where a.club_id = ${clubId} and a.subject_type = 'booking' and a.subject_id = ${bookingId} and a.outcome = 'success'
    order by a.id limit 200`;
}

export interface BookerRow extends Pick<MembershipsRow, "role" | "joined_at" | "left_at"> {
  upcoming: number;
  canceled_lately: number;
}

/** The membership of a booker, their bookings ahead and those that they canceled since an instant. */
export async function selectBooker(
  sql: Sql,
  clubId: string,
  userId: string,
  { now, since }: { now: Date; since: Date },
) {
  const [row] = await sql<BookerRow[]>`
    select m.role, m.joined_at, m.left_at,
      (select count(*)::int from bookings b
        where b.club_id = m.club_id and b.user_id = m.user_id and b.status = 'confirmed' and b.starts_at > ${now}) as upcoming,
      (select count(*)::int from bookings b
        where b.club_id = m.club_id and b.user_id = m.user_id and b.status = 'canceled' and b.canceled_by = m.user_id
          and b.canceled_at > ${since} and b.starts_at > ${since}) as canceled_lately
    from memberships m where m.club_id = ${clubId} and m.user_id = ${userId}`;
  return row;
}
