import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../../auth/http/caller.ts";
import { idempotencyKey, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asPerson, ofSession, onceAsPerson } from "../../http/run-verb.ts";
import { vapidPublicKey } from "../../notices/push/vapid.ts";
import { listSubscriptions, subscribe, unsubscribe } from "./subscribe.ts";

const tags = ["Notifications"];
const security = [{ bearer: [] }];
const path = "/me/push-subscriptions";

const endpoint = text
  .min(1)
  .max(1000)
  .openapi({ description: "An https:// address of the browser's push service", example: "https://push.example.com/x" });
const bytes = text.max(200).regex(/^[\w-]+=*$/, { error: "must be base64url" });

const Subscription = z
  .object({
    id: z.uuid(),
    browser: z.string().nullable().openapi({ description: "The User-Agent header with which it signed in" }),
    is_current: z.boolean().openapi({ description: "Whether it belongs to the session that asks" }),
    created_at: z.iso.datetime(),
  })
  .openapi("PushSubscription");

const read = createRoute({
  method: "get",
  path,
  tags,
  security,
  summary: "The caller's browsers that show notices, and the key to subscribe with",
  responses: {
    ...rejections,
    200: response(
      z.object({
        public_key: z.string().openapi({ description: "VAPID (RFC 8292): the `applicationServerKey`, base64url" }),
        data: z.array(Subscription),
      }),
      "The newest first",
    ),
  },
});

const add = createRoute({
  method: "post",
  path,
  tags,
  security,
  summary: "Show the caller's notices in this browser until its session ends",
  description:
    "The body is what `PushSubscription.toJSON()` returns. The same again changes nothing; another of the same session replaces it. " +
    "Ten browsers of a person: the oldest makes room.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        endpoint,
        keys: z.object({
          p256dh: bytes.openapi({ description: "65 bytes: an uncompressed point of P-256" }),
          auth: bytes.openapi({ description: "16 bytes" }),
        }),
      }),
    ),
  },
  responses: { ...rejections, 201: response(z.object({ id: z.uuid() }), "It is subscribed") },
});

const remove = createRoute({
  method: "delete",
  path,
  tags,
  security,
  summary: "Show no more notices in a browser",
  description: "Without `endpoint` in that of this session. Signing out does the same.",
  request: {
    headers: idempotencyKey,
    body: {
      required: false,
      content: { "application/json": { schema: z.object({ endpoint: endpoint.optional() }) } },
    },
  },
  responses: { ...rejections, 204: { description: "There is none" } },
});

export const pushSubscriptions = newRouter()
  .openapi(read, async (c) => {
    const data = await asPerson(c, listSubscriptions);
    return c.json({ public_key: vapidPublicKey(c.get("deps").keys), data }, 200);
  })
  .openapi(add, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceAsPerson(c, input, (tx) => subscribe(tx, callOf(c), input)), 201);
  })
  .openapi(remove, async (c) => {
    const endpoint = c.req.valid("json")?.endpoint;
    await onceAsPerson(c, ofSession(c, { endpoint }), (tx) => unsubscribe(tx, callOf(c), endpoint));
    return c.body(null, 204);
  });
