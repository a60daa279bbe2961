import type { BookingsRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export async function countFutureLessons(sql: Sql, clubId: string, coachId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where club_id = ${clubId} and coach_id = ${coachId} and status = 'confirmed' and starts_at > ${now}`;
  return row?.count ?? 0;
}

/** Future lessons that a coach would give. Locked, in the order of their ids. */
export function lockFutureLessons(sql: Sql, clubId: string, coachId: string, now: Date) {
  return sql<Pick<BookingsRow, "id" | "user_id" | "coach_id" | "starts_at">[]>`
    select id, user_id, coach_id, starts_at from bookings
    where club_id = ${clubId} and coach_id = ${coachId} and status = 'confirmed' and starts_at > ${now}
    order by id for update`;
}
