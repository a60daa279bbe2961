import { SURFACES } from "@courtside/contracts/domain/courts.ts";
import { z } from "@hono/zod-openapi";

/** The state of a slot for this person. `reason` says why it cannot be booked, as the message of the rule. */
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
    occupancy_id: z
      .uuid()
      .optional()
      .openapi({ description: "The occupancy of the slot; see the court's `occupancies`" }),
  })
  .openapi("Slot");

export const IsAlternative = z.boolean().optional().openapi({
  description: "true: held in place of a booking that a closure has canceled; left out for an offer of the waitlist",
});

const HeldOffer = z
  .object({
    id: z.uuid(),
    expires_at: z.iso.datetime(),
    is_yours: z.boolean().openapi({ description: "Offered to the caller, who may accept or pass" }),
    offered_to: z.string().optional().openapi({ description: "The person's name; for staff only" }),
    is_alternative: IsAlternative,
  })
  .openapi("HeldOffer", {
    description: "What holds the slot for a person: an offer of the waitlist, or an alternative",
  });

export const IS_BOOKER =
  "false: another member has booked it, and the person only plays; left out for all others, and for staff, who may change any booking";

export const IS_COACH =
  "true: a lesson that the person gives, who cancels it under the rules of staff; left out for all others";

/** Who else plays, for staff only. */
export const Party = {
  players: z
    .array(z.string())
    .optional()
    .openapi({ description: "For staff: the names of the players besides `booked_by`", example: ["Ada Lindqvist"] }),
  is_unnamed: z
    .boolean()
    .optional()
    .openapi({ description: "For staff: the club requires the players' names, and none is given" }),
  is_checked_in: z.boolean().optional().openapi({ description: "For staff: its players are there" }),
  guest_fees_due_cents: z
    .number()
    .int()
    .optional()
    .openapi({ description: "For staff: what is due for guests, if anything" }),
};

const Occupancy = z
  .object({
    id: z.uuid(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    state: SlotState,
    booking_id: z.uuid().optional().openapi({ description: "Of own bookings; for staff, of every booking" }),
    event_id: z.uuid().optional().openapi({ description: "Of an event; for staff" }),
    booked_by: z
      .string()
      .optional()
      .openapi({ description: "The booker's name; for staff, and for the two people of a lesson" }),
    coach_name: z.string().optional().openapi({ description: "Of a lesson; for staff and its two people" }),
    ...Party,
    series_label: z.string().optional().openapi({ description: "What staff call the booking's series; for staff" }),
    reason: z.string().optional(),
    is_booker: z.boolean().optional().openapi({ description: IS_BOOKER }),
    is_coach: z.boolean().optional().openapi({ description: IS_COACH }),
    offer: HeldOffer.optional().openapi({ description: "Of `offer_held`; for the holder and for staff" }),
  })
  .openapi("Occupancy", { description: "The exact times of what fills a court, also off the slot grid" });

export const Allowance = z
  .object({
    bookings_today: z.number().int().openapi({ description: "Not canceled, on the requested date" }),
    daily_limit: z.number().int().nullable().openapi({ description: "null = none (staff)" }),
    bookings_this_week: z.number().int().openapi({ description: "Sunday to Saturday around the requested date" }),
    weekly_limit: z.number().int().nullable().openapi({ description: "null = none" }),
    slots_left: z
      .number()
      .int()
      .nullable()
      .openapi({ description: "Bookings still allowed that day; null = no limit" }),
  })
  .openapi("Allowance");

export const ClubBookings = z
  .object({
    today: z.number().int().openapi({ description: "Not canceled, on the requested date" }),
    this_week: z.number().int().openapi({ description: "Sunday to Saturday around the requested date" }),
  })
  .openapi("ClubBookings", { description: "The bookings of the whole club, in all sports" });

/** What a court is like; left out where the club has not said. */
export const CourtKind = {
  surface: z.enum(SURFACES).optional().openapi({ description: "Left out where the club has not said" }),
  is_indoor: z.boolean().optional().openapi({ description: "Left out where the club has not said" }),
};

export const CourtIsActive = z.boolean().optional().openapi({
  description: "false: it takes no bookings, and is shown to staff for what is left on it; left out for active courts",
});

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
    club_bookings: ClubBookings.nullable().openapi({ description: "For staff only, otherwise null" }),
    courts: z.array(
      z.object({
        court_id: z.uuid(),
        name: z.string(),
        is_active: CourtIsActive,
        ...CourtKind,
        slots: z.array(Slot),
        occupancies: z.array(Occupancy),
      }),
    ),
  })
  .openapi("Availability");

export type AvailabilityResponse = z.infer<typeof Availability>;
