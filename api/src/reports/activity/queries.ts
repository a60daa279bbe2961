import type { EventsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** The rows of a list that are read; `total` of each row counts all. */
interface Counted {
  total: number;
}

const minutes = (sql: Sql) => sql`(sum(extract(epoch from b.ends_at - b.starts_at)) / 60)::int`;

export interface BusyRow extends Counted {
  user_id: string;
  name: UsersRow["full_name"];
  bookings: number;
  minutes: number;
}

/** Members with the most bookings of courts. */
export const selectBusiest = (sql: Sql, clubId: string, { startsAt, endsAt }: Span, most: number) =>
  sql<BusyRow[]>`
    select b.user_id, u.full_name as name, b.bookings, b.minutes, b.total from (
      select b.user_id, count(*)::int as bookings, ${minutes(sql)} as minutes, count(*) over ()::int as total
      from bookings b
      where b.club_id = ${clubId} and b.kind = 'booking' and b.status = 'confirmed' and b.walk_in is null
        and b.starts_at >= ${startsAt} and b.starts_at < ${endsAt}
      group by b.user_id order by 2 desc, 3 desc, 1 limit ${most}
    ) b join users u on u.id = b.user_id order by b.bookings desc, b.minutes desc, b.user_id`;

export interface LapsedRow extends Counted {
  user_id: string;
  name: UsersRow["full_name"];
  bookings: number;
  last_at: Date;
}

/** Whether a current member booked in the range before, without which none can have stopped coming. */
export async function hasBookingsOfMembers(sql: Sql, clubId: string, { startsAt, endsAt }: Span): Promise<boolean> {
  const [row] = await sql`
    select 1 from bookings b
    join memberships m on m.club_id = b.club_id and m.user_id = b.user_id and m.left_at is null and m.role = 'member'
    where b.club_id = ${clubId} and b.kind = 'booking' and b.status = 'confirmed' and b.walk_in is null
      and b.starts_at >= ${startsAt} and b.starts_at < ${endsAt} limit 1`;
  return row !== undefined;
}

/** Current members who booked in the range before and not since. */
export const selectLapsed = (sql: Sql, clubId: string, before: Span, most: number) =>
  sql<LapsedRow[]>`
    select b.user_id, u.full_name as name, b.bookings, b.last_at, count(*) over ()::int as total from (
      select b.user_id, count(*)::int as bookings, max(b.starts_at) as last_at from bookings b
      where b.club_id = ${clubId} and b.kind = 'booking' and b.status = 'confirmed' and b.walk_in is null
        and b.starts_at >= ${before.startsAt} and b.starts_at < ${before.endsAt}
      group by b.user_id
    ) b
    join memberships m on m.club_id = ${clubId} and m.user_id = b.user_id and m.left_at is null and m.role = 'member'
    join users u on u.id = b.user_id
    where not exists (
      select from bookings s
      where s.club_id = ${clubId} and s.user_id = b.user_id and s.walk_in is null and s.status = 'confirmed' and s.starts_at >= ${before.endsAt}
    )
    order by b.bookings desc, b.last_at, b.user_id limit ${most}`;

export interface CoachRow extends Counted {
  user_id: string;
  name: UsersRow["full_name"];
  lessons: number;
  minutes: number;
}

export const selectCoachHours = (sql: Sql, clubId: string, { startsAt, endsAt }: Span, most: number) =>
  sql<CoachRow[]>`
    select b.coach_id as user_id, u.full_name as name, count(*)::int as lessons, ${minutes(sql)} as minutes,
      count(*) over ()::int as total
    from bookings b join users u on u.id = b.coach_id
    where b.club_id = ${clubId} and b.kind = 'lesson' and b.status = 'confirmed'
      and b.starts_at >= ${startsAt} and b.starts_at < ${endsAt}
    group by 1, 2 order by 4 desc, 1 limit ${most}`;

export interface EventFillRow extends Counted {
  event_id: string;
  title: EventsRow["title"];
  dates: number;
  registered: number;
  places: number;
}

/** Events with a date in the range. */
export const selectEventFill = (sql: Sql, clubId: string, { startsAt, endsAt }: Span, most: number) =>
  sql<EventFillRow[]>`
    select e.id as event_id, e.title, d.dates, e.max_attendees as places, count(*) over ()::int as total,
      (select count(*)::int from event_registrations r where r.club_id = e.club_id and r.event_id = e.id) as registered
    from (
      select event_id, count(*)::int as dates from event_dates
      where club_id = ${clubId} and canceled_at is null and starts_at >= ${startsAt} and starts_at < ${endsAt}
      group by event_id
    ) d join events e on e.club_id = ${clubId} and e.id = d.event_id
    where e.canceled_at is null order by registered desc, e.title, e.id limit ${most}`;

export async function countGuests(sql: Sql, clubId: string, { startsAt, endsAt }: Span) {
  const [row] = await sql<{ visits: number; guests: number }[]>`
    select count(*)::int as visits, count(distinct p.guest_id)::int as guests
    from bookings b join booking_players p on p.club_id = b.club_id and p.booking_id = b.id
    where b.club_id = ${clubId} and b.status = 'confirmed' and p.guest_id is not null
      and b.starts_at >= ${startsAt} and b.starts_at < ${endsAt}`;
  return row ?? { visits: 0, guests: 0 };
}
