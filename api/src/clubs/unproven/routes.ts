import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asPerson, onceAsPerson } from "../../http/run-verb.ts";
import { decideUnprovenClub, readUnprovenClub } from "./decide.ts";

const tags = ["Founding a club"];
const security = [{ bearer: [] }];

const UnprovenClub = z
  .object({
    id: z.uuid(),
    name: z.string(),
    location: z.string(),
    created_at: z.iso.datetime(),
    closes_at: z.iso.datetime().openapi({ description: "When it closes unless it is kept" }),
    has_subscription: z
      .boolean()
      .openapi({ description: "A subscription is running: then it does not close, and cannot be closed" }),
  })
  .openapi("UnprovenClub");

const read = createRoute({
  method: "get",
  path: "/me/unproven-club",
  tags,
  security,
  summary:
    "The club that was founded with the caller's address before it was confirmed, if any waits for their decision",
  responses: {
    ...rejections,
    200: response(z.object({ club: z.union([UnprovenClub, z.null()]) }), "The club, or null"),
  },
});

const decide = createRoute({
  method: "post",
  path: "/me/unproven-club",
  tags,
  security,
  summary: "Keep that club, as its admin, or close it at once",
  description:
    "A repeated decision changes nothing. 409 `already_in_club` if the caller now belongs to another club; `subscription_active` " +
    "for closing a club whose subscription is running.",
  request: { headers: idempotencyKey, body: body(z.object({ club_id: z.uuid(), keep: z.boolean() })) },
  responses: { ...rejections, 200: response(z.object({ kept: z.boolean() }), "The decision is stored") },
});

export const unprovenClub = newRouter()
  .openapi(read, async (c) => c.json({ club: await asPerson(c, readUnprovenClub) }, 200))
  .openapi(decide, async (c) => {
    const decision = c.req.valid("json");
    await onceAsPerson(c, decision, (tx) => decideUnprovenClub(tx, decision));
    return c.json({ kept: decision.keep }, 200);
  });
