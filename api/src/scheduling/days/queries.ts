import type {
  BookingsRow,
  CourtBlocksRow,
  CourtOccupanciesRow,
  EventsRow,
  PersonOccupanciesRow,
  UsersRow,
  WaitlistOffersRow,
} from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface OccupancyRow
  extends Pick<CourtOccupanciesRow, "id" | "court_id" | "kind" | "starts_at" | "ends_at" | "booking_id" | "offer_id"> {
  user_id: BookingsRow["user_id"] | null;
  coach_id: BookingsRow["coach_id"];
  booked_by: UsersRow["full_name"] | null;
  /** Of a lesson. */
  coach_name: UsersRow["full_name"] | null;
  /** The reason of the block, or the title of the event. */
  reason: CourtBlocksRow["reason"] | EventsRow["title"];
  /** The member to whom the waitlist offer holds the slot, and until when. */
  offered_to_id: WaitlistOffersRow["user_id"] | null;
  offered_to: UsersRow["full_name"] | null;
  offer_expires_at: WaitlistOffersRow["expires_at"] | null;
}

/**
 * The occupancies of courts between two instants, without expired offers. The scan is bounded, because no occupancy is longer
 * than 25 hours. Names are read only if requested, and for lessons that `lessonsOf` gives or takes: each costs a lookup under
 * row-level security. `only`: those of this person, or held for them. `limit 1` keeps the planner at one key lookup a row; a
 * wrong estimate would make it read all bookings.
 */
export function selectOccupancies(
  sql: Sql,
  clubId: string,
  courtIds: string[],
  from: Date,
  until: Date,
  { withNames, lessonsOf, only }: { withNames: boolean; lessonsOf?: string; only?: string },
) {
  const theirs = sql`kind = 'lesson' and ${lessonsOf ?? null}::uuid in (user_id, coach_id)`;
  const nameOf = (id: "user_id" | "coach_id") => sql`
    case when ${withNames} or (${theirs}) then (select full_name from users where id = ${sql(id)}) end`;
  const isTheirs = (id: string) => sql`
    and (
      o.booking_id = any(array(
        select id from bookings where club_id = ${clubId} and user_id = ${id}
          and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy()
        union all
        select id from bookings where club_id = ${clubId} and coach_id = ${id}
          and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy()
      ))
      or o.offer_id = any(array(
        select id from waitlist_offers where club_id = ${clubId} and user_id = ${id} and status = 'open'
      ))
    )`;
  return sql<OccupancyRow[]>`
    select o.id, o.court_id, o.kind, o.starts_at, o.ends_at, o.booking_id, b.user_id, b.coach_id, b.booked_by, b.coach_name,
      coalesce(k.reason, e.title) as reason,
      o.offer_id, f.user_id as offered_to_id, f.offered_to, f.expires_at as offer_expires_at
    from court_occupancies o
    left join lateral (
      select user_id, coach_id, ${nameOf("user_id")} as booked_by, ${nameOf("coach_id")} as coach_name
      from bookings where club_id = o.club_id and id = o.booking_id limit 1
    ) b on true
    left join lateral (
      select reason from court_blocks where club_id = o.club_id and id = o.block_id limit 1
    ) k on true
    left join lateral (
      select title from event_dates d join events on events.club_id = d.club_id and events.id = d.event_id
      where d.club_id = o.club_id and d.id = o.event_date_id limit 1
    ) e on true
    left join lateral (
      select user_id, expires_at, ${withNames ? sql`(select full_name from users where id = user_id)` : sql`null`} as offered_to
      from waitlist_offers where club_id = o.club_id and id = o.offer_id limit 1
    ) f on true
    where o.club_id = ${clubId}
      and o.starts_at < ${until} and o.starts_at > ${from}::timestamptz - longest_occupancy()
      and o.ends_at > ${from}
      and o.court_id = any(${courtIds}::uuid[])
      and (f.expires_at > clock_now()) is not false
      ${only === undefined ? sql`` : isTheirs(only)}
    order by o.starts_at`;
}

/** A court's time as far as judging requests needs it. */
export type CourtTime = Pick<
  OccupancyRow,
  "court_id" | "starts_at" | "ends_at" | "booking_id" | "offer_id" | "offered_to_id"
>;

/** When the open courts of a sport are taken between two instants, without expired offers: all that judging a request needs. */
export function selectCourtTimes(sql: Sql, clubId: string, sport: string, from: Date, until: Date) {
  return sql<CourtTime[]>`
    select o.court_id, o.starts_at, o.ends_at, o.booking_id, o.offer_id, f.user_id as offered_to_id
    from court_occupancies o
    left join lateral (
      select user_id, expires_at from waitlist_offers where club_id = o.club_id and id = o.offer_id limit 1
    ) f on true
    where o.club_id = ${clubId}
      and o.court_id = any(array(select id from courts where club_id = ${clubId} and sport = ${sport} and is_active))
      and o.starts_at < ${until} and o.starts_at > ${from}::timestamptz - longest_occupancy() and o.ends_at > ${from}
      and (f.expires_at > clock_now()) is not false`;
}

export type PersonTime = Pick<PersonOccupanciesRow, "starts_at" | "ends_at">;

/** When a person is on a court already, without staff's own bookings (docs/product/booking.md#one-place-at-a-time). */
export function selectPersonTimes(sql: Sql, clubId: string, userId: string, from: Date, until: Date) {
  return sql<PersonTime[]>`
    select starts_at, ends_at from person_occupancies
    where club_id = ${clubId} and user_id = ${userId}
      and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy() and ends_at > ${from}`;
}

export type TimeOfPerson = Pick<PersonOccupanciesRow, "user_id" | "starts_at" | "ends_at">;

/** When these people are or may be on a court: slots offered to them count. */
export async function selectBusyTimes(sql: Sql, clubId: string, userIds: string[], from: Date, until: Date) {
  return await sql<TimeOfPerson[]>`
    select user_id, starts_at, ends_at from person_occupancies
    where club_id = ${clubId} and user_id = any(${userIds}::uuid[]) and starts_at > ${from}::timestamptz - longest_occupancy() and starts_at < ${until}
    union all
    select user_id, starts_at, ends_at from waitlist_offers
    where club_id = ${clubId} and user_id = any(${userIds}::uuid[]) and status = 'open'
      and starts_at > ${from}::timestamptz - longest_occupancy() and starts_at < ${until}`;
}

/**
 * The number of a person's bookings that count against the limits (docs/product/booking.md#limits: all that are not canceled), on
 * a day and in its week. Null counts all people's.
 */
export async function countBookings(
  sql: Sql,
  clubId: string,
  userId: string | null,
  day: { startsAt: number; endsAt: number },
  week: { startsAt: number; endsAt: number },
): Promise<{ day: number; week: number }> {
  const [row] = await sql<{ day: number; week: number }[]>`
    select count(*) filter (where starts_at >= ${new Date(day.startsAt)} and starts_at < ${new Date(day.endsAt)})::int as day,
      count(*)::int as week
    from bookings
    where club_id = ${clubId} ${userId === null ? sql`` : sql`and user_id = ${userId}`} and status = 'confirmed'
      and starts_at >= ${new Date(week.startsAt)} and starts_at < ${new Date(week.endsAt)}`;
  return row ?? { day: 0, week: 0 };
}

/** The number of all people's bookings of a week on each club-local date that has any. */
export function selectBookingsByDate(
  sql: Sql,
  clubId: string,
  zone: string,
  week: { startsAt: number; endsAt: number },
) {
  return sql<{ date: string; bookings: number }[]>`
    select to_char(starts_at at time zone ${zone}, 'YYYY-MM-DD') as date, count(*)::int as bookings from bookings
    where club_id = ${clubId} and status = 'confirmed'
      and starts_at >= ${new Date(week.startsAt)} and starts_at < ${new Date(week.endsAt)}
    group by 1`;
}
