import type {
  BookingSeriesDatesRow,
  BookingSeriesRow,
  BookingsRow,
  CourtBlocksRow,
  CourtsRow,
  UsersRow,
} from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { AuditedPlace } from "../bookings/queries.ts";
import type { CourtTime, OccupancyRow } from "../days/queries.ts";
import type { PlayerInput } from "../players/fields.ts";
import type { Partner } from "../players/judge-members.ts";

export interface Span {
  from: Date;
  until: Date;
}

/** When courts are taken in any of the spans, without expired offers: one bounded scan for each, in one statement. */
export function selectCourtTimesIn(sql: Sql, clubId: string, courtIds: string[], spans: Span[]) {
  const from = spans.map((span) => span.from.toISOString());
  const until = spans.map((span) => span.until.toISOString());
  return sql<CourtTime[]>`
    select distinct o.id, o.court_id, o.starts_at, o.ends_at, o.booking_id, o.offer_id, f.user_id as offered_to_id
    from unnest(${from}::timestamptz[], ${until}::timestamptz[]) as s (since, until)
    cross join lateral (
      select id, court_id, starts_at, ends_at, booking_id, offer_id from court_occupancies
      where club_id = ${clubId} and court_id = any(${courtIds}::uuid[])
        and starts_at < s.until and starts_at > s.since - longest_occupancy() and ends_at > s.since
    ) o
    left join lateral (
      select user_id, expires_at from waitlist_offers where club_id = ${clubId} and id = o.offer_id limit 1
    ) f on true
    where (f.expires_at > clock_now()) is not false`;
}

/** When a court is blocked, and why. */
export interface BlockedTime extends Pick<OccupancyRow, "court_id" | "starts_at" | "ends_at"> {
  reason: CourtBlocksRow["reason"];
}

/** When courts are blocked in any of the spans, as {@link selectCourtTimesIn} reads them. */
export function selectBlockedTimesIn(sql: Sql, clubId: string, courtIds: string[], spans: Span[]) {
  const from = spans.map((span) => span.from.toISOString());
  const until = spans.map((span) => span.until.toISOString());
  return sql<BlockedTime[]>`
    select distinct o.id, o.court_id, o.starts_at, o.ends_at, k.reason
    from unnest(${from}::timestamptz[], ${until}::timestamptz[]) as s (since, until)
    cross join lateral (
      select id, court_id, starts_at, ends_at, block_id from court_occupancies
      where club_id = ${clubId} and court_id = any(${courtIds}::uuid[]) and kind = 'block'
        and starts_at < s.until and starts_at > s.since - longest_occupancy() and ends_at > s.since
    ) o
    join court_blocks k on k.club_id = ${clubId} and k.id = o.block_id
    order by o.starts_at, o.court_id`;
}

/** A booking of a wide move, with both of its places. */
export interface MovedTogether {
  id: string;
  from: AuditedPlace;
  to: AuditedPlace;
}

/** If the last move of a booking was this person's wide one from it, at most so many seconds ago: all that moved with it. */
export async function selectMoveWith(
  sql: Sql,
  clubId: string,
  { id, actorId, scope }: { id: string; actorId: string; scope: string },
  seconds: number,
): Promise<MovedTogether[]> {
  return await sql<MovedTogether[]>`
    with last as (
      select at, actor_id, detail from audit_log
      where club_id = ${clubId} and subject_type = 'booking' and subject_id = ${id} and action = 'booking.moved'
        and outcome = 'success' and at > now() - make_interval(secs => ${seconds})
      order by id desc limit 1
    )
    select m.subject_id as id, m.detail->'from' as from, m.detail->'to' as to
    from last join audit_log m on m.club_id = ${clubId} and m.at = last.at and m.actor_id = last.actor_id
    where last.actor_id = ${actorId} and last.detail->>'scope' = ${scope} and last.detail->>'anchor' = ${id}
      and m.subject_type = 'booking' and m.action = 'booking.moved' and m.outcome = 'success'`;
}

export interface CountedStart extends Pick<BookingsRow, "id" | "starts_at"> {
  /** Of a booking of somebody else's in which they play. */
  is_played: boolean;
}

/** The starts of what a person booked and of what they play in, between two instants. */
export async function selectCountedStarts(sql: Sql, clubId: string, userId: string, { from, until }: Span) {
  return sql<CountedStart[]>`
    select id, starts_at, false as is_played from bookings
    where club_id = ${clubId} and user_id = ${userId} and status = 'confirmed' and walk_in is null
      and starts_at >= ${from} and starts_at < ${until}
    union all
    select b.id, o.starts_at, true from person_occupancies o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    where o.club_id = ${clubId} and o.user_id = ${userId} and o.starts_at >= ${from} and o.starts_at < ${until}
      and b.kind = 'booking' and b.user_id <> ${userId}`;
}

/** What decides whether members can play between two instants, in one statement. */
export async function selectPartners(sql: Sql, clubId: string, ids: string[], { from, until }: Span) {
  return await sql<Partner[]>`
    select m.user_id as id, u.full_name as name, m.role, m.left_at is not null as has_left,
      array(
        select date_part('epoch', b.starts_at) * 1000 from bookings b
        where b.club_id = m.club_id and b.user_id = m.user_id and b.status = 'confirmed' and b.walk_in is null
          and b.starts_at >= ${from} and b.starts_at < ${until}
      ) as booked,
      played_bookings(m.club_id, m.user_id, ${from}, ${until}) as played,
      (
        select coalesce(jsonb_agg(jsonb_build_array(
          (date_part('epoch', o.starts_at) * 1000)::bigint, (date_part('epoch', o.ends_at) * 1000)::bigint)), '[]')
        from person_occupancies o
        where o.club_id = m.club_id and o.user_id = m.user_id
          and o.starts_at < ${until} and o.starts_at > ${from}::timestamptz - longest_occupancy() and o.ends_at > ${from}
      ) as busy
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = any(${ids}::uuid[])`;
}

export interface GuestVisit {
  guest_id: string;
  host_id: string;
  starts_at: Date;
}

/**
 * The visits of guests whom a host brings, and of some guests whoever brings them, between two instants. `without`: bookings that do
 * not count.
 */
export async function selectGuestVisits(
  sql: Sql,
  clubId: string,
  { hostId, guestIds, without = [] }: { hostId: string; guestIds: string[]; without?: string[] },
  { from, until }: Span,
) {
  return await sql<GuestVisit[]>`
    select p.guest_id, case when b.walk_in is null then b.user_id end as host_id, b.starts_at
    from bookings b join booking_players p on p.club_id = b.club_id and p.booking_id = b.id
    where b.club_id = ${clubId} and b.status = 'confirmed' and b.starts_at >= ${from} and b.starts_at < ${until}
      and b.id <> all(${without}::uuid[]) and p.guest_id is not null and (p.guest_id = any(${guestIds}::uuid[]) or b.user_id = ${hostId} and b.walk_in is null)`;
}

/** How many may play on each court, where it says so. */
export function selectCourtRooms(sql: Sql, clubId: string) {
  return sql<Pick<CourtsRow, "id" | "max_players">[]>`
    select id, max_players from courts where club_id = ${clubId} and max_players is not null`;
}

/** The players other than the booker on the confirmed bookings of a series. */
export async function selectSeriesPlayers(sql: Sql, clubId: string, seriesId: string) {
  return await sql<
    { user_id: string | null; guest_id: string | null; guest_email: string | null; booking_ids: string[] }[]
  >`
    select p.user_id, p.guest_id, g.email as guest_email, array_agg(b.id) as booking_ids
    from bookings b join booking_players p on p.club_id = b.club_id and p.booking_id = b.id
    left join guests g on g.club_id = p.club_id and g.id = p.guest_id
    where b.club_id = ${clubId} and b.series_id = ${seriesId} and b.status = 'confirmed'
    group by 1, 2, 3`;
}

export interface SeriesRow extends Omit<BookingSeriesRow, "start_time" | "end_time" | "players"> {
  /** Those of the dates that are still to be booked. */
  players: PlayerInput[] | null;
  /** "HH:MM"; the end may be "24:00". */
  start_time: string;
  end_time: string;
  court_name: CourtsRow["name"];
  sport: CourtsRow["sport"];
  user_name: UsersRow["full_name"];
}

const columns = (sql: Sql) => sql`
  s.club_id, s.id, s.user_id, u.full_name as user_name, s.court_id, c.name as court_name, c.sport, s.label,
  s.starts_on::text, to_char(s.start_time, 'HH24:MI') as start_time,
  case s.end_time when '24:00' then '24:00' else to_char(s.end_time, 'HH24:MI') end as end_time,
  s.every_weeks, s.weekdays, s.state, s.players, s.created_by, s.created_at`;

const joins = (sql: Sql) => sql`
  join users u on u.id = s.user_id join courts c on c.club_id = s.club_id and c.id = s.court_id`;

export async function selectOptionalSeries(sql: Sql, clubId: string, id: string): Promise<SeriesRow | null> {
  const [row] = await sql<SeriesRow[]>`
    select ${columns(sql)} from booking_series s ${joins(sql)} where s.club_id = ${clubId} and s.id = ${id}`;
  return row ?? null;
}

/** Locks the series itself: after people and courts, before its bookings. */
export async function lockOptionalSeries(sql: Sql, clubId: string, id: string): Promise<SeriesRow | null> {
  const [row] = await sql<SeriesRow[]>`
    select ${columns(sql)} from booking_series s ${joins(sql)}
    where s.club_id = ${clubId} and s.id = ${id} for no key update of s`;
  return row ?? null;
}

export interface SeriesDateRow
  extends Pick<
    BookingSeriesDatesRow,
    "date" | "court_id" | "starts_at" | "ends_at" | "code" | "message" | "booking_id"
  > {
  outcome: BookingSeriesDatesRow["outcome"] | "canceled";
  /** Of its booking. */
  sequence: BookingsRow["sequence"] | null;
  court_name: CourtsRow["name"];
}

/** The dates of a series in their order; a booked one as its booking is now. */
export function selectSeriesDates(sql: Sql, clubId: string, seriesId: string) {
  return sql<SeriesDateRow[]>`
    select d.date::text, coalesce(b.court_id, d.court_id) as court_id, c.name as court_name,
      coalesce(b.starts_at, d.starts_at) as starts_at, coalesce(b.ends_at, d.ends_at) as ends_at,
      case when b.status = 'canceled' then 'canceled' else d.outcome end as outcome, d.code, d.message, d.booking_id,
      b.sequence
    from booking_series_dates d
    left join bookings b on b.club_id = d.club_id and b.id = d.booking_id
    join courts c on c.club_id = d.club_id and c.id = coalesce(b.court_id, d.court_id)
    where d.club_id = ${clubId} and d.series_id = ${seriesId} order by d.date`;
}

export type NewSeries = Pick<
  SeriesRow,
  | "id"
  | "user_id"
  | "court_id"
  | "label"
  | "starts_on"
  | "start_time"
  | "end_time"
  | "every_weeks"
  | "weekdays"
  | "state"
  | "players"
  | "created_by"
>;

export async function insertSeries(sql: Sql, clubId: string, { players, ...series }: NewSeries): Promise<void> {
  const row = { ...series, players: players && sql.json(players as never), club_id: clubId };
  await sql`insert into booking_series ${sql(row)}`;
}

/** One date with what became of it. */
export type SeriesDate = Pick<
  BookingSeriesDatesRow,
  "date" | "court_id" | "starts_at" | "ends_at" | "outcome" | "code" | "message" | "booking_id"
>;

/** Writes dates, those of before too. */
export async function saveSeriesDates(sql: Sql, clubId: string, seriesId: string, dates: SeriesDate[]): Promise<void> {
  await sql`
    insert into booking_series_dates
      (club_id, series_id, date, court_id, starts_at, ends_at, outcome, code, message, booking_id)
    select ${clubId}, ${seriesId}, d.date, d.court_id, d.starts_at, d.ends_at, d.outcome, d.code, d.message, d.booking_id
    from jsonb_to_recordset(${sql.json(dates as never)}) as d (
      date date, court_id uuid, starts_at timestamptz, ends_at timestamptz, outcome text, code text, message text, booking_id uuid)
    on conflict (club_id, series_id, date) do update set
      outcome = excluded.outcome, code = excluded.code, message = excluded.message, booking_id = excluded.booking_id`;
}

export interface NewSeriesBooking {
  id: string;
  courtId: string;
  startsAt: Date;
  endsAt: Date;
}

/** Inserts the bookings of a series in one statement; their courts and people are reserved in the same transaction. */
export async function insertSeriesBookings(
  sql: Sql,
  clubId: string,
  { seriesId, userId, createdBy }: { seriesId: string; userId: string; createdBy: string },
  bookings: NewSeriesBooking[],
): Promise<void> {
  await sql`
    insert into bookings (club_id, id, court_id, user_id, kind, starts_at, ends_at, created_by, series_id)
    select ${clubId}, b.id, b.court_id, ${userId}, 'booking', b.starts_at, b.ends_at, ${createdBy}, ${seriesId}
    from unnest(
      ${bookings.map(({ id }) => id)}::uuid[], ${bookings.map(({ courtId }) => courtId)}::uuid[],
      ${bookings.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${bookings.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]
    ) as b (id, court_id, starts_at, ends_at)`;
}

/** Ends a series: nothing is left to book. */
export async function updateSeriesState(
  sql: Sql,
  clubId: string,
  id: string,
  state: "done" | "stopped",
): Promise<void> {
  await sql`update booking_series set state = ${state}, players = null where club_id = ${clubId} and id = ${id}`;
}

/** Marks what is still planned as missed, and returns how many dates that were. */
export async function endPlannedDates(
  sql: Sql,
  clubId: string,
  seriesId: string,
  { code, message }: { code: string; message: string },
): Promise<number> {
  const ended = await sql`
    update booking_series_dates set outcome = 'missed', code = ${code}, message = ${message}
    where club_id = ${clubId} and series_id = ${seriesId} and outcome = 'planned'`;
  return ended.count;
}
