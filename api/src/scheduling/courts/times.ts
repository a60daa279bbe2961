import type { CourtBlocksRow, EventsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

interface CourtTimeSpan {
  from: Date;
  until: Date;
  /** At most `limit`, those nearest to `now`. */
  now: Date;
  limit: number;
}

export interface CourtTimeRow {
  id: string;
  kind: "booking" | "lesson" | "event" | "block";
  title: EventsRow["title"] | null;
  reason: CourtBlocksRow["reason"];
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  changed_at: Date | null;
}

/** What fills a court, without any person. */
export function selectCourtTimes(
  sql: Sql,
  clubId: string,
  courtId: string,
  { from, until, now, limit }: CourtTimeSpan,
) {
  return sql<CourtTimeRow[]>`
    select coalesce(o.booking_id, o.event_date_id, o.id) as id, o.kind, e.title, k.reason, o.starts_at, o.ends_at,
      coalesce(b.sequence, e.version, 0) as sequence, coalesce(b.created_at, e.created_at, k.created_at) as changed_at
    from court_occupancies o
    left join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    left join event_dates d on d.club_id = o.club_id and d.id = o.event_date_id
    left join events e on e.club_id = d.club_id and e.id = d.event_id
    left join court_blocks k on k.club_id = o.club_id and k.id = o.block_id
    where o.club_id = ${clubId} and o.court_id = ${courtId} and o.kind <> 'offer_held'
      and o.starts_at >= ${from} and o.starts_at < ${until}
    order by abs(extract(epoch from o.starts_at - ${now}::timestamptz)), o.id limit ${limit}`;
}
