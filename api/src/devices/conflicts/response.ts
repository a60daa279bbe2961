import { z } from "@hono/zod-openapi";

export const Conflict = z
  .object({
    id: z.uuid(),
    booking_id: z.uuid(),
    court_name: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    booked_by: z.string(),
    made_at: z.iso.datetime().openapi({ description: "When the check-in was made, by the device's clock" }),
    person_name: z.string().nullable().openapi({ description: "Who made it, if the device knew" }),
    device_name: z.string(),
    code: z.string().openapi({ example: "check_in_canceled" }),
    message: z.string(),
  })
  .openapi("CheckInConflict");

export type ConflictResponse = z.infer<typeof Conflict>;
