import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, page } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { markRead, readInbox } from "./read.ts";
import { Item } from "./response.ts";

const tags = ["Notifications"];
const security = [{ bearer: [] }];

const unread_count = z.int().min(0);

const read = createRoute({
  method: "get",
  path: "/me/inbox",
  tags,
  security,
  summary: "The caller's inbox",
  request: { query: page },
  responses: {
    ...rejections,
    200: response(
      z.object({ data: z.array(Item), unread_count, next_cursor: z.string().nullable() }),
      "One page, the newest first, and how many of the whole inbox are unread",
    ),
  },
});

const mark = createRoute({
  method: "post",
  path: "/me/inbox/read",
  tags,
  security,
  summary: "Mark items of one's inbox as read",
  description: "Without `ids` all of them. 404 if one is no item of one's own.",
  request: { headers: idempotencyKey, body: body(z.object({ ids: z.array(z.uuid()).min(1).max(200).optional() })) },
  responses: { ...rejections, 200: response(z.object({ unread_count }), "How many are unread now") },
});

export const inbox = newRouter()
  .openapi(read, async (c) => c.json(await inClub(c, (tx) => readInbox(tx, c.req.valid("query"))), 200))
  .openapi(mark, async (c) => {
    const { ids } = c.req.valid("json");
    return c.json(await onceInClub(c, { ids }, (tx) => markRead(tx, ids)), 200);
  });
