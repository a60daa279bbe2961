import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, text } from "../../http/fields.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub } from "../../http/run-verb.ts";
import { readFreeTimes } from "./free.ts";
import { CoachSchedule, FreeTimes } from "./response.ts";
import { readSchedule } from "./schedule.ts";

const tags = ["Coaches"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const from = calendarDate.optional().openapi({ description: "The first of seven dates; by default today" });

const free = createRoute({
  method: "get",
  path: "/coaches/{id}/free",
  tags,
  security,
  summary: "When a coach could give a lesson in a week, and which courts are free then",
  request: {
    params,
    query: z.object({
      from,
      sport: text.trim().toLowerCase().min(1).max(40).optional().openapi({
        description: "Courts of this sport; by default of all that the coach teaches",
      }),
      length: z.coerce.number().int().min(15).max(480).multipleOf(15).optional().openapi({
        description: "Minutes; by default one slot of the club",
      }),
    }),
  },
  responses: { ...rejections, 200: response(FreeTimes, "Seven days") },
});

const schedule = createRoute({
  method: "get",
  path: "/coaches/{id}/schedule",
  tags,
  security,
  summary: "A coach's week on one calendar; for staff and the coach",
  request: { params, query: z.object({ from }) },
  responses: { ...rejections, 200: response(CoachSchedule, "Seven days") },
});

export const coachCalendar = newRouter()
  .openapi(free, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await inClub(c, (tx) => readFreeTimes(tx, id, c.req.valid("query"))), 200);
  })
  .openapi(schedule, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await inClub(c, (tx) => readSchedule(tx, id, c.req.valid("query"))), 200);
  });
