import { z } from "@hono/zod-openapi";

export const Court = z
  .object({
    id: z.uuid(),
    club_id: z.uuid(),
    name: z.string(),
    sport: z.string(),
    is_active: z.boolean(),
  })
  .openapi("Court");

export const AffectedDate = z
  .object({
    id: z.uuid(),
    event_id: z.uuid(),
    title: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
  })
  .openapi("AffectedDate", { description: "A date of an event" });

export type AffectedDateResponse = z.infer<typeof AffectedDate>;
