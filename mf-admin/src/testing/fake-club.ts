import type { Availability, Club, Court, Me, Onboarding } from "@courtside/contracts/api/client.ts";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";

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

/** The admin of a paid club. */
export const fakeAdmin: Me = {
  profile: {
    id: "dddddddd-0000-4000-8000-000000000001",
    email: "ada@riverside.test",
    name: "Ada Okafor",
    full_name: "Ada Okafor",
    role: "admin",
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
  role: "admin",
  effective_role: "admin",
};

export const fakeCourts: Court[] = sports.flatMap((sport) =>
  [1, 2].map((number) => ({
    id: `cccccccc-0000-4000-8000-00000000000${number + (sport === "tennis" ? 0 : 2)}`,
    club_id: CLUB_ID,
    name: `${sport === "tennis" ? "Tennis" : "Pickleball"} ${number}`,
    sport,
    is_active: true,
  })),
);

const BOOKERS = ["Maya Chen", "Tom Ferreira", "Ines Duarte", "Sam Whitlock", "Priya Raman"];

/** A sport's day from 06:00 to 22:00 in New York, at half past eleven, with bookings spread over it. */
export function fakeDay(sport: string, bookings = 5): Availability {
  const opens = Date.parse("2026-03-10T10:00:00Z");
  const at = (hour: number) => new Date(opens + hour * 3_600_000).toISOString();
  const courts = fakeCourts.filter((court) => court.sport === sport);
  return {
    date: "2026-03-10",
    time_zone: "America/New_York",
    now: at(5.5),
    slot_length_minutes: 60,
    club_bookings: { today: 10, this_week: 48 },
    longest_booking_minutes: 60,
    last_bookable_date: null,
    notice: null,
    allowance: { bookings_today: 0, daily_limit: null, bookings_this_week: 0, weekly_limit: null, slots_left: null },
    courts: courts.map(({ id, name }, position) => ({
      court_id: id,
      name,
      slots: [...Array(16).keys()].map((hour) => ({
        start_time: at(hour),
        end_time: at(hour + 1),
        state: "available",
      })),
      occupancies: BOOKERS.slice(0, bookings).map((booked_by, each) => ({
        id: `${id}-${each}`,
        start_time: at(3 * each + position),
        end_time: at(3 * each + position + 1),
        state: "booked",
        booking_id: `${id}-${each}`,
        booked_by,
      })),
    })),
  };
}

export const fakeOnboarding = (done: (keyof Onboarding["steps"])[], is_shown = true): Onboarding => ({
  is_shown,
  steps: {
    court: done.includes("court"),
    member: done.includes("member"),
    booking: done.includes("booking"),
    personalised: done.includes("personalised"),
  },
});
