import type { AvailableHours } from "@courtside/contracts/domain/weekly-availability.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import type { CoachAvailabilityRow, MembershipsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** Times as "HH:MM". */
export type HoursRow = Omit<CoachAvailabilityRow, "club_id" | "user_id">;

/** Midnight at the end of a day is 24:00, not 00:00. */
const wallTime = (sql: Sql, column: string) => sql`
  case ${sql(column)} when '24:00' then '24:00' else to_char(${sql(column)}, 'HH24:MI') end`;

/** A coach's week, beginning with Monday. */
export function selectHours(sql: Sql, clubId: string, coachId: string) {
  return sql<HoursRow[]>`
    select id, day_of_week, ${wallTime(sql, "start_time")} as start_time, ${wallTime(sql, "end_time")} as end_time
    from coach_availability where club_id = ${clubId} and user_id = ${coachId}
    order by array_position(${[...WEEKDAYS]}::text[], day_of_week), coach_availability.start_time`;
}

export async function insertHours(sql: Sql, clubId: string, coachId: string, rows: AvailableHours[]): Promise<void> {
  await sql`
    insert into coach_availability (club_id, user_id, day_of_week, start_time, end_time)
    select ${clubId}, ${coachId}, row.day, row.starts, row.ends
    from unnest(${rows.map(({ day_of_week }) => day_of_week)}::text[], ${rows.map(({ start_time }) => start_time)}::time[],
      ${rows.map(({ end_time }) => end_time)}::time[]) as row (day, starts, ends)`;
}

export async function deleteAllHours(sql: Sql, clubId: string, coachId: string): Promise<void> {
  await sql`delete from coach_availability where club_id = ${clubId} and user_id = ${coachId}`;
}

export async function deleteOneHours(sql: Sql, clubId: string, coachId: string, id: string): Promise<boolean> {
  const gone = await sql`
    delete from coach_availability where club_id = ${clubId} and user_id = ${coachId} and id = ${id}`;
  return gone.count === 1;
}

/** Increments a locked coach's version. */
export async function bumpVersion(sql: Sql, clubId: string, coachId: string): Promise<number> {
  const [row] = await sql<{ version: MembershipsRow["availability_version"] }[]>`
    update memberships set availability_version = availability_version + 1
    where club_id = ${clubId} and user_id = ${coachId} returning availability_version as version`;
  if (!row) throw new Error("the locked coach is not there");
  return row.version;
}
