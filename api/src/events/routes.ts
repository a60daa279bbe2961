import { DEFAULT_ATTENDEES, EVENT_LIMITS, EVENT_MESSAGES } from "@courtside/contracts/domain/event-rules.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, instant, oneLine, page, text, total } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { cancelEvent } from "./cancel.ts";
import { createEvent } from "./create.ts";
import { editEvent } from "./edit.ts";
import { listEvents, readEvent } from "./list.ts";
import { register } from "./registrations/register.ts";
import { registerMember } from "./registrations/register-member.ts";
import { readRoster } from "./registrations/roster.ts";
import { unregister } from "./registrations/unregister.ts";
import { unregisterMember } from "./registrations/unregister-member.ts";
import { Attendee, ClubEvent } from "./response.ts";

const tags = ["Events"];
const security = [{ bearer: [] }];
const request = { params: z.object({ id: z.uuid() }) };

const title = oneLine.trim().min(1, { error: EVENT_MESSAGES.title }).max(EVENT_LIMITS.title);
const description = text.trim().max(EVENT_LIMITS.description).nullable().optional();
const attendees = z
  .number({ error: EVENT_MESSAGES.max_attendees })
  .int()
  .min(1, { error: EVENT_MESSAGES.too_few })
  .max(EVENT_LIMITS.attendees);

const list = createRoute({
  method: "get",
  path: "/events",
  tags,
  security,
  summary: "The club's events",
  request: {
    query: page.extend({
      when: z.enum(["upcoming", "past"]).default("upcoming"),
      scope: z.enum(["all", "registered", "leading"]).default("all").openapi({
        description: "`registered`: the caller is registered; `leading`: the caller created or coaches it",
      }),
      coach_id: z.uuid().optional(),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({ data: z.array(ClubEvent), next_cursor: z.string().nullable(), total }),
      "One page: upcoming ones by the next date, past ones newest first",
    ),
  },
});

const read = createRoute({
  method: "get",
  path: "/events/{id}",
  tags,
  security,
  summary: "One event with all its dates",
  request,
  responses: { ...rejections, 200: response(ClubEvent, "The event") },
});

const create = createRoute({
  method: "post",
  path: "/events",
  tags,
  security,
  summary: "Create an event, or a weekly series of thirteen dates",
  description:
    "409 `slot_conflict`, `slot_held`, `own_overlap` and 422 `skipped_time` list the conflicting dates in `details.dates`; an event of one date gets `details.alternatives`.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        title,
        description,
        court_id: z.uuid(),
        start_time: instant,
        end_time: instant,
        max_attendees: attendees.default(DEFAULT_ATTENDEES),
        recurrence_rule: z.enum(["weekly"]).nullable().default(null),
      }),
    ),
  },
  responses: { ...rejections, 201: response(ClubEvent, "The event") },
});

const edit = createRoute({
  method: "patch",
  path: "/events/{id}",
  tags,
  security,
  summary: "Change an event",
  description:
    "Times are those of the first future date; later dates follow it week by week. 409 `event_changed` carries `details.version` and " +
    "`details.next_date`.",
  request: {
    headers: idempotencyKey,
    ...request,
    body: body(
      z.object({
        version: z.number().int().min(1).max(2_147_483_647),
        date_id: z.uuid().optional().openapi({
          description:
            "The date that the times are for: 409 `event_changed` if it is not the first future one any more",
        }),
        title: title.optional(),
        description,
        court_id: z.uuid().optional(),
        start_time: instant.optional(),
        end_time: instant.optional(),
        max_attendees: attendees.optional(),
      }),
    ),
  },
  responses: { ...rejections, 200: response(ClubEvent, "The changed event") },
});

const cancel = createRoute({
  method: "post",
  path: "/events/{id}/cancel",
  tags,
  security,
  summary: "Cancel an event with all its future dates",
  request: { headers: idempotencyKey, ...request, body: body(z.object({ reason: text.trim().max(500).optional() })) },
  responses: { ...rejections, 200: response(ClubEvent, "The canceled event") },
});

const enter = createRoute({
  method: "post",
  path: "/events/{id}/registration",
  tags,
  security,
  summary: "Register for an event and all its dates",
  request: { ...request, headers: idempotencyKey },
  responses: { ...rejections, 201: response(ClubEvent, "The event, with the caller's place") },
});

const leave = createRoute({
  method: "delete",
  path: "/events/{id}/registration",
  tags,
  security,
  summary: "Unregister from an event",
  request: { ...request, headers: idempotencyKey },
  responses: { ...rejections, 200: response(ClubEvent, "The event, without the caller's place") },
});

const roster = createRoute({
  method: "get",
  path: "/events/{id}/roster",
  tags,
  security,
  summary: "The registered people",
  request,
  responses: { ...rejections, 200: response(z.object({ data: z.array(Attendee) }), "In the order of registration") },
});

const enterMember = createRoute({
  method: "post",
  path: "/events/{id}/roster",
  tags,
  security,
  summary: "Register a member for an event and all its dates, by staff",
  description:
    "The rules are those of a member's own registration: 409 `already_registered`, `event_full`, 422 `event_over`, " +
    "`event_canceled`; also 422 `not_a_member` for a person of another role. The member gets a mail.",
  request: { ...request, headers: idempotencyKey, body: body(z.object({ user_id: z.uuid() })) },
  responses: { ...rejections, 201: response(ClubEvent, "The event, with the member's place") },
});

const removeMember = createRoute({
  method: "delete",
  path: "/events/{id}/roster/{user_id}",
  tags,
  security,
  summary: "Unregister a person from an event, by staff",
  description: "422 `event_over`, `event_canceled`. The person gets a mail.",
  request: { headers: idempotencyKey, params: request.params.extend({ user_id: z.uuid() }) },
  responses: { ...rejections, 200: response(ClubEvent, "The event, without the person's place") },
});

export const events = newRouter()
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listEvents(tx, c.req.valid("query"))), 200))
  .openapi(read, async (c) => c.json(await inClub(c, (tx) => readEvent(tx, c.req.valid("param").id)), 200))
  .openapi(create, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => createEvent(tx, input)), 201);
  })
  .openapi(edit, async (c) => {
    const change = c.req.valid("json");
    return c.json(await onceInClub(c, change, (tx) => editEvent(tx, c.req.valid("param").id, change)), 200);
  })
  .openapi(cancel, async (c) => {
    const { reason } = c.req.valid("json");
    return c.json(await onceInClub(c, { reason }, (tx) => cancelEvent(tx, c.req.valid("param").id, reason)), 200);
  })
  .openapi(enter, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await onceInClub(c, { id }, (tx) => register(tx, id)), 201);
  })
  .openapi(leave, async (c) => c.json(await onceInClub(c, {}, (tx) => unregister(tx, c.req.valid("param").id)), 200))
  .openapi(enterMember, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, { id, ...input }, (tx) => registerMember(tx, id, input.user_id)), 201);
  })
  .openapi(removeMember, async (c) => {
    const { id, user_id } = c.req.valid("param");
    return c.json(await onceInClub(c, {}, (tx) => unregisterMember(tx, id, user_id)), 200);
  })
  .openapi(roster, async (c) => c.json(await inClub(c, (tx) => readRoster(tx, c.req.valid("param").id)), 200));
