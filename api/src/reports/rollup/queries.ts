import type { ReportDatesRow, ReportHoursRow } from "../../../db/row-types.ts";
import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import type { CountRow } from "../queries.ts";

/** The time, once this transaction alone counts the club's dates; null if another process does. */
export const beginReportWork = (sql: Sql, clubId: string) => callFunction(sql, "begin_report_work", clubId);

/** A date with what was open on it. Opening hours as "HH:MM". */
export interface RolledDate extends Pick<ReportDatesRow, "date" | "time_zone" | "court_ids"> {
  booking_hours_start: string;
  booking_hours_end: string;
}

export async function selectLastRolled(sql: Sql, clubId: string): Promise<string | null> {
  const [row] = await sql<{ date: string | null }[]>`
    select max(date)::text as date from report_dates where club_id = ${clubId}`;
  return row?.date ?? null;
}

/** Takes up to `most` changes of times that had begun. They are gone once this transaction is committed. */
export async function takeChanges(sql: Sql, clubId: string, most: number) {
  return await sql<{ starts_at: Date; ends_at: Date }[]>`
    delete from report_changes where club_id = ${clubId} and id in (
      select id from report_changes where club_id = ${clubId} and starts_at < now() order by id limit ${most}
    ) returning starts_at, ends_at`;
}

export function selectRolled(sql: Sql, clubId: string, dates: string[]) {
  return sql<RolledDate[]>`
    select date::text as date, time_zone, court_ids, to_char(opens_at, 'HH24:MI') as booking_hours_start,
      case closes_at when '24:00' then '24:00' else to_char(closes_at, 'HH24:MI') end as booking_hours_end
    from report_dates where club_id = ${clubId} and date = any(${dates}::date[]) order by date`;
}

export async function insertRolled(sql: Sql, clubId: string, dates: RolledDate[]): Promise<void> {
  const rows = dates.map(({ booking_hours_start: opens_at, booking_hours_end: closes_at, ...date }) => ({
    ...{ club_id: clubId, opens_at, closes_at, ...date },
  }));
  if (rows.length > 0) await sql`insert into report_dates ${sql(rows)}`;
}

/** Replaces the hours of these dates. */
export async function replaceHours(
  sql: Sql,
  clubId: string,
  dates: string[],
  hours: Omit<ReportHoursRow, "club_id">[],
): Promise<void> {
  await sql`delete from report_hours where club_id = ${clubId} and date = any(${dates}::date[])`;
  await sql`
    insert into report_hours (club_id, date, court_id, hour, open_minutes, booked_minutes, lesson_minutes, event_minutes,
      blocked_minutes, bookings, lessons, events, played_minutes, no_show_minutes, no_shows)
    select ${clubId}, h.* from jsonb_to_recordset(${sql.json(hours as never)}) as h (date date, court_id uuid, hour smallint,
      open_minutes smallint, booked_minutes smallint, lesson_minutes smallint, event_minutes smallint, blocked_minutes smallint,
      bookings smallint, lessons smallint, events smallint, played_minutes smallint, no_show_minutes smallint, no_shows smallint)`;
}

/** Counts that are taken again if their date is; the others come from rows that are soon deleted, and stay. */
const AGAIN = ["lead", "canceled"];

/** Replaces the counts of these dates. */
export async function replaceCounts(
  sql: Sql,
  clubId: string,
  dates: string[],
  counts: CountRow[],
  { isAgain }: { isAgain: boolean },
): Promise<void> {
  await sql`
    delete from report_counts where club_id = ${clubId} and date = any(${dates}::date[]) and measure = any(${AGAIN})`;
  const kept = counts.filter(({ date, measure }) => dates.includes(date) && (!isAgain || AGAIN.includes(measure)));
  await sql`
    insert into report_counts (club_id, date, measure, key, count)
    select ${clubId}, c.* from jsonb_to_recordset(${sql.json(kept as never)}) as c (date date, measure text, key text, count integer)
    where count > 0`;
}
