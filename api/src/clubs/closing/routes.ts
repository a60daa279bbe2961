import { CLOSING_DAYS } from "@courtside/contracts/domain/periods.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClubOfAnyStatus, onceInClubOfAnyStatus } from "../../http/run-verb.ts";
import { readClosing, setClosing } from "./close.ts";
import { CLOSING_OBSTACLES } from "./queries.ts";

const tags = ["Club settings"];
const security = [{ bearer: [] }];

const ClubClosing = z
  .object({
    closes_at: z.iso.datetime().nullable().openapi({ description: "When the club closes; null: it stays open" }),
    obstacle: z.enum(CLOSING_OBSTACLES).nullable().openapi({ description: "Why it cannot be closed now" }),
  })
  .openapi("ClubClosing");

const read = createRoute({
  method: "get",
  path: "/club-closing",
  tags,
  security,
  summary: "Whether the club is going to close, and whether its admin can close it",
  responses: { ...rejections, 200: response(ClubClosing, "The closing of the club") },
});

const change = createRoute({
  method: "put",
  path: "/club-closing",
  tags,
  security,
  summary: `Schedule the closing of the club in ${CLOSING_DAYS} days, or cancel it`,
  description:
    "For the club's only administrator; any administrator can cancel it. A closed club has no members. 409 with " +
    "the obstacle's code.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        close: z.boolean(),
        club_name: text.max(200).optional().openapi({ description: "The club's name, to confirm that it is meant" }),
      }),
    ),
  },
  responses: { ...rejections, 200: response(ClubClosing, "The closing of the club, after the change") },
});

export const clubClosing = newRouter()
  .openapi(read, async (c) => c.json(await inClubOfAnyStatus(c, readClosing), 200))
  .openapi(change, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClubOfAnyStatus(c, input, (tx) => setClosing(tx, input)), 200);
  });
