import type { CourtsRow, EventDatesRow, EventsRow } from "../../../db/row-types.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { Sql } from "../../db/pool.ts";

/** The number of event dates that a response lists. */
export const LISTED_DATES = 20;

export interface DroppedSports {
  /** Active ones. */
  courts: Pick<CourtsRow, "id" | "name" | "sport">[];
  /** The first ones by start. */
  events: { id: string; event_id: string; title: string; start_time: string; end_time: string }[];
  events_total: number;
}

interface Sports {
  sports: string[];
}

/** The sports that a change takes off the club's list. */
export const droppedSports = (before: Sports, after: Sports): string[] =>
  before.sports.filter((sport) => !after.sports.includes(sport));

/** The active courts and the event dates ahead of the sports that a change takes off the list. Both stay. */
export async function ofDroppedSports(tx: ClubTx, before: Sports, after: Sports): Promise<DroppedSports | undefined> {
  const sports = droppedSports(before, after);
  if (sports.length === 0) return undefined;
  const [courts, dates] = await Promise.all([
    selectActiveCourts(tx.sql, tx.clubId, sports),
    selectDates(tx.sql, tx.clubId, sports, new Date(tx.now)),
  ]);
  if (courts.length + dates.length === 0) return undefined;
  const events = dates.map(({ starts_at, ends_at, count: _count, ...date }) => ({
    ...date,
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
  }));
  return { courts, events, events_total: dates[0]?.count ?? 0 };
}

const selectActiveCourts = (sql: Sql, clubId: string, sports: string[]) =>
  sql<DroppedSports["courts"]>`
    select id, name, sport from courts where club_id = ${clubId} and sport = any(${sports}::text[]) and is_active
    order by sport, court_name_order(name), id`;

type DateRow = Pick<EventDatesRow, "id" | "event_id" | "starts_at" | "ends_at"> &
  Pick<EventsRow, "title"> & { count: number };

/** Event dates on courts of the sports that are not over, by start, each with the total number. */
function selectDates(sql: Sql, clubId: string, sports: string[], now: Date) {
  return sql<DateRow[]>`
    select d.id, d.event_id, e.title, d.starts_at, d.ends_at, (count(*) over ())::integer as count
    from event_dates d
      join events e on e.club_id = ${clubId} and e.id = d.event_id
      join courts c on c.club_id = ${clubId} and c.id = d.court_id
    where d.club_id = ${clubId} and c.sport = any(${sports}::text[]) and d.canceled_at is null
      and d.starts_at > ${now}::timestamptz - longest_occupancy() and d.ends_at > ${now}
    order by d.starts_at, d.id limit ${LISTED_DATES}`;
}
