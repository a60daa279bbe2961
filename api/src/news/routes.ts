import { NEWS_BODY_MAX, NEWS_TITLE_MAX } from "@courtside/contracts/domain/news.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine, page, text, total } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { editNews } from "./edit.ts";
import { listNews } from "./list.ts";
import { publishNews } from "./publish.ts";
import { News, NewsPriority, NewsType } from "./response.ts";
import { retireNews } from "./retire.ts";

const tags = ["News"];
const security = [{ bearer: [] }];
const id = z.object({ id: z.uuid() });
const input = z.object({
  type: NewsType,
  priority: NewsPriority,
  title: oneLine.trim().min(1).max(NEWS_TITLE_MAX),
  body: text.trim().min(1).max(NEWS_BODY_MAX),
});

const list = createRoute({
  method: "get",
  path: "/news",
  tags,
  security,
  summary: "The club's news",
  request: {
    query: page.extend({
      status: z
        .enum(["current", "retired"])
        .default("current")
        .openapi({ description: "`retired` is for those who manage news" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({ data: z.array(News), next_cursor: z.string().nullable(), total }),
      "One page, the newest first",
    ),
  },
});

const publish = createRoute({
  method: "post",
  path: "/news",
  tags,
  security,
  summary: "Publish an item",
  request: { headers: idempotencyKey, body: body(input) },
  responses: { ...rejections, 201: response(News, "The new item") },
});

const edit = createRoute({
  method: "patch",
  path: "/news/{id}",
  tags,
  security,
  summary: "Change an item's text, type or priority",
  request: {
    headers: idempotencyKey,
    params: id,
    body: body(
      input
        .partial()
        .refine((change) => Object.values(change).some((value) => value !== undefined), { error: "names no change" }),
    ),
  },
  responses: { ...rejections, 200: response(News, "The item as it is now") },
});

const retire = createRoute({
  method: "post",
  path: "/news/{id}/retire",
  tags,
  security,
  summary: "Hide an item from members",
  request: { headers: idempotencyKey, params: id },
  responses: { ...rejections, 200: response(News, "The retired item") },
});

const restore = createRoute({
  method: "post",
  path: "/news/{id}/restore",
  tags,
  security,
  summary: "Show a retired item to members again",
  request: { headers: idempotencyKey, params: id },
  responses: { ...rejections, 200: response(News, "The item, current again") },
});

export const news = newRouter()
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listNews(tx, c.req.valid("query"))), 200))
  .openapi(publish, async (c) => {
    const item = c.req.valid("json");
    return c.json(await onceInClub(c, item, (tx) => publishNews(tx, item)), 201);
  })
  .openapi(edit, async (c) => {
    const item = c.req.valid("json");
    return c.json(await onceInClub(c, item, (tx) => editNews(tx, c.req.valid("param").id, item)), 200);
  })
  .openapi(retire, async (c) =>
    c.json(await onceInClub(c, {}, (tx) => retireNews(tx, c.req.valid("param").id, true)), 200),
  )
  .openapi(restore, async (c) =>
    c.json(await onceInClub(c, {}, (tx) => retireNews(tx, c.req.valid("param").id, false)), 200),
  );
