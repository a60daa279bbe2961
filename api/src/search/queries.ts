import type { BookingsRow, CourtsRow } from "../../db/row-types.ts";
import { containing } from "../db/containing.ts";
import type { Sql } from "../db/pool.ts";

export interface FoundBookingRow
  extends Pick<BookingsRow, "id" | "kind" | "user_id" | "court_id" | "starts_at" | "ends_at"> {
  court_name: CourtsRow["name"];
  sport: CourtsRow["sport"];
}

export interface BookingSearch {
  of: readonly string[];
  /** Only this coach's lessons. */
  coachId: string | null;
  since: Date;
  now: Date;
  most: number;
}

/**
 * Confirmed bookings of some people: the next ones first, then the latest past ones. Each person's are read by themselves: in a database
 * of many clubs a court seems to have few bookings, and all of the club's would be read.
 */
export async function selectBookingsOf(sql: Sql, clubId: string, search: BookingSearch): Promise<FoundBookingRow[]> {
  const { of, coachId, since, now, most } = search;
  return await sql<FoundBookingRow[]>`
    select b.id, b.kind, b.user_id, b.court_id, c.name as court_name, c.sport, b.starts_at, b.ends_at
    from unnest(${of}::uuid[]) as person (id), lateral (
      select * from bookings
      where club_id = ${clubId} and user_id = person.id and walk_in is null and starts_at >= ${since} and status = 'confirmed'
        ${coachId ? sql`and coach_id = ${coachId}` : sql``}
      offset 0
    ) b join courts c on c.club_id = ${clubId} and c.id = b.court_id
    order by b.ends_at <= ${now}, abs(extract(epoch from b.starts_at - ${now}::timestamptz)), b.id limit ${most}`;
}

/** Courts whose name contains `search`, by name. */
export function selectCourtsWith(
  sql: Sql,
  clubId: string,
  search: string,
  { onlyActive, most }: { onlyActive: boolean; most: number },
) {
  return sql<Pick<CourtsRow, "id" | "name" | "sport">[]>`
    select id, name, sport from courts
    where club_id = ${clubId} and name ilike ${containing(search)} and (is_active or not ${onlyActive})
    order by length(name), name, sport, id limit ${most}`;
}
