import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { CourtsRow, EventDatesRow, EventsRow } from "../../../db/row-types.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { Sql } from "../../db/pool.ts";
import { droppedSports, LISTED_DATES } from "./dropped-sports.ts";
import { within } from "./queries.ts";

export const EVENT_REASONS = ["other_local_time", "outside_hours"] as const;

export interface AffectedEvents {
  /** The first ones by start. */
  events: {
    id: string;
    event_id: string;
    title: string;
    court_name: string;
    start_time: string;
    end_time: string;
    reason: (typeof EVENT_REASONS)[number];
  }[];
  events_total: number;
}

type Rules = ClubRules & { sports: string[] };

const TIMES = ["booking_hours_start", "booking_hours_end", "time_zone"] as const;

/**
 * The event dates ahead that a change puts at another local time or outside the hours. They stay. Those of a sport that is taken off
 * the list are named with it.
 */
export async function affectedEvents(tx: ClubTx, before: Rules, after: Rules): Promise<AffectedEvents | undefined> {
  if (TIMES.every((name) => before[name] === after[name])) return undefined;
  const rows = await selectDates(tx.sql, tx.clubId, { before, after, now: new Date(tx.now) });
  if (rows.length === 0) return undefined;
  const events = rows.map(({ starts_at, ends_at, count: _count, ...date }) => ({
    ...date,
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
  }));
  return { events, events_total: rows[0]?.count ?? 0 };
}

interface DateRow extends Pick<EventDatesRow, "id" | "event_id" | "starts_at" | "ends_at">, Pick<EventsRow, "title"> {
  court_name: CourtsRow["name"];
  reason: (typeof EVENT_REASONS)[number];
  /** The total number. */
  count: number;
}

function selectDates(sql: Sql, clubId: string, { before, after, now }: { before: Rules; after: Rules; now: Date }) {
  return sql<DateRow[]>`
    select *, (count(*) over ())::integer as count from (
      select d.id, d.event_id, e.title, c.name as court_name, d.starts_at, d.ends_at,
        case
          when d.starts_at at time zone ${before.time_zone}::text <> d.starts_at at time zone ${after.time_zone}::text then 'other_local_time'
          when ${within(sql, before, "d")} and not ${within(sql, after, "d")} then 'outside_hours'
        end as reason
      from event_dates d
        join events e on e.club_id = ${clubId} and e.id = d.event_id
        join courts c on c.club_id = ${clubId} and c.id = d.court_id
      where d.club_id = ${clubId} and d.canceled_at is null and c.sport <> all(${droppedSports(before, after)}::text[])
        and d.starts_at > ${now}::timestamptz - longest_occupancy() and d.ends_at > ${now}
    ) judged where reason is not null order by starts_at, id limit ${LISTED_DATES}`;
}
