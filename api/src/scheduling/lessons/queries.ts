import type { BookingsRow, CourtsRow, MembershipsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface LessonRow
  extends Pick<BookingsRow, "id" | "user_id" | "created_by" | "starts_at" | "ends_at" | "sequence"> {
  user_name: UsersRow["full_name"];
  coach_id: NonNullable<BookingsRow["coach_id"]>;
  coach_name: UsersRow["full_name"];
  coach_role: MembershipsRow["role"];
  court_name: CourtsRow["name"];
}

/** The lessons among some bookings. */
export function selectLessons(sql: Sql, clubId: string, ids: string[]) {
  return sql<LessonRow[]>`
    select b.id, b.user_id, b.created_by, u.full_name as user_name, b.coach_id, t.full_name as coach_name, m.role as coach_role, c.name as court_name,
      b.starts_at, b.ends_at, b.sequence
    from bookings b
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    join users u on u.id = b.user_id
    join users t on t.id = b.coach_id
    join memberships m on m.club_id = b.club_id and m.user_id = b.coach_id
    where b.club_id = ${clubId} and b.id = any(${ids}::uuid[]) and b.kind = 'lesson'
    order by b.id`;
}
