import type { Sql } from "../../db/pool.ts";

/** One date of an event as it is to be. */
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

/** Makes the dates, or gives those that are there already their new place and time. */
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

/** Ends the waitlist offers on these dates whose time is up; the court is locked. */
export async function releaseExpiredHolds(
  sql: Sql,
  clubId: string,
  courtId: string,
  dates: PlannedDate[],
): Promise<void> {
  const { starts, ends } = columnsOf(dates);
  await sql`
    select release_expired_holds(${clubId}, ${courtId}, d.starts_at, d.ends_at)
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as d (starts_at, ends_at)`;
}

/**
 * Which of the dates, by number, find the court taken (`hold`: by nothing but what is offered to somebody on the waitlist), or
 * the coach elsewhere. No occupancy is longer than 25 hours.
 */
export function selectConflicts(
  sql: Sql,
  clubId: string,
  { courtId, coachId }: { courtId: string; coachId: string | null },
  dates: PlannedDate[],
) {
  const { numbers, starts, ends } = columnsOf(dates);
  const isMet = sql`o.starts_at < d.ends_at and o.starts_at > d.starts_at - interval '25 hours' and o.ends_at > d.starts_at`;
  return sql<{ number: number; taken_by: "court" | "hold" | null; coach_busy: boolean }[]>`
    select * from (
      select d.number,
        (
          select case bool_and(o.kind = 'offer_held') when true then 'hold' when false then 'court' end
          from court_occupancies o
          where o.club_id = ${clubId} and o.court_id = ${courtId} and ${isMet} and not exists (
            select from waitlist_offers f where f.club_id = o.club_id and f.id = o.offer_id and f.expires_at <= clock_now())
        ) as taken_by,
        exists (
          select from person_occupancies o where o.club_id = ${clubId} and o.user_id = ${coachId}::uuid and ${isMet}
        ) as coach_busy
      from unnest(${numbers}::int[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as d (number, starts_at, ends_at)
    ) as met where taken_by is not null or coach_busy order by number`;
}

/** Takes the court, and the coach's time, on all dates; false where something stands in the way of one. */
export async function occupyDates(
  sql: Sql,
  clubId: string,
  { courtId, coachId }: { courtId: string; coachId: string | null },
  dates: PlannedDate[],
): Promise<boolean> {
  const { ids, starts, ends } = columnsOf(dates);
  const each = sql`unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as d (id, starts_at, ends_at)`;
  const courts = await sql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, event_date_id)
    select ${clubId}, ${courtId}, d.starts_at, d.ends_at, 'event', d.id from ${each}
    on conflict do nothing`;
  if (courts.count !== dates.length) return false;
  if (!coachId) return true;
  const coach = await sql`
    insert into person_occupancies (club_id, event_date_id, user_id, starts_at, ends_at)
    select ${clubId}, d.id, ${coachId}, d.starts_at, d.ends_at from ${each}
    on conflict do nothing`;
  return coach.count === dates.length;
}

/** Frees court and coach. */
export async function vacateDates(sql: Sql, clubId: string, ids: string[]): Promise<void> {
  await sql`delete from court_occupancies where club_id = ${clubId} and event_date_id = any(${ids}::uuid[])`;
  await sql`delete from person_occupancies where club_id = ${clubId} and event_date_id = any(${ids}::uuid[])`;
}

/** Locks the events of these dates, and says which of the dates still take place. */
export async function lockStandingDates(sql: Sql, clubId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await sql`
    select from events where club_id = ${clubId} and id in (
      select event_id from event_dates where club_id = ${clubId} and id = any(${ids}::uuid[])
    ) order by id for update`;
  const rows = await sql<{ id: string }[]>`
    select id from event_dates where club_id = ${clubId} and id = any(${ids}::uuid[]) and canceled_at is null order by id`;
  return rows.map(({ id }) => id);
}

/** The events of these dates; `isLost`: no date of the event takes place any more. */
export function selectEventsOfDates(sql: Sql, clubId: string, ids: string[]) {
  return sql<{ id: string; is_lost: boolean }[]>`
    select e.id, not exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.canceled_at is null
    ) as is_lost
    from events e where e.club_id = ${clubId} and e.id in (
      select event_id from event_dates where club_id = ${clubId} and id = any(${ids}::uuid[])
    ) order by e.id`;
}

export interface StrandedDateRow {
  id: string;
  event_id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
}

/** What takes place on a court from now on, by start. */
export function selectDatesOnCourt(sql: Sql, clubId: string, courtId: string, now: Date, limit: number) {
  return sql<StrandedDateRow[]>`
    select d.id, d.event_id, e.title, d.starts_at, d.ends_at
    from event_dates d join events e on e.club_id = d.club_id and e.id = d.event_id
    where d.club_id = ${clubId} and d.court_id = ${courtId} and d.starts_at > ${now} and d.canceled_at is null
    order by d.starts_at, d.id limit ${limit}`;
}

/** How many dates that is. */
export async function countDatesOnCourt(sql: Sql, clubId: string, courtId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from event_dates
    where club_id = ${clubId} and court_id = ${courtId} and starts_at > ${now} and canceled_at is null`;
  return row?.count ?? 0;
}

/** Marks dates that will not take place. */
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
