import { z } from "@hono/zod-openapi";

export const TimeOff = z
  .object({
    id: z.uuid(),
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    start_time: z.string().nullable().openapi({ description: "On the first date; null = whole days" }),
    end_time: z.string().nullable().openapi({ description: "On the last date" }),
    note: z.string().nullable(),
  })
  .openapi("TimeOff");

export type TimeOffResponse = z.infer<typeof TimeOff>;
