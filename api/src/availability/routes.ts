import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/run-verb.ts";
import { readAvailability } from "./read.ts";
import { Availability } from "./response.ts";

const read = createRoute({
  method: "get",
  path: "/availability",
  tags: ["Booking"],
  security: [{ bearer: [] }],
  summary: "The day grid of a sport, as this person may book it",
  request: { query: z.object({ date: calendarDate, sport: text.trim().toLowerCase().min(1).max(40) }) },
  responses: { ...rejections, 200: response(Availability, "Courts and their slots") },
});

export const availability = newRouter().openapi(read, async (c) => {
  const { date, sport } = c.req.valid("query");
  return c.json(await inClub(c, (tx) => readAvailability(tx, date, sport)), 200);
});
