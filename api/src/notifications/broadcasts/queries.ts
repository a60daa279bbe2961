import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { BroadcastsRow, UsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface BroadcastFilter {
  role?: Role | undefined;
  sport?: string | undefined;
  booked_on?: string | undefined;
  user_ids?: string[] | undefined;
  marketing?: boolean | undefined;
}

export interface RecipientRow extends Pick<UsersRow, "id" | "full_name"> {
  by_mail: boolean;
  is_unconfirmed: boolean;
  by_inbox: boolean;
}

/**
 * The members whom a filter names, by name: of a role; who play a sport, that is booked or played it within 90 days or ahead; who
 * have booked or play on a club-local date; who are chosen one by one; of a message that advertises, only who agreed to such.
 */
export async function selectRecipients(
  sql: Sql,
  clubId: string,
  { role, sport, booked_on, user_ids, marketing }: BroadcastFilter,
) {
  const isAtCourt = (when: ReturnType<Sql>) => sql`exists (
    select from bookings b
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    where b.club_id = m.club_id and b.status = 'confirmed' and ${when}
      and (b.walk_in is null and b.user_id = m.user_id or b.coach_id = m.user_id or exists (
        select from booking_players p where p.club_id = b.club_id and p.booking_id = b.id and p.user_id = m.user_id)))`;
  return await sql<RecipientRow[]>`
    select u.id, u.full_name, n.user_id is null and wants_notice(m.club_id, m.user_id, 'news', 'mail') as by_mail,
      coalesce(n.is_unconfirmed, false) as is_unconfirmed,
      wants_notice(m.club_id, m.user_id, 'news', 'inbox') as by_inbox
    from memberships m
    join users u on u.id = m.user_id
    join clubs club on club.id = m.club_id
    left join members_without_mail() n on n.user_id = m.user_id
    where m.club_id = ${clubId} and m.left_at is null
      ${
        marketing
          ? sql`and exists (select from consents a
              where a.club_id = m.club_id and a.user_id = m.user_id and a.kind = 'marketing' and a.is_given)`
          : sql``
      }
      ${user_ids ? sql`and m.user_id = any(${user_ids}::uuid[])` : sql``}
      ${role ? sql`and m.role = ${role}` : sql``}
      ${sport ? sql`and ${isAtCourt(sql`c.sport = ${sport} and b.starts_at > clock_now() - interval '90 days'`)}` : sql``}
      ${booked_on ? sql`and ${isAtCourt(sql`(b.starts_at at time zone club.time_zone)::date = ${booked_on}::date`)}` : sql``}
    order by u.full_name, u.id`;
}

/** Locks the club's messages, so that two admins do not exceed the limit together, and counts those of 24 hours. */
export async function countRecent(sql: Sql, clubId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('broadcasts ' || ${clubId}, 0))`;
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from broadcasts where club_id = ${clubId} and created_at > now() - interval '24 hours'`;
  return row?.count ?? 0;
}

export async function insertBroadcast(
  sql: Sql,
  clubId: string,
  row: Pick<BroadcastsRow, "author_id" | "subject" | "body" | "recipients"> & { filter: BroadcastFilter },
): Promise<string> {
  const [inserted] = await sql<Pick<BroadcastsRow, "id">[]>`
    insert into broadcasts (club_id, author_id, filter, subject, body, recipients)
    values (${clubId}, ${row.author_id}, ${sql.json({ ...row.filter })}, ${row.subject}, ${row.body}, ${row.recipients})
    returning id`;
  if (!inserted) throw new Error("insert returned no broadcast");
  return inserted.id;
}

export interface BroadcastRow
  extends Pick<BroadcastsRow, "id" | "subject" | "body" | "recipients" | "created_at" | "stopped_at"> {
  filter: BroadcastFilter;
  author_name: UsersRow["full_name"];
  sent: number;
  waiting: number;
  still_to_send: number;
  failed: number;
}

interface BroadcastPage {
  /** Only this one. */
  id?: string;
  /** Keyset: the last row of the previous page. */
  after?: { startsAt: string; id: string } | null;
  limit: number;
}

/**
 * The newest first, each with its progress. `sent`: in the inbox or by mail; `still_to_send`: what stop_broadcast_sends would end.
 * Its notices were written in its own transaction, so at the same time.
 */
export async function selectBroadcasts(sql: Sql, clubId: string, { id, after, limit }: BroadcastPage) {
  // As exact as a cursor.
  const at = sql`date_trunc('milliseconds', b.created_at)`;
  return await sql<BroadcastRow[]>`
    select b.id, b.subject, b.body, b.filter, b.recipients, b.created_at, b.stopped_at, u.full_name as author_name,
      p.sent, p.waiting, w.still_to_send, p.failed
    from (
      select * from broadcasts b where b.club_id = ${clubId} ${id ? sql`and b.id = ${id}` : sql``}
        ${after ? sql`and (${at}, b.id) < (${after.startsAt}, ${after.id})` : sql``}
      order by ${at} desc, b.id desc limit ${limit}
    ) b
    join users u on u.id = b.author_id
    left join lateral (
      select count(*) filter (where n.state = 'sent' or n.state <> 'failed' and n.inbox_at is not null)::int as sent,
        count(*) filter (where n.inbox_at is null and (n.state in ('queued', 'sending') or ${isInboxAhead(sql)}))::int as waiting,
        count(*) filter (where n.state = 'failed')::int as failed
      from notices n where n.club_id = b.club_id and n.created_at = b.created_at and n.kind = 'broadcast'
    ) p on true
    left join lateral (
      select count(*)::int as still_to_send
      from notices n cross join lateral (
        select where n.state = 'queued' and n.attempts = 0
        union all
        select from notice_sends s
        where s.club_id = n.club_id and s.notice_id = n.id and s.state = 'queued' and s.attempts = 0
      ) send
      where n.club_id = b.club_id and n.created_at = b.created_at and n.kind = 'broadcast' and n.inbox_at is not null
        and b.stopped_at is null
    ) w on true
    order by ${at} desc, b.id desc`;
}

/** It is not mailed, and will still reach an inbox. */
const isInboxAhead = (sql: Sql) => sql`n.state = 'skipped' and n.inbox_after is not null`;

/** The keys of the notices that have reached no inbox and that no sender has claimed or will claim. */
export async function selectWaitingKeys(sql: Sql, clubId: string, id: string): Promise<string[]> {
  const rows = await sql<{ dedupe_key: string }[]>`
    select n.dedupe_key from broadcasts b
    join notices n on n.club_id = b.club_id and n.created_at = b.created_at and n.kind = 'broadcast'
    where b.club_id = ${clubId} and b.id = ${id} and n.inbox_at is null and (n.state = 'queued' or ${isInboxAhead(sql)})`;
  return rows.map(({ dedupe_key }) => dedupe_key);
}

/** Ends what still waits for those who have it in the inbox. */
export async function stopSends(sql: Sql, id: string): Promise<void> {
  await sql`select stop_broadcast_sends(${id})`;
}

/** False: it was stopped before, or does not exist. */
export async function updateStopped(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const { count } = await sql`
    update broadcasts set stopped_at = now() where club_id = ${clubId} and id = ${id} and stopped_at is null`;
  return count > 0;
}
