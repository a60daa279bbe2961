import { createHash } from "node:crypto";
import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, instant, text, wallTime } from "../../http/fields.ts";
import { isMatch } from "../../http/if-none-match.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, memberOf } from "../../http/run-verb.ts";
import { variantFor } from "../read.ts";
import { readSharedDay } from "../shared-days/read.ts";
import type { SharedDays } from "../shared-days/shared-days.ts";
import { findFreeTimes } from "./find.ts";
import { FreeTimes, freeTimesResponse } from "./response.ts";

const sport = text.trim().toLowerCase().min(1).max(40);
const MOST_SIDE_BY_SIDE = 20;
const timeOfDate = z.union([wallTime, instant], { error: "must be a time such as 09:30, or an ISO 8601 date-time" });

const find = createRoute({
  method: "get",
  path: "/free-times",
  tags: ["Booking"],
  security: [{ bearer: [] }],
  summary: "The free times of all courts of a sport, in order of time",
  description:
    "Each can be booked by the caller: it is judged by the rules of `/availability`. Times begin with the club's slots. " +
    "`courts=2` finds times at which two neighbouring courts are free, by the numbers in their names.",
  request: {
    query: z.object({
      date: calendarDate,
      sport,
      from: timeOfDate.optional().openapi({ description: "No earlier start", example: "17:00" }),
      to: timeOfDate.optional().openapi({ description: "No later end", example: "22:00" }),
      length: z.coerce
        .number()
        .int()
        .min(15)
        .max(24 * 60)
        .multipleOf(15)
        .optional()
        .openapi({ description: "Minutes; one slot by default. Members and coaches book whole slots", example: 60 }),
      courts: z.coerce
        .number()
        .int()
        .min(1)
        .max(MOST_SIDE_BY_SIDE)
        .default(1)
        .openapi({ description: "How many courts side by side; each entry is a row of at least so many neighbours" }),
      user_id: z.uuid().optional().openapi({ description: "Staff only: the member for whom they would book" }),
      moving: z.uuid().optional().openapi({
        description:
          "A booking that the caller may move: where it may go, as if its place were free. `length` defaults to its own",
      }),
    }),
  },
  responses: {
    ...rejections,
    200: response(FreeTimes, "Times and courts; `ETag` names the content"),
    304: { description: "The content named in `If-None-Match` is still the current one" },
  },
});

/** `days`: the shared days that this process keeps. */
export const freeTimes = (days: SharedDays) =>
  newRouter().openapi(find, async (c) => {
    const query = c.req.valid("query");
    const { date, sport } = query;
    const member = await memberOf(c);
    // Before the transaction, because a build takes a connection of its own. What is kept follows the real clock.
    const kept = member && (await days.read({ ...member, date, sport, variant: variantFor(member.role) }));
    const found = await inClub(c, (tx) =>
      findFreeTimes(tx, query, async () => {
        if (kept) return kept.day;
        const key = { clubId: tx.clubId, date, sport, variant: variantFor(tx.role) };
        return (await readSharedDay(tx.sql, key)).day;
      }),
    );
    const body = freeTimesResponse(found);
    const etag = `W/"${createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22)}"`;
    c.header("etag", etag);
    return isMatch(c.req.header("if-none-match"), etag) ? c.body(null, 304) : c.json(body, 200);
  });
