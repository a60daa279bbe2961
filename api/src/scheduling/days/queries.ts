import type { BookingCounts, PlayerRules } from "@courtside/contracts/domain/players.ts";
import type {
  BookingSeriesRow,
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
  /** Whether the person of `only` or `lessonsOf` plays, without having booked it. */
  is_player: boolean | null;
  booked_by: UsersRow["full_name"] | null;
  /** Of a lesson. */
  coach_name: UsersRow["full_name"] | null;
  event_id: EventsRow["id"] | null;
  /** Read with the names only: those of the players besides the booker, what is due for guests among them, and whether they are missing. */
  players: string[] | null;
  guest_fees_due_cents: number | null;
  is_unnamed: boolean | null;
  checked_in_at: BookingsRow["checked_in_at"] | null;
  /** What staff call the series of the booking; read with names. */
  series_label: BookingSeriesRow["label"];
  /** The reason of the block, or the title of the event. */
  reason: CourtBlocksRow["reason"] | EventsRow["title"];
  /** The member to whom the waitlist offer holds the slot, and until when. */
  offered_to_id: WaitlistOffersRow["user_id"] | null;
  offered_to: UsersRow["full_name"] | null;
  offer_expires_at: WaitlistOffersRow["expires_at"] | null;
  /** It is held in place of a canceled booking: its holder is not on the waitlist. */
  is_alternative: boolean | null;
}

interface OccupancyDetails {
  withNames: boolean;
  lessonsOf?: string;
  only?: string;
  /** Courts on whose bookings the club requires the players' names. */
  namesNeededOn?: string[];
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
  { withNames, lessonsOf, only, namesNeededOn = [] }: OccupancyDetails,
) {
  const theirs = sql`kind = 'lesson' and ${lessonsOf ?? null}::uuid in (user_id, coach_id)`;
  const nameOf = (id: "user_id" | "coach_id") => sql`
    case when ${withNames} or (${theirs}) then (select full_name from users where id = ${sql(id)}) end`;
  const bookedBy = sql`coalesce(case when ${withNames} then walk_in end, ${nameOf("user_id")})`;
  const isPlayer = sql`exists (
    select from booking_players p
    where p.club_id = ${clubId} and p.booking_id = bookings.id and p.user_id = ${only ?? lessonsOf ?? null})`;
  // As the reminder of unnamed bookings judges it (bookings/unnamed/queries.ts).
  const isUnnamed =
    namesNeededOn.length === 0
      ? sql`false`
      : sql`
        kind = 'booking' and walk_in is null and created_by = user_id and o.court_id = any(${namesNeededOn}::uuid[]) and not exists (
          select from booking_players p where p.club_id = ${clubId} and p.booking_id = bookings.id
        ) and exists (
          select from memberships m where m.club_id = ${clubId} and m.user_id = bookings.user_id and m.role in ('member', 'coach')
        )`;
  const party = sql`
    left join lateral (
      select array_agg(coalesce(u.full_name, p.guest_name, '') order by p.position, p.id) as players, sum(p.fee_cents)::int as fees
      from booking_players p left join users u on u.id = p.user_id
      where p.club_id = o.club_id and p.booking_id = o.booking_id
    ) y on true`;
  const seriesLabel = withNames
    ? sql`case when series_id is not null
        then (select label from booking_series s where s.club_id = bookings.club_id and s.id = bookings.series_id) end`
    : sql`null`;
  const isTheirs = (id: string) => sql`
    and (
      o.booking_id = any(array(
        select id from bookings where club_id = ${clubId} and user_id = ${id}
          and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy()
        union all
        select id from bookings where club_id = ${clubId} and coach_id = ${id}
          and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy()
        union all
        select booking_id from person_occupancies where club_id = ${clubId} and user_id = ${id} and booking_id is not null
          and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy()
      ))
      or o.offer_id = any(array(
        select id from waitlist_offers where club_id = ${clubId} and user_id = ${id} and status = 'open'
      ))
    )`;
  return sql<OccupancyRow[]>`
    select o.id, o.court_id, o.kind, o.starts_at, o.ends_at, o.booking_id, b.user_id, b.coach_id, b.is_player, b.booked_by, b.coach_name, b.is_unnamed, b.checked_in_at,
      ${withNames ? sql`y.players, y.fees` : sql`null as players, null`} as guest_fees_due_cents,
      b.series_label, e.id as event_id, coalesce(k.reason, e.title) as reason,
      o.offer_id, f.user_id as offered_to_id, f.offered_to, f.expires_at as offer_expires_at, f.is_alternative
    from court_occupancies o
    left join lateral (
      select case when walk_in is null then user_id end as user_id, coach_id, ${isPlayer} as is_player, ${bookedBy} as booked_by, ${nameOf("coach_id")} as coach_name,
        ${isUnnamed} as is_unnamed, checked_in_at, ${seriesLabel} as series_label
      from bookings where club_id = o.club_id and id = o.booking_id limit 1
    ) b on true
    ${withNames ? party : sql``}
    left join lateral (
      select reason from court_blocks where club_id = o.club_id and id = o.block_id limit 1
    ) k on true
    left join lateral (
      select events.id, title from event_dates d join events on events.club_id = d.club_id and events.id = d.event_id
      where d.club_id = o.club_id and d.id = o.event_date_id limit 1
    ) e on true
    left join lateral (
      select user_id, expires_at, canceled_booking_id is not null as is_alternative, ${withNames ? sql`(select full_name from users where id = user_id)` : sql`null`} as offered_to
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

/** The bookings of others in which these people play. */
export async function selectPlayedTimes(sql: Sql, clubId: string, userIds: string[], from: Date, until: Date) {
  return await sql<TimeOfPerson[]>`
    select o.user_id, o.starts_at, o.ends_at
    from person_occupancies o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    where o.club_id = ${clubId} and o.user_id = any(${userIds}::uuid[]) and o.starts_at >= ${from} and o.starts_at < ${until}
      and b.kind = 'booking' and b.user_id <> o.user_id`;
}

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

/** Of a day and its week: what a person booked, and what they play in that others booked. */
export interface PersonCounts {
  booked: BookingCounts;
  played: BookingCounts;
}

/**
 * The number of a person's bookings (docs/product/booking.md#limits: all that are not canceled) on a day and in its week; which of
 * them count is `countedBookings`. What they play in is only read if the club counts it.
 */
export async function countBookings(
  sql: Sql,
  clubId: string,
  { userId, rules }: { userId: string; rules: Pick<PlayerRules, "player_counts"> },
  day: { startsAt: number; endsAt: number },
  week: { startsAt: number; endsAt: number },
): Promise<PersonCounts> {
  const [from, until] = [new Date(week.startsAt), new Date(week.endsAt)];
  const rows = await sql<(BookingCounts & { is_played: boolean })[]>`
    select is_played, count(*)::int as week,
      count(*) filter (where starts_at >= ${new Date(day.startsAt)} and starts_at < ${new Date(day.endsAt)})::int as day
    from (
      select starts_at, false as is_played from bookings
      where club_id = ${clubId} and user_id = ${userId} and status = 'confirmed' and walk_in is null
        and starts_at >= ${from} and starts_at < ${until}
      union all
      select o.starts_at, true from person_occupancies o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
      where o.club_id = ${clubId} and o.user_id = ${userId} and o.starts_at >= ${from} and o.starts_at < ${until}
        and b.kind = 'booking' and b.user_id <> ${userId} and ${rules.player_counts} = 'everyone'
    ) counted group by is_played`;
  const of = (isPlayed: boolean) => rows.find(({ is_played }) => is_played === isPlayed) ?? { day: 0, week: 0 };
  return { booked: of(false), played: of(true) };
}

/** The number of the whole club's bookings on a day and in its week. */
export async function countClubBookings(
  sql: Sql,
  clubId: string,
  day: { startsAt: number; endsAt: number },
  week: { startsAt: number; endsAt: number },
): Promise<BookingCounts> {
  const [row] = await sql<BookingCounts[]>`
    select count(*) filter (where starts_at >= ${new Date(day.startsAt)} and starts_at < ${new Date(day.endsAt)})::int as day,
      count(*)::int as week
    from bookings
    where club_id = ${clubId} and status = 'confirmed'
      and starts_at >= ${new Date(week.startsAt)} and starts_at < ${new Date(week.endsAt)}`;
  return row ?? { day: 0, week: 0 };
}

/** When a person's latest bookings before an instant began. */
export async function selectLatestStarts(sql: Sql, clubId: string, userId: string, before: Date, most: number) {
  const rows = await sql<Pick<BookingsRow, "starts_at">[]>`
    select starts_at from bookings
    where club_id = ${clubId} and user_id = ${userId} and status = 'confirmed' and starts_at < ${before}
    order by starts_at desc limit ${most}`;
  return rows.map(({ starts_at }) => starts_at.getTime());
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
