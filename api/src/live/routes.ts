import { createRoute, z } from "@hono/zod-openapi";
import { rejections } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asDevice } from "../http/run-device.ts";
import { asPerson } from "../http/run-verb.ts";
import { eventStream } from "./event-stream.ts";
import { followerOf, followingDevice } from "./follower.ts";
import { readyFrame } from "./frames.ts";
import type { LiveHub } from "./hub.ts";

const follow = createRoute({
  method: "get",
  path: "/live",
  tags: ["Live"],
  security: [{ bearer: [] }],
  summary: "The club's changes as they happen (server-sent events)",
  description:
    "Events: `ready` {heard_ago?} once connected, `change` {topic, dates?, court_id?, mine?, days?, club_bookings?}, `inbox` " +
    "{topic} (one's own inbox), `resync` (changes were missed: read everything again). " +
    "`heard_ago` is there if the club's last change was seconds ago: so many milliseconds. Who read the club before that has missed it. " +
    "`days` has what became of shared days: {date, sport, from, version, courts}, the courts of version `from` that differ; `mine` is " +
    "false if one's own part of a day, bookings and waitlist entries stay as they were. " +
    "Read it by fetch with the bearer header. While the club's trial or subscription is over it carries the topic `club` alone, " +
    "so that an open screen learns of a payment. Ends when the token, the session or the club's access expires, the role changes or the server stops; reconnect then.",
  responses: {
    200: { description: "The stream", content: { "text/event-stream": { schema: z.string() } } },
    401: rejections[401],
    402: rejections[402],
    503: rejections[503],
  },
});

const HEADERS = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" };

/** `hub`: the source of changes in this process. */
export const live = (hub: LiveHub) =>
  newRouter().openapi(follow, async (c) => {
    const device = c.get("device");
    const from = performance.now();
    const follower = device
      ? await asDevice(c, async (tx) => followingDevice(tx, device.expiresAt))
      : await asPerson(c, async (tx) => followerOf(tx, c.get("token")?.expiresAt ?? 0));
    // Hono answers HEAD by the handler of GET and drops the body: no reader would ever leave that stream.
    if (c.req.method === "HEAD") return c.body(null, 200, HEADERS);
    const subscriber = hub.subscribe(follower);
    // What they may see has changed while it was read: the reader comes back, and is asked again.
    if (hub.hasEnded(follower, from)) subscriber.close();
    const ready = readyFrame(hub.heardAgo(follower.clubId));
    return c.newResponse(eventStream(subscriber, ready, follower.expiresAt), 200, HEADERS);
  });
