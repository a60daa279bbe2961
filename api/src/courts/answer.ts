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
