import { createRoute, z } from "@hono/zod-openapi";
import { text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/run-verb.ts";
import { findMembers, MAX_FOUND } from "./find-members.ts";

const search = createRoute({
  method: "get",
  path: "/members/search",
  tags: ["Members"],
  security: [{ bearer: [] }],
  summary: "Find a member to book for",
  request: {
    query: z.object({
      q: text.trim().min(2).max(100).openapi({ description: "Part of a name or an email, two characters or more" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() }).openapi("FoundMember")),
        has_more: z.boolean().openapi({ description: "More fit than are listed" }),
      }),
      `At most ${MAX_FOUND}, by name`,
    ),
  },
});

export const frontDesk = newRouter().openapi(search, async (c) =>
  c.json(await inClub(c, (tx) => findMembers(tx, c.req.valid("query").q)), 200),
);
