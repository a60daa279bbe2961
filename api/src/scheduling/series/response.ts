import { SERIES_FATES } from "@courtside/contracts/domain/booking-series.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { z } from "@hono/zod-openapi";
import type { SeriesPlan } from "./plan.ts";
import type { SeriesDateRow, SeriesRow } from "./queries.ts";

const wall = z.string().openapi({ example: "18:00", description: "By the club's clock" });
const rule = {
  court_id: z.uuid(),
  court_name: z.string(),
  starts_on: z.iso.date(),
  start_time: wall,
  end_time: wall,
  every_weeks: z.int(),
  weekdays: z.array(z.enum(WEEKDAYS)),
};
const date = {
  date: z.iso.date(),
  court_id: z.uuid(),
  court_name: z.string(),
  start_time: z.iso.datetime().nullable().openapi({ description: "null: the clock skips the time on that date" }),
  end_time: z.iso.datetime().nullable(),
  code: z.string().nullable().openapi({ description: "Why it cannot be booked, as for a single booking" }),
  message: z.string().nullable(),
};

const Alternative = z.object({
  court_id: z.uuid(),
  court_name: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
});

const PlannedDate = z.object({
  ...date,
  fate: z.enum(SERIES_FATES),
  reason: z.string().nullable().openapi({ description: "Of a holiday, closed or blocked courts: what the blocks say" }),
  alternatives: z.array(Alternative),
});

export const BookingSeriesPreview = z
  .object({
    ...rule,
    user_id: z.uuid(),
    user_name: z.string(),
    bookable: z.int().openapi({ description: "How many of the dates can be booked as asked for" }),
    dates: z.array(PlannedDate),
  })
  .openapi("BookingSeriesPreview");

export const BookingSeries = z
  .object({
    ...rule,
    id: z.uuid(),
    club_id: z.uuid(),
    sport: z.string(),
    user_id: z.uuid(),
    user_name: z.string(),
    label: z.string().nullable().openapi({ description: "What staff call it; null for others" }),
    state: z.enum(["running", "done", "stopped"]),
    progress: z.object({ done: z.int(), total: z.int() }).openapi({
      description:
        "Of the dates to book: a series of many dates is booked by a job, which can be stopped while it is running",
    }),
    can_stop: z.boolean(),
    created_at: z.iso.datetime(),
    dates: z.array(
      z.object({
        ...date,
        outcome: z.enum(["planned", "booked", "canceled", "skipped", "missed"]),
        booking_id: z.uuid().nullable(),
      }),
    ),
  })
  .openapi("BookingSeries");

export type BookingSeriesResponse = z.infer<typeof BookingSeries>;
export type BookingSeriesPreviewResponse = z.infer<typeof BookingSeriesPreview>;

const ruleOf = ({ starts_on, start_time, end_time, every_weeks, weekdays }: SeriesPlan["rule"]) => ({
  ...{ starts_on, start_time, end_time, every_weeks, weekdays },
});

export const previewResponse = ({ rule, court, booker, dates }: SeriesPlan): BookingSeriesPreviewResponse => ({
  ...ruleOf(rule),
  court_id: court.id,
  court_name: court.name,
  user_id: booker.id,
  user_name: booker.name,
  bookable: dates.filter(({ fate }) => fate === "free").length,
  dates: dates.map(plannedDate),
});

export const plannedDate = ({
  date,
  court,
  slot,
  fate,
  rejection,
  alternatives,
  reason,
}: SeriesPlan["dates"][number]) => ({
  date,
  court_id: court.id,
  court_name: court.name,
  start_time: slot && new Date(slot.startsAt).toISOString(),
  end_time: slot && new Date(slot.endsAt).toISOString(),
  fate,
  code: rejection?.code ?? null,
  message: rejection?.message ?? null,
  reason,
  alternatives,
});

/** Whether a person may stop a series while it is booked: as staff, or its creator. */
export const mayStop = ({ role }: { role: Role }, { state }: Pick<SeriesRow, "state">): boolean =>
  state === "running" && can(role, "bookings:create-for-others");

export function seriesResponse(row: SeriesRow, dates: SeriesDateRow[], viewer: { role: Role }): BookingSeriesResponse {
  const total = dates.filter(({ outcome }) => outcome !== "skipped").length;
  const planned = dates.filter(({ outcome }) => outcome === "planned").length;
  return {
    ...ruleOf({ ...row, weekdays: row.weekdays as SeriesPlan["rule"]["weekdays"] }),
    id: row.id,
    club_id: row.club_id,
    court_id: row.court_id,
    court_name: row.court_name,
    sport: row.sport,
    user_id: row.user_id,
    user_name: row.user_name,
    label: can(viewer.role, "bookings:see-names") ? row.label : null,
    state: row.state,
    progress: { done: total - planned, total },
    can_stop: mayStop(viewer, row),
    created_at: row.created_at.toISOString(),
    dates: dates.map(({ starts_at, ends_at, ...each }) => ({
      ...each,
      start_time: starts_at?.toISOString() ?? null,
      end_time: ends_at?.toISOString() ?? null,
    })),
  };
}
