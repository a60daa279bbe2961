import type { BookingsRow, CourtsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { OccupancyKind } from "../../scheduling/reserve.ts";

/** `user_id`: the player, or the creator of the event. */
export interface ItemRow
  extends Pick<BookingsRow, "id" | "starts_at" | "ends_at" | "user_id" | "coach_id">,
    Pick<CourtsRow, "sport"> {
  kind: Exclude<OccupancyKind, "block" | "offer_held">;
  court_name: CourtsRow["name"];
  title: string;
}

/**
 * Lessons that a coach gives or takes, courts they booked or play on, and dates of events they lead, between two instants; each lasts
 * at most 25 hours.
 */
export function selectItems(sql: Sql, clubId: string, coachId: string, from: Date, until: Date) {
  // What the desk has booked for a guest without an account is no booking of the user who made it.
  const isBookers = sql`(b.user_id = ${coachId} and b.walk_in is null)`;
  const plays = sql`exists (
    select from booking_players p where p.club_id = b.club_id and p.booking_id = b.id and p.user_id = ${coachId})`;
  return sql<ItemRow[]>`
    select b.kind, b.id, b.starts_at, b.ends_at, c.name as court_name, c.sport,
      case
        when b.coach_id = ${coachId} then u.full_name
        when ${isBookers} then coalesce(t.full_name, 'Own booking')
        else 'Plays with ' || coalesce(b.walk_in, u.full_name)
      end as title,
      b.user_id, b.coach_id
    from bookings b
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    join users u on u.id = b.user_id
    left join users t on t.id = b.coach_id
    where b.club_id = ${clubId} and (${isBookers} or b.coach_id = ${coachId} or ${plays}) and b.status = 'confirmed'
      and b.starts_at < ${until} and b.starts_at > ${from}::timestamptz - longest_occupancy() and b.ends_at > ${from}
    union all
    select 'event', e.id, d.starts_at, d.ends_at, c.name, c.sport, e.title, e.created_by, e.coach_id
    from event_dates d
    join events e on e.club_id = d.club_id and e.id = d.event_id
    join courts c on c.club_id = d.club_id and c.id = d.court_id
    where d.club_id = ${clubId} and e.coach_id = ${coachId} and d.canceled_at is null
      and d.starts_at < ${until} and d.starts_at > ${from}::timestamptz - longest_occupancy() and d.ends_at > ${from}
    order by starts_at, id limit 1000`;
}
