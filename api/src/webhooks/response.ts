import { DELIVERY_STATES, WEBHOOK_EVENT_NAMES } from "@courtside/contracts/domain/webhooks.ts";
import { z } from "@hono/zod-openapi";
import type { DeliveryRow, WebhookRow } from "./queries.ts";

const PAUSE_REASONS = ["manual", "failing", "gone"] as const;

export const Webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
    created_at: z.iso.datetime(),
    paused: z.boolean(),
    paused_at: z.iso.datetime().nullable(),
    pause_reason: z.enum(PAUSE_REASONS).nullable().openapi({
      description: "By an admin; because it has only failed for three days; or because the receiver responded 410",
    }),
    failing_since: z.iso.datetime().nullable().openapi({ description: "The first failure since the last success" }),
  })
  .openapi("Webhook");
export type WebhookResponse = z.infer<typeof Webhook>;

export const webhookResponse = (row: WebhookRow): WebhookResponse => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: WEBHOOK_EVENT_NAMES.filter((event) => row.events.includes(event)),
  created_at: row.created_at.toISOString(),
  paused: row.paused_at !== null,
  paused_at: row.paused_at?.toISOString() ?? null,
  pause_reason: PAUSE_REASONS.find((reason) => reason === row.pause_reason) ?? null,
  failing_since: row.failing_since?.toISOString() ?? null,
});

const Attempt = z.object({
  at: z.iso.datetime(),
  status: z.number().int().nullable().openapi({ description: "Null if there was no response" }),
  problem: z.string().nullable().openapi({ description: "Null if the receiver accepted it" }),
  milliseconds: z.number().int(),
});

export const Delivery = z
  .object({
    id: z.uuid(),
    message_id: z.string().openapi({ description: "The header `webhook-id`, the same at every attempt" }),
    event: z.string(),
    data: z.unknown().openapi({ description: "The `data` of the message" }),
    created_at: z.iso.datetime(),
    state: z.enum(DELIVERY_STATES).openapi({ description: "Skipped: the webhook was paused" }),
    next_attempt_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    attempts: z.array(Attempt).openapi({ description: "Oldest first, the last 20" }),
  })
  .openapi("WebhookDelivery");
export type DeliveryResponse = z.infer<typeof Delivery>;

export const deliveryResponse = (row: DeliveryRow): DeliveryResponse => ({
  id: row.id,
  message_id: `msg_${row.id}`,
  event: row.event,
  data: row.data,
  created_at: row.created_at.toISOString(),
  state: DELIVERY_STATES.find((state) => state === row.state) ?? "pending",
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  attempts: row.log,
});
