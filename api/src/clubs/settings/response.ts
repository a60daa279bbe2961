import { z } from "@hono/zod-openapi";
import { LISTED } from "./affected-bookings.ts";
import { EVENT_REASONS } from "./affected-events.ts";
import { LISTED_DATES } from "./dropped-sports.ts";
import { RULE_REASONS } from "./queries.ts";

const reason = z.enum(RULE_REASONS);

const eventDate = {
  id: z.uuid(),
  event_id: z.uuid(),
  title: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
};

const DroppedSports = z.object({
  courts: z
    .array(z.object({ id: z.uuid(), name: z.string(), sport: z.string() }))
    .openapi({ description: "Active courts, which stay active" }),
  events: z
    .array(z.object(eventDate))
    .openapi({ description: `The first ${LISTED_DATES} event dates by start, which take place` }),
  events_total: z.number().int(),
});

const AffectedEvents = z.object({
  events: z
    .array(z.object({ ...eventDate, court_name: z.string(), reason: z.enum(EVENT_REASONS) }))
    .openapi({ description: `The first ${LISTED_DATES} by start` }),
  events_total: z.number().int(),
});

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
    dropped_sports: DroppedSports.optional().openapi({
      description:
        "What there is of sports that are taken off the list, besides bookings; left out if there is nothing",
    }),
    affected_events: AffectedEvents.optional().openapi({
      description:
        "Event dates ahead that the new hours or time zone would put outside the hours or at another local time; they stay. Left out if there are none",
    }),
  })
  .openapi("RulesPreview");
