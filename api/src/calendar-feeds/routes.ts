import { createHash } from "node:crypto";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { CALENDAR_TYPE } from "../calendar/ical.ts";
import { notFound } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey } from "../http/fields.ts";
import { isMatch } from "../http/if-none-match.ts";
import { callerOf } from "../http/request.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, movedClock, onceInClub, onceInClubSecretly } from "../http/run-verb.ts";
import { endClubFeed, listClubFeeds, renewClubFeed } from "./club-feeds.ts";
import { MOST } from "./content/read.ts";
import { openFeed } from "./open-feed.ts";
import { endOwnFeed, readOwnFeed, renewOwnFeed } from "./own-feed.ts";
import { ClubFeed, OwnFeed, url } from "./response.ts";
import { feedUrl, secretOf } from "./secret.ts";

const tags = ["Calendar"];
const security = [{ bearer: [] }];

const own = createRoute({
  method: "get",
  path: "/me/calendar-feed",
  tags,
  security,
  summary: "Whether one's own calendar feed exists",
  responses: { ...rejections, 200: response(OwnFeed, "When it was made and last read") },
});

const renewOwn = createRoute({
  method: "post",
  path: "/me/calendar-feed",
  tags,
  security,
  summary: "Make one's own calendar feed, or renew its address",
  description:
    "The address leads to one's bookings, lessons and events, canceled ones too, for calendar programs. Everyone who knows it can " +
    "read them. Renewing ends the old address at once.",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 201: response(OwnFeed.extend({ url }), "The feed with its address, shown this once") },
});

const endOwn = createRoute({
  method: "delete",
  path: "/me/calendar-feed",
  tags,
  security,
  summary: "End one's own calendar feed",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 200: response(OwnFeed, "It does not exist any more") },
});

const list = createRoute({
  method: "get",
  path: "/calendar-feeds",
  tags,
  security,
  summary: "The calendar feeds of courts and coaches",
  description: "For staff. Their addresses are not known to the server.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(ClubFeed) }), "By name") },
});

const renew = createRoute({
  method: "post",
  path: "/calendar-feeds",
  tags,
  security,
  summary: "Make the calendar feed of a court or a coach, or renew its address",
  description:
    "For staff; either `court_id` or `coach_id`. A court's feed names no person: it is for a screen on the wall. A coach's has their " +
    "lessons and events. Renewing ends the old address at once.",
  request: {
    headers: idempotencyKey,
    body: body(z.object({ court_id: z.uuid().optional(), coach_id: z.uuid().optional() })),
  },
  responses: { ...rejections, 201: response(ClubFeed.extend({ url }), "The feed with its address, shown this once") },
});

const end = createRoute({
  method: "delete",
  path: "/calendar-feeds/{id}",
  tags,
  security,
  summary: "End the calendar feed of a court or a coach",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 204: { description: "Its address leads nowhere" } },
});

const calendar = { "text/calendar": { schema: { type: "string" } } } as const;

const read = createRoute({
  method: "get",
  path: "/calendar/{secret}.ics",
  tags,
  summary: "A calendar feed, by its secret address",
  description:
    "For calendar programs, without a session. 90 days back and a year ahead, of a court 60 days ahead; " +
    `${MOST.toLocaleString("en")} entries of a kind at most. ` +
    "Weak `ETag`; 429 beyond 60 reads an hour.",
  request: { params: z.object({ secret: z.string() }) },
  responses: {
    200: { description: "RFC 5545", content: calendar },
    304: { description: "The reader has it: `If-None-Match`" },
    402: rejections[402],
    404: rejections[404],
    429: response(ErrorBody, "Too many reads of this feed, or from this network of unknown ones"),
    503: rejections[503],
  },
});

async function showFeed(c: Context<AppEnv>): Promise<Response> {
  const secret = secretOf(c.req.param("file") ?? "");
  if (secret === undefined) throw notFound("Calendar");
  const text = await openFeed(c.get("deps"), secret, { ip: callerOf(c).ip, now: movedClock(c) });
  const etag = `W/"${createHash("sha256").update(text).digest("base64url")}"`;
  const headers = { etag, "cache-control": "private, no-cache" };
  if (isMatch(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, "content-type": CALENDAR_TYPE });
}

const feeds = newRouter()
  .openapi(own, async (c) => c.json(await inClub(c, readOwnFeed), 200))
  .openapi(renewOwn, async (c) => {
    const { secret, ...feed } = await onceInClubSecretly(c, {}, renewOwnFeed);
    return c.json({ ...feed, url: feedUrl(c.get("deps").config.siteUrl, secret) }, 201);
  })
  .openapi(endOwn, async (c) => c.json(await onceInClub(c, {}, endOwnFeed), 200))
  .openapi(list, async (c) => c.json({ data: await inClub(c, listClubFeeds) }, 200))
  .openapi(renew, async (c) => {
    const owner = c.req.valid("json");
    const { secret, ...feed } = await onceInClubSecretly(c, owner, (tx) => renewClubFeed(tx, owner));
    return c.json({ ...feed, url: feedUrl(c.get("deps").config.siteUrl, secret) }, 201);
  })
  .openapi(end, async (c) => {
    await onceInClub(c, {}, (tx) => endClubFeed(tx, c.req.valid("param").id));
    return c.body(null, 204);
  });

// A parameter of the router is a whole part of the path, and a secret only what stands before ".ics".
feeds.openAPIRegistry.registerPath(read);
feeds.get("/calendar/:file", showFeed);

export const calendarFeeds = feeds;
