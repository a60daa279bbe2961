import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { Span } from "../bookings/queries.ts";
import type { Sql } from "../db/pool.ts";

export interface PersonRow {
  id: string;
  role: Role;
  name: string;
}

/**
 * Locks people of the club: nothing else is booked for them meanwhile (decision 20). Admins come first, as where members are changed,
 * then the others by id. It keeps nobody from writing what only refers to them, under the lock of a court or an offer.
 */
export function lockPeople(sql: Sql, clubId: string, ids: string[]) {
  return sql<PersonRow[]>`
    select m.user_id as id, m.role, u.full_name as name
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = any(${ids}::uuid[]) and m.left_at is null
    order by m.role <> 'admin', m.user_id for no key update of m`;
}

interface NewLesson {
  id: string;
  memberId: string;
  coachId: string;
  createdBy: string;
}

export async function insertLesson(
  sql: Sql,
  span: Span,
  { id, memberId, coachId, createdBy }: NewLesson,
): Promise<void> {
  await sql`
    insert into bookings (club_id, id, court_id, user_id, kind, coach_id, starts_at, ends_at, created_by)
    values (${span.clubId}, ${id}, ${span.courtId}, ${memberId}, 'lesson', ${coachId}, ${span.startsAt}, ${span.endsAt},
      ${createdBy})`;
}

/** Lessons that a coach would give and that have not begun. Locked, in the order of their ids. */
export function lockFutureLessons(sql: Sql, clubId: string, coachId: string, now: Date) {
  return sql<{ id: string; starts_at: Date }[]>`
    select id, starts_at from bookings
    where club_id = ${clubId} and coach_id = ${coachId} and status = 'confirmed' and starts_at > ${now}
    order by id for update`;
}

/** Members of the transaction's club whose name holds `search`, by name. What was typed stands for itself: no wildcards. */
export function selectLearnersWith(sql: Sql, search: string, most: number) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<{ user_id: string; full_name: string; email: string }[]>`
    select user_id, full_name, email from find_learners(${pattern}, ${most})`;
}

export interface LessonRow {
  id: string;
  user_id: string;
  user_name: string;
  coach_id: string;
  coach_name: string;
  court_name: string;
  starts_at: Date;
  ends_at: Date;
}

/** Those of some bookings that are lessons. */
export function selectLessons(sql: Sql, clubId: string, ids: string[]) {
  return sql<LessonRow[]>`
    select b.id, b.user_id, u.full_name as user_name, b.coach_id, t.full_name as coach_name, c.name as court_name,
      b.starts_at, b.ends_at
    from bookings b
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    join users u on u.id = b.user_id
    join users t on t.id = b.coach_id
    where b.club_id = ${clubId} and b.id = any(${ids}::uuid[]) and b.kind = 'lesson'
    order by b.id`;
}
