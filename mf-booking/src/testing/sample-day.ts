import type { FakeDay, Filled } from "./fake-day.ts";

const HOUR = 60;
const from = (hour: number, minute = 0): number => (hour - 6) * HOUR + minute;

/** An occupancy in every state, one of them off the slot grid. */
export const everyState: Filled[] = [
  { court: 0, from: from(9), minutes: 60, state: "booked" },
  { court: 0, from: from(12), minutes: 120, state: "own" },
  { court: 0, from: from(17), minutes: 60, state: "booked" },
  { court: 1, from: from(8), minutes: 180, state: "blocked", reason: "Resurfacing" },
  { court: 1, from: from(14, 15), minutes: 90, state: "booked" },
  { court: 2, from: from(10), minutes: 60, state: "offer_held" },
  { court: 2, from: from(15), minutes: 120, state: "event", reason: "Spring Open" },
  { court: 3, from: from(9), minutes: 60, state: "lesson" },
  { court: 3, from: from(11), minutes: 60, state: "booked" },
  { court: 3, from: from(18), minutes: 60, state: "booked" },
  { court: 4, from: from(13), minutes: 60, state: "booked" },
  { court: 4, from: from(19), minutes: 60, state: "booked" },
];

const PEOPLE = ["Ana Ruiz", "Ben Okafor", "Chloé Martin", "Dai Nguyen", "Emil Lindqvist", "Fatima Haddad"];

/** The same day as staff see it: with names. */
export const withNames: Filled[] = everyState.map((each, at) =>
  each.state === "booked" || each.state === "own" || each.state === "lesson"
    ? { ...each, state: each.state === "own" ? "booked" : each.state, booked_by: PEOPLE[at % PEOPLE.length] }
    : each,
);

/** For staff: Court 1 is inactive, with a booking left on it. */
export const inactiveCourt: FakeDay = {
  kinds: [{ is_active: false }],
  filled: [
    { court: 0, from: from(9), minutes: 60, state: "booked", booked_by: "Ana Ruiz" },
    { court: 0, from: from(6), minutes: 180, state: "blocked", reason: "Court is inactive" },
    { court: 0, from: from(10), minutes: 720, state: "blocked", reason: "Court is inactive" },
  ],
};

/** A running day: 09:20 in New York. */
export const today: FakeDay = { now: "2026-03-10T13:20:00Z", filled: everyState };

/** 20 courts × 32 half hours, about a third taken. */
export const largeDay: FakeDay = {
  courts: 20,
  slotMinutes: 30,
  slots: 32,
  longest: 120,
  filled: [...Array(120).keys()].map((at) => ({
    court: at % 20,
    from: ((at * 7) % 16) * 60,
    minutes: 60,
    state: at % 11 === 0 ? "blocked" : "booked",
  })),
};

/** An evening without a free court. */
export const fullEvening: FakeDay = {
  courts: 2,
  waitlist: true,
  now: "2036-03-10T13:20:00Z",
  filled: [0, 1].map((court) => ({ court, from: 10 * 60, minutes: 360, state: "booked" as const })),
};
