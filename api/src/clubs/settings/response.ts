import { z } from "@hono/zod-openapi";
import { LISTED } from "./affected-bookings.ts";
import { RULE_REASONS } from "./queries.ts";

const reason = z.enum(RULE_REASONS);

export const RulesPreview = z
  .object({
    count: z.number().int().openapi({ description: "Upcoming bookings that the new rules would not allow; they stay" }),
    people: z.number().int().openapi({ description: "How many different people they are of" }),
    reasons: z.array(z.object({ reason, count: z.number().int(), people: z.number().int() })),
    bookings: z
      .array(
        z.object({
          id: z.uuid(),
          court_name: z.string(),
          booked_by: z.string(),
          start_time: z.iso.datetime(),
          end_time: z.iso.datetime(),
          reason,
        }),
      )
      .openapi({ description: `The first ${LISTED} by start` }),
  })
  .openapi("RulesPreview");
