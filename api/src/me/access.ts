import { ACCESS_TYPES } from "@courtside/contracts/domain/access.ts";
import { z } from "@hono/zod-openapi";

/** The access status, as `check_club_access` derives it (docs/product/access.md#access-states). */
export const Access = z
  .object({
    has_access: z.boolean(),
    access_type: z.enum(ACCESS_TYPES),
    is_demo: z.boolean(),
    is_trial: z.boolean(),
    is_active: z.boolean(),
    demo_expires_at: z.iso.datetime().nullable(),
    trial_expires_at: z.iso.datetime().nullable(),
    minutes_remaining: z.number().int().nullable(),
    days_remaining: z.number().int().nullable(),
  })
  .openapi("Access");
