import type { AdminClub, Court, Me, Onboarding } from "@courtside/contracts/api/client.ts";
import type { OwnDay } from "@courtside/contracts/domain/club-day/own-day.ts";
import type { SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { FAKE_CLUB_ID, fakeClub, fakeMe } from "@courtside/contracts/shell/fake-me.ts";

const sports = ["tennis", "pickleball"];

const me = fakeMe("admin");

/** The admin of a paid club with two sports and no welcome message. */
export const fakeAdmin: Me = {
  ...me,
  profile: { ...me.profile, email: "ada@riverside.test", name: "Ada Okafor", full_name: "Ada Okafor" },
  club: {
    ...fakeClub,
    ...DEFAULT_RULES,
    welcome_message: "",
    sports,
    settings: { ...fakeClub.settings, sports, sports_offered: ["Tennis", "Pickleball"] },
    booking_rules: { ...fakeClub.booking_rules, max_duration_hours: 1 },
    club_settings: { ...fakeClub.club_settings, sports_enabled: sports },
  },
  trial: null,
};

/** The same club with the fields that only its admins see. */
export const fakeAdminClub: AdminClub = { ...fakeClub, ...fakeAdmin.club, join_code: "K7QM2XRA" };

export const fakeCourts: Court[] = sports.flatMap((sport) =>
  [1, 2].map((number) => ({
    id: `cccccccc-0000-4000-8000-00000000000${number + (sport === "tennis" ? 0 : 2)}`,
    club_id: FAKE_CLUB_ID,
    name: `${sport === "tennis" ? "Tennis" : "Pickleball"} ${number}`,
    sport,
    is_active: true,
    surface: null,
    is_indoor: null,
    max_players: null,
  })),
);

const BOOKERS = ["Maya Chen", "Tom Ferreira", "Ines Duarte", "Sam Whitlock", "Priya Raman"];

/** The two parts of a sport's day from 06:00 to 22:00 in New York, at half past eleven, with bookings spread over it. */
export function fakeDay(sport: string, bookings = 5): { shared: SharedDay; own: OwnDay } {
  const courts = fakeCourts.filter((court) => court.sport === sport);
  const date = "2026-03-10";
  const startOf = (each: number, position: number) => 6 * 60 + (3 * each + position) * 60;
  return {
    shared: {
      date,
      sport,
      version: "1",
      day_start: "2026-03-10T04:00:00Z",
      clock: [{ minute: 0, wall: 0 }],
      courts: courts.map(({ id, name }, position) => ({
        id,
        name,
        taken: BOOKERS.slice(0, bookings).map((_, each) => [startOf(each, position), 60, 0]),
        details: BOOKERS.slice(0, bookings).map((booked_by, each) => ({
          start: startOf(each, position),
          booking_id: `bbbbbbbb-0000-4000-8000-0000000000${position}${each}`,
          booked_by,
        })),
      })),
    },
    own: {
      date,
      sport,
      now: "2026-03-10T15:30:00Z",
      role: "admin",
      rules: DEFAULT_RULES,
      waitlist_enabled: true,
      already_waiting: false,
      last_bookable_date: null,
      notice: null,
      allowance: { bookings_today: 0, daily_limit: null, bookings_this_week: 0, weekly_limit: null, slots_left: null },
      club_bookings: { today: 10, this_week: 48 },
      busy: [],
      taken: [],
    },
  };
}

export const fakeOnboarding = (done: (keyof Onboarding["steps"])[], is_shown = true): Onboarding => ({
  is_shown,
  steps: {
    court: done.includes("court"),
    member: done.includes("member"),
    booking: done.includes("booking"),
    hours: done.includes("hours"),
    personalised: done.includes("personalised"),
  },
});
