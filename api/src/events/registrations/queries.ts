import type { EventRegistrationsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export type RegistrationRow = Pick<EventRegistrationsRow, "event_id" | "user_id" | "created_at">;

/** Null if the person is registered already. */
export async function insertRegistration(
  sql: Sql,
  clubId: string,
  eventId: string,
  userId: string,
): Promise<RegistrationRow | null> {
  const [made] = await sql<RegistrationRow[]>`
    insert into event_registrations (club_id, event_id, user_id) values (${clubId}, ${eventId}, ${userId})
    on conflict do nothing returning event_id, user_id, created_at`;
  return made ?? null;
}

/** Null if there is none. */
export async function deleteRegistration(
  sql: Sql,
  clubId: string,
  eventId: string,
  userId: string,
): Promise<RegistrationRow | null> {
  const [gone] = await sql<RegistrationRow[]>`
    delete from event_registrations where club_id = ${clubId} and event_id = ${eventId} and user_id = ${userId}
    returning event_id, user_id, created_at`;
  return gone ?? null;
}

export async function isRegistered(sql: Sql, clubId: string, eventId: string, userId: string): Promise<boolean> {
  const [row] = await sql`
    select from event_registrations where club_id = ${clubId} and event_id = ${eventId} and user_id = ${userId}`;
  return row !== undefined;
}

export interface AttendeeRow extends Pick<EventRegistrationsRow, "user_id" | "created_at"> {
  name: UsersRow["full_name"];
  /** Null for a former member, whose address is theirs to change. */
  email: UsersRow["email"] | null;
}

/** In the order in which they registered. */
export function selectAttendees(sql: Sql, clubId: string, eventId: string) {
  return sql<AttendeeRow[]>`
    select r.user_id, u.full_name as name, case when m.user_id is not null then u.email end as email, r.created_at
    from event_registrations r join users u on u.id = r.user_id
    left join memberships m on m.club_id = r.club_id and m.user_id = r.user_id and m.left_at is null
    where r.club_id = ${clubId} and r.event_id = ${eventId} order by r.created_at, r.user_id`;
}

/** The people whom a change of the event concerns: the registered ones and its coach. */
export async function selectAudience(sql: Sql, clubId: string, eventId: string): Promise<string[]> {
  const rows = await sql<Pick<EventRegistrationsRow, "user_id">[]>`
    select r.user_id from event_registrations r where r.club_id = ${clubId} and r.event_id = ${eventId}
    union select e.coach_id from events e where e.club_id = ${clubId} and e.id = ${eventId} and e.coach_id is not null`;
  return rows.map(({ user_id }) => user_id);
}

/**
 * Locks, in the order of their ids, the future events in which a person has a place or which they lead: operations that cancel or
 * block an event lock it before its dates and places.
 */
export async function lockEventsAhead(sql: Sql, clubId: string, userId: string, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select e.id from events e where e.club_id = ${clubId} and e.id in (
      select id from events where club_id = ${clubId} and coach_id = ${userId}
      union select event_id from event_registrations where club_id = ${clubId} and user_id = ${userId}
    ) and exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.ends_at > ${now}
    ) order by e.id for update of e`;
  return rows.map(({ id }) => id);
}

/** Deletes a person's registrations for all events that have not ended. */
export async function deleteRegistrationsAhead(sql: Sql, clubId: string, userId: string, now: Date): Promise<number> {
  const gone = await sql`
    delete from event_registrations r
    where r.club_id = ${clubId} and r.user_id = ${userId} and exists (
      select from event_dates d where d.club_id = r.club_id and d.event_id = r.event_id and d.ends_at > ${now})`;
  return gone.count;
}

/** Future events that a person leads. */
export async function countLedAhead(sql: Sql, clubId: string, userId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from events e
    where e.club_id = ${clubId} and e.coach_id = ${userId} and exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.ends_at > ${now})`;
  return row?.count ?? 0;
}

/** Removes a coach from their future events, which the admins take over. Returns their ids. */
export async function updateCoachless(sql: Sql, clubId: string, userId: string, now: Date): Promise<string[]> {
  const left = await sql<{ id: string }[]>`
    update events e set coach_id = null, version = version + 1
    where e.club_id = ${clubId} and e.coach_id = ${userId} and exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.ends_at > ${now})
    returning e.id`;
  return left.map(({ id }) => id);
}
