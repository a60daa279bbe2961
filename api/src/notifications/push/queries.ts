import type { AuthPushSubscriptionsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface SubscriptionRow extends Pick<AuthPushSubscriptionsRow, "id" | "session_id" | "created_at"> {
  /** The browser of its session. */
  user_agent: string | null;
}

/** The person's browsers, the newest first. */
export async function selectSubscriptions(sql: Sql, userId: string): Promise<SubscriptionRow[]> {
  return await sql<SubscriptionRow[]>`
    select p.id, p.session_id, p.created_at, s.user_agent
    from auth.push_subscriptions p join auth.sessions s on s.id = p.session_id
    where p.user_id = ${userId} order by p.created_at desc, p.id`;
}

export interface SubscriptionInput {
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
}

/**
 * A browser subscribes again after another person has signed in there: then it is theirs. Undefined: the endpoint is known with
 * other keys, so belongs to another browser.
 */
export async function upsertSubscription(
  sql: Sql,
  { userId, sessionId }: { userId: string; sessionId: string },
  { endpoint, p256dh, auth }: SubscriptionInput,
): Promise<string | undefined> {
  const [row] = await sql<Pick<AuthPushSubscriptionsRow, "id">[]>`
    insert into auth.push_subscriptions as p (user_id, session_id, endpoint, p256dh, auth)
    values (${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, created_at = excluded.created_at
      where p.p256dh = excluded.p256dh and p.auth = excluded.auth
    returning id`;
  return row?.id;
}

/** Deletes the older ones of the session, which its browser has replaced, and those of the person beyond `most`. */
export async function deleteSurplus(
  sql: Sql,
  { userId, sessionId }: { userId: string; sessionId: string },
  id: string,
  most: number,
): Promise<void> {
  await sql`delete from auth.push_subscriptions where session_id = ${sessionId} and id <> ${id}`;
  await sql`
    delete from auth.push_subscriptions where user_id = ${userId} and id in (
      select id from auth.push_subscriptions where user_id = ${userId}
      order by id = ${id} desc, created_at desc, id offset ${most})`;
}

/** Without an endpoint those of the session. Returns how many. */
export async function deleteSubscriptions(
  sql: Sql,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  endpoint: string | undefined,
): Promise<number> {
  const { count } = await sql`
    delete from auth.push_subscriptions where user_id = ${userId}
      and ${endpoint === undefined ? sql`session_id = ${sessionId}` : sql`endpoint = ${endpoint}`}`;
  return count;
}
