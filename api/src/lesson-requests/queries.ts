import type { BookingsRow, CourtsRow, LessonRequestsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

/** `preferred_date` and `preferred_time` are club-local; an accepted request has a booking, which is its lesson. */
export interface RequestRow extends Omit<LessonRequestsRow, "club_id" | "decided_by"> {
  member_name: UsersRow["full_name"];
  member_email: UsersRow["email"] | null;
  coach_name: UsersRow["full_name"];
  booking_status: BookingsRow["status"] | null;
  court_id: BookingsRow["court_id"] | null;
  court_name: CourtsRow["name"] | null;
  starts_at: BookingsRow["starts_at"] | null;
  ends_at: BookingsRow["ends_at"] | null;
  sequence: BookingsRow["sequence"] | null;
  /** The preferred time; null: clocks that are set forward skip it. */
  requested_at: Date | null;
}

const columns = (sql: Sql) => sql`
  r.id, r.member_id, m.full_name as member_name, (select m.email::text ${asMember(sql)}) as member_email, r.coach_id, t.full_name as coach_name, r.sport,
  r.preferred_date::text, to_char(r.preferred_time, 'HH24:MI') as preferred_time, r.notes, r.status, r.decline_reason,
  r.created_at, r.decided_at, r.booking_id, b.status as booking_status, b.court_id, c.name as court_name, b.starts_at, b.ends_at, b.sequence,
  club_instant(r.preferred_date + r.preferred_time, k.time_zone) as requested_at`;

/** The membership of who asked, while they are a member: a later address of theirs is none of the club's. */
const asMember = (sql: Sql) => sql`
  from memberships s where s.club_id = r.club_id and s.user_id = r.member_id and s.left_at is null`;

const joins = (sql: Sql) => sql`
  join clubs k on k.id = r.club_id
  join users m on m.id = r.member_id
  join users t on t.id = r.coach_id
  left join bookings b on b.club_id = r.club_id and b.id = r.booking_id
  left join courts c on c.club_id = b.club_id and c.id = b.court_id`;

export interface RequestFilter {
  memberId: string | null;
  coachId: string | null;
  status: "pending" | "decided" | null;
  /** Keyset: the last row of the previous page. */
  after: { startsAt: string; id: string } | null;
  limit: number;
}

type WhichRequests = Pick<RequestFilter, "memberId" | "coachId" | "status">;

const isListed = (sql: Sql, clubId: string, { memberId, coachId, status }: WhichRequests) => sql`
  r.club_id = ${clubId}
  ${memberId ? sql`and r.member_id = ${memberId}` : sql``}
  ${coachId ? sql`and r.coach_id = ${coachId}` : sql``}
  ${status ? sql`and (r.status = 'pending') = ${status === "pending"}` : sql``}`;

/** Requests, the newest first. */
export function selectRequests(sql: Sql, clubId: string, { after, limit, ...which }: RequestFilter) {
  return sql<RequestRow[]>`
    select ${columns(sql)} from lesson_requests r ${joins(sql)}
    where ${isListed(sql, clubId, which)}
      ${after ? sql`and (r.created_at, r.id) < (${after.startsAt}, ${after.id})` : sql``}
    order by r.created_at desc, r.id desc limit ${limit}`;
}

export async function countRequests(sql: Sql, clubId: string, which: WhichRequests): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from lesson_requests r where ${isListed(sql, clubId, which)}`;
  return row?.count ?? 0;
}

/** Pending requests whose time lies ahead: of the others no response is expected any more. */
export async function countPending(
  sql: Sql,
  clubId: string,
  whose: Omit<WhichRequests, "status">,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from lesson_requests r join clubs k on k.id = r.club_id
    where ${isListed(sql, clubId, { ...whose, status: "pending" })}
      and (r.preferred_date + r.preferred_time) at time zone k.time_zone > ${now}`;
  return row?.count ?? 0;
}

/** Requests that a member has made since, in any state. */
export async function countRequestsSince(sql: Sql, clubId: string, memberId: string, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from lesson_requests
    where club_id = ${clubId} and member_id = ${memberId} and created_at > ${since}`;
  return row?.count ?? 0;
}

export async function selectOptionalRequest(sql: Sql, clubId: string, id: string): Promise<RequestRow | null> {
  const [row] = await sql<RequestRow[]>`
    select ${columns(sql)} from lesson_requests r ${joins(sql)} where r.club_id = ${clubId} and r.id = ${id}`;
  return row ?? null;
}

export async function lockOptionalRequest(sql: Sql, clubId: string, id: string): Promise<RequestRow | null> {
  const [row] = await sql<RequestRow[]>`
    select ${columns(sql)} from lesson_requests r ${joins(sql)}
    where r.club_id = ${clubId} and r.id = ${id} for update of r`;
  return row ?? null;
}

export interface NewRequest {
  memberId: string;
  coachId: string;
  sport: string | null;
  date: string;
  time: string;
  notes: string | null;
}

/** Inserts a pending request; undefined if the member has a pending request to this coach for the same time. */
export async function insertOptionalRequest(
  sql: Sql,
  clubId: string,
  { memberId, coachId, sport, date, time, notes }: NewRequest,
): Promise<string | undefined> {
  const [row] = await sql<Pick<LessonRequestsRow, "id">[]>`
    insert into lesson_requests (club_id, member_id, coach_id, sport, preferred_date, preferred_time, notes)
    values (${clubId}, ${memberId}, ${coachId}, ${sport}, ${date}, ${time}, ${notes})
    on conflict do nothing returning id`;
  return row?.id;
}

export interface Decision {
  status: "accepted" | "declined" | "withdrawn";
  by: string;
  at: Date;
  bookingId?: string;
  reason?: string | null;
}

/** Decides a locked pending request. */
export async function updateDecided(
  sql: Sql,
  clubId: string,
  id: string,
  { status, by, at, bookingId, reason }: Decision,
): Promise<void> {
  const done = await sql`
    update lesson_requests set status = ${status}, decided_by = ${by}, decided_at = ${at},
      booking_id = ${bookingId ?? null}, decline_reason = ${reason ?? null}
    where club_id = ${clubId} and id = ${id} and status = 'pending'`;
  if (done.count !== 1) throw new Error("the locked request is not pending");
}

/** Decides all pending requests to a coach, or of a member. Returns their ids. */
export function decideAllOf(
  sql: Sql,
  clubId: string,
  party: "member_id" | "coach_id",
  personId: string,
  { status, by, at, reason }: Omit<Decision, "bookingId">,
) {
  return sql<Pick<LessonRequestsRow, "id" | "member_id" | "coach_id">[]>`
    update lesson_requests set status = ${status}, decided_by = ${by}, decided_at = ${at}, decline_reason = ${reason ?? null}
    where club_id = ${clubId} and ${sql(party)} = ${personId} and status = 'pending'
    returning id, member_id, coach_id`;
}
