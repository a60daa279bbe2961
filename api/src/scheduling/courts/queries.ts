import type { CourtsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export type CourtRow = Pick<CourtsRow, "id" | "club_id" | "name" | "sport" | "is_active" | "max_players">;

/** More courts than any club has; a longer list is cut. */
export const MOST_COURTS = 500;

export function selectCourts(sql: Sql, clubId: string, sport: string | undefined, onlyActive: boolean) {
  return sql<(CourtRow & Pick<CourtsRow, "surface" | "is_indoor">)[]>`
    select id, club_id, name, sport, is_active, max_players, surface, is_indoor from courts
    where club_id = ${clubId}
      and (${sport ?? null}::text is null or sport = ${sport ?? null})
      and (is_active or not ${onlyActive})
    order by court_name_order(name), id limit ${MOST_COURTS}`;
}

/** The sports of courts that are active, or on which people still come. */
export async function selectSportsInUse(sql: Sql, clubId: string): Promise<string[]> {
  const rows = await sql<Pick<CourtsRow, "sport">[]>`
    select distinct sport from courts
    where club_id = ${clubId} and (is_active or exists (
      select from court_occupancies o
      where o.club_id = ${clubId} and o.court_id = courts.id and o.kind <> 'block'
        and o.starts_at > clock_now() - longest_occupancy() and o.ends_at > clock_now()
    ))
    order by sport`;
  return rows.map(({ sport }) => sport);
}

/** Locks the court against being blocked or closed while it is booked. Bookings do not wait for each other here. */
export async function selectOptionalCourtForBooking(sql: Sql, clubId: string, id: string): Promise<CourtRow | null> {
  const [row] = await sql<CourtRow[]>`
    select id, club_id, name, sport, is_active, max_players from courts where club_id = ${clubId} and id = ${id} for share`;
  return row ?? null;
}

export async function selectOptionalCourt(sql: Sql, clubId: string, id: string): Promise<CourtRow | null> {
  const [row] = await sql<CourtRow[]>`
    select id, club_id, name, sport, is_active, max_players from courts where club_id = ${clubId} and id = ${id}`;
  return row ?? null;
}

/** Locks courts of the club, in the order of their ids, against concurrent bookings, blocks and closing. */
export function lockCourts(sql: Sql, clubId: string, ids: string[]) {
  return sql<CourtRow[]>`
    select id, club_id, name, sport, is_active, max_players from courts
    where club_id = ${clubId} and id = any(${ids}::uuid[]) order by id for update`;
}

export type OpenCourt = Pick<CourtsRow, "id" | "name" | "sport">;

/** Active courts, locked against concurrent blocks and closing: all in the order of their ids, as blocks lock them. */
export async function lockOpenCourts(sql: Sql, clubId: string) {
  return await sql<OpenCourt[]>`
    select id, name, sport from courts where club_id = ${clubId} and is_active order by id for share`;
}
