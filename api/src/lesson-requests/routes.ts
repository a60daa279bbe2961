import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, idempotencyKey, instant, page, text, total, wallTime } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { acceptRequest } from "./accept.ts";
import { askForLesson } from "./ask.ts";
import { declineRequest } from "./decline.ts";
import { listRequests } from "./list.ts";
import { LessonRequest } from "./response.ts";
import { withdrawRequest } from "./withdraw.ts";

const tags = ["Lessons"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: "get",
  path: "/lesson-requests",
  tags,
  security,
  summary: "Lesson requests: a member's own, a coach's own, or for an admin the club's",
  request: {
    query: page.extend({ status: z.enum(["pending", "decided"]).optional(), coach_id: z.uuid().optional() }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(LessonRequest),
        next_cursor: z.string().nullable(),
        total,
        pending_count: z
          .number()
          .int()
          .nullable()
          .openapi({ description: "Those whose requested time lies ahead; only with the first page" }),
      }),
      "One page, the newest first",
    ),
  },
});

const ask = createRoute({
  method: "post",
  path: "/lesson-requests",
  tags,
  security,
  summary: "Ask a coach for a lesson",
  description:
    "Date and time are both required, and club-local; any future time is accepted, also outside the coach's hours.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        coach_id: z.uuid().optional(),
        preferred_date: calendarDate.optional(),
        preferred_time: wallTime.optional(),
        sport: text.trim().toLowerCase().min(1).max(40).optional(),
        notes: text.trim().max(1000).optional(),
      }),
    ),
  },
  responses: { ...rejections, 201: response(LessonRequest, "The request") },
});

const accept = createRoute({
  method: "post",
  path: "/lesson-requests/{id}/accept",
  tags,
  security,
  summary: "Accept a request: books the lesson",
  description:
    "409 `slot_conflict`, `slot_held`, `own_overlap`, `coach_busy`, `coach_away` and `member_busy` carry `details.alternatives`; 409 `not_pending` the `details.status`.",
  request: {
    params,
    headers: idempotencyKey,
    body: body(z.object({ court_id: z.uuid(), start_time: instant, end_time: instant })),
  },
  responses: { ...rejections, 200: response(LessonRequest, "The accepted request, with its lesson") },
});

const decline = createRoute({
  method: "post",
  path: "/lesson-requests/{id}/decline",
  tags,
  security,
  summary: "Reject a request",
  request: {
    headers: idempotencyKey,
    params,
    body: { content: { "application/json": { schema: z.object({ reason: text.trim().max(500).optional() }) } } },
  },
  responses: { ...rejections, 200: response(LessonRequest, "The declined request") },
});

const withdraw = createRoute({
  method: "post",
  path: "/lesson-requests/{id}/withdraw",
  tags,
  security,
  summary: "Withdraw the caller's own request",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(LessonRequest, "The withdrawn request") },
});

export const lessonRequests = newRouter()
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listRequests(tx, c.req.valid("query"))), 200))
  .openapi(ask, async (c) => {
    const input = c.req.valid("json");
    const made = await onceInClub(c, input, (tx) => askForLesson(tx, input));
    return c.json(made, 201);
  })
  .openapi(accept, async (c) => {
    const { id } = c.req.valid("param");
    const place = c.req.valid("json");
    return c.json(await onceInClub(c, place, (tx) => acceptRequest(tx, id, place)), 200);
  })
  .openapi(decline, async (c) => {
    const { id } = c.req.valid("param");
    const { reason } = c.req.valid("json");
    return c.json(await onceInClub(c, { reason }, (tx) => declineRequest(tx, id, reason)), 200);
  })
  .openapi(withdraw, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await onceInClub(c, {}, (tx) => withdrawRequest(tx, id)), 200);
  });
