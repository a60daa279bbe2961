import type { BookingsRow, CourtsRow, EventsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** The times that a feed shows; bounded, because programs read all of it each time. */
export interface FeedWindow {
  from: Date;
  until: Date;
  /** At most `limit` entries of a kind, those nearest to `now`. */
  now: Date;
  limit: number;
}

export interface FeedBookingRow
  extends Pick<
    BookingsRow,
    "id" | "kind" | "user_id" | "coach_id" | "starts_at" | "ends_at" | "status" | "sequence" | "walk_in"
  > {
  court_name: CourtsRow["name"];
  user_name: UsersRow["full_name"];
  coach_name: UsersRow["full_name"] | null;
  /** The names of the players besides the booker. */
  players: string[];
  changed_at: Date;
}

/** A person's bookings, those in which they play, and their lessons; or the lessons that a coach gives. Also the canceled ones. */
export function selectFeedBookings(
  sql: Sql,
  clubId: string,
  { userId, onlyTeaching }: { userId: string; onlyTeaching: boolean },
  { from, until, now, limit }: FeedWindow,
) {
  // What the desk has booked for a guest without an account is no booking of the user who made it.
  const isPersons = sql`(b.user_id = ${userId} and b.walk_in is null or b.coach_id = ${userId} or exists (
    select from booking_players p where p.club_id = b.club_id and p.booking_id = b.id and p.user_id = ${userId}))`;
  const isTheirs = onlyTeaching ? sql`b.coach_id = ${userId}` : isPersons;
  return sql<FeedBookingRow[]>`
    select b.id, b.kind, b.user_id, b.coach_id, b.starts_at, b.ends_at, b.status, b.sequence, b.walk_in,
      c.name as court_name, u.full_name as user_name, coach.full_name as coach_name,
      array(
        select coalesce(m.full_name, p.guest_name) from booking_players p left join users m on m.id = p.user_id
        where p.club_id = b.club_id and p.booking_id = b.id order by p.position
      ) as players,
      coalesce(b.canceled_at, b.created_at) as changed_at
    from bookings b
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    join users u on u.id = b.user_id
    left join users coach on coach.id = b.coach_id
    where b.club_id = ${clubId} and ${isTheirs} and b.starts_at >= ${from} and b.starts_at < ${until}
    order by abs(extract(epoch from b.starts_at - ${now}::timestamptz)), b.id limit ${limit}`;
}

export interface FeedEventRow extends Pick<EventsRow, "title" | "description"> {
  id: string;
  starts_at: Date;
  ends_at: Date;
  court_name: CourtsRow["name"];
  is_canceled: boolean;
  sequence: number;
  changed_at: Date;
}

/** The dates of events that a person has joined, or that a coach leads; also those that do not take place. */
export function selectFeedEvents(
  sql: Sql,
  clubId: string,
  { userId, onlyTeaching }: { userId: string; onlyTeaching: boolean },
  { from, until, now, limit }: FeedWindow,
) {
  const hasJoined = sql`exists (
    select from event_registrations r where r.club_id = e.club_id and r.event_id = e.id and r.user_id = ${userId})`;
  const isTheirs = onlyTeaching ? sql`e.coach_id = ${userId}` : sql`(e.coach_id = ${userId} or ${hasJoined})`;
  return sql<FeedEventRow[]>`
    select d.id, e.title, e.description, d.starts_at, d.ends_at, c.name as court_name, d.canceled_at is not null as is_canceled,
      e.version as sequence, coalesce(d.canceled_at, e.created_at) as changed_at
    from event_dates d
    join events e on e.club_id = d.club_id and e.id = d.event_id
    join courts c on c.club_id = d.club_id and c.id = d.court_id
    where d.club_id = ${clubId} and ${isTheirs} and d.starts_at >= ${from} and d.starts_at < ${until}
    order by abs(extract(epoch from d.starts_at - ${now}::timestamptz)), d.id limit ${limit}`;
}
