import type { Club, Me } from "../api/client.ts";
import { DEFAULT_RULES } from "../domain/club-rules.ts";
import { DEFAULT_PLAYER_RULES } from "../domain/players.ts";
import type { Role } from "../domain/roles.ts";

export const FAKE_CLUB_ID = "aaaaaaaa-0000-4000-8000-000000000001";

/** What a booking says about its players, where they do not matter. */
export const noPlayers = {
  players: [],
  max_players: 4,
  can_change_players: false,
  can_leave: false,
  guest_fees_due_cents: 0,
  walk_in: false,
  sequence: 0,
  checked_in_at: null,
  can_check_in: false,
};

/** A paid club, for stories and tests. */
export const fakeClub: NonNullable<Club> = {
  ...DEFAULT_RULES,
  id: FAKE_CLUB_ID,
  name: "Riverside Racquet Club",
  location: "Brooklyn, NY",
  contact_email: "desk@riverside.test",
  contact_phone: "",
  branding_logo_url: null,
  branding_primary_color: "#1F2937",
  primary_color: "#1F2937",
  welcome_message: "The clubhouse café opens at 7:30. Please wear non-marking shoes.",
  sports: ["tennis", "pickleball", "squash"],
  time_slot_minutes: 60,
  max_bookings_per_week: 7,
  max_booking_length_minutes: 120,
  cutoff_applies_to_moves: true,
  ...DEFAULT_PLAYER_RULES,
  series_max_dates: 0,
  waitlist_enabled: true,
  allow_waitlist: true,
  allow_trial_mode: false,
  is_demo: false,
  subscription_status: "active",
  trial_active: false,
  trial_expires_at: null,
  is_paid: true,
  is_active: true,
  demo_started_at: null,
  demo_expires_at: null,
  closes_at: null,
  version: 1,
  settings: {
    sports: ["tennis", "pickleball", "squash"],
    sports_offered: ["Tennis", "Pickleball", "Squash"],
    welcome_message: "",
    time_zone: "America/New_York",
    is_demo: false,
    demo_mode: false,
  },
  booking_rules: {
    max_per_day: 2,
    max_per_week: 7,
    max_days_ahead: 7,
    slot_duration_minutes: 60,
    contact_email: "desk@riverside.test",
    advance_booking_days: 7,
    daily_booking_limit: 2,
    max_duration_hours: 2,
    max_advance_days: 7,
  },
  club_settings: {
    booking_notice_days: 7,
    max_bookings_per_day: 2,
    booking_slot_length_minutes: 60,
    enable_waitlist: true,
    primary_color: "#1F2937",
    sports_enabled: ["tennis", "pickleball", "squash"],
  },
};

/** A signed-in user of a club, for stories and tests. */
export function fakeMe(role: Role = "member", effective: Role = role): Me {
  return {
    profile: {
      id: "dddddddd-0000-4000-8000-000000000001",
      email: "maya@riverside.test",
      name: "Maya Chen",
      full_name: "Maya Chen",
      role,
      club_id: FAKE_CLUB_ID,
      created_at: "2025-01-01T00:00:00Z",
      is_demo: false,
      impersonating_role: effective === role ? null : effective,
      bio: "",
      sports: [],
      has_staff_pin: false,
      in_directory: true,
    },
    club: fakeClub,
    access: {
      has_access: true,
      access_type: "paid",
      is_demo: false,
      is_trial: false,
      is_active: true,
      demo_expires_at: null,
      trial_expires_at: null,
      minutes_remaining: null,
      days_remaining: null,
    },
    trial: {
      is_paid: true,
      trial_active: false,
      trial_expires: null,
      subscription_status: "active",
      has_access: true,
      days_remaining: null,
    },
    suspension: null,
    removed_from: null,
    session: { expires_at: null, qa_role: null },
    role,
    effective_role: effective,
    is_operator: false,
  };
}
