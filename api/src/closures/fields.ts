import { SERIES_LIMITS } from "@courtside/contracts/domain/booking-series.ts";
import {
  CLOSURE_OUTCOMES,
  CLOSURE_REASONS,
  CLOSURE_SCOPES,
  LONGEST_CLOSURE_MESSAGE,
  MOST_CLOSED_BY_JOB,
  MOST_CLOSURE_DATES,
} from "@courtside/contracts/domain/closures.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { z } from "@hono/zod-openapi";
import { calendarDate, instant, text } from "../http/fields.ts";

const outcome = z.enum(CLOSURE_OUTCOMES);

const choice = {
  outcome: outcome.default("cancel").openapi({
    description: "Of bookings, lessons and event dates; `move` cancels what finds no free court of its sport",
  }),
  outcomes: z
    .array(z.object({ id: z.uuid(), outcome }).openapi("ClosureChoice"))
    .max(MOST_CLOSED_BY_JOB)
    .default([])
    .openapi({ description: "Other outcomes for single ones" }),
};

const texts = {
  reason: z.enum(CLOSURE_REASONS).default("other"),
  message: text
    .trim()
    .max(LONGEST_CLOSURE_MESSAGE)
    .optional()
    .openapi({ description: "For members: on the grid, in their bookings and mails" }),
};

const version = z.string().min(1).max(100).optional().openapi({
  description: "Of the preview: the closure is rejected with 409 `closure_changed` if it would affect anything else",
});

const repeat = z
  .strictObject({
    every_weeks: z.int().min(1).max(SERIES_LIMITS.everyWeeks).default(1),
    weekdays: z
      .array(z.enum(WEEKDAYS))
      .min(1)
      .max(WEEKDAYS.length)
      .optional()
      .openapi({ description: "That of the start by default; weeks begin on Sunday", example: ["monday", "thursday"] }),
    count: z.int().min(1).max(MOST_CLOSURE_DATES).optional().openapi({ description: "Either `count` or `until`" }),
    until: calendarDate.optional().openapi({ description: "The last day on which a date may begin" }),
  })
  .superRefine(({ count, until }, context) => {
    if (count === undefined && until === undefined)
      context.addIssue({ code: "custom", path: ["count"], message: "count or until is missing" });
    if (count !== undefined && until !== undefined)
      context.addIssue({ code: "custom", path: ["until"], message: "a series ends by count or until, not by both" });
  })
  .openapi("ClosureRepeat");

/** Which dates of a repeated closure a change is for. */
const scope = z.enum(CLOSURE_SCOPES).default("this").openapi({
  description: "Of a repeated closure: this date, this and those that follow, or all; none that is over",
});

export const closureInput = z.object({
  court_ids: z.array(z.uuid()).min(1).max(500).optional(),
  sports: z.array(text.trim().toLowerCase().min(1).max(40)).min(1).max(20).optional(),
  all: z.boolean().optional().openapi({ description: "All open courts; one of `court_ids`, `sports` and `all`" }),
  start_time: instant.optional().openapi({ description: "Without it, from now" }),
  end_time: instant,
  repeat: repeat.optional().openapi({
    description: "A closure for each date, at the times of the first one on the club's clock; needs a `start_time`",
  }),
  ...choice,
  ...texts,
  version,
});

const extension = {
  end_time: instant
    .optional()
    .openapi({ description: "A later end; with a wider scope all have it on the club's clock" }),
  extend_minutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .optional()
    .openapi({ description: "The same from the current end" }),
  scope,
  outcome: outcome
    .optional()
    .openapi({ description: "For what else an extension affects; without it, that of the closure" }),
  outcomes: choice.outcomes,
};

export const closureExtension = z.object(extension);

export const closureChange = z.object({
  ...extension,
  reopen: z.boolean().optional().openapi({ description: "Opens the courts now" }),
  version,
});

export const closureUndo = z.object({ scope });

export type ClosureRepeat = z.output<typeof repeat>;
export type ClosureInput = z.output<typeof closureInput>;
export type ClosureExtension = z.output<typeof closureExtension>;
export type ClosureChange = z.output<typeof closureChange>;
