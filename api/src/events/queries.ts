import type { CourtsRow, EventDatesRow, EventsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

/** A date as `json_agg` writes it. */
export interface EventDateRow extends Pick<EventDatesRow, "id" | "number" | "cancel_reason"> {
  starts_at: string;
  ends_at: string;
  canceled: boolean;
}

export interface EventRow extends Omit<EventsRow, "club_id" | "created_at" | "canceled_by">, Pick<CourtsRow, "sport"> {
  court_name: CourtsRow["name"];
  coach_name: UsersRow["full_name"] | null;
  registered: number;
  is_registered: boolean;
  /** By number. */
  dates: EventDateRow[];
}

const columns = (sql: Sql, viewerId: string) => sql`
  e.id, e.title, e.description, e.court_id, c.name as court_name, c.sport, e.max_attendees, e.coach_id,
  coach.full_name as coach_name, e.recurrence_rule, e.created_by, e.version, e.canceled_at, e.cancel_reason,
  (select count(*)::int from event_registrations r where r.club_id = e.club_id and r.event_id = e.id) as registered,
  exists (
    select from event_registrations r where r.club_id = e.club_id and r.event_id = e.id and r.user_id = ${viewerId}
  ) as is_registered,
  (select json_agg(json_build_object('id', d.id, 'number', d.number, 'starts_at', d.starts_at, 'ends_at', d.ends_at,
     'canceled', d.canceled_at is not null, 'cancel_reason', d.cancel_reason) order by d.number)
   from event_dates d where d.club_id = e.club_id and d.event_id = e.id) as dates`;

const joins = (sql: Sql) => sql`
  join courts c on c.club_id = e.club_id and c.id = e.court_id
  left join users coach on coach.id = e.coach_id`;

export async function selectOptionalEvent(
  sql: Sql,
  clubId: string,
  id: string,
  viewerId: string,
): Promise<EventRow | null> {
  const [row] = await sql<EventRow[]>`
    select ${columns(sql, viewerId)} from events e ${joins(sql)} where e.club_id = ${clubId} and e.id = ${id}`;
  return row ?? null;
}

export async function selectEventsById(sql: Sql, clubId: string, ids: string[], viewerId: string): Promise<EventRow[]> {
  return await sql<EventRow[]>`
    select ${columns(sql, viewerId)} from events e ${joins(sql)} where e.club_id = ${clubId} and e.id = any(${ids}::uuid[])`;
}

/** Locks the event against registrations and edits, then reads it. */
export async function lockOptionalEvent(
  sql: Sql,
  clubId: string,
  id: string,
  viewerId: string,
): Promise<EventRow | null> {
  await sql`select from events where club_id = ${clubId} and id = ${id} for update`;
  return selectOptionalEvent(sql, clubId, id, viewerId);
}

export interface EventFilter {
  viewerId: string;
  when: "upcoming" | "past";
  /** registered: the viewer is registered; leading: the viewer is its coach or creator. */
  scope: "all" | "registered" | "leading";
  coachId: string | null;
  now: Date;
  /** The start of the club's current day: an instance is shown until the end of its day (docs/product/events.md#list). */
  today: Date;
  /** Keyset: the last row of the previous page. */
  after: { startsAt: string; id: string } | null;
  limit: number;
}

export type ListedEvent = EventRow & { sort_at: Date };

type WhichEvents = Omit<EventFilter, "after" | "limit">;

/** The tables of the listed events with `listed.at`, their next or last date, and the condition. */
function listedEvents(sql: Sql, clubId: string, { viewerId, when, scope, coachId, now, today }: WhichEvents) {
  const isShown = sql`d.canceled_at is null and d.starts_at >= ${today} and (d.number > 0 or d.starts_at >= ${now})`;
  const mine = {
    all: sql``,
    registered: sql`and exists (
      select from event_registrations r where r.club_id = e.club_id and r.event_id = e.id and r.user_id = ${viewerId})`,
    leading: sql`and (e.coach_id = ${viewerId} or e.created_by = ${viewerId})`,
  }[scope];
  const filters = sql`${mine} ${coachId ? sql`and e.coach_id = ${coachId}` : sql``}`;
  return when === "upcoming"
    ? sql`
        from (
          select d.event_id, min(d.starts_at) as at from event_dates d where d.club_id = ${clubId} and ${isShown} group by 1
        ) listed
        join events e on e.club_id = ${clubId} and e.id = listed.event_id ${joins(sql)}
        where e.canceled_at is null ${filters}`
    : sql`
        from events e ${joins(sql)}
        cross join lateral (
          select max(d.starts_at) as at, bool_or(${isShown}) as is_upcoming
          from event_dates d where d.club_id = e.club_id and d.event_id = e.id
        ) listed
        where e.club_id = ${clubId} and (e.canceled_at is not null or not listed.is_upcoming)
          ${scope === "all" ? sql`and e.canceled_at is null` : sql``} ${filters}`;
}

/** Upcoming events by their next date; others, the newest first. Canceled ones only for those who were involved. */
export function selectEvents(sql: Sql, clubId: string, { after, limit, ...which }: EventFilter) {
  const [beyond, order] = which.when === "upcoming" ? [sql`>`, sql``] : [sql`<`, sql`desc`];
  return sql<ListedEvent[]>`
    select ${columns(sql, which.viewerId)}, listed.at as sort_at ${listedEvents(sql, clubId, which)}
      ${after ? sql`and (listed.at, e.id) ${beyond} (${after.startsAt}, ${after.id})` : sql``}
    order by listed.at ${order}, e.id ${order} limit ${limit}`;
}

export async function countEvents(sql: Sql, clubId: string, which: WhichEvents): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count ${listedEvents(sql, clubId, which)}`;
  return row?.count ?? 0;
}

export type EventFields = Pick<EventsRow, "title" | "description" | "court_id" | "max_attendees">;

export async function insertEvent(
  sql: Sql,
  clubId: string,
  event: EventFields & Pick<EventRow, "id" | "coach_id" | "recurrence_rule" | "created_by">,
): Promise<void> {
  await sql`insert into events ${sql({ club_id: clubId, ...event })}`;
}

export async function updateEvent(sql: Sql, clubId: string, id: string, fields: EventFields): Promise<void> {
  await sql`update events set ${sql({ ...fields })}, version = version + 1 where club_id = ${clubId} and id = ${id}`;
}

/** Makes edits that were begun earlier fail as out of date. */
export async function updateVersion(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`update events set version = version + 1 where club_id = ${clubId} and id = ${id}`;
}

export async function updateCanceled(
  sql: Sql,
  clubId: string,
  id: string,
  by: { userId: string; at: Date; reason: string | null },
): Promise<void> {
  await sql`
    update events set canceled_at = ${by.at}, canceled_by = ${by.userId}, cancel_reason = ${by.reason}, version = version + 1
    where club_id = ${clubId} and id = ${id}`;
}
