import type { Sql } from "../db/pool.ts";

export interface CourtRow {
  id: string;
  club_id: string;
  name: string;
  sport: string;
  is_active: boolean;
}

/** More courts than any club has; a list that long is cut, never endless. */
const MOST = 500;

export function selectCourts(sql: Sql, clubId: string, sport: string | undefined, onlyActive: boolean) {
  return sql<CourtRow[]>`
    select id, club_id, name, sport, is_active from courts
    where club_id = ${clubId}
      and (${sport ?? null}::text is null or sport = ${sport ?? null})
      and (is_active or not ${onlyActive})
    order by name, id limit ${MOST}`;
}

/** Locks the court against being closed while someone books it. */
export async function selectOptionalCourtForBooking(sql: Sql, clubId: string, id: string): Promise<CourtRow | null> {
  const [row] = await sql<CourtRow[]>`
    select id, club_id, name, sport, is_active from courts where club_id = ${clubId} and id = ${id} for share`;
  return row ?? null;
}

/** How many bookings stand that have not begun. */
export async function countStranded(sql: Sql, clubId: string, id: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where club_id = ${clubId} and court_id = ${id} and starts_at > ${now} and status = 'confirmed'`;
  return row?.count ?? 0;
}

export async function selectOptionalCourt(sql: Sql, clubId: string, id: string): Promise<CourtRow | null> {
  const [row] = await sql<CourtRow[]>`
    select id, club_id, name, sport, is_active from courts where club_id = ${clubId} and id = ${id}`;
  return row ?? null;
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
