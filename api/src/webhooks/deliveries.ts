import { MOST_REPLAYED } from "@courtside/contracts/domain/webhooks.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, notFound } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { wakeJob } from "../live/notify.ts";
import { lockWebhook, requireAdmin } from "./access.ts";
import { hasWebhook, replayDelivery, replayUndelivered, selectDeliveries, type WebhookRow } from "./queries.ts";
import { type DeliveryResponse, deliveryResponse } from "./response.ts";

export interface DeliveryQuery {
  state?: string | undefined;
  event?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The deliveries of a webhook with their attempts, newest first. */
export async function listDeliveries(tx: ClubTx, webhookId: string, { state, event, cursor, limit }: DeliveryQuery) {
  requireAdmin(tx);
  if (!(await hasWebhook(tx.sql, tx.clubId, webhookId))) throw notFound("Webhook");
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await selectDeliveries(tx.sql, tx.clubId, webhookId, { state, event, after, limit: limit + 1 });
  const data = rows.slice(0, limit);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data: data.map(deliveryResponse), next_cursor: last ? cursorOf(last.created_at, last.id) : null };
}

/** Sends one delivery again at once, whatever became of it; the receiver sees the same `webhook-id`. Rejected: `webhook_paused`. */
export async function replayOne(tx: ClubTx, webhookId: string, id: string): Promise<DeliveryResponse> {
  requireRunning(await lockWebhook(tx, webhookId));
  const row = await replayDelivery(tx.sql, tx.clubId, webhookId, id);
  if (!row) throw notFound("Delivery");
  await audit(tx, {
    action: "webhook.replayed",
    subjectType: "webhook",
    subjectId: webhookId,
    detail: { delivery: id },
  });
  await wakeJob(tx.sql, "webhooks");
  return deliveryResponse(row);
}

const DAY_MS = 86_400_000;

/** Sends again what failed or was skipped since then, by default of the last three days, oldest first. Rejected: `webhook_paused`. */
export async function replayAll(
  tx: ClubTx,
  webhookId: string,
  since: string | undefined,
): Promise<{ replayed: number }> {
  requireRunning(await lockWebhook(tx, webhookId));
  const from = since === undefined ? new Date(tx.now - 3 * DAY_MS) : new Date(since);
  const replayed = await replayUndelivered(tx.sql, tx.clubId, webhookId, from, MOST_REPLAYED);
  await audit(tx, {
    action: "webhook.replayed",
    subjectType: "webhook",
    subjectId: webhookId,
    detail: { count: replayed },
  });
  if (replayed > 0) await wakeJob(tx.sql, "webhooks");
  return { replayed };
}

function requireRunning({ paused_at }: WebhookRow): void {
  if (paused_at !== null)
    throw new DomainError("conflict", "webhook_paused", "This webhook is paused: resume it first");
}
