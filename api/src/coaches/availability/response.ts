import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { z } from "@hono/zod-openapi";
import { wallTime } from "../../http/fields.ts";

export const Hours = z.object({ day_of_week: z.enum(WEEKDAYS), start_time: wallTime, end_time: wallTime });

export const CoachAvailability = z
  .object({
    version: z.number().int().openapi({ description: "Required for replacing the whole week" }),
    rows: z.array(Hours.extend({ id: z.uuid() })).openapi({ description: "From Monday on, in the club's local time" }),
    times: z.array(z.string()).openapi({ description: "The times that can be chosen" }),
    time_zone: z.string(),
  })
  .openapi("CoachAvailability");

export type CoachAvailabilityResponse = z.infer<typeof CoachAvailability>;
