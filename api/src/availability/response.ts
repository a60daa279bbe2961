import { z } from "@hono/zod-openapi";

/** What a slot is to this person. `reason` says why it cannot be taken, as the message of the rule. */
export const SlotState = z
  .enum([
    "available",
    "booked",
    "blocked",
    "limit_reached",
    "own_overlap",
    "join_waitlist",
    "own",
    "offer_held",
    "event",
    "lesson",
    "past",
  ])
  .openapi("SlotState", {
    description:
      "own_overlap: the court is free, the person has another booking then; join_waitlist: every court is taken, and the person may wait",
  });

const Slot = z
  .object({
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    state: SlotState,
    reason: z.string().optional(),
    occupancy_id: z.uuid().optional().openapi({ description: "What fills it; see the court's `occupancies`" }),
  })
  .openapi("Slot");

const HeldOffer = z
  .object({
    id: z.uuid(),
    expires_at: z.iso.datetime(),
    is_yours: z.boolean().openapi({ description: "Offered to the caller, who may accept or pass" }),
    offered_to: z.string().optional().openapi({ description: "Staff only: the person's name" }),
  })
  .openapi("HeldOffer", { description: "A waitlist offer that holds the slot" });

const Occupancy = z
  .object({
    id: z.uuid(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    state: SlotState,
    booking_id: z.uuid().optional().openapi({ description: "Own bookings; staff: every booking" }),
    booked_by: z.string().optional().openapi({ description: "The booker's name: staff, and the two of a lesson" }),
    coach_name: z.string().optional().openapi({ description: "Of a lesson: staff, and the two of it" }),
    reason: z.string().optional(),
    offer: HeldOffer.optional().openapi({ description: "Of `offer_held`: the holder's own; staff: every one" }),
  })
  .openapi("Occupancy", { description: "True minutes of what fills a court, also off the slot grid" });

export const Allowance = z
  .object({
    bookings_today: z.number().int().openapi({ description: "Not canceled, on the asked date" }),
    daily_limit: z.number().int().nullable().openapi({ description: "null = none (staff)" }),
    bookings_this_week: z.number().int().openapi({ description: "Sunday to Saturday around the asked date" }),
    weekly_limit: z.number().int().nullable().openapi({ description: "null = none" }),
    slots_left: z
      .number()
      .int()
      .nullable()
      .openapi({ description: "Bookings still allowed that day; null = no limit" }),
  })
  .openapi("Allowance");

const ClubBookings = z
  .object({
    today: z.number().int().openapi({ description: "Not canceled, on the asked date" }),
    this_week: z.number().int().openapi({ description: "Sunday to Saturday around the asked date" }),
  })
  .openapi("ClubBookings", { description: "Everybody's bookings, of all sports" });

export const Availability = z
  .object({
    date: z.iso.date(),
    time_zone: z.string(),
    now: z.iso.datetime(),
    slot_length_minutes: z.number().int(),
    longest_booking_minutes: z.number().int(),
    last_bookable_date: z.iso.date().nullable().openapi({ description: "null = no limit (staff)" }),
    notice: z.string().nullable().openapi({ description: "Why nothing can be booked on this date, if so" }),
    allowance: Allowance,
    club_bookings: ClubBookings.nullable().openapi({ description: "null for all but staff" }),
    courts: z.array(
      z.object({ court_id: z.uuid(), name: z.string(), slots: z.array(Slot), occupancies: z.array(Occupancy) }),
    ),
  })
  .openapi("Availability");

export type AvailabilityResponse = z.infer<typeof Availability>;
export type SlotResponse = z.infer<typeof Slot>;
export type OccupancyResponse = z.infer<typeof Occupancy>;
