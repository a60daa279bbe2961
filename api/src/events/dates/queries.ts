import type { EventDatesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** The new state of one date of an event. */
export interface PlannedDate {
  id: string;
  number: number;
  /** Club-local. */
  date: string;
  startsAt: number;
  endsAt: number;
}

const columnsOf = (dates: PlannedDate[]) => ({
  ids: dates.map(({ id }) => id),
  numbers: dates.map(({ number }) => number),
  starts: dates.map(({ startsAt }) => new Date(startsAt).toISOString()),
  ends: dates.map(({ endsAt }) => new Date(endsAt).toISOString()),
});

/** Inserts the dates, or updates court and time of existing ones. */
export async function saveDates(
  sql: Sql,
  clubId: string,
  event: { id: string; courtId: string },
  dates: PlannedDate[],
): Promise<void> {
  const { ids, numbers, starts, ends } = columnsOf(dates);
  await sql`
    insert into event_dates (club_id, id, event_id, number, court_id, starts_at, ends_at)
    select ${clubId}, d.id, ${event.id}, d.number, ${event.courtId}, d.starts_at, d.ends_at
    from unnest(${ids}::uuid[], ${numbers}::int[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      as d (id, number, starts_at, ends_at)
    on conflict (club_id, id) do update
      set court_id = excluded.court_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at`;
}

/** Locks the events of these dates, and returns those of the dates that still take place. */
export async function lockActiveDates(sql: Sql, clubId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await sql`
    select from events where club_id = ${clubId} and id in (
      select event_id from event_dates where club_id = ${clubId} and id = any(${ids}::uuid[])
    ) order by id for update`;
  const rows = await sql<Pick<EventDatesRow, "id">[]>`
    select id from event_dates where club_id = ${clubId} and id = any(${ids}::uuid[]) and canceled_at is null order by id`;
  return rows.map(({ id }) => id);
}

/** The events of these dates; `isLost`: no date of the event takes place any more. */
export function selectEventsOfDates(sql: Sql, clubId: string, ids: string[]) {
  return sql<(Pick<EventDatesRow, "id"> & { is_lost: boolean })[]>`
    select e.id, not exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.canceled_at is null
    ) as is_lost
    from events e where e.club_id = ${clubId} and e.id in (
      select event_id from event_dates where club_id = ${clubId} and id = any(${ids}::uuid[])
    ) order by e.id`;
}

/** Marks dates as canceled. */
export async function updateCanceledDates(
  sql: Sql,
  clubId: string,
  ids: string[],
  { at, reason }: { at: Date; reason: string | null },
): Promise<void> {
  await sql`
    update event_dates set canceled_at = ${at}, cancel_reason = ${reason}
    where club_id = ${clubId} and id = any(${ids}::uuid[])`;
}
