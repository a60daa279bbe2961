import type { Club, Me } from "@courtside/contracts/api/client.ts";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";

const CLUB_ID = "aaaaaaaa-0000-4000-8000-000000000001";

const sports = ["tennis", "pickleball"];

const club: NonNullable<Club> = {
  ...DEFAULT_RULES,
  id: CLUB_ID,
  name: "Riverside Racquet Club",
  location: "Brooklyn, NY",
  contact_email: "desk@riverside.test",
  contact_phone: "",
  branding_logo_url: null,
  branding_primary_color: "#1F2937",
  primary_color: "#1F2937",
  welcome_message: "",
  sports,
  time_slot_minutes: 60,
  waitlist_enabled: true,
  allow_waitlist: true,
  allow_trial_mode: false,
  is_demo: false,
  subscription_status: "active",
  version: 1,
  settings: {
    sports,
    sports_offered: ["Tennis", "Pickleball"],
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
    max_duration_hours: 1,
    max_advance_days: 7,
  },
  club_settings: {
    booking_notice_days: 7,
    max_bookings_per_day: 2,
    booking_slot_length_minutes: 60,
    enable_waitlist: true,
    primary_color: "#1F2937",
    sports_enabled: sports,
  },
};

const NAMES: Record<Role, string> = {
  admin: "Ada Okafor",
  coach: "Maya Okafor",
  front_desk: "Dana Fields",
  member: "Maya Chen",
};

/** Somebody of a paid club, in a role. */
export const fakeMe = (role: Role): Me => ({
  profile: {
    id: "dddddddd-0000-4000-8000-000000000002",
    email: `${role}@riverside.test`,
    name: NAMES[role],
    full_name: NAMES[role],
    role,
    club_id: CLUB_ID,
    created_at: "2026-03-10T10:00:00Z",
    is_demo: false,
    impersonating_role: null,
    bio: "",
    sports: [],
    has_staff_pin: false,
  },
  club,
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
  trial: null,
  session: { expires_at: null, qa_role: null },
  role,
  effective_role: role,
});
