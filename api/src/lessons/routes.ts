import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, instant, page, text } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { Booking } from "../scheduling/bookings/response.ts";
import { listLessonCourts } from "./courts.ts";
import { findLearners, MAX_FOUND } from "./find-learners.ts";
import { listLessons } from "./list.ts";
import { scheduleLesson } from "./schedule.ts";

const tags = ["Lessons"];
const security = [{ bearer: [] }];

const list = createRoute({
  method: "get",
  path: "/lessons",
  tags,
  security,
  summary: "The lessons a coach gives; for an admin the club's",
  description: "A member's own lessons are among their bookings.",
  request: {
    query: page.extend({ when: z.enum(["upcoming", "past"]).default("upcoming"), coach_id: z.uuid().optional() }),
  },
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(Booking), next_cursor: z.string().nullable() }), "One page"),
  },
});

const schedule = createRoute({
  method: "post",
  path: "/lessons",
  tags,
  security,
  summary: "Schedule a private lesson",
  description:
    "For coaches and admins; an admin names the coach. 409 `slot_conflict`, `slot_held`, `own_overlap`, `coach_busy`, `coach_away` and `member_busy` carry `details.alternatives`.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        member_id: z.uuid().optional(),
        coach_id: z.uuid().optional(),
        court_id: z.uuid().optional(),
        start_time: instant.optional(),
        end_time: instant.optional(),
      }),
    ),
  },
  responses: { ...rejections, 201: response(Booking, "The lesson") },
});

const courts = createRoute({
  method: "get",
  path: "/lessons/courts",
  tags,
  security,
  summary: "Which courts are free for a lesson at a time",
  request: { query: z.object({ start_time: instant, end_time: instant }) },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(
          z.object({ id: z.uuid(), name: z.string(), sport: z.string(), is_free: z.boolean() }).openapi("LessonCourt"),
        ),
      }),
      "Open courts by name",
    ),
  },
});

const members = createRoute({
  method: "get",
  path: "/lessons/members",
  tags,
  security,
  summary: "Find a member to give a lesson to",
  request: {
    query: z.object({
      q: text.trim().min(2).max(100).openapi({ description: "Part of a name, two characters or more" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(
          z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() }).openapi("FoundLearner"),
        ),
      }),
      `At most ${MAX_FOUND}, by name; emails to staff only`,
    ),
  },
});

export const lessons = newRouter()
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listLessons(tx, c.req.valid("query"))), 200))
  .openapi(schedule, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => scheduleLesson(tx, input)), 201);
  })
  .openapi(courts, async (c) => {
    const data = await inClub(c, (tx) => listLessonCourts(tx, c.req.valid("query")));
    return c.json({ data }, 200);
  })
  .openapi(members, async (c) => {
    const data = await inClub(c, (tx) => findLearners(tx, c.req.valid("query").q));
    return c.json({ data }, 200);
  });
