import type { EventDatesRow, EventsRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";

/** The number of future bookings. */
export async function countAffected(sql: Sql, clubId: string, id: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where club_id = ${clubId} and court_id = ${id} and starts_at > ${now} and status = 'confirmed'`;
  return row?.count ?? 0;
}

export async function insertCourt(sql: Sql, court: Omit<CourtRow, "id">): Promise<CourtRow> {
  const [row] = await sql<CourtRow[]>`
    insert into courts (club_id, name, sport, is_active)
    values (${court.club_id}, ${court.name}, ${court.sport}, ${court.is_active})
    returning id, club_id, name, sport, is_active`;
  if (!row) throw new Error("insert returned no court");
  return row;
}

export async function updateOptionalCourt(
  sql: Sql,
  clubId: string,
  id: string,
  change: { name?: string | undefined; is_active?: boolean | undefined },
): Promise<CourtRow | null> {
  const [row] = await sql<CourtRow[]>`
    update courts set name = coalesce(${change.name ?? null}, name), is_active = coalesce(${change.is_active ?? null}, is_active)
    where club_id = ${clubId} and id = ${id}
    returning id, club_id, name, sport, is_active`;
  return row ?? null;
}

export type AffectedDateRow = Pick<EventDatesRow, "id" | "event_id" | "starts_at" | "ends_at"> &
  Pick<EventsRow, "title">;

/** The event dates on a court from now on, by start. */
export function selectDatesOnCourt(sql: Sql, clubId: string, courtId: string, now: Date, limit: number) {
  return sql<AffectedDateRow[]>`
    select d.id, d.event_id, e.title, d.starts_at, d.ends_at
    from event_dates d join events e on e.club_id = d.club_id and e.id = d.event_id
    where d.club_id = ${clubId} and d.court_id = ${courtId} and d.starts_at > ${now} and d.canceled_at is null
    order by d.starts_at, d.id limit ${limit}`;
}

/** The number of those dates. */
export async function countDatesOnCourt(sql: Sql, clubId: string, courtId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from event_dates
    where club_id = ${clubId} and court_id = ${courtId} and starts_at > ${now} and canceled_at is null`;
  return row?.count ?? 0;
}
