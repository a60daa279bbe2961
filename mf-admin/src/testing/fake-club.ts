import type { AdminClub, Availability, Court, Me, Onboarding } from "@courtside/contracts/api/client.ts";
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
        id: `ffffffff-0000-4000-8000-0000000000${position}${each}`,
        start_time: at(3 * each + position),
        end_time: at(3 * each + position + 1),
        state: "booked",
        booking_id: `bbbbbbbb-0000-4000-8000-0000000000${position}${each}`,
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
    hours: done.includes("hours"),
    personalised: done.includes("personalised"),
  },
});
