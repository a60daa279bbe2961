import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import { Booking } from "../../scheduling/bookings/response.ts";

const Place = z.object({
  court_name: z.string().nullable(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
});

export const HistoryEntry = z
  .object({
    at: z.iso.datetime(),
    actor_name: z.string().nullable().openapi({ description: "null if the caller may not see the name" }),
    code: z.enum(["created", "moved", "canceled", "restored", "players_changed", "player_left", "checked_in"]),
    details: z.object({
      from: Place.optional(),
      to: Place.optional(),
      reason: z.string().optional(),
      device: z.string().optional().openapi({ description: "At which device it was done", example: "Lobby" }),
      staff: z.string().nullable().optional().openapi({
        description: "Who had found the actor at the device by name; null if the caller may not see the name",
      }),
      waitlist: z.boolean().optional().openapi({ description: "It came from an offer of the waitlist" }),
    }),
  })
  .openapi("BookingHistoryEntry");

export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const Booker = z
  .object({
    role: z.enum(ROLES),
    member_since: z.iso.datetime(),
    has_left: z.boolean(),
    bookings_that_day: z.int(),
    bookings_that_week: z.int(),
    day_limit: z.int(),
    week_limit: z.int().openapi({ description: "0: none" }),
    upcoming: z.int(),
    canceled_lately: z.int().openapi({ description: "Bookings that they canceled themselves in the last 30 days" }),
  })
  .openapi("Booker");

export const BookingDetails = Booking.extend({
  history: z.array(HistoryEntry).openapi({ description: "The oldest first" }),
  booker: Booker.nullable().openapi({ description: "For staff alone" }),
  now: z.iso.datetime().openapi({ description: "The server's clock: by it check-in opens and ends" }),
}).openapi("BookingDetails");

export type BookingDetailsResponse = z.infer<typeof BookingDetails>;
