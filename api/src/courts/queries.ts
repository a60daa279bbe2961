import type { Surface } from "@courtside/contracts/domain/courts.ts";
import type { CourtsRow, EventDatesRow, EventsRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";
import { MOST_COURTS } from "../scheduling/courts/queries.ts";

/** The fields of a court that an admin changes; absent ones stay. At least one is there. */
export interface CourtChange {
  name?: string | undefined;
  is_active?: boolean | undefined;
  surface?: Surface | null | undefined;
  is_indoor?: boolean | null | undefined;
  max_players?: number | null | undefined;
}

/** The number of future bookings. */
export async function countAffected(sql: Sql, clubId: string, id: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where club_id = ${clubId} and court_id = ${id} and starts_at > ${now} and status = 'confirmed'`;
  return row?.count ?? 0;
}

/** A court as its own screen shows it. */
export type ListedCourtRow = Omit<CourtsRow, "created_at">;

export function selectListedCourts(sql: Sql, clubId: string, sport: string | undefined, onlyActive: boolean) {
  return sql<ListedCourtRow[]>`
    select id, club_id, name, sport, is_active, surface, is_indoor, max_players from courts
    where club_id = ${clubId}
      and (${sport ?? null}::text is null or sport = ${sport ?? null})
      and (is_active or not ${onlyActive})
    order by court_name_order(name), id limit ${MOST_COURTS}`;
}

export async function insertCourt(sql: Sql, court: Omit<ListedCourtRow, "id">): Promise<ListedCourtRow> {
  const [row] = await sql<ListedCourtRow[]>`
    insert into courts (club_id, name, sport, is_active, surface, is_indoor, max_players)
    values (${court.club_id}, ${court.name}, ${court.sport}, ${court.is_active}, ${court.surface}, ${court.is_indoor}, ${court.max_players})
    returning id, club_id, name, sport, is_active, surface, is_indoor, max_players`;
  if (!row) throw new Error("insert returned no court");
  return row;
}

/** Those of the names that a court of the sport has, in any case. */
export async function selectTakenNames(sql: Sql, clubId: string, sport: string, names: string[]): Promise<string[]> {
  const lower = names.map((name) => name.toLowerCase());
  const rows = await sql<Pick<CourtsRow, "name">[]>`
    select name from courts where club_id = ${clubId} and sport = ${sport} and lower(name) = any(${lower}::text[])
    order by court_name_order(name)`;
  return rows.map(({ name }) => name);
}

/** The court as it is before a change, which others wait for. */
export async function lockOptionalCourt(sql: Sql, clubId: string, id: string): Promise<ListedCourtRow | null> {
  const [row] = await sql<ListedCourtRow[]>`
    select id, club_id, name, sport, is_active, surface, is_indoor, max_players from courts
    where club_id = ${clubId} and id = ${id} for no key update`;
  return row ?? null;
}

export async function updateOptionalCourt(
  sql: Sql,
  clubId: string,
  id: string,
  change: CourtChange,
): Promise<ListedCourtRow | null> {
  const columns = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await sql<ListedCourtRow[]>`
    update courts set ${sql(columns)} where club_id = ${clubId} and id = ${id}
    returning id, club_id, name, sport, is_active, surface, is_indoor, max_players`;
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
