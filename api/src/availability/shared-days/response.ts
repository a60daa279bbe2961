import { PARTS_OF_DAY } from "@courtside/contracts/domain/part-of-day.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import {
  Allowance,
  ClubBookings,
  CourtIsActive,
  CourtKind,
  IS_BOOKER,
  IS_COACH,
  IsAlternative,
  Party,
} from "../response.ts";

const minutes = z.number().openapi({ description: "Minutes since `day_start`" });

const Offer = z
  .object({
    id: z.uuid(),
    expires_at: z.iso.datetime(),
    offered_to: z.string().optional(),
    is_alternative: IsAlternative,
  })
  .openapi("DayOffer", { description: "What holds the slot for a person; `offered_to` is a name, for staff only" });

const TakenDetails = z.object({
  start: minutes,
  reason: z.string().optional().openapi({ description: "Of a block; the title of an event" }),
  booking_id: z.uuid().optional(),
  event_id: z.uuid().optional(),
  booked_by: z.string().optional(),
  coach_name: z.string().optional(),
  ...Party,
  series_label: z.string().optional(),
  offer: Offer.optional(),
});

const Court = z
  .object({
    id: z.uuid(),
    name: z.string(),
    is_active: CourtIsActive,
    ...CourtKind,
    taken: z.array(z.array(z.number())).openapi({
      description:
        "`[start, length, code]` of each occupancy, in minutes since `day_start`, by start. Codes: 0 booked, 1 lesson, 2 event, " +
        "3 blocked, 4 held for a waitlist offer. What is free on an inactive court is blocked",
    }),
    details: z.array(TakenDetails).optional().openapi({
      description:
        "What else is known of the occupancies, by their start: reasons for all; names, ids, offers and guest fees for staff only",
    }),
  })
  .openapi("SharedCourt");

export const SharedDay = z
  .object({
    date: z.iso.date(),
    sport: z.string(),
    version: z.string().openapi({ description: "Changes if and only if the content does; also the ETag" }),
    day_start: z.iso.datetime().openapi({ description: "The first instant of the club-local date" }),
    clock: z
      .array(z.object({ minute: minutes, wall: z.number() }))
      .openapi({ description: "From `minute` on, the wall clock shows `wall`; more than one where the clock changes" }),
    courts: z.array(Court),
  })
  .openapi("SharedDay");

const Rules = z
  .object({
    slot_length_minutes: z.number().int(),
    advance_booking_days: z.number().int(),
    max_bookings_per_day: z.number().int(),
    max_bookings_per_week: z.number().int(),
    max_booking_length_minutes: z.number().int(),
    cancel_cutoff_hours: z.number().int(),
    booking_hours_start: z.string().openapi({ example: "06:00" }),
    booking_hours_end: z.string().openapi({ example: "22:00" }),
    time_zone: z.string(),
  })
  .openapi("ClubRules");

export const OwnDay = z
  .object({
    date: z.iso.date(),
    sport: z.string(),
    now: z.iso.datetime(),
    role: z.enum(ROLES).openapi({ description: "The effective role" }),
    rules: Rules,
    waitlist_enabled: z.boolean(),
    already_waiting: z.boolean(),
    last_bookable_date: z.iso.date().nullable().openapi({ description: "null = no limit (staff)" }),
    notice: z.string().nullable().openapi({ description: "Why nothing can be booked on this date, if so" }),
    allowance: Allowance,
    club_bookings: ClubBookings.nullable().openapi({ description: "For staff only, otherwise null" }),
    busy: z.array(z.array(z.number())).openapi({
      description:
        "`[start, length]` in minutes since the shared day's `day_start`: when the person is on any court of the club",
    }),
    taken: z.array(
      TakenDetails.extend({
        court_id: z.uuid(),
        length: z.number(),
        state: z.enum(["own", "offer_held"]),
        is_booker: z.boolean().optional().openapi({ description: IS_BOOKER }),
        is_coach: z.boolean().optional().openapi({ description: IS_COACH }),
        id: z.uuid().optional().openapi({ description: "The occupancy" }),
      }),
    ),
    usual_part: z
      .enum(PARTS_OF_DAY)
      .nullish()
      .openapi({ description: "When the person mostly plays, by their last bookings; null if there is no such habit" }),
  })
  .openapi("OwnDay");
