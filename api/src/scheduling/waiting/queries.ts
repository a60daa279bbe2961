import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import type { CourtsRow, UsersRow, WaitlistEntriesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/**
 * The club's wall clock: an entry is active until the end of its day, or of its window if that is earlier
 * (docs/product/waitlist.md#expiry).
 */
export interface LocalNow {
  today: string;
  /** "HH:MM". */
  time: string;
}

/** The condition that an entry `e` is active. */
export const isActive = (sql: Sql, { today, time }: LocalNow) =>
  sql`(e.requested_date > ${today} or (e.requested_date = ${today} and coalesce(e.preferred_end, '24:00') > ${time}))`;

/** Whether a person has an active entry for a date and sport (docs/product/waitlist.md#joining). */
export async function isWaiting(
  sql: Sql,
  clubId: string,
  now: LocalNow,
  { userId, date, sport }: { userId: string; date: string; sport: string },
): Promise<boolean> {
  const [row] = await sql`
    select 1 from waitlist_entries e
    where e.club_id = ${clubId} and e.user_id = ${userId} and e.requested_date = ${date} and e.sport = ${sport}
      and ${isActive(sql, now)}`;
  return row !== undefined;
}

/** Whether the entry still existed. */
export async function deleteEntry(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const deleted = await sql`delete from waitlist_entries where club_id = ${clubId} and id = ${id}`;
  return deleted.count === 1;
}

/** Schedules processing of the queue, unless it happens earlier: each run plans the next one. */
export async function insertCheck(sql: Sql, clubId: string, dueAt: Date): Promise<void> {
  await sql`
    insert into waitlist_checks (club_id, due_at) select ${clubId}, ${dueAt}
    where not exists (select from waitlist_checks where club_id = ${clubId} and due_at <= ${dueAt})`;
}

export interface WaitingThen extends Pick<WaitlistEntriesRow, "id" | "user_id" | "court_id" | "sport"> {
  user_name: UsersRow["full_name"];
  court_name: CourtsRow["name"] | null;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Active entries that ask for a time that overlaps one of the spans, for these courts or any court of these sports. A local time that the
 * clock skips is the instant of the change.
 */
export async function selectWaitingThen(
  sql: Sql,
  clubId: string,
  { zone, courtIds, sports, spans }: { zone: string; courtIds: string[]; sports: string[]; spans: Slot[] },
  limit: number,
): Promise<WaitingThen[]> {
  const [starts, ends] = [spans.map(({ startsAt }) => startsAt), spans.map(({ endsAt }) => endsAt)];
  const [from, until] = [new Date(Math.min(...starts)), new Date(Math.max(...ends))];
  const dates = (instants: number[]) => instants.map((each) => new Date(each).toISOString());
  return await sql<WaitingThen[]>`
    select * from (
      select e.id, e.user_id, u.full_name as user_name, e.court_id, c.name as court_name, e.sport, e.created_at,
        coalesce(club_instant(wanted.from_local, ${zone}), wanted.from_local at time zone ${zone}) as starts_at,
        coalesce(club_instant(wanted.until_local, ${zone}), wanted.until_local at time zone ${zone}) as ends_at
      from waitlist_entries e
      cross join lateral (
        select e.requested_date + coalesce(e.preferred_start, '00:00') as from_local,
          e.requested_date + coalesce(e.preferred_end, '24:00') as until_local
      ) wanted
      join users u on u.id = e.user_id
      left join courts c on c.club_id = e.club_id and c.id = e.court_id
      where e.club_id = ${clubId} and e.sport = any(${sports}::text[])
        and (e.court_id is null or e.court_id = any(${courtIds}::uuid[]))
        and e.requested_date >= (${from}::timestamptz at time zone ${zone})::date
        and e.requested_date <= (${until}::timestamptz at time zone ${zone})::date
    ) waiting
    where exists (
      select from unnest(${dates(starts)}::timestamptz[], ${dates(ends)}::timestamptz[]) as span (starts_at, ends_at)
      where waiting.starts_at < span.ends_at and waiting.ends_at > span.starts_at)
    order by created_at, id limit ${limit}`;
}
