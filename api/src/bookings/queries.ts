import type { AuditLogRow, MembershipsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export interface HistoryRow extends Pick<AuditLogRow, "at" | "actor_id" | "action" | "detail" | "device" | "found_by"> {
  actor_name: UsersRow["full_name"] | null;
  found_by_name: UsersRow["full_name"] | null;
}

/** What there can be many of, and what they must not hide. */
const OF_PLAYERS = ["booking.players_changed", "booking.player_left"];

/**
 * The changes of a booking in the audit log, the oldest first: the first of all, the latest 200 of its players and the latest 200
 * others.
 */
export function selectHistory(sql: Sql, clubId: string, bookingId: string) {
  return sql<HistoryRow[]>`
    with changes as not materialized (
      select id, action from audit_log
      where club_id = ${clubId} and subject_type = 'booking' and subject_id = ${bookingId} and outcome = 'success'
    )
    select a.at, a.actor_id, u.full_name as actor_name, a.action, a.detail, a.device, a.found_by, f.full_name as found_by_name
    from audit_log a left join users u on u.id = a.actor_id left join users f on f.id = a.found_by
    where a.id in (
      (select id from changes order by id limit 1)
      union (select id from changes where action = any(${OF_PLAYERS}) order by id desc limit 200)
      union (select id from changes where action <> all(${OF_PLAYERS}) order by id desc limit 200))
    order by a.id`;
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
