import { BOOKING_LENGTHS, RULE_RANGES } from "@courtside/contracts/domain/club-rules.ts";
import { TEXT_LIMITS } from "@courtside/contracts/domain/club-settings.ts";
import {
  PARTNER_SEARCHES,
  PLAYER_COUNTS,
  PLAYER_RANGES,
  UNNAMED_BOOKINGS,
} from "@courtside/contracts/domain/players.ts";
import { z } from "@hono/zod-openapi";
import { oneLine, text } from "../../http/fields.ts";

/** Types only: the rules that the web shares validate ranges; here they are described. */
const ranged = (name: keyof typeof RULE_RANGES) => {
  const { min, max, step } = RULE_RANGES[name];
  return z.number().int().openapi({ minimum: min, maximum: max, multipleOf: step }).optional();
};
const limitedText = (maxLength: number) => text.openapi({ maxLength }).optional();
const line = (maxLength: number) => oneLine.openapi({ maxLength }).optional();
const time = (example: string) => text.openapi({ example, description: "On the quarter hour" }).optional();

const rules = {
  slot_length_minutes: ranged("slot_length_minutes"),
  advance_booking_days: ranged("advance_booking_days"),
  max_bookings_per_day: ranged("max_bookings_per_day"),
  max_bookings_per_week: ranged("max_bookings_per_week"),
  max_booking_length_minutes: z
    .number()
    .int()
    .openapi({ description: `One of ${BOOKING_LENGTHS.join(", ")}` })
    .optional(),
  cancel_cutoff_hours: ranged("cancel_cutoff_hours"),
  booking_hours_start: time("06:00"),
  booking_hours_end: time("22:00"),
  time_zone: text.openapi({ example: "America/New_York" }).optional(),
  sports: z.array(oneLine).optional(),
};

const ofPlayers = (name: keyof typeof PLAYER_RANGES, description: string) => {
  const { min, max } = PLAYER_RANGES[name];
  return z.number().int().openapi({ minimum: min, maximum: max, description }).optional();
};

/** They allow or forbid no booking that exists, so they are no part of a rules' preview. */
const playerRules = {
  player_counts: z
    .enum(PLAYER_COUNTS)
    .optional()
    .openapi({ description: "Whose limits of day and week a booking counts against" }),
  guests_per_member_month: ofPlayers("guests_per_member_month", "Guests that one member brings; 0: no limit"),
  guests_per_member_year: ofPlayers("guests_per_member_year", "Guests that one member brings; 0: no limit"),
  visits_per_guest_year: ofPlayers("visits_per_guest_year", "Visits of one guest, whoever brings them; 0: no limit"),
  guest_fee_cents: ofPlayers("guest_fee_cents", "Due for each visit of a guest"),
  names_required_hours: ofPlayers("names_required_hours", "Before the start; 0: players need not be named"),
  unnamed_bookings: z.enum(UNNAMED_BOOKINGS).optional(),
  partner_search: z.enum(PARTNER_SEARCHES).optional().openapi({ description: "How members find each other" }),
  max_players: z
    .record(oneLine, z.number().int())
    .optional()
    .openapi({ description: "Sport → how many people play on one booking, the booker among them" }),
};

/** The rules that would change, as a save would send them. */
export const RulesChange = z
  .strictObject(rules)
  .refine((input) => Object.values(input).some((value) => value !== undefined), { error: "names no change" })
  .openapi("RulesChange");

/** The body of a save: the changed fields, and the version at which they were read. */
export const SettingsChange = z
  .strictObject({
    version: z.number().int().min(1).max(2_147_483_647),
    confirm_stranded: z.number().int().min(0).optional().openapi({
      description:
        "How many existing bookings and event dates the admin agrees to leave outside the new rules; if there are more, the save is rejected again",
    }),
    name: line(TEXT_LIMITS.name),
    location: line(TEXT_LIMITS.location),
    contact_email: limitedText(TEXT_LIMITS.contact_email),
    contact_phone: limitedText(TEXT_LIMITS.contact_phone),
    welcome_message: limitedText(TEXT_LIMITS.welcome_message),
    primary_color: text.openapi({ example: "#1F2937" }).optional(),
    ...rules,
    cutoff_applies_to_moves: z.boolean().optional(),
    ...playerRules,
    waitlist_enabled: z.boolean().optional(),
    allow_trial_mode: z.boolean().optional(),
    series_max_dates: ranged("series_max_dates"),
  })
  .openapi("SettingsChange");
