import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import type { NewsPriority, NewsType } from "@courtside/contracts/domain/news.ts";
import { addressOf, COACHES, type SamplePerson, sampleMembers } from "./sample-people.ts";

/** The same as `demo_club_id()` of the database. */
export const DEMO_CLUB_ID = "00000000-0000-4000-8000-00000000de30";

export interface SampleNews {
  type: NewsType;
  priority: NewsPriority;
  title: string;
  body: string;
  days_ago: number;
}

/** An event that always has a future date: it is created again when its last date is over. Times are club-local. */
export interface SampleEvent {
  title: string;
  description: string;
  /** A name in `courts`. */
  court: string;
  /** A name in `people`; null: none. */
  coach: string | null;
  /** 0 = Sunday. */
  weekday: number;
  start_time: string;
  end_time: string;
  max_attendees: number;
  /** The number of registered sample members. */
  registered: number;
  weekly: boolean;
}

/** The sample data of the demo club (docs/product/access.md#demo): columns of `clubs`, its five courts, its people, its news. */
export interface DemoSample {
  club: Record<string, unknown>;
  courts: { name: string; sport: string }[];
  people: SamplePerson[];
  news: SampleNews[];
  events: SampleEvent[];
  /** An address in `people`. */
  news_author: string;
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
    cutoff_applies_to_moves: true,
    series_max_dates: 0,
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
  events: [
    {
      title: "Saturday Junior Clinic",
      description: "Ages 8 to 12. Rackets are there to borrow; please bring water.",
      court: "Court 2",
      coach: "Tomás Rivera",
      weekday: 6,
      start_time: "10:00",
      end_time: "11:00",
      max_attendees: 8,
      registered: 5,
      weekly: true,
    },
    {
      title: "Thursday Pickleball Mixer",
      description: "Rotating doubles, all levels, then dinner on the terrace.",
      court: "Court 4",
      coach: null,
      weekday: 4,
      start_time: "18:00",
      end_time: "20:00",
      max_attendees: 12,
      registered: 11,
      weekly: true,
    },
    {
      title: "Squash: Short Games Workshop",
      description: "One evening on drop shots and boasts.",
      court: "Court 5",
      coach: "Ingrid Halvorsen",
      weekday: 2,
      start_time: "17:00",
      end_time: "19:00",
      max_attendees: 4,
      registered: 4,
      weekly: false,
    },
  ],
  news_author: manager.email,
  news: [
    {
      type: "event",
      priority: "high",
      title: "Harbor Open: entries close on Friday",
      body: "Singles and doubles, all levels, finals on Court 1. Put your name down at the front desk; every player gets at least two matches.",
      days_ago: 1,
    },
    {
      type: "info",
      priority: "medium",
      title: "New lights on Courts 1 to 3",
      body: "The LED lights are in. Evening slots until 22:00 are as bright as midday, and the switch by the gate is gone: they turn on with your booking.",
      days_ago: 4,
    },
    {
      type: "social",
      priority: "low",
      title: "Thursday mixer on the terrace",
      body: "From 18:00, rotating pickleball doubles, then dinner by the water. Bring a friend; rackets are there to borrow.",
      days_ago: 6,
    },
    {
      type: "info",
      priority: "low",
      title: "Squash court: non-marking soles only",
      body: "The floor of Court 5 has been sanded and sealed. Please leave black soles outside.",
      days_ago: 12,
    },
  ],
};
