import { z } from "@hono/zod-openapi";
import type { ClubTx } from "../../club-tx.ts";
import { mayCancel } from "../../scheduling/bookings/may-cancel.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { TimeOff } from "../response.ts";
import type { ItemRow } from "./queries.ts";

export const CalendarItem = z
  .object({
    kind: z.enum(["lesson", "booking", "event"]),
    id: z.uuid().openapi({ description: "The id of the booking or of the event" }),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    court_name: z.string(),
    sport: z.string(),
    title: z.string().openapi({ description: "The other person of a lesson, or the title of an event" }),
    can_cancel: z.boolean().openapi({ description: "Whether the caller may cancel this lesson now" }),
  })
  .openapi("CalendarItem");

export type CalendarItem = z.infer<typeof CalendarItem>;

type ItemTx = Pick<ClubTx, "userId" | "role" | "now">;
type CancelRules = Pick<ClubRow, "cancel_cutoff_hours">;

/**
 * An entry of a coach's calendar, for those who may edit the coach. A lesson that the coach takes has the cut-off of any booking.
 */
export const itemResponse = (tx: ItemTx, rules: CancelRules, row: ItemRow): CalendarItem => ({
  kind: row.kind,
  id: row.id,
  start_time: row.starts_at.toISOString(),
  end_time: row.ends_at.toISOString(),
  court_name: row.court_name,
  sport: row.sport,
  title: row.title,
  can_cancel: row.kind === "lesson" && mayCancel(tx, rules, { ...row, walk_in: null, status: "confirmed" }),
});

const span = { start_time: z.iso.datetime(), end_time: z.iso.datetime() };

export const LessonTime = z
  .object({
    ...span,
    state: z.enum(["free", "busy", "no_court", "own_overlap", "past"]).openapi({
      description:
        "busy: the coach is; own_overlap: the caller has a booking then; no_court: every suitable court is taken",
    }),
    free_court_ids: z.array(z.uuid()),
  })
  .openapi("LessonTime");

export const FreeTimes = z
  .object({
    coach_id: z.uuid(),
    time_zone: z.string(),
    length_minutes: z.number().int(),
    courts: z.array(z.object({ id: z.uuid(), name: z.string(), sport: z.string() })),
    has_hours: z.boolean().openapi({ description: "Whether the coach has set any weekly hours at all" }),
    days: z.array(z.object({ date: z.iso.date(), times: z.array(LessonTime) })),
  })
  .openapi("FreeTimes");

export type FreeTimesResponse = z.infer<typeof FreeTimes>;

export const CoachSchedule = z
  .object({
    coach_id: z.uuid(),
    time_zone: z.string(),
    now: z.iso.datetime(),
    days: z.array(z.object({ date: z.iso.date(), hours: z.array(z.object(span)) })),
    items: z.array(CalendarItem).openapi({ description: "By start" }),
    time_off: z.array(TimeOff.extend({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })),
  })
  .openapi("CoachSchedule");

export type CoachScheduleResponse = z.infer<typeof CoachSchedule>;
