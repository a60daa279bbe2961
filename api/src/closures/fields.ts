import {
  CLOSURE_OUTCOMES,
  CLOSURE_REASONS,
  LONGEST_CLOSURE_MESSAGE,
  MOST_CLOSED_BY_JOB,
} from "@courtside/contracts/domain/closures.ts";
import { z } from "@hono/zod-openapi";
import { instant, text } from "../http/fields.ts";

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

export const closureInput = z.object({
  court_ids: z.array(z.uuid()).min(1).max(500).optional(),
  sports: z.array(text.trim().toLowerCase().min(1).max(40)).min(1).max(20).optional(),
  all: z.boolean().optional().openapi({ description: "All open courts; one of `court_ids`, `sports` and `all`" }),
  start_time: instant.optional().openapi({ description: "Without it, from now" }),
  end_time: instant,
  ...choice,
  ...texts,
  version,
});

export const closureChange = z.object({
  end_time: instant.optional().openapi({ description: "A later end" }),
  extend_minutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .optional()
    .openapi({ description: "The same from the current end" }),
  reopen: z.boolean().optional().openapi({ description: "Opens the courts now" }),
  outcome: outcome
    .optional()
    .openapi({ description: "For what else an extension affects; without it, that of the closure" }),
  outcomes: choice.outcomes,
  version,
});

export type ClosureInput = z.output<typeof closureInput>;
export type ClosureChange = z.output<typeof closureChange>;
