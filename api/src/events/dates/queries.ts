import type { CourtsRow, EventDatesRow, EventsRow, UsersRow } from "../../../db/row-types.ts";
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
export function selectEventsOfDates(sql: Sql, clubId: string, ids: string[], now: Date) {
  return sql<(Pick<EventDatesRow, "id"> & { is_lost: boolean })[]>`
    select e.id, not exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.canceled_at is null and d.ends_at > ${now}
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

/** A date as a closure affects it. */
export interface AffectedDateRow
  extends Pick<EventDatesRow, "id" | "event_id" | "court_id" | "starts_at" | "ends_at" | "canceled_at">,
    Pick<EventsRow, "title" | "coach_id" | "version" | "created_at">,
    Pick<CourtsRow, "sport"> {
  court_name: CourtsRow["name"];
  leader_name: UsersRow["full_name"] | null;
  /** Of an event that takes place once. */
  is_single: boolean;
  /** The date was canceled alone, or its event with it, and its event has not been moved since. */
  is_restorable: boolean;
  /** The ids and names of its registered members and its coach. */
  people: { id: string; name: string }[];
}

/**
 * Whether an edit since a date was canceled has moved its event. Edits move the dates ahead together, so the last one that takes place
 * shows where they are now; a date that had begun when it was canceled would not have been moved.
 */
const isLeftBehind = (sql: Sql) => sql`
  d.starts_at > d.canceled_at and (d.court_id <> e.court_id or exists (
    select from (
      select l.number, l.starts_at, l.ends_at from event_dates l
      where l.club_id = d.club_id and l.event_id = d.event_id and l.canceled_at is null and l.starts_at >= d.canceled_at
      order by l.number desc limit 1
    ) l
    join clubs k on k.id = d.club_id
    where (l.starts_at at time zone k.time_zone) - (d.starts_at at time zone k.time_zone) <> (l.number - d.number) * interval '7 days'
      or (l.ends_at at time zone k.time_zone) - (d.ends_at at time zone k.time_zone) <> (l.number - d.number) * interval '7 days'
  ))`;

export async function selectAffectedDates(sql: Sql, clubId: string, ids: string[]): Promise<AffectedDateRow[]> {
  return await sql<AffectedDateRow[]>`
    select d.id, d.event_id, d.court_id, c.name as court_name, c.sport, d.starts_at, d.ends_at, d.canceled_at,
      e.title, e.coach_id, e.version, e.created_at, leader.full_name as leader_name, e.recurrence_rule is null as is_single,
      d.canceled_at is not null and (e.canceled_at is null or e.canceled_at = d.canceled_at)
        and not (${isLeftBehind(sql)}) as is_restorable,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name) order by p.full_name, p.id), '[]')
        from users p where p.id = e.coach_id or p.id in (
          select r.user_id from event_registrations r where r.club_id = e.club_id and r.event_id = e.id
        )) as people
    from event_dates d
    join events e on e.club_id = d.club_id and e.id = d.event_id
    join courts c on c.club_id = d.club_id and c.id = d.court_id
    left join users leader on leader.id = coalesce(e.coach_id, e.created_by)
    where d.club_id = ${clubId} and d.id = any(${ids}::uuid[]) order by d.starts_at, d.id`;
}

/** Dates take place again, and with them the events that were canceled with them. */
export async function restoreDates(sql: Sql, clubId: string, ids: string[]): Promise<void> {
  await sql`
    update events e set canceled_at = null, canceled_by = null, cancel_reason = null
    from event_dates d
    where d.club_id = ${clubId} and d.id = any(${ids}::uuid[]) and e.club_id = d.club_id and e.id = d.event_id
      and e.canceled_at = d.canceled_at`;
  await sql`
    update event_dates set canceled_at = null, cancel_reason = null where club_id = ${clubId} and id = any(${ids}::uuid[])`;
}

/** Writes the new court of a date and of its event, which takes place once. */
export async function updateCourtOfDate(sql: Sql, clubId: string, id: string, courtId: string): Promise<void> {
  await sql`
    with date as (
      update event_dates set court_id = ${courtId} where club_id = ${clubId} and id = ${id} returning event_id
    )
    update events set court_id = ${courtId} where club_id = ${clubId} and id = (select event_id from date)`;
}
