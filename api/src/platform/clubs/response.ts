import { z } from "@hono/zod-openapi";

export const PlatformClub = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.string().openapi({ description: "`closed`, or the access_type of its members: `paid`, `suspended`" }),
    plan: z.string().nullable(),
    members: z.number().int(),
    courts: z.number().int(),
    bookings: z.number().int().openapi({ description: "Made within the last 30 days" }),
    founded_at: z.iso.datetime(),
  })
  .openapi("PlatformClub");

export const PlatformClubUsage = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.string(),
    plan: z.string().nullable(),
    suspension: z.union([z.object({ since: z.iso.datetime(), reason: z.string() }), z.null()]),
    members: z.number().int(),
    active_people: z.number().int().openapi({ description: "People who made a booking within the last 30 days" }),
    courts: z.number().int(),
    bookings: z.number().int(),
    last_booking_at: z.iso.datetime().nullable(),
    rejections: z.number().int(),
    notices_sent: z.number().int(),
    notices_failed: z.number().int(),
    tables: z
      .array(z.object({ name: z.string(), rows: z.number().int() }))
      .openapi({ description: "Rows of the club by table, the most first, without the empty ones" }),
  })
  .openapi("PlatformClubUsage");
