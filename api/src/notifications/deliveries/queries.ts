import type { NotificationChannel } from "@courtside/contracts/domain/notifications.ts";
import type { NoticesRow, UsersRow } from "../../../db/row-types.ts";
import { containing } from "../../db/containing.ts";
import type { Sql } from "../../db/pool.ts";

export interface DeliveryRow
  extends Pick<NoticesRow, "id" | "kind" | "event" | "user_id" | "problem" | "attempts" | "created_at"> {
  channel: NotificationChannel;
  state: NoticesRow["state"];
  /** When it was sent, or ended otherwise. */
  at: Date | null;
  /** When the gateway reported that a text has arrived. */
  delivered_at: Date | null;
  /** Null for a guest. */
  name: UsersRow["full_name"] | null;
  /** Null for who is no member any more: the club knows no new address of theirs. */
  address: string | null;
  is_bounced: boolean;
  is_complaint: boolean;
}

export interface DeliveryFilter {
  state: string | undefined;
  channel: NotificationChannel | undefined;
  event: string | undefined;
  isBounced: boolean | undefined;
  /** Part of a name or an address. */
  search: string | undefined;
  after: { startsAt: string; id: string } | null;
  limit: number;
}

/** What was sent to whom, the newest first, without what it said. A page never ends between the channels of one notice. */
export async function selectDeliveries(sql: Sql, clubId: string, filter: DeliveryFilter) {
  const { state, channel, event, isBounced, search, after, limit } = filter;
  const pattern = search && containing(search);
  const address = sql`coalesce(n.address, case when m.user_id is not null then u.email end)`;
  return await sql<DeliveryRow[]>`
    with notified as (
      select n.id, n.kind, n.event, n.user_id, date_trunc('milliseconds', n.created_at) as created_at, n.attempts, n.problem, n.state,
        n.ended_at, n.inbox_at, n.inbox_after, u.full_name as name, ${address}::text as address, b.address is not null as is_bounced, coalesce(b.is_complaint, false) as is_complaint
      from notices n
      left join users u on u.id = n.user_id
      left join memberships m on m.club_id = n.club_id and m.user_id = n.user_id and m.left_at is null
      left join bounced_addresses b on b.club_id = n.club_id and b.address = ${address}
      where n.club_id = ${clubId}
        ${event ? sql`and n.event = ${event}` : sql``}
        ${isBounced === undefined ? sql`` : sql`and (b.address is not null) = ${isBounced}`}
        ${pattern ? sql`and concat_ws(' ', u.full_name, ${address}) ilike ${pattern}` : sql``}
        ${channel === "inbox" ? sql`and n.inbox_after is not null` : sql``}
        ${channel === "push" || channel === "text" ? sql`and exists (select from notice_sends s where s.club_id = n.club_id and s.notice_id = n.id and s.channel = ${channel})` : sql``}
        ${state ? sql`and (${stateIn(sql, channel)}) @> array[${state}]` : sql``}
        ${after ? sql`and (date_trunc('milliseconds', n.created_at), n.id) < (${after.startsAt}, ${after.id})` : sql``}
      order by date_trunc('milliseconds', n.created_at) desc, n.id desc limit ${limit}
    )
    select n.id, n.kind, n.event, n.user_id, n.created_at, n.name, case when d.channel in ('mail', 'inbox') then n.address end as address,
      n.is_bounced, n.is_complaint, d.channel, d.state, d.at, d.problem, d.attempts, d.delivered_at
    from notified n, lateral (
      values ('mail', n.state, n.ended_at, n.problem, n.attempts, null::timestamptz, true),
        ('inbox', case when n.inbox_at is null then 'queued' else 'sent' end, n.inbox_at, null, 0, null, n.inbox_after is not null)
      union all select s.channel, s.state, s.ended_at, s.problem, s.attempts, s.delivered_at, true
      from notice_sends s where s.club_id = ${clubId} and s.notice_id = n.id
    ) as d (channel, state, at, problem, attempts, delivered_at, is_there)
    where d.is_there
      ${channel ? sql`and d.channel = ${channel}` : sql``}
      ${state ? sql`and d.state = ${state}` : sql``}
    order by n.created_at desc, n.id desc, d.channel desc`;
}

/** The states of a notice's channels. */
function stateIn(sql: Sql, channel: NotificationChannel | undefined) {
  const inbox = sql`case when n.inbox_after is not null then case when n.inbox_at is null then 'queued' else 'sent' end end`;
  const sends = sql`array(select s.state from notice_sends s where s.club_id = n.club_id and s.notice_id = n.id)`;
  if (channel === "mail") return sql`array[n.state]`;
  if (channel === "inbox") return sql`array[${inbox}]`;
  return channel ? sends : sql`array[n.state, ${inbox}] || ${sends}`;
}

export async function countBounced(sql: Sql, clubId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bounced_addresses where club_id = ${clubId}`;
  return row?.count ?? 0;
}
