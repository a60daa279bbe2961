import { SURFACES } from "@courtside/contracts/domain/courts.ts";
import { z } from "@hono/zod-openapi";

export const surface = z.enum(SURFACES).nullable().openapi({ description: "null = not said" });
export const isIndoor = z.boolean().nullable().openapi({ description: "null = not said" });

export const Court = z
  .object({
    id: z.uuid(),
    club_id: z.uuid(),
    name: z.string(),
    sport: z.string(),
    is_active: z.boolean(),
    surface,
    is_indoor: isIndoor,
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
