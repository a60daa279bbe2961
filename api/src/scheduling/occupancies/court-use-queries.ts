import type { CourtOccupanciesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** The club's first date: the one of its founding, or of its first time on a court if that was imported. */
export async function selectFirstDate(sql: Sql, clubId: string, zone: string): Promise<string> {
  const [row] = await sql<{ date: string }[]>`
    select (least(c.created_at, (
      select min(first.starts_at) from courts k, lateral (
        select o.starts_at from court_occupancies o where o.club_id = k.club_id and o.court_id = k.id order by o.starts_at limit 1
      ) first where k.club_id = c.id
    )) at time zone ${zone})::date::text as date
    from clubs c where c.id = ${clubId}`;
  if (!row) throw new Error("the club of the transaction is not there");
  return row.date;
}

export type OccupiedRow = Pick<CourtOccupanciesRow, "court_id" | "starts_at" | "ends_at"> & {
  kind: "booking" | "lesson" | "event" | "block";
  is_checked_in: boolean;
};

/** What fills the courts between two instants. The longest occupancy bounds the scan. */
export function selectOccupied(sql: Sql, clubId: string, courtIds: string[], from: Date, until: Date) {
  return sql<OccupiedRow[]>`
    select o.court_id, o.kind, o.starts_at, o.ends_at, coalesce(b.checked_in_at is not null, false) as is_checked_in
    from unnest(${courtIds}::uuid[]) as court (id), lateral (
      select court_id, kind, starts_at, ends_at, booking_id from court_occupancies
      where club_id = ${clubId} and court_id = court.id and kind <> 'offer_held'
        and starts_at > ${from}::timestamptz - longest_occupancy() and starts_at < ${until} and ends_at > ${from}
    ) o left join bookings b on b.club_id = ${clubId} and b.id = o.booking_id`;
}
