import { NO_MINUTES, type UsedMinutes, utilisation } from "@courtside/contracts/domain/court-use.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { z } from "@hono/zod-openapi";

export const REPORT_GROUPS = ["hour_weekday", "day", "court"] as const;

const minutes = z.int().min(0);

const used = {
  open_minutes: minutes.openapi({ description: "Of all courts together, while the club was open" }),
  booked_minutes: minutes,
  lesson_minutes: minutes,
  event_minutes: minutes,
  blocked_minutes: minutes.openapi({ description: "Within the open time" }),
  bookings: minutes.openapi({ description: "That begin in this time" }),
  lessons: minutes,
  events: minutes.openapi({ description: "Dates of events" }),
  played_minutes: minutes.openapi({ description: "Booked minutes that a player checked in" }),
  no_show_minutes: minutes.openapi({
    description: "Booked minutes, over, that no player checked in, on dates on which check-in was in use",
  }),
  no_shows: minutes.openapi({ description: "Such bookings that begin in this time" }),
  utilisation: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .openapi({ description: "Booked, lesson and event minutes of the open ones; null where nothing was open" }),
};

export const UtilisationTotals = z.object(used).openapi("UtilisationTotals");

export const UtilisationRow = z
  .object({
    weekday: z.enum(WEEKDAYS).optional().openapi({ description: "With group=hour_weekday" }),
    hour: z.int().min(0).max(23).optional().openapi({ description: "With group=hour_weekday, by the club's clock" }),
    date: z.iso.date().optional().openapi({ description: "With group=day" }),
    court_id: z.uuid().optional().openapi({ description: "With group=court" }),
    court_name: z.string().optional(),
    sport: z.string().optional(),
    ...used,
  })
  .openapi("UtilisationRow");

const range = {
  from: z.iso.date(),
  to: z.iso.date().openapi({ description: "Included" }),
  totals: UtilisationTotals,
  data: z.array(UtilisationRow),
};

export const Utilisation = z
  .object({
    group: z.enum(REPORT_GROUPS),
    time_zone: z.string(),
    ...range,
    previous: z.object(range).openapi({ description: "As many dates, right before `from`" }),
  })
  .openapi("Utilisation");

export type UtilisationRowResponse = z.infer<typeof UtilisationRow>;
export type UtilisationResponse = z.infer<typeof Utilisation>;
export type UtilisationTotalsResponse = z.infer<typeof UtilisationTotals>;

/** Minutes are whole; the hours that they are added up from may hold parts of one. */
export function usedResponse(use: UsedMinutes): UtilisationTotalsResponse {
  const part = utilisation(use);
  const whole = Object.fromEntries(
    Object.keys(NO_MINUTES).map((name) => [name, Math.round(use[name as keyof UsedMinutes])]),
  ) as Record<keyof UsedMinutes, number>;
  return { ...whole, utilisation: part === null ? null : Math.min(1, Math.round(part * 10_000) / 10_000) };
}
