import { PARTNER_SEARCHES, PLAYER_COUNTS, UNNAMED_BOOKINGS } from "@courtside/contracts/domain/players.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { z } from "@hono/zod-openapi";
import type { ClubRow } from "./queries.ts";

const legacyRules = z
  .object({
    max_per_day: z.number(),
    max_per_week: z.number(),
    max_days_ahead: z.number(),
    slot_duration_minutes: z.number(),
    contact_email: z.string(),
    advance_booking_days: z.number(),
    daily_booking_limit: z.number(),
    max_duration_hours: z.number(),
    max_advance_days: z.number(),
  })
  .openapi({ description: "Read-only aliases of the canonical rules" });

/** Null for the club, because each visitor's demo has its own time (docs/product/access.md#demo). */
const DEMO_TIMES = "Always null: a demo lasts from each visitor's own start, see `access.demo_expires_at` of /me";

/** The club's response: the canonical columns, and the legacy names, always equal (docs/product/booking.md#legacy-names). */
export const Club = z
  .object({
    id: z.uuid(),
    name: z.string(),
    location: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    branding_logo_url: z.string().nullable(),
    branding_primary_color: z.string(),
    primary_color: z.string(),
    welcome_message: z.string(),
    sports: z.array(z.string()),
    slot_length_minutes: z.number().int(),
    time_slot_minutes: z.number().int(),
    advance_booking_days: z.number().int(),
    max_bookings_per_day: z.number().int(),
    max_bookings_per_week: z.number().int(),
    max_booking_length_minutes: z.number().int(),
    cancel_cutoff_hours: z.number().int(),
    cutoff_applies_to_moves: z.boolean().openapi({ description: "Whether cancel_cutoff_hours holds for moves too" }),
    booking_hours_start: z.string().openapi({ example: "06:00" }),
    booking_hours_end: z.string().openapi({ example: "22:00" }),
    time_zone: z.string().openapi({ example: "America/New_York" }),
    player_counts: z.enum(PLAYER_COUNTS),
    guests_per_member_month: z.number().int(),
    guests_per_member_year: z.number().int(),
    visits_per_guest_year: z.number().int(),
    guest_fee_cents: z.number().int(),
    names_required_hours: z.number().int(),
    unnamed_bookings: z.enum(UNNAMED_BOOKINGS),
    partner_search: z.enum(PARTNER_SEARCHES),
    max_players: z.record(z.string(), z.number().int()).openapi({ description: "By sport; others have their default" }),
    waitlist_enabled: z.boolean(),
    allow_waitlist: z.boolean(),
    allow_trial_mode: z.boolean(),
    series_max_dates: z
      .number()
      .int()
      .openapi({ description: "Dates that a series of a member may have; 0: members make none" }),
    is_demo: z.boolean(),
    subscription_status: z.string(),
    trial_active: z.boolean(),
    trial_expires_at: z.iso.datetime().nullable(),
    is_paid: z.boolean(),
    is_active: z.boolean().openapi({ description: "Always equal to is_paid" }),
    demo_started_at: z.iso.datetime().nullable().openapi({ description: DEMO_TIMES }),
    demo_expires_at: z.iso.datetime().nullable().openapi({ description: DEMO_TIMES }),
    closes_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When the club closes unless an admin cancels that" }),
    version: z.number().int(),
    settings: z.object({
      sports: z.array(z.string()),
      sports_offered: z.array(z.string()),
      welcome_message: z.string(),
      time_zone: z.string(),
      is_demo: z.boolean(),
      demo_mode: z.boolean(),
    }),
    booking_rules: legacyRules,
    club_settings: z.object({
      booking_notice_days: z.number(),
      max_bookings_per_day: z.number(),
      booking_slot_length_minutes: z.number(),
      enable_waitlist: z.boolean(),
      primary_color: z.string(),
      sports_enabled: z.array(z.string()),
    }),
  })
  .openapi("Club");

/** The club as its admins see it. */
export const AdminClub = Club.extend({
  join_code: z
    .string()
    .openapi({ example: "K7QM2XRA", description: "People join or ask to join with it. Empty for an API key" }),
}).openapi("AdminClub");

export const adminClubResponse = (row: ClubRow): z.infer<typeof AdminClub> => ({
  ...clubResponse(row),
  join_code: row.join_code,
});

export function clubResponse(row: ClubRow): z.infer<typeof Club> {
  const { logo, join_code: _code, ...club } = row;
  return {
    ...club,
    trial_expires_at: club.trial_expires_at?.toISOString() ?? null,
    closes_at: club.closes_at?.toISOString() ?? null,
    is_active: club.is_paid,
    demo_started_at: null,
    demo_expires_at: null,
    branding_logo_url: logo && `/api/v1/clubs/${club.id}/logo/${logo}`,
    branding_primary_color: club.primary_color,
    time_slot_minutes: club.slot_length_minutes,
    allow_waitlist: club.waitlist_enabled,
    settings: {
      sports: club.sports,
      sports_offered: club.sports.map(sportLabel),
      welcome_message: club.welcome_message,
      time_zone: club.time_zone,
      is_demo: club.is_demo,
      demo_mode: club.is_demo,
    },
    booking_rules: {
      max_per_day: club.max_bookings_per_day,
      max_per_week: club.max_bookings_per_week,
      max_days_ahead: club.advance_booking_days,
      slot_duration_minutes: club.slot_length_minutes,
      contact_email: club.contact_email,
      advance_booking_days: club.advance_booking_days,
      daily_booking_limit: club.max_bookings_per_day,
      max_duration_hours: club.max_booking_length_minutes / 60,
      max_advance_days: club.advance_booking_days,
    },
    club_settings: {
      booking_notice_days: club.advance_booking_days,
      max_bookings_per_day: club.max_bookings_per_day,
      booking_slot_length_minutes: club.slot_length_minutes,
      enable_waitlist: club.waitlist_enabled,
      primary_color: club.primary_color,
      sports_enabled: club.sports,
    },
  };
}
