import type { Sql } from "../../db/pool.ts";
import { type TimeOffRow, timeOffColumns } from "../../scheduling/people/queries.ts";

export async function insertTimeOff(
  sql: Sql,
  clubId: string,
  coachId: string,
  wish: Omit<TimeOffRow, "id">,
): Promise<TimeOffRow> {
  const [row] = await sql<TimeOffRow[]>`
    insert into coach_time_off (club_id, user_id, starts_on, ends_on, start_time, end_time, note)
    values (${clubId}, ${coachId}, ${wish.starts_on}, ${wish.ends_on}, ${wish.start_time}, ${wish.end_time}, ${wish.note})
    returning ${timeOffColumns(sql)}`;
  if (!row) throw new Error("insert returned no time off");
  return row;
}

export async function deleteTimeOff(sql: Sql, clubId: string, coachId: string, id: string): Promise<boolean> {
  const gone = await sql`delete from coach_time_off where club_id = ${clubId} and user_id = ${coachId} and id = ${id}`;
  return gone.count === 1;
}
