import type { WebhookDeliveriesRow, WebhooksRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export type WebhookRow = Pick<
  WebhooksRow,
  "id" | "url" | "description" | "events" | "created_at" | "paused_at" | "pause_reason" | "failing_since"
>;

/** The club's webhooks, oldest first; there are 20 at most. */
export function selectWebhooks(sql: Sql, clubId: string) {
  return sql<WebhookRow[]>`
    select id, url, description, events, created_at, paused_at, pause_reason, failing_since
    from webhooks where club_id = ${clubId} order by created_at, id`;
}

export async function hasWebhook(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const rows = await sql`select from webhooks where club_id = ${clubId} and id = ${id}`;
  return rows.length > 0;
}

export async function lockOptionalWebhook(sql: Sql, clubId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await sql<WebhookRow[]>`
    select id, url, description, events, created_at, paused_at, pause_reason, failing_since
    from webhooks where club_id = ${clubId} and id = ${id} for update`;
  return row ?? null;
}

/** Concurrent calls that would exceed a limit of the club wait for each other. */
export async function lockWebhooksOf(sql: Sql, clubId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${clubId}`}, 0))`;
}

type NewWebhook = Pick<WebhooksRow, "id" | "url" | "description" | "events" | "created_by"> & { sealed: Buffer };

export async function insertWebhook(sql: Sql, clubId: string, webhook: NewWebhook): Promise<void> {
  const { id, url, description, events, created_by, sealed } = webhook;
  await sql`
    insert into webhooks (club_id, id, url, description, events, secret_sealed, created_by)
    values (${clubId}, ${id}, ${url}, ${description}, ${events}, ${sealed}, ${created_by})`;
}

type Changed = Pick<WebhooksRow, "url" | "description" | "events" | "pause_reason" | "failing_since">;

export async function updateWebhook(sql: Sql, clubId: string, id: string, changed: Changed): Promise<WebhookRow> {
  const { url, description, events, pause_reason, failing_since } = changed;
  const [row] = await sql<WebhookRow[]>`
    update webhooks set url = ${url}, description = ${description}, events = ${events},
      pause_reason = ${pause_reason}, failing_since = ${failing_since},
      paused_at = ${pause_reason === null ? null : sql`coalesce(paused_at, clock_now())`}
    where club_id = ${clubId} and id = ${id}
    returning id, url, description, events, created_at, paused_at, pause_reason, failing_since`;
  if (!row) throw new Error("the locked webhook is missing");
  return row;
}

export async function deleteWebhook(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from webhooks where club_id = ${clubId} and id = ${id}`;
  return count > 0;
}

/** One attempt of a delivery. */
export interface AttemptRow {
  at: string;
  status: number | null;
  problem: string | null;
  milliseconds: number;
}

export type DeliveryRow = Pick<
  WebhookDeliveriesRow,
  "id" | "event" | "data" | "created_at" | "state" | "attempts" | "next_attempt_at" | "ended_at"
> & { log: AttemptRow[] };

export interface DeliveryCondition {
  state: string | undefined;
  event: string | undefined;
  after: { startsAt: string; id: string } | undefined;
  limit: number;
}

/** Newest first. */
export function selectDeliveries(sql: Sql, clubId: string, webhookId: string, condition: DeliveryCondition) {
  const { state, event, after, limit } = condition;
  return sql<DeliveryRow[]>`
    select id, event, data, created_at, state, attempts, next_attempt_at, ended_at, log
    from webhook_deliveries
    where club_id = ${clubId} and webhook_id = ${webhookId}
      ${state ? sql`and state = ${state}` : sql``}
      ${event ? sql`and event = ${event}` : sql``}
      ${after ? sql`and (created_at, id) < (${after.startsAt}, ${after.id})` : sql``}
    order by created_at desc, id desc limit ${limit}`;
}

/** Makes a delivery due; an attempt that is under way goes on. Undefined: there is no such delivery. */
export async function replayDelivery(
  sql: Sql,
  clubId: string,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await sql<DeliveryRow[]>`
    update webhook_deliveries set state = 'pending', ended_at = null,
      attempts = case state when 'pending' then attempts else 0 end, next_attempt_at = now()
    where club_id = ${clubId} and webhook_id = ${webhookId} and id = ${id}
    returning id, event, data, created_at, state, attempts, next_attempt_at, ended_at, log`;
  return row;
}

/** The same for what was not delivered, oldest first, at most `most`. Returns how many. */
export async function replayUndelivered(sql: Sql, clubId: string, webhookId: string, since: Date, most: number) {
  const { count } = await sql`
    update webhook_deliveries set state = 'pending', ended_at = null, attempts = 0, next_attempt_at = now()
    where club_id = ${clubId} and id in (
      select id from webhook_deliveries
      where club_id = ${clubId} and webhook_id = ${webhookId} and state in ('failed', 'skipped') and created_at >= ${since}
      order by created_at, id limit ${most} for update)`;
  return count;
}
