import { NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from "@courtside/contracts/domain/notifications.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden } from "../../errors.ts";
import { cursorOf, readCursor } from "../../http/cursor.ts";
import { page, text } from "../../http/fields.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub } from "../../http/run-verb.ts";
import { countBounced, type DeliveryRow, selectDeliveries } from "./queries.ts";

const STATES = ["queued", "sending", "sent", "failed", "in_doubt", "skipped"] as const;

const Delivery = z
  .object({
    id: z.uuid().openapi({ description: "Of the notice: the same for its channels" }),
    channel: z.enum(NOTIFICATION_CHANNELS),
    event: z.enum(NOTIFICATION_EVENTS).nullable().openapi({ description: "null: it cannot be switched off" }),
    kind: z.string(),
    state: z.enum(STATES),
    problem: z.string().nullable().openapi({ description: "Why it was not sent, or not yet" }),
    attempts: z.int(),
    user_id: z.uuid().nullable().openapi({ description: "null for a guest" }),
    name: z.string().nullable(),
    address: z.string().nullable().openapi({ description: "null also for who is no longer a member" }),
    is_bounced: z
      .boolean()
      .openapi({ description: "The address is marked: mails bounced, or one was reported as spam" }),
    is_complaint: z.boolean().openapi({ description: "One was reported as spam, so nothing is mailed to it" }),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    delivered_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When the gateway reported that a text has arrived" }),
  })
  .openapi("Delivery", { description: "What was sent to whom and when; never what it said" });

const query = page.extend({
  channel: z.enum(NOTIFICATION_CHANNELS).optional(),
  event: z.enum(NOTIFICATION_EVENTS).optional(),
  state: z.enum(STATES).optional(),
  is_bounced: z.enum(["true", "false"]).optional(),
  search: text.trim().max(100).optional().openapi({ description: "Part of a name or an address" }),
});

const list = createRoute({
  method: "get",
  path: "/deliveries",
  tags: ["Notifications"],
  security: [{ bearer: [] }],
  summary: "What was sent to whom and when",
  description: "For admins. One entry for each notice and channel, for up to 90 days. `limit` counts notices.",
  request: { query },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(Delivery),
        bounced_count: z.int().min(0).openapi({ description: "Addresses of the club that are marked" }),
        next_cursor: z.string().nullable(),
      }),
      "One page, the newest first",
    ),
  },
});

const deliveryResponse = (row: DeliveryRow): z.infer<typeof Delivery> => ({
  id: row.id,
  channel: row.channel,
  event: NOTIFICATION_EVENTS.find((event) => event === row.event) ?? null,
  kind: row.kind,
  state: STATES.find((state) => state === row.state) ?? "queued",
  problem: row.problem,
  attempts: row.attempts,
  user_id: row.user_id,
  name: row.name,
  address: row.address,
  is_bounced: row.is_bounced,
  is_complaint: row.is_complaint,
  created_at: row.created_at.toISOString(),
  sent_at: row.state === "sent" ? (row.at?.toISOString() ?? null) : null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
});

/** The club's deliveries, the newest first (docs/product/notifications.md#deliveries). */
async function listDeliveries(tx: ClubTx, { cursor, limit, is_bounced, ...filter }: z.infer<typeof query>) {
  if (!can(tx.role, "club:settings")) throw forbidden();
  const rows = await selectDeliveries(tx.sql, tx.clubId, {
    ...{ channel: undefined, event: undefined, state: undefined, search: undefined },
    ...filter,
    isBounced: is_bounced === undefined ? undefined : is_bounced === "true",
    after: cursor ? readCursor(cursor) : null,
    limit: limit + 1,
  });
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, limit);
  const shown = rows.filter(({ id }) => ids.includes(id));
  const last = shown.at(-1);
  return {
    data: shown.map(deliveryResponse),
    bounced_count: await countBounced(tx.sql, tx.clubId),
    next_cursor: new Set(rows.map(({ id }) => id)).size > limit && last ? cursorOf(last.created_at, last.id) : null,
  };
}

export const deliveries = newRouter().openapi(list, async (c) =>
  c.json(await inClub(c, (tx) => listDeliveries(tx, c.req.valid("query"))), 200),
);
