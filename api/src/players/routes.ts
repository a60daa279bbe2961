import { createRoute, z } from "@hono/zod-openapi";
import { ErrorBody } from "../http/errors.ts";
import { text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/run-verb.ts";
import { findPlayers, MAX_FOUND } from "./find.ts";

const FoundPlayer = z
  .object({
    user_id: z.uuid(),
    name: z.string(),
    last_played_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When the caller and they last play together, within half a year" }),
  })
  .openapi("FoundPlayer");

const find = createRoute({
  method: "get",
  path: "/players",
  tags: ["Booking"],
  security: [{ bearer: [] }],
  summary: "Find members to play with",
  description:
    "Without a search, those played with lately. With one, of these whose name contains it, then by the club's `partner_search`: members " +
    "with exactly this name or email, or also those of the members' directory whose name contains it.",
  request: { query: z.object({ search: text.trim().max(100).default("") }) },
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(FoundPlayer) }), `At most ${MAX_FOUND}, played with lately first`),
    429: response(ErrorBody, "Too many searches"),
  },
});

export const players = newRouter().openapi(find, async (c) => {
  const { search } = c.req.valid("query");
  return c.json({ data: await inClub(c, (tx) => findPlayers(tx, search)) }, 200);
});
