import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, page } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { Broadcast, BroadcastBody, BroadcastPreview, Message } from "./response.ts";
import { listBroadcasts, previewBroadcast, sendBroadcast, stopBroadcast, testBroadcast } from "./send.ts";

const tags = ["Notifications"];
const security = [{ bearer: [] }];

const list = createRoute({
  method: "get",
  path: "/broadcasts",
  tags,
  security,
  summary: "The club's messages to members, with their progress",
  description: "For admins. For up to 90 days.",
  request: { query: page },
  responses: {
    ...rejections,
    200: response(
      z.object({ data: z.array(Broadcast), next_cursor: z.string().nullable() }),
      "One page, the newest first",
    ),
  },
});

const preview = createRoute({
  method: "post",
  path: "/broadcasts/preview",
  tags,
  security,
  summary: "Whom a message to members would reach, and how its mail looks",
  description: "For admins. Changes nothing.",
  request: { body: body(BroadcastBody) },
  responses: { ...rejections, 200: response(BroadcastPreview, "Recipients by channel, and the mail") },
});

const test = createRoute({
  method: "post",
  path: "/broadcasts/test",
  tags,
  security,
  summary: "Send a message to oneself alone",
  description: "For admins.",
  request: { headers: idempotencyKey, body: body(Message.openapi("BroadcastTest")) },
  responses: { ...rejections, 204: { description: "It is on its way" } },
});

const send = createRoute({
  method: "post",
  path: "/broadcasts",
  tags,
  security,
  summary: "Write to the members whom a filter names",
  description: "For admins, ten times in 24 hours. Two recipients a second; what has not been sent can be stopped.",
  request: { headers: idempotencyKey, body: body(BroadcastBody) },
  responses: { ...rejections, 201: response(Broadcast, "The message with its progress") },
});

const stop = createRoute({
  method: "patch",
  path: "/broadcasts/{id}",
  tags,
  security,
  summary: "Stop a message: who has not got it gets none, and who has it in the inbox nothing more",
  request: {
    headers: idempotencyKey,
    params: z.object({ id: z.uuid() }),
    body: body(z.strictObject({ state: z.literal("stopped") })),
  },
  responses: { ...rejections, 200: response(Broadcast, "The message with its progress") },
});

export const broadcasts = newRouter()
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listBroadcasts(tx, c.req.valid("query"))), 200))
  .openapi(preview, async (c) => c.json(await inClub(c, (tx) => previewBroadcast(tx, c.req.valid("json"))), 200))
  .openapi(test, async (c) => {
    const message = c.req.valid("json");
    await onceInClub(c, message, (tx) => testBroadcast(tx, message));
    return c.body(null, 204);
  })
  .openapi(send, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => sendBroadcast(tx, input)), 201);
  })
  .openapi(stop, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => stopBroadcast(tx, c.req.valid("param").id)), 200);
  });
