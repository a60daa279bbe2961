import type { Sql } from "../../db/pool.ts";

export interface TimeOffRow {
  id: string;
  /** Club-local "YYYY-MM-DD". */
  starts_on: string;
  ends_on: string;
  /** "HH:MM" of the first and of the last date; null: whole days. */
  start_time: string | null;
  end_time: string | null;
  note: string | null;
}

const columns = (sql: Sql) => sql`
  id, starts_on::text, ends_on::text, to_char(start_time, 'HH24:MI') as start_time,
  case end_time when '24:00' then '24:00' else to_char(end_time, 'HH24:MI') end as end_time, note`;

/** A coach's dates off that touch the dates between two; by date. */
export function selectTimeOff(sql: Sql, clubId: string, coachId: string, from: string, until: string) {
  return sql<TimeOffRow[]>`
    select ${columns(sql)} from coach_time_off
    where club_id = ${clubId} and user_id = ${coachId} and ends_on >= ${from}::date and starts_on <= ${until}::date
    order by coach_time_off.starts_on, coach_time_off.start_time nulls first, id`;
}

export async function insertTimeOff(
  sql: Sql,
  clubId: string,
  coachId: string,
  wish: Omit<TimeOffRow, "id">,
): Promise<TimeOffRow> {
  const [row] = await sql<TimeOffRow[]>`
    insert into coach_time_off (club_id, user_id, starts_on, ends_on, start_time, end_time, note)
    values (${clubId}, ${coachId}, ${wish.starts_on}, ${wish.ends_on}, ${wish.start_time}, ${wish.end_time}, ${wish.note})
    returning ${columns(sql)}`;
  if (!row) throw new Error("insert returned no time off");
  return row;
}

export async function deleteTimeOff(sql: Sql, clubId: string, coachId: string, id: string): Promise<boolean> {
  const gone = await sql`delete from coach_time_off where club_id = ${clubId} and user_id = ${coachId} and id = ${id}`;
  return gone.count === 1;
}
