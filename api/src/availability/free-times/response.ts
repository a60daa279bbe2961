import { z } from "@hono/zod-openapi";
import type { FoundTimes } from "./find.ts";

const FreeCourt = z.object({ court_id: z.uuid(), court_name: z.string() });

const FreeTime = FreeCourt.extend({
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  court_id: z.uuid().openapi({ description: "The first of `courts`: what one request to `POST /bookings` books" }),
  courts: z.array(FreeCourt).openapi({
    description:
      "Each can be booked then; with `courts` in the request they are neighbours, any so many of them side by side",
  }),
}).openapi("FreeCourtTime");

export const FreeTimes = z
  .object({
    date: z.iso.date(),
    time_zone: z.string(),
    length_minutes: z.number().int(),
    last_bookable_date: z.iso.date().nullable().openapi({ description: "null = no limit (staff)" }),
    notice: z.string().nullable().openapi({ description: "Why nothing can be booked on this date, if so" }),
    data: z.array(FreeTime).openapi({ description: "In order of time" }),
  })
  .openapi("FreeCourtTimes");

export const freeTimesResponse = ({ times, ...day }: FoundTimes): z.infer<typeof FreeTimes> => ({
  ...day,
  data: times.flatMap((time) => time.courts.slice(0, 1).map((first) => ({ ...time, ...first }))),
});
