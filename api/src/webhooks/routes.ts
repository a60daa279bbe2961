import { DELIVERY_STATES, WEBHOOK_EVENT_NAMES } from "@courtside/contracts/domain/webhooks.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { exactInstant, idempotencyKey, oneLine, page, text } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub, onceInClubSecretly } from "../http/run-verb.ts";
import { changeWebhook } from "./change.ts";
import { createWebhook, type Receivers } from "./create.ts";
import { listDeliveries, replayAll, replayOne } from "./deliveries.ts";
import { doors } from "./doors/routes.ts";
import { listWebhooks } from "./list.ts";
import { removeWebhook } from "./remove.ts";
import { Delivery, Webhook } from "./response.ts";

const tags = ["Webhooks"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });

const fields = {
  url: text.max(2000).openapi({ example: "https://example.com/courtside", description: "Public, and https" }),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)).min(1).max(WEBHOOK_EVENT_NAMES.length),
  description: oneLine.trim().max(200).optional(),
};

const list = createRoute({
  method: "get",
  path: "/webhooks",
  tags,
  security,
  summary: "The club's webhooks",
  description: "For admins. The secrets of their signatures are shown once.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(Webhook) }), "Oldest first") },
});

const create = createRoute({
  method: "post",
  path: "/webhooks",
  tags,
  security,
  summary: "Send events to an address",
  description:
    "For admins. Messages are signed by the Standard Webhooks scheme and sent at least once, in no certain order; without a response " +
    "of 200 to 299 within 10 seconds again for three days. Redirects are not followed.",
  request: { headers: idempotencyKey, body: body(z.object(fields)) },
  responses: {
    ...rejections,
    201: response(
      Webhook.extend({ secret: z.string().openapi({ description: "Signs the messages", example: "whsec_…" }) }),
      "The webhook with its secret, shown this once",
    ),
  },
});

const change = createRoute({
  method: "patch",
  path: "/webhooks/{id}",
  tags,
  security,
  summary: "Change, pause or resume a webhook",
  description: "What happens while it is paused is not sent afterwards, unless it is replayed.",
  request: { headers: idempotencyKey, params, body: body(z.object({ ...fields, paused: z.boolean() }).partial()) },
  responses: { ...rejections, 200: response(Webhook, "The webhook") },
});

const remove = createRoute({
  method: "delete",
  path: "/webhooks/{id}",
  tags,
  security,
  summary: "Delete a webhook with its log",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 204: { description: "Nothing is sent there any more" } },
});

const deliveries = createRoute({
  method: "get",
  path: "/webhooks/{id}/deliveries",
  tags,
  security,
  summary: "What was sent to a webhook, with every attempt",
  description: "Kept 30 days.",
  request: {
    params,
    query: page.extend({
      state: z.enum(DELIVERY_STATES).optional(),
      event: z.enum(WEBHOOK_EVENT_NAMES).optional(),
    }),
  },
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(Delivery), next_cursor: z.string().nullable() }), "Newest first"),
  },
});

const replay = createRoute({
  method: "post",
  path: "/webhooks/{id}/deliveries/{delivery_id}/replay",
  tags,
  security,
  summary: "Send one delivery again",
  description: "With the same `webhook-id`. 409 `webhook_paused`: resume the webhook first.",
  request: { headers: idempotencyKey, params: params.extend({ delivery_id: z.uuid() }) },
  responses: { ...rejections, 200: response(Delivery, "The delivery, which is due now") },
});

const replayMany = createRoute({
  method: "post",
  path: "/webhooks/{id}/replay",
  tags,
  security,
  summary: "Send again what failed or was skipped",
  description:
    "1,000 deliveries at most, oldest first: the next call sends the rest. 409 `webhook_paused`: resume the webhook first.",
  request: {
    headers: idempotencyKey,
    params,
    body: body(
      z.object({
        since: exactInstant.optional().openapi({ description: "By default three days ago" }),
      }),
    ),
  },
  responses: { ...rejections, 200: response(z.object({ replayed: z.number().int() }), "How many are due now") },
});

function receiversOf(c: Context<AppEnv>): Receivers {
  const { keys, config } = c.get("deps");
  return { keys, toPrivate: config.webhooksToPrivate };
}

export const webhooks = newRouter()
  .openapi(list, async (c) => c.json({ data: await inClub(c, listWebhooks) }, 200))
  .openapi(create, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClubSecretly(c, input, (tx) => createWebhook(tx, input, receiversOf(c))), 201);
  })
  .openapi(change, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => changeWebhook(tx, id, input, receiversOf(c))), 200);
  })
  .openapi(remove, async (c) => {
    await onceInClub(c, {}, (tx) => removeWebhook(tx, c.req.valid("param").id));
    return c.body(null, 204);
  })
  .openapi(deliveries, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await inClub(c, (tx) => listDeliveries(tx, id, c.req.valid("query"))), 200);
  })
  .openapi(replay, async (c) => {
    const { id, delivery_id } = c.req.valid("param");
    return c.json(await onceInClub(c, {}, (tx) => replayOne(tx, id, delivery_id)), 200);
  })
  .openapi(replayMany, async (c) => {
    const { id } = c.req.valid("param");
    const { since } = c.req.valid("json");
    return c.json(await onceInClub(c, { since }, (tx) => replayAll(tx, id, since)), 200);
  });

webhooks.route("/", doors);
