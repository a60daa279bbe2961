import type { DayNotesRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export interface DayNoteRow extends Pick<DayNotesRow, "body" | "version" | "written_at"> {
  author_name: UsersRow["full_name"];
}

export async function selectOptionalDayNote(sql: Sql, clubId: string, date: string): Promise<DayNoteRow | null> {
  const [row] = await sql<DayNoteRow[]>`
    select n.body, n.version, n.written_at, u.full_name as author_name
    from day_notes n join users u on u.id = n.author_id
    where n.club_id = ${clubId} and n.date = ${date}::date`;
  return row ?? null;
}

export interface WrittenNote {
  date: string;
  body: string;
  authorId: string;
  /** The version that the author has read; 0: there was no note. */
  version: number;
}

/** Writes the note unless it was written since `version`; concurrent writers wait here. Returns whether it was written. */
export async function writeDayNote(sql: Sql, clubId: string, { date, body, authorId, version }: WrittenNote) {
  const written =
    version === 0
      ? await sql`
          insert into day_notes (club_id, date, body, author_id) values (${clubId}, ${date}::date, ${body}, ${authorId})
          on conflict do nothing`
      : await sql`
          update day_notes set body = ${body}, author_id = ${authorId}, version = version + 1, written_at = clock_now()
          where club_id = ${clubId} and date = ${date}::date and version = ${version}`;
  return written.count > 0;
}
