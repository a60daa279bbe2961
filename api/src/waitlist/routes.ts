import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, idempotencyKey, instant, page, text, total } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { Booking } from "../scheduling/bookings/response.ts";
import { assignSlot } from "./assign.ts";
import { joinWaitlist } from "./join.ts";
import { leaveWaitlist } from "./leave.ts";
import { listOwnEntries } from "./list-own.ts";
import { listWaiting } from "./list-waiting.ts";
import { WaitingMember, WaitlistEntry } from "./response.ts";

const tags = ["Waitlist"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const sport = text.trim().toLowerCase().min(1).max(40);
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: "must be a time such as 18:30" });

const join = createRoute({
  method: "post",
  path: "/waitlist-entries",
  tags,
  security,
  summary: "Join the waitlist for a date and sport",
  description:
    "Without times any slot will do; one of them alone leaves the other side open. 409 `slots_free` carries in `details.slots` " +
    "what can be booked instead, 409 `already_waiting` the entry in `details.entry_id`. 422 `daily_limit` and `weekly_limit`: slots are " +
    "free, but the caller's limit allows none of them.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        requested_date: calendarDate,
        sport,
        court_id: z.uuid().nullable().optional(),
        preferred_start_time: wallTime.nullable().optional().openapi({ example: "18:00" }),
        preferred_end_time: wallTime.nullable().optional().openapi({ example: "21:00" }),
      }),
    ),
  },
  responses: { ...rejections, 201: response(WaitlistEntry, "The entry, with its place in the queue") },
});

const listOwn = createRoute({
  method: "get",
  path: "/waitlist-entries",
  tags,
  security,
  summary: "The caller's waitlist entries, with their place in the queue and open offers",
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(WaitlistEntry),
        now: z.iso.datetime().openapi({ description: "The clock of the offers' expiry" }),
      }),
      "By requested date",
    ),
  },
});

const leave = createRoute({
  method: "delete",
  path: "/waitlist-entries/{id}",
  tags,
  security,
  summary: "Remove an entry from the waitlist: the caller's own; staff: any",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(z.object({ id: z.uuid() }), "Removed; an open offer is withdrawn") },
});

const assign = createRoute({
  method: "post",
  path: "/waitlist-entries/{id}/assign",
  tags,
  security,
  summary: "Book a slot for a waiting member, and remove their entry",
  description:
    "`end_time` defaults to one slot. 409 `slot_conflict` carries `details.alternatives`. 409 `slot_held`: offered to another member, " +
    "named in `details.offered_to` until `details.expires_at` (`details.is_alternative`: in place of a canceled booking); " +
    "`override_hold` takes it from them.",
  request: {
    params,
    headers: idempotencyKey,
    body: body(
      z.object({
        court_id: z.uuid(),
        start_time: instant,
        end_time: instant.optional(),
        override_hold: z.boolean().optional(),
      }),
    ),
  },
  responses: { ...rejections, 201: response(Booking, "The booking") },
});

const list = createRoute({
  method: "get",
  path: "/waitlist",
  tags,
  security,
  summary: "All waiting members, oldest entry first",
  request: {
    query: page.extend({
      requested_date: calendarDate.optional(),
      court_id: z.uuid().optional(),
      sport: sport.optional(),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(WaitingMember),
        next_cursor: z.string().nullable(),
        total,
        counts: z.object({
          waiting: z.number().int(),
          requested_for_today: z.number().int(),
          over_24_hours: z.number().int(),
        }),
      }),
      "One page of the active entries; the counters are the whole club's",
    ),
  },
});

export const waitlist = newRouter()
  .openapi(join, async (c) => {
    const input = c.req.valid("json");
    const entry = await onceInClub(c, input, (tx) => joinWaitlist(tx, input));
    return c.json(entry, 201);
  })
  .openapi(listOwn, async (c) => c.json(await inClub(c, listOwnEntries), 200))
  .openapi(leave, async (c) => c.json(await onceInClub(c, {}, (tx) => leaveWaitlist(tx, c.req.valid("param").id)), 200))
  .openapi(assign, async (c) => {
    const { id } = c.req.valid("param");
    const slot = c.req.valid("json");
    return c.json(await onceInClub(c, slot, (tx) => assignSlot(tx, id, slot)), 201);
  })
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listWaiting(tx, c.req.valid("query"))), 200));
