import type { CourtsRow, UsersRow, WaitlistEntriesRow, WaitlistOffersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";
import { isActive, type LocalNow } from "../scheduling/waiting/queries.ts";

/** `preferred_start` and `preferred_end` are "HH:MM" of the club's clock. */
export interface EntryRow extends Omit<WaitlistEntriesRow, "club_id"> {
  user_name: UsersRow["full_name"];
  user_email: UsersRow["email"];
  court_name: CourtsRow["name"] | null;
  is_active: boolean;
  /** The place among the active entries whose window and court overlap; counts from 1. */
  position: number;
  offer_id: WaitlistOffersRow["id"] | null;
  offer_court_id: WaitlistOffersRow["court_id"] | null;
  offer_court_name: CourtsRow["name"] | null;
  offer_starts_at: WaitlistOffersRow["starts_at"] | null;
  offer_ends_at: WaitlistOffersRow["ends_at"] | null;
  offer_expires_at: WaitlistOffersRow["expires_at"] | null;
}

const columns = (sql: Sql, now: LocalNow) => sql`
  e.id, e.user_id, u.full_name as user_name, u.email as user_email, e.sport, e.requested_date, e.court_id, c.name as court_name,
  to_char(e.preferred_start, 'HH24:MI') as preferred_start,
  case e.preferred_end when '24:00' then '24:00' else to_char(e.preferred_end, 'HH24:MI') end as preferred_end,
  ${isActive(sql, now)} as is_active, e.created_at,
  f.id as offer_id, f.court_id as offer_court_id, g.name as offer_court_name,
  f.starts_at as offer_starts_at, f.ends_at as offer_ends_at, f.expires_at as offer_expires_at,
  (select count(*)::int + 1 from waitlist_entries a
   where a.club_id = e.club_id and a.requested_date = e.requested_date and a.sport = e.sport
     and (a.created_at, a.id) < (e.created_at, e.id)
     and (a.requested_date > ${now.today} or coalesce(a.preferred_end, '24:00') > ${now.time})
     and (a.court_id is null or e.court_id is null or a.court_id = e.court_id)
     and coalesce(a.preferred_start, '00:00') < coalesce(e.preferred_end, '24:00')
     and coalesce(a.preferred_end, '24:00') > coalesce(e.preferred_start, '00:00')) as position`;

const joins = (sql: Sql) => sql`
  join users u on u.id = e.user_id
  left join courts c on c.club_id = e.club_id and c.id = e.court_id
  left join waitlist_offers f
    on f.club_id = e.club_id and f.entry_id = e.id and f.status = 'open' and f.expires_at > clock_now()
  left join courts g on g.club_id = f.club_id and g.id = f.court_id`;

export async function selectEntry(sql: Sql, clubId: string, now: LocalNow, id: string): Promise<EntryRow> {
  const [row] = await sql<EntryRow[]>`
    select ${columns(sql, now)} from waitlist_entries e ${joins(sql)} where e.club_id = ${clubId} and e.id = ${id}`;
  if (!row) throw new Error("the waitlist entry is not there");
  return row;
}

/** Entries are deleted a week after their day, so these are few. */
export function selectOwnEntries(sql: Sql, clubId: string, now: LocalNow, userId: string) {
  return sql<EntryRow[]>`
    select ${columns(sql, now)} from waitlist_entries e ${joins(sql)}
    where e.club_id = ${clubId} and e.user_id = ${userId}
    order by e.requested_date, e.preferred_start nulls first, e.sport`;
}

export interface WaitingFilter {
  requestedDate: string | null;
  courtId: string | null;
  sport: string | null;
  /** Keyset: the last row of the previous page. */
  after: { startsAt: string; id: string } | null;
  limit: number;
}

type WhichEntries = Pick<WaitingFilter, "requestedDate" | "courtId" | "sport">;

const isWanted = (sql: Sql, clubId: string, now: LocalNow, { requestedDate, courtId, sport }: WhichEntries) => sql`
  e.club_id = ${clubId} and ${isActive(sql, now)}
  ${requestedDate ? sql`and e.requested_date = ${requestedDate}` : sql``}
  ${courtId ? sql`and e.court_id = ${courtId}` : sql``}
  ${sport ? sql`and e.sport = ${sport}` : sql``}`;

export async function countWanted(sql: Sql, clubId: string, now: LocalNow, which: WhichEntries): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from waitlist_entries e where ${isWanted(sql, clubId, now, which)}`;
  return row?.count ?? 0;
}

/** Active entries of the club, the oldest first. */
export function selectWaiting(sql: Sql, clubId: string, now: LocalNow, filter: WaitingFilter) {
  const { after, limit } = filter;
  return sql<EntryRow[]>`
    select ${columns(sql, now)} from waitlist_entries e ${joins(sql)}
    where ${isWanted(sql, clubId, now, filter)}
      ${after ? sql`and (e.created_at, e.id) > (${after.startsAt}, ${after.id})` : sql``}
    order by e.created_at, e.id limit ${limit}`;
}

export interface WaitingCounts {
  waiting: number;
  requested_for_today: number;
  over_24_hours: number;
}

export async function countWaiting(sql: Sql, clubId: string, now: LocalNow): Promise<WaitingCounts> {
  const [row] = await sql<WaitingCounts[]>`
    select count(*)::int as waiting, count(*) filter (where e.requested_date = ${now.today})::int as requested_for_today,
      count(*) filter (where e.created_at < clock_now() - interval '24 hours')::int as over_24_hours
    from waitlist_entries e where e.club_id = ${clubId} and ${isActive(sql, now)}`;
  return row ?? { waiting: 0, requested_for_today: 0, over_24_hours: 0 };
}

/** The person's active entries. */
export async function countOwn(sql: Sql, clubId: string, now: LocalNow, userId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from waitlist_entries e
    where e.club_id = ${clubId} and e.user_id = ${userId} and ${isActive(sql, now)}`;
  return row?.count ?? 0;
}

export interface NewEntry {
  id: string;
  userId: string;
  requestedDate: string;
  sport: string;
  courtId: string | null;
  preferredStart: string | null;
  preferredEnd: string | null;
}

/** The id of the existing entry for this date and sport, or null if it was added. An expired entry is replaced. */
export async function insertEntry(sql: Sql, clubId: string, now: LocalNow, entry: NewEntry): Promise<string | null> {
  const { id, userId, requestedDate, sport, courtId, preferredStart, preferredEnd } = entry;
  await sql`
    delete from waitlist_entries e
    where club_id = ${clubId} and user_id = ${userId} and requested_date = ${requestedDate} and sport = ${sport}
      and not ${isActive(sql, now)}`;
  const [added] = await sql`
    insert into waitlist_entries (club_id, id, user_id, requested_date, sport, court_id, preferred_start, preferred_end)
    values (${clubId}, ${id}, ${userId}, ${requestedDate}, ${sport}, ${courtId}, ${preferredStart}, ${preferredEnd})
    on conflict do nothing returning id`;
  if (added) return null;
  const [kept] = await sql<Pick<WaitlistEntriesRow, "id">[]>`
    select id from waitlist_entries
    where club_id = ${clubId} and user_id = ${userId} and requested_date = ${requestedDate} and sport = ${sport}`;
  return kept?.id ?? null;
}

export type KeptEntry = Pick<WaitlistEntriesRow, "id" | "user_id" | "requested_date" | "sport">;

export async function selectOptionalEntry(sql: Sql, clubId: string, id: string): Promise<KeptEntry | null> {
  const [row] = await sql<KeptEntry[]>`
    select id, user_id, requested_date, sport from waitlist_entries where club_id = ${clubId} and id = ${id}`;
  return row ?? null;
}

export async function deleteEntriesOf(sql: Sql, clubId: string, userId: string): Promise<KeptEntry[]> {
  return await sql<KeptEntry[]>`
    delete from waitlist_entries where club_id = ${clubId} and user_id = ${userId}
    returning id, user_id, requested_date, sport`;
}
