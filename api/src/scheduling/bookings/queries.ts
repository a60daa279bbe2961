import type { PlayerRules } from "@courtside/contracts/domain/players.ts";
import type { BookingSeriesRow, BookingsRow, CourtsRow, FunctionRows, UsersRow } from "../../../db/row-types.ts";
import type { AuditRow } from "../../audit/queries.ts";
import { containing } from "../../db/containing.ts";
import type { Last, Sql } from "../../db/pool.ts";
import type { ContextRow, Credentials } from "../../db/transaction.ts";
import type { ResponseToKeep } from "../../http/idempotency.ts";
import type { Notice } from "../../notices/enqueue.ts";
import type { Partner } from "../players/judge-members.ts";
import { type PlayerRow, playersColumn } from "../players/queries.ts";

export interface BookingRow
  extends Omit<BookingsRow, "created_by" | "canceled_by" | "canceled_at" | "names_reminded_at">,
    Pick<CourtsRow, "sport"> {
  court_name: CourtsRow["name"];
  user_name: UsersRow["full_name"];
  /** Null for a former member, whose address is theirs to change. */
  user_email: UsersRow["email"] | null;
  /** Of a lesson. */
  coach_name: UsersRow["full_name"] | null;
  /** What staff call its series. */
  series_label: BookingSeriesRow["label"];
  /** Besides the booker, in their order. */
  players: PlayerRow[];
  court_max_players: CourtsRow["max_players"];
  club_max_players: PlayerRules["max_players"];
}

const columns = (sql: Sql) => sql`
  b.id, b.club_id, b.court_id, c.name as court_name, c.sport, b.user_id, u.full_name as user_name,
  (select u.email ${asMember(sql)}) as user_email, b.kind, b.coach_id, coach.full_name as coach_name, b.starts_at, b.ends_at,
  b.status, b.cancel_reason, b.created_at,
  b.series_id, s.label as series_label, b.sequence, b.walk_in, b.checked_in_at, c.max_players as court_max_players, k.max_players as club_max_players, ${playersColumn(sql)}`;

/** The membership of the booker of a booking `b`, who is a member today. */
const asMember = (sql: Sql) => sql`
  from memberships m where m.club_id = b.club_id and m.user_id = b.user_id and m.left_at is null`;

const joins = (sql: Sql) => sql`
  join clubs k on k.id = b.club_id
  join courts c on c.club_id = b.club_id and c.id = b.court_id
  join users u on u.id = b.user_id
  left join users coach on coach.id = b.coach_id
  left join booking_series s on s.club_id = b.club_id and s.id = b.series_id`;

/** Starts, ends, offer and its holder; instants in epoch milliseconds. */
type TakenColumns = [startsAt: number, endsAt: number, offerId: string | null, offeredToId: string | null];

/** See begin_booking. */
export interface BookingContextRow
  extends Omit<FunctionRows["begin_booking"], "busy" | "taken" | "partners" | "max_players"> {
  busy: [startsAt: number, endsAt: number][] | null;
  taken: TakenColumns[] | null;
  partners: Partner[] | null;
  max_players: PlayerRules["max_players"];
}

/** The time that is read, at least as wide as the one to be booked; null: nothing of the day is read. */
export type ReadTime = { from: Date; until: Date } | null;

/**
 * Locks booker and court of the transaction's club and reads everything that decides about a booking, in one statement. No row
 * without a club.
 */
export async function selectBookingContext(
  sql: Sql,
  bookerId: string,
  courtId: string,
  time: ReadTime,
  playerIds: string[],
) {
  const [row] = await sql<BookingContextRow[]>`
    select * from begin_booking(${bookerId}, ${courtId}, ${time?.from ?? null}, ${time?.until ?? null}, ${playerIds})`;
  return row;
}

/** What begin_booking_request returns: the caller, what is kept for their key, and otherwise what decides about the booking. */
type BegunBookingRow = BookingContextRow &
  Omit<FunctionRows["begin_booking_request"], keyof BookingContextRow | "context"> & { context: ContextRow };

/** The first statement of a transaction that books: {@link selectBookingContext} together with who the caller is. */
export async function beginBookingRequest(
  sql: Sql,
  { userId, sessionId }: Credentials,
  asked: { key: string | undefined; bookerId: string; courtId: string; time: ReadTime; playerIds: string[] },
) {
  const { key, bookerId, courtId, time, playerIds } = asked;
  const [row] = await sql<BegunBookingRow[]>`
    select * from begin_booking_request(
      ${userId}, ${sessionId}, ${key ?? null}, ${bookerId}, ${courtId}, ${time?.from ?? null}, ${time?.until ?? null},
      ${playerIds})`;
  if (!row) throw new Error("begin_booking_request gave no row");
  const { context, kept_route: route, kept_body_hash: body_hash, kept_response: response, ...read } = row;
  const kept = route === null || body_hash === null ? undefined : { route, body_hash, response };
  return { context, ahead: { kept, read } };
}

/** A booking or lesson to write, with what is written beside it. */
export interface WrittenBooking extends Pick<BookingRow, "id" | "kind"> {
  courtId: string;
  userId: string;
  coachId: string | null;
  startsAt: Date;
  endsAt: Date;
  /** The people whose time it takes. */
  people: string[];
  /** The waitlist offer whose hold becomes the booking's time. */
  offerId: string | null;
  audit: AuditRow & { clubId: string; actorId: string };
  /** The details of the notice to the booker of a court; null for a lesson. */
  notice: Extract<Notice, { kind: "booking_made" }>["details"] | null;
  kept: ResponseToKeep | null;
}

/**
 * Writes all of it in one statement, or nothing if the court is taken or a person is elsewhere (see write_booking). `send` sends
 * it; by itself it is sent at once, and the transaction goes on.
 */
export async function insertBooking(
  sql: Sql,
  booking: WrittenBooking,
  send: Last = (statement) => statement,
): Promise<FunctionRows["write_booking"]> {
  const { id, kind, courtId, userId, coachId, startsAt, endsAt, people, offerId, audit, notice, kept } = booking;
  const [row] = await send(sql<FunctionRows["write_booking"][]>`
    select * from write_booking(
      ${audit.clubId}, ${id}, ${kind}, ${courtId}, ${userId}, ${coachId}, ${startsAt}, ${endsAt}, ${people}, ${offerId},
      ${audit.actorId}, ${audit.actorRole}, ${audit.action}, ${sql.json(audit.detail as never)}, ${audit.sessionId},
      ${audit.requestId}, ${audit.ip || null}, ${audit.userAgent},
      ${notice && sql.json(notice as never)}, null,
      ${kept?.key ?? null}, ${kept?.route ?? null}, ${kept?.bodyHash ?? null}, ${kept && sql.json(kept.response as never)})`);
  if (!row) throw new Error("write_booking gave no row");
  return row;
}

export async function selectOptionalBooking(sql: Sql, clubId: string, id: string): Promise<BookingRow | null> {
  const [row] = await sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)} where b.club_id = ${clubId} and b.id = ${id}`;
  return row ?? null;
}

export async function lockOptionalBooking(sql: Sql, clubId: string, id: string): Promise<BookingRow | null> {
  const [row] = await sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where b.club_id = ${clubId} and b.id = ${id} for update of b`;
  return row ?? null;
}

/** Those of the bookings that have players besides the booker. */
export async function selectPlayed(sql: Sql, clubId: string, ids: string[]): Promise<BookingRow[]> {
  return await sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where b.club_id = ${clubId} and b.id = any(${ids}::uuid[])
      and exists (select from booking_players p where p.club_id = b.club_id and p.booking_id = b.id)
    order by b.id`;
}

/** Locks the bookings of others ahead in which a person plays, in the order of their ids. */
export async function lockPlayedBy(sql: Sql, clubId: string, userId: string, now: Date): Promise<BookingRow[]> {
  return await sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where b.club_id = ${clubId} and b.status = 'confirmed' and b.starts_at > ${now} and b.id = any(array(
      select booking_id from booking_players where club_id = ${clubId} and user_id = ${userId}
    ))
    order by b.id for update of b`;
}

/** Locks bookings in the order of their ids. */
export async function lockBookings(sql: Sql, clubId: string, ids: string[]): Promise<BookingRow[]> {
  return await sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where b.club_id = ${clubId} and b.id = any(${ids}::uuid[]) order by b.id for update of b`;
}

/** The same without the lock. */
export async function selectBookingsById(sql: Sql, clubId: string, ids: string[]): Promise<BookingRow[]> {
  return await sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where b.club_id = ${clubId} and b.id = any(${ids}::uuid[]) order by b.id`;
}

/** Sets what is due for guests, by the id of their row. */
export async function updateFees(sql: Sql, clubId: string, fees: Record<string, number>): Promise<void> {
  await sql`
    update booking_players p set fee_cents = f.cents
    from unnest(${Object.keys(fees)}::uuid[], ${Object.values(fees)}::int[]) as f (id, cents)
    where p.club_id = ${clubId} and p.id = f.id`;
}

/** The confirmed bookings of a series from an instant on that have not begun, by start. */
export async function selectBookingsOfSeries(
  sql: Sql,
  clubId: string,
  seriesId: string,
  { from, now }: { from: Date; now: Date },
): Promise<BookingRow[]> {
  return await sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where b.club_id = ${clubId} and b.series_id = ${seriesId} and b.status = 'confirmed'
      and b.starts_at >= ${from} and b.starts_at > ${now}
    order by b.starts_at, b.id`;
}

/**
 * Writes a locked booking at its new place, whose court and person have been reserved. A check-in and the reminder of the players'
 * names belong to the start: another one removes them. Returns how often it has changed.
 */
export async function updateMoved(
  sql: Sql,
  clubId: string,
  { id, court_id, starts_at, ends_at, checked_in_at }: BookingRow,
): Promise<number> {
  const [row] = await sql<Pick<BookingsRow, "sequence">[]>`
    update bookings set court_id = ${court_id}, starts_at = ${starts_at}, ends_at = ${ends_at}, sequence = sequence + 1,
      checked_in_at = ${checked_in_at},
      names_reminded_at = case when starts_at = ${starts_at} then names_reminded_at end
    where club_id = ${clubId} and id = ${id} returning sequence`;
  if (!row) throw new Error("the locked booking is gone");
  return row.sequence;
}

/** A booking's place as the audit log has it. */
export interface AuditedPlace {
  court_id: string;
  start_time: string;
  end_time: string;
}

/** The last move of a booking, if it is at most so many seconds old. */
export async function selectOptionalMove(sql: Sql, clubId: string, id: string, seconds: number) {
  const [row] = await sql<{ actor_id: string | null; from: AuditedPlace }[]>`
    select actor_id, detail->'from' as from from audit_log
    where club_id = ${clubId} and subject_type = 'booking' and subject_id = ${id} and action = 'booking.moved'
      and outcome = 'success' and at > now() - make_interval(secs => ${seconds})
    order by id desc limit 1`;
  return row;
}

export async function updateCheckedIn(sql: Sql, clubId: string, id: string, at: Date): Promise<void> {
  await sql`update bookings set checked_in_at = ${at} where club_id = ${clubId} and id = ${id}`;
}

export interface Canceling {
  /** null: a job. */
  userId: string | null;
  at: Date;
  reason: string | null;
}

/** Marks locked bookings canceled, and returns where they were. */
export async function updateCanceled(sql: Sql, clubId: string, ids: string[], by: Canceling) {
  return await sql<Pick<BookingsRow, "id" | "court_id" | "user_id" | "starts_at" | "ends_at">[]>`
    update bookings set status = 'canceled', canceled_by = ${by.userId}, canceled_at = ${by.at}, cancel_reason = ${by.reason},
      sequence = sequence + 1
    where club_id = ${clubId} and id = any(${ids}::uuid[])
    returning id, court_id, user_id, starts_at, ends_at`;
}

export type Cancellation = Pick<BookingsRow, "canceled_by" | "canceled_at">;

/** The user who canceled it, and when; both null while it is confirmed. */
export async function selectCancellation(sql: Sql, clubId: string, id: string): Promise<Cancellation> {
  const [row] = await sql<Cancellation[]>`
    select canceled_by, canceled_at from bookings where club_id = ${clubId} and id = ${id}`;
  return row ?? { canceled_by: null, canceled_at: null };
}

/**
 * Those of the people for whom a confirmed booking of a week was made, moved or restored after an instant, or who were named in
 * one, if the club counts that.
 */
export async function selectBookedSince(
  sql: Sql,
  clubId: string,
  { userIds, rules }: { userIds: string[]; rules: Pick<PlayerRules, "player_counts"> },
  week: { startsAt: number; endsAt: number },
  since: Date,
): Promise<string[]> {
  const isCounted = sql`b.status = 'confirmed' and b.starts_at >= ${new Date(week.startsAt)} and b.starts_at < ${new Date(week.endsAt)}`;
  const cameBack = sql`exists (
    select from audit_log a
    where a.club_id = b.club_id and a.subject_type = 'booking' and a.subject_id = b.id
      and a.action in ('booking.moved', 'booking.restored') and a.outcome = 'success' and a.at > ${since})`;
  const rows = await sql<{ user_id: string }[]>`
    select b.user_id from bookings b
    where b.club_id = ${clubId} and b.user_id = any(${userIds}::uuid[]) and b.walk_in is null and ${isCounted}
      and (b.created_at > ${since} or ${cameBack})
    union
    select p.user_id from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
    where p.club_id = ${clubId} and p.user_id = any(${userIds}::uuid[]) and ${isCounted}
      and (p.added_at > ${since} or ${cameBack}) and ${rules.player_counts} = 'everyone'`;
  return rows.map(({ user_id }) => user_id);
}

/** Confirms canceled bookings again; courts and people have been reserved before. */
export async function confirmBookings(sql: Sql, clubId: string, ids: string[]): Promise<void> {
  await sql`
    update bookings set status = 'confirmed', canceled_by = null, canceled_at = null, cancel_reason = null,
      sequence = sequence + 1
    where club_id = ${clubId} and id = any(${ids}::uuid[])`;
}

export interface BookingFilter {
  /** A person's bookings, those in which they play, and the lessons they give. */
  userId: string | null;
  kind?: BookingRow["kind"] | undefined;
  /** Of one court. */
  courtId?: string | undefined;
  sport?: string | undefined;
  status?: "confirmed" | "canceled" | undefined;
  /** Part of a name or an email of the booker or coach. */
  search?: string | undefined;
  /** Upcoming = confirmed and not started; past = everything else (docs/product/booking.md#status). */
  when: "upcoming" | "past" | null;
  now: Date;
  /** Starts at this instant or later. */
  from: Date | null;
  until: Date | null;
  /** Keyset: the last row of the previous page. */
  after: { startsAt: string; id: string } | null;
  descending: boolean;
  limit: number;
}

export function selectBookings(sql: Sql, clubId: string, filter: BookingFilter) {
  const { after, descending, limit } = filter;
  return sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where ${matches(sql, clubId, filter)}
      ${after ? followsOn(sql, clubId, after, descending) : sql``}
    order by ${descending ? sql`b.starts_at desc, b.id desc` : sql`b.starts_at, court_name_order(c.name), b.id`}
    limit ${limit}`;
}

type BookingCondition = Omit<BookingFilter, "after" | "descending" | "limit">;

export async function countBookings(sql: Sql, clubId: string, condition: BookingCondition): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from bookings b ${joins(sql)} where ${matches(sql, clubId, condition)}`;
  return row?.total ?? 0;
}

function matches(sql: Sql, clubId: string, condition: BookingCondition) {
  const { userId, kind, courtId, sport, status, search, when, now, from, until } = condition;
  const pattern = search && containing(search);
  return sql`b.club_id = ${clubId}
      ${userId ? isOf(sql, clubId, userId) : sql``}
      ${kind ? sql`and b.kind = ${kind}` : sql``}
      ${courtId ? sql`and b.court_id = ${courtId}` : sql``}
      ${sport ? sql`and c.sport = ${sport}` : sql``}
      ${status ? sql`and b.status = ${status}` : sql``}
      ${pattern ? isNamed(sql, pattern) : sql``}
      ${when === "upcoming" ? sql`and b.status = 'confirmed' and b.starts_at > ${now}` : sql``}
      ${when === "past" ? sql`and (b.status <> 'confirmed' or b.starts_at <= ${now})` : sql``}
      ${from ? sql`and b.starts_at >= ${from}` : sql``}
      ${until ? sql`and b.starts_at < ${until}` : sql``}`;
}

/** Bookings `b` of a person: their own, those in which they play, and the lessons they give. */
const isOf = (sql: Sql, clubId: string, userId: string) => sql`
  and (b.user_id = ${userId} and b.walk_in is null or b.coach_id = ${userId} or b.id = any(array(
    select booking_id from booking_players where club_id = ${clubId} and user_id = ${userId}
  )))`;

/** Booker, coach, a player or a guest of the booking matches. Membership is looked up only where an email may have matched. */
const isNamed = (sql: Sql, pattern: string) => sql`
  and (
    coalesce(b.walk_in, concat_ws(' ', u.full_name, u.email, coach.full_name)) ilike ${pattern}
      and (coalesce(b.walk_in, concat_ws(' ', u.full_name, coach.full_name)) ilike ${pattern} or exists (select ${asMember(sql)}))
    or exists (
      select from booking_players p left join users m on m.id = p.user_id
      where p.club_id = b.club_id and p.booking_id = b.id and concat_ws(' ', m.full_name, p.guest_name) ilike ${pattern}
    )
  )`;

/** The rows after the last one of the previous page: by start, then by court (docs/product/booking.md#lists). */
function followsOn(sql: Sql, clubId: string, { startsAt, id }: { startsAt: string; id: string }, descending: boolean) {
  if (descending) return sql`and (b.starts_at, b.id) < (${startsAt}, ${id})`;
  const court = sql`
    coalesce((select court_name_order(courts.name) from bookings join courts on courts.club_id = bookings.club_id and courts.id = bookings.court_id
      where bookings.club_id = ${clubId} and bookings.id = ${id}), '')`;
  // The first condition can use an index.
  return sql`and b.starts_at >= ${startsAt} and (b.starts_at, court_name_order(c.name), b.id) > (${startsAt}, ${court}, ${id})`;
}

export async function countBookingsByTime(sql: Sql, clubId: string, userId: string | null, now: Date) {
  const [row] = await sql<{ upcoming: number; past: number }[]>`
    select count(*) filter (where status = 'confirmed' and starts_at > ${now})::int as upcoming,
      count(*) filter (where status <> 'confirmed' or starts_at <= ${now})::int as past
    from bookings b where b.club_id = ${clubId} ${userId ? isOf(sql, clubId, userId) : sql``}`;
  return row ?? { upcoming: 0, past: 0 };
}
