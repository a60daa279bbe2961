import {
  MOST_SAVED_VIEWS,
  SAVED_VIEW_LISTS,
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEW_SEARCH_MAX,
} from "@courtside/contracts/domain/saved-views.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { selectSavedViews } from "./queries.ts";
import { saveViews } from "./save.ts";

const tags = ["Saved views"];
const security = [{ bearer: [] }];

const list = z.enum(SAVED_VIEW_LISTS);
const views = z
  .array(
    z.object({
      name: oneLine.trim().min(1).max(SAVED_VIEW_NAME_MAX),
      search: text.max(SAVED_VIEW_SEARCH_MAX).openapi({ description: "What the address says after the question mark" }),
    }),
  )
  .max(MOST_SAVED_VIEWS);

const SavedViews = z.object({ list, views }).openapi("SavedViews", {
  example: { list: "members", views: [{ name: "Front desk", search: "role=front_desk&sort=name" }] },
});

const read = createRoute({
  method: "get",
  path: "/me/saved-views",
  tags,
  security,
  summary: "The lists' views that the caller has named in this club",
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(SavedViews) }), "Of each list that has any"),
  },
});

const save = createRoute({
  method: "put",
  path: "/me/saved-views/{list}",
  tags,
  security,
  summary: "Change the caller's views of a list",
  description:
    "With `before`, the views that were read, only what differs from them is changed, so that two devices lose nothing of each " +
    "other; without it the views are replaced.",
  request: {
    headers: idempotencyKey,
    params: z.object({ list }),
    body: body(z.object({ views, before: views.optional() })),
  },
  responses: { ...rejections, 200: response(SavedViews, "The views as they are now") },
});

export const savedViews = newRouter()
  .openapi(read, async (c) =>
    c.json({ data: await inClub(c, ({ sql, clubId, userId }) => selectSavedViews(sql, clubId, userId)) }, 200),
  )
  .openapi(save, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await onceInClub(c, input, (tx) => saveViews(tx, input)), 200);
  });
