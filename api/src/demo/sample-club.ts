import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { addressOf, COACHES, type SamplePerson, sampleMembers } from "./sample-people.ts";

/** As `demo_club_id()` of the database. */
export const DEMO_CLUB_ID = "00000000-0000-4000-8000-00000000de30";

/** What the demo club is brought back to (decision 12): columns of `clubs`, its five courts, its people. */
export interface DemoSample {
  club: Record<string, unknown>;
  courts: { name: string; sport: string }[];
  people: SamplePerson[];
}

const manager: SamplePerson = { name: "Harbor Manager", role: "admin", email: "manager@demo.courtside.test" };

export const DEMO_SAMPLE: DemoSample = {
  club: {
    ...DEFAULT_RULES,
    name: "Harbor Racquet Club",
    location: "Portland, Maine",
    welcome_message: "Five courts by the water. Look around, book a court, and see how a day at the club runs.",
    contact_email: "hello@harbor.courtside.test",
    contact_phone: "",
    logo: null,
    primary_color: "#0B6E4F",
    sports: ["tennis", "pickleball", "squash"],
    waitlist_enabled: true,
    allow_trial_mode: false,
    is_demo: true,
    trial_expires_at: null,
    subscription_status: "none",
  },
  courts: [
    { name: "Court 1", sport: "tennis" },
    { name: "Court 2", sport: "tennis" },
    { name: "Court 3", sport: "tennis" },
    { name: "Court 4", sport: "pickleball" },
    { name: "Court 5", sport: "squash" },
  ],
  people: [
    manager,
    ...COACHES.map((coach) => ({ ...coach, email: addressOf(coach.name, "demo.courtside.test") })),
    ...sampleMembers(20, "demo.courtside.test"),
  ],
};
