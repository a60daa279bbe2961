import type { Role } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { calendarDate, text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, memberOf } from "../http/run-verb.ts";
import { readAvailability, readMyDay, variantFor } from "./read.ts";
import { Availability } from "./response.ts";
import type { BuiltDay } from "./shared-days/built-day.ts";
import { dayResponse } from "./shared-days/day-response.ts";
import { type DayKey, readSharedDay } from "./shared-days/read.ts";
import { OwnDay, SharedDay } from "./shared-days/response.ts";
import type { SharedDays } from "./shared-days/shared-days.ts";

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

/** `days`: the shared days that this process keeps. */
export const availability = (days: SharedDays) =>
  newRouter()
    .openapi(read, async (c) => {
      const { date, sport } = c.req.valid("query");
      return c.json(await inClub(c, (tx) => readAvailability(tx, date, sport)), 200);
    })
    .openapi(readShared, async (c) => {
      const { date } = c.req.valid("param");
      const { sport } = c.req.valid("query");
      const member = await memberOf(c);
      // What is kept follows the real clock.
      if (!member) return inClub(c, async (tx) => sendDay(c, await readSharedDay(tx.sql, keyOf(tx, date, sport))));
      return sendDay(c, await days.read(keyOf(member, date, sport)));
    })
    .openapi(readOwn, async (c) => {
      const { date } = c.req.valid("param");
      const { sport } = c.req.valid("query");
      return c.json(await inClub(c, (tx) => readMyDay(tx, date, sport)), 200);
    });

const keyOf = ({ clubId, role }: { clubId: string; role: Role }, date: string, sport: string): DayKey => ({
  clubId,
  date,
  sport,
  variant: variantFor(role),
});

function sendDay(c: Context<AppEnv>, built: BuiltDay): Response {
  const response = dayResponse(built, {
    requestId: c.get("requestId"),
    ifNoneMatch: c.req.header("if-none-match"),
    acceptEncoding: c.req.header("accept-encoding"),
  });
  c.set("hasAllHeaders", true);
  return response;
}
