import type { CoachTimeOffRow, MembershipsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/**
 * Locks a member of the club, so that counting their bookings and adding one are atomic (docs/product/booking.md#limits). It does
 * not block inserts that only refer to the member: those may happen under the lock of a court, which comes after this one.
 */
export async function lockOptionalMember(
  sql: Sql,
  clubId: string,
  userId: string,
): Promise<Pick<MembershipsRow, "role"> | null> {
  const [row] = await sql<Pick<MembershipsRow, "role">[]>`
    select role from memberships where club_id = ${clubId} and user_id = ${userId} and left_at is null for no key update`;
  return row ?? null;
}

/** The member's role, without a lock; null for a stranger and for a member who has left. */
export async function selectOptionalMember(
  sql: Sql,
  clubId: string,
  userId: string,
): Promise<Pick<MembershipsRow, "role"> | null> {
  const [row] = await sql<Pick<MembershipsRow, "role">[]>`
    select role from memberships where club_id = ${clubId} and user_id = ${userId} and left_at is null`;
  return row ?? null;
}

export interface PersonRow extends Pick<MembershipsRow, "role"> {
  id: MembershipsRow["user_id"];
  name: UsersRow["full_name"];
}

/**
 * Locks people of the club: concurrent bookings for them wait (docs/product/booking.md#limits). Admins come first, as when
 * members are changed, then the others by id. It does not block inserts that only refer to them, under the lock of a court or an
 * offer.
 */
export function lockPeople(sql: Sql, clubId: string, ids: string[]) {
  return sql<PersonRow[]>`
    select m.user_id as id, m.role, u.full_name as name
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = any(${ids}::uuid[]) and m.left_at is null
    order by m.role <> 'admin', m.user_id for no key update of m`;
}

/** The same without a lock. */
export function selectPeople(sql: Sql, clubId: string, ids: string[]) {
  return sql<PersonRow[]>`
    select m.user_id as id, m.role, u.full_name as name
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = any(${ids}::uuid[]) and m.left_at is null`;
}

export interface CoachRow
  extends Pick<UsersRow, "id" | "email">,
    Pick<MembershipsRow, "bio" | "sports" | "availability_version"> {
  name: UsersRow["full_name"];
}

export const coachColumns = (sql: Sql) => sql`
  u.id, u.full_name as name, u.email::text as email, m.bio, m.sports, m.availability_version`;

/** `selfId`: an admin who previews the role and counts as a coach without being one. */
export async function selectOptionalCoach(sql: Sql, clubId: string, id: string, selfId: string | null) {
  const [row] = await sql<CoachRow[]>`
    select ${coachColumns(sql)} from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = ${id} and m.left_at is null
      and (m.role = 'coach' or m.user_id = ${selfId})`;
  return row ?? null;
}

/** Club-local: dates as "YYYY-MM-DD"; times as "HH:MM" of the first and of the last date, null for whole days. */
export type TimeOffRow = Omit<CoachTimeOffRow, "club_id" | "user_id" | "created_at">;

export const timeOffColumns = (sql: Sql) => sql`
  id, starts_on::text, ends_on::text, to_char(start_time, 'HH24:MI') as start_time,
  case end_time when '24:00' then '24:00' else to_char(end_time, 'HH24:MI') end as end_time, note`;

/** A coach's time off that overlaps the dates between two; by date. */
export function selectTimeOff(sql: Sql, clubId: string, coachId: string, from: string, until: string) {
  return sql<TimeOffRow[]>`
    select ${timeOffColumns(sql)} from coach_time_off
    where club_id = ${clubId} and user_id = ${coachId} and ends_on >= ${from}::date and starts_on <= ${until}::date
    order by coach_time_off.starts_on, coach_time_off.start_time nulls first, id`;
}
