import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, idempotencyKey, text, wallTime } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { CalendarItem } from "../calendar/response.ts";
import { TimeOff } from "../response.ts";
import { listTimeOff } from "./list.ts";
import { removeTimeOff } from "./remove.ts";
import { takeTimeOff } from "./take.ts";

const tags = ["Coaches"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: "get",
  path: "/coaches/{id}/time-off",
  tags,
  security,
  summary: "A coach's current and future time off; for those who may edit it",
  request: { params },
  responses: { ...rejections, 200: response(z.object({ data: z.array(TimeOff) }), "By date") },
});

const take = createRoute({
  method: "post",
  path: "/coaches/{id}/time-off",
  tags,
  security,
  summary: "Add time off",
  description:
    "Club-local. `ends_on` defaults to the same date. With times, it lasts from `start_time` of the first date to `end_time` of the last.",
  request: {
    params,
    headers: idempotencyKey,
    body: body(
      z.object({
        starts_on: calendarDate,
        ends_on: calendarDate.optional(),
        start_time: wallTime.optional(),
        end_time: wallTime.optional(),
        note: text.trim().max(200).optional(),
      }),
    ),
  },
  responses: {
    ...rejections,
    201: response(
      z.object({
        time_off: TimeOff,
        standing: z.array(CalendarItem).openapi({ description: "What is already booked then; it stays" }),
      }),
      "The time off",
    ),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/coaches/{id}/time-off/{time_off_id}",
  tags,
  security,
  summary: "Remove time off",
  request: { headers: idempotencyKey, params: params.extend({ time_off_id: z.uuid() }) },
  responses: { ...rejections, 200: response(z.object({ id: z.uuid(), status: z.literal("deleted") }), "Removed") },
});

export const coachTimeOff = newRouter()
  .openapi(list, async (c) => {
    const data = await inClub(c, (tx) => listTimeOff(tx, c.req.valid("param").id));
    return c.json({ data }, 200);
  })
  .openapi(take, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => takeTimeOff(tx, id, input)), 201);
  })
  .openapi(remove, async (c) => {
    const { id, time_off_id } = c.req.valid("param");
    await onceInClub(c, {}, (tx) => removeTimeOff(tx, id, time_off_id));
    return c.json({ id: time_off_id, status: "deleted" as const }, 200);
  });
