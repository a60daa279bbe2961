import { SERIES_LIMITS } from "@courtside/contracts/domain/booking-series.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { calendarDate, idempotencyKey, instant, oneLine } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { PlayerInputs } from "../scheduling/players/fields.ts";
import { makeSeries, previewSeries } from "../scheduling/series/make.ts";
import { BookingSeries, BookingSeriesPreview } from "../scheduling/series/response.ts";
import { showSeries } from "../scheduling/series/show.ts";
import { stopSeries } from "../scheduling/series/stop.ts";

const tags = ["Booking"];
const security = [{ bearer: [] }];

const Choice = z.union([
  z.literal("skip"),
  z.strictObject({ court_id: z.uuid().optional(), start_time: instant.optional() }),
]);

const Input = z
  .object({
    court_id: z.uuid(),
    start_time: instant.openapi({ description: "Of the first date: all dates have its time on the club's clock" }),
    end_time: instant.optional(),
    every_weeks: z.int().min(1).max(SERIES_LIMITS.everyWeeks).openapi({ example: 1 }),
    weekdays: z
      .array(z.enum(WEEKDAYS))
      .min(1)
      .max(WEEKDAYS.length)
      .optional()
      .openapi({ description: "That of the start by default; weeks begin on Sunday", example: ["tuesday"] }),
    count: z.int().min(1).max(SERIES_LIMITS.dates).optional().openapi({ description: "Either `count` or `until`" }),
    until: calendarDate.optional().openapi({ description: "The last day on which a date may be" }),
    choices: z
      .record(calendarDate, Choice)
      .optional()
      .openapi({ description: "By date: 'skip', or another court or time of that date" }),
    user_id: z.uuid().optional().openapi({ description: "Staff only: the member to book for" }),
    players: PlayerInputs.optional(),
    label: oneLine.trim().min(1).max(SERIES_LIMITS.label).optional().openapi({ description: "Staff only" }),
  })
  .superRefine(({ count, until }, context) => {
    if (count === undefined && until === undefined) {
      context.addIssue({ code: "custom", path: ["count"], message: "count or until is missing" });
    }
    if (count !== undefined && until !== undefined) {
      context.addIssue({ code: "custom", path: ["until"], message: "a series ends by count or until, not by both" });
    }
  });

const preview = createRoute({
  method: "post",
  path: "/booking-series/preview",
  tags,
  security,
  summary: "What would become of each date of a series; changes nothing",
  description:
    "Each date is judged as a booking of its own, and earlier dates of the series count against the limits. `players` play on " +
    "all dates: a date on which one of them cannot names that person. Members need a club " +
    "that lets them repeat bookings (`series_max_dates`).",
  request: { body: body(Input) },
  responses: { ...rejections, 200: response(BookingSeriesPreview, "The dates") },
});

const create = createRoute({
  method: "post",
  path: "/booking-series",
  tags,
  security,
  summary: "Book a court repeatedly",
  description:
    "Nothing is booked if a date cannot be and `choices` does not say what to do: 409 `slot_conflict` or 422 `series_dates` with " +
    `\`details.dates\`. Up to ${SERIES_LIMITS.atOnce} dates are booked at once; more by a job, whose \`progress\` the series shows.`,
  request: { headers: idempotencyKey, body: body(Input) },
  responses: { ...rejections, 201: response(BookingSeries, "The series with what became of its dates") },
});

const params = z.object({ id: z.uuid() });

const show = createRoute({
  method: "get",
  path: "/booking-series/{id}",
  tags,
  security,
  summary: "One series with its dates and its progress",
  description: "Staff read any, others their own.",
  request: { params },
  responses: { ...rejections, 200: response(BookingSeries, "The series") },
});

const stop = createRoute({
  method: "patch",
  path: "/booking-series/{id}",
  tags,
  security,
  summary: "Stop the job that books a series",
  description: "What is booked stays. A series that is done stays as it is.",
  request: { headers: idempotencyKey, params, body: body(z.strictObject({ state: z.literal("stopped") })) },
  responses: { ...rejections, 200: response(BookingSeries, "The series as it is now") },
});

export const bookingSeries = newRouter()
  .openapi(preview, async (c) => c.json(await inClub(c, (tx) => previewSeries(tx, c.req.valid("json"))), 200))
  .openapi(create, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => makeSeries(tx, input)), 201);
  })
  .openapi(show, async (c) => c.json(await inClub(c, (tx) => showSeries(tx, c.req.valid("param").id)), 200))
  .openapi(stop, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => stopSeries(tx, c.req.valid("param").id)), 200);
  });
