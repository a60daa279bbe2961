import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { calendarDate, text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/run-verb.ts";
import { keptBytes } from "../http/security-headers.ts";
import { OwnDay, SharedDay } from "./day-response.ts";
import { readAvailability, readOwnDay, variantFor } from "./read.ts";
import { Availability } from "./response.ts";
import { type BuiltDay, isMatch } from "./shared-days/built-day.ts";
import { readSharedDay } from "./shared-days/read.ts";
import type { Variant } from "./shared-days/shared-day.ts";

const sport = text.trim().toLowerCase().min(1).max(40);

const read = createRoute({
  method: "get",
  path: "/availability",
  tags: ["Booking"],
  security: [{ bearer: [] }],
  summary: "The day grid of a sport, as this person may book it",
  request: { query: z.object({ date: calendarDate, sport }) },
  responses: { ...rejections, 200: response(Availability, "Courts and their slots") },
});

const readShared = createRoute({
  method: "get",
  path: "/days/{date}",
  tags: ["Booking"],
  security: [{ bearer: [] }],
  summary: "The day of a sport as the club sees it",
  description:
    "The same for all members, without names; for staff with names. Compressed if `Accept-Encoding` takes gzip or brotli. " +
    "With `/me/days/{date}` it gives the grid of `/availability`. Live changes carry what they change of it.",
  request: { params: z.object({ date: calendarDate }), query: z.object({ sport }) },
  responses: {
    ...rejections,
    200: response(SharedDay, "Courts and what fills them; `ETag` names the version"),
    304: { description: "The version named in `If-None-Match` is still the current one" },
  },
});

const readOwn = createRoute({
  method: "get",
  path: "/me/days/{date}",
  tags: ["Booking"],
  security: [{ bearer: [] }],
  summary: "One's own part of a day: rules, allowance, own bookings and offers",
  request: { params: z.object({ date: calendarDate }), query: z.object({ sport }) },
  responses: { ...rejections, 200: response(OwnDay, "What `/days/{date}` has for all is not repeated") },
});

export const availability = newRouter()
  .openapi(read, async (c) => {
    const { date, sport } = c.req.valid("query");
    return c.json(await inClub(c, (tx) => readAvailability(tx, date, sport)), 200);
  })
  .openapi(readShared, async (c) => {
    const { date } = c.req.valid("param");
    const { sport } = c.req.valid("query");
    const { variant, built } = await inClub(c, async ({ sql, clubId, role }) => {
      const variant = variantFor(role);
      return { variant, built: await readSharedDay(sql, { clubId, date, sport, variant }) };
    });
    return sendDay(c, variant, built);
  })
  .openapi(readOwn, async (c) => {
    const { date } = c.req.valid("param");
    const { sport } = c.req.valid("query");
    return c.json(await inClub(c, (tx) => readOwnDay(tx, date, sport)), 200);
  });

/** Names stay out of the browser's own cache; the members' day may be there, if it is asked for again each time. */
const CACHING: Record<Variant, string> = { members: "private, no-cache", staff: "no-store" };

function sendDay(c: Context<AppEnv>, variant: Variant, built: BuiltDay): Response {
  const headers = { "cache-control": CACHING[variant], etag: built.etag, vary: "authorization, accept-encoding" };
  if (isMatch(c.req.header("if-none-match"), built.etag)) return keptBytes(c, 304, null, headers);
  const { bytes, encoding } = built.inEncoding(c.req.header("accept-encoding"));
  return keptBytes(c, 200, bytes, {
    ...headers,
    "content-type": "application/json",
    ...(encoding && { "content-encoding": encoding }),
  });
}
