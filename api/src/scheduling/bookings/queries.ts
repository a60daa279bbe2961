import type { BookingsRow, CourtsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface BookingRow
  extends Omit<BookingsRow, "created_by" | "canceled_by" | "canceled_at">,
    Pick<CourtsRow, "sport"> {
  court_name: CourtsRow["name"];
  user_name: UsersRow["full_name"];
  user_email: UsersRow["email"];
  /** Of a lesson. */
  coach_name: UsersRow["full_name"] | null;
}

const columns = (sql: Sql) => sql`
  b.id, b.club_id, b.court_id, c.name as court_name, c.sport, b.user_id, u.full_name as user_name, u.email as user_email,
  b.kind, b.coach_id, coach.full_name as coach_name, b.starts_at, b.ends_at, b.status, b.cancel_reason, b.created_at`;

const joins = (sql: Sql) => sql`
  join courts c on c.club_id = b.club_id and c.id = b.court_id
  join users u on u.id = b.user_id
  left join users coach on coach.id = b.coach_id`;

export interface InsertedBooking extends Pick<BookingRow, "id" | "kind"> {
  courtId: string;
  userId: string;
  coachId: string | null;
  startsAt: Date;
  endsAt: Date;
  createdBy: string;
}

export async function insertBooking(sql: Sql, clubId: string, booking: InsertedBooking): Promise<void> {
  const { id, kind, courtId, userId, coachId, startsAt, endsAt, createdBy } = booking;
  await sql`
    insert into bookings (club_id, id, court_id, user_id, kind, coach_id, starts_at, ends_at, created_by)
    values (${clubId}, ${id}, ${courtId}, ${userId}, ${kind}, ${coachId}, ${startsAt}, ${endsAt}, ${createdBy})`;
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

export interface Canceling {
  userId: string;
  at: Date;
  reason: string | null;
}

/** Marks locked bookings canceled. */
export async function updateCanceled(sql: Sql, clubId: string, ids: string[], by: Canceling): Promise<void> {
  await sql`
    update bookings set status = 'canceled', canceled_by = ${by.userId}, canceled_at = ${by.at}, cancel_reason = ${by.reason}
    where club_id = ${clubId} and id = any(${ids}::uuid[])`;
}

export type Cancellation = Pick<BookingsRow, "canceled_by" | "canceled_at">;

/** The user who canceled it, and when; both null while it is confirmed. */
export async function selectCancellation(sql: Sql, clubId: string, id: string): Promise<Cancellation> {
  const [row] = await sql<Cancellation[]>`
    select canceled_by, canceled_at from bookings where club_id = ${clubId} and id = ${id}`;
  return row ?? { canceled_by: null, canceled_at: null };
}

/** Whether a confirmed booking was made for a person after an instant. */
export async function hasBookedSince(sql: Sql, clubId: string, userId: string, since: Date): Promise<boolean> {
  const [row] = await sql`
    select 1 from bookings
    where club_id = ${clubId} and user_id = ${userId} and status = 'confirmed' and created_at > ${since} limit 1`;
  return row !== undefined;
}

/** Confirms a canceled booking again; court and people have been reserved before. */
export async function confirmBooking(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`
    update bookings set status = 'confirmed', canceled_by = null, canceled_at = null, cancel_reason = null
    where club_id = ${clubId} and id = ${id}`;
}

export interface BookingFilter {
  /** A person's bookings, and the lessons they give. */
  userId: string | null;
  kind?: BookingRow["kind"];
  /** Of one court. */
  courtId?: string;
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
  const { userId, kind, courtId, when, now, from, until, after, descending, limit } = filter;
  return sql<BookingRow[]>`
    select ${columns(sql)} from bookings b ${joins(sql)}
    where b.club_id = ${clubId}
      ${userId ? sql`and (b.user_id = ${userId} or b.coach_id = ${userId})` : sql``}
      ${kind ? sql`and b.kind = ${kind}` : sql``}
      ${courtId ? sql`and b.court_id = ${courtId}` : sql``}
      ${when === "upcoming" ? sql`and b.status = 'confirmed' and b.starts_at > ${now}` : sql``}
      ${when === "past" ? sql`and (b.status <> 'confirmed' or b.starts_at <= ${now})` : sql``}
      ${from ? sql`and b.starts_at >= ${from}` : sql``}
      ${until ? sql`and b.starts_at < ${until}` : sql``}
      ${after ? followsOn(sql, clubId, after, descending) : sql``}
    order by ${descending ? sql`b.starts_at desc, b.id desc` : sql`b.starts_at, c.name, b.id`}
    limit ${limit}`;
}

/** The rows after the last one of the previous page: by start, then by court (docs/product/booking.md#lists). */
function followsOn(sql: Sql, clubId: string, { startsAt, id }: { startsAt: string; id: string }, descending: boolean) {
  if (descending) return sql`and (b.starts_at, b.id) < (${startsAt}, ${id})`;
  const court = sql`
    coalesce((select courts.name from bookings join courts on courts.club_id = bookings.club_id and courts.id = bookings.court_id
      where bookings.club_id = ${clubId} and bookings.id = ${id}), '')`;
  // The first condition can use an index.
  return sql`and b.starts_at >= ${startsAt} and (b.starts_at, c.name, b.id) > (${startsAt}, ${court}, ${id})`;
}

export async function countBookingsByTime(sql: Sql, clubId: string, userId: string | null, now: Date) {
  const [row] = await sql<{ upcoming: number; past: number }[]>`
    select count(*) filter (where status = 'confirmed' and starts_at > ${now})::int as upcoming,
      count(*) filter (where status <> 'confirmed' or starts_at <= ${now})::int as past
    from bookings where club_id = ${clubId} ${userId ? sql`and (user_id = ${userId} or coach_id = ${userId})` : sql``}`;
  return row ?? { upcoming: 0, past: 0 };
}
