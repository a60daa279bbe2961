import type { Sql } from "../../db/pool.ts";
import { type TimeOffRow, timeOffColumns } from "../../scheduling/people/queries.ts";

export async function insertTimeOff(
  sql: Sql,
  clubId: string,
  coachId: string,
  input: Omit<TimeOffRow, "id">,
): Promise<TimeOffRow> {
  const [row] = await sql<TimeOffRow[]>`
    insert into coach_time_off (club_id, user_id, starts_on, ends_on, start_time, end_time, note)
    values (${clubId}, ${coachId}, ${input.starts_on}, ${input.ends_on}, ${input.start_time}, ${input.end_time}, ${input.note})
    returning ${timeOffColumns(sql)}`;
  if (!row) throw new Error("insert returned no time off");
  return row;
}

export async function deleteTimeOff(sql: Sql, clubId: string, coachId: string, id: string): Promise<boolean> {
  const gone = await sql`delete from coach_time_off where club_id = ${clubId} and user_id = ${coachId} and id = ${id}`;
  return gone.count === 1;
}
