import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openKeys } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { type BookingInput, type BookingOutcome, book } from "../support/book.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { type LoadClub, type LoadClubOptions, makeLoadClub } from "../support/load-club.ts";
import { apiUrl, dateFromNow, ownerSql } from "../support/world.ts";

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5);
/** Large only in test:long: it takes the machine for seconds. */
const RUSH = process.env.API === "all" ? { members: 2_000, slots: 60 } : { members: 300, slots: 15 };
const TIME_LIMIT = 30_000 + ROUNDS * 10_000;

const keys = await openKeys({ dataDir: inject("dataDir") });
let second: ApiProcess;

beforeAll(async () => {
  second = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
  });
});
afterAll(() => second.stop());

const newClub = (options: Omit<LoadClubOptions, "siteUrl">) =>
  makeLoadClub(ownerSql, keys, { ...options, siteUrl: apiUrl });

/** The n-th member's api process, alternating. */
const processOf = (racer: number) => (racer % 2 === 0 ? apiUrl : second.url);

/** The n-th hour from 06:00 tomorrow, sixteen to a day. */
function hour(n: number): string {
  const date = dateFromNow(1 + Math.floor(n / 16));
  return `${date}T${String(6 + (n % 16)).padStart(2, "0")}:00`;
}

/** "201" or "409 own_overlap" → how often. */
function tally(outcomes: BookingOutcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of outcomes) {
    const outcome = error ? `${status} ${error.code}` : String(status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** Who waits too long for their turn is rejected as busy, and tries again. */
async function bookInTheEnd(url: string, token: string, input: BookingInput): Promise<BookingOutcome> {
  const outcome = await book(url, token, input);
  if (outcome.error?.code !== "busy") return outcome;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return bookInTheEnd(url, token, input);
}

async function confirmedBookings(club: LoadClub): Promise<number> {
  const [row] = await ownerSql`
    select count(*)::int as n from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  return row?.n;
}

test(
  `200 people race for one slot, ${ROUNDS} rounds: one wins each, every other gets alternatives`,
  async () => {
    const club = await newClub({
      members: 200,
      courts: 4,
      rules: { max_bookings_per_day: 20, advance_booking_days: 30 },
    });
    for (let round = 0; round < ROUNDS; round++) {
      const input = { court_id: club.courtIds[0] ?? "", start_time: hour(round) };
      const outcomes = await Promise.all(club.members.map(({ token }, racer) => book(processOf(racer), token, input)));
      expect(tally(outcomes), `round ${round}`).toEqual({ "201": 1, "409 slot_conflict": 199 });
      const offered = outcomes.flatMap(({ error }) => (error ? [error.details?.alternatives] : []));
      expect(offered.every((alternatives) => Array.isArray(alternatives) && alternatives.length === 3)).toBe(true);
    }
    expect(await confirmedBookings(club)).toBe(ROUNDS);
    expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
  },
  TIME_LIMIT,
);

test(
  `a day opens: ${RUSH.members} members ask at one instant for ${RUSH.slots} slots, and every one gets a definite response`,
  async () => {
    const club = await newClub({ members: RUSH.members, courts: RUSH.slots / 3 });
    const outcomes = await Promise.all(
      club.members.map(({ token }, racer) => {
        const slot = racer % RUSH.slots;
        const court_id = club.courtIds[Math.floor(slot / 3)] ?? "";
        return bookInTheEnd(processOf(racer), token, { court_id, start_time: hour(12 + (slot % 3)) });
      }),
    );
    expect(tally(outcomes)).toEqual({ "201": RUSH.slots, "409 slot_conflict": RUSH.members - RUSH.slots });
    expect(await confirmedBookings(club)).toBe(RUSH.slots);
    expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
  },
  TIME_LIMIT,
);

test("20 parallel bookings by one member leave exactly the daily limit", async () => {
  const rules = { slot_length_minutes: 30, max_bookings_per_day: 3 };
  const club = await newClub({ members: 1, courts: 2, rules });
  const token = club.members[0]?.token ?? "";
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const time = `${String(8 + Math.floor(n / 2)).padStart(2, "0")}:${n % 2 === 0 ? "00" : "30"}`;
      return book(processOf(n), token, {
        court_id: club.courtIds[n % 2] ?? "",
        start_time: `${dateFromNow(1)}T${time}`,
      });
    }),
  );
  expect(tally(outcomes)).toEqual({ "201": 3, "422 daily_limit": 17 });
  expect(await confirmedBookings(club)).toBe(3);
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
});

test("20 parallel bookings by one member over a week leave exactly the weekly limit", async () => {
  const club = await newClub({
    members: 1,
    courts: 2,
    rules: { max_bookings_per_day: 20, max_bookings_per_week: 5, advance_booking_days: 30 },
  });
  const token = club.members[0]?.token ?? "";
  const sunday = nextSunday();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      book(processOf(n), token, {
        court_id: club.courtIds[n % 2] ?? "",
        start_time: `${dateFromNow(sunday + (n % 7))}T${String(8 + Math.floor(n / 7)).padStart(2, "0")}:00`,
      }),
    ),
  );
  expect(tally(outcomes)).toEqual({ "201": 5, "422 weekly_limit": 15 });
  expect(await confirmedBookings(club)).toBe(5);
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
});

/** Days from now to the next club-local Sunday. */
function nextSunday(): number {
  const today = new Date(`${dateFromNow(0)}T00:00:00Z`).getUTCDay();
  return 7 - today;
}

test("one member booking 20 courts at once gets one", async () => {
  const club = await newClub({ members: 1, courts: 20, rules: { max_bookings_per_day: 20 } });
  const token = club.members[0]?.token ?? "";
  const outcomes = await Promise.all(
    club.courtIds.map((court_id, n) => book(processOf(n), token, { court_id, start_time: hour(4) })),
  );
  expect(tally(outcomes)).toEqual({ "201": 1, "409 own_overlap": 19 });
  expect(await confirmedBookings(club)).toBe(1);
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
});

test("20 parallel requests with one idempotency key make one booking and get one response", async () => {
  const club = await newClub({ members: 1, courts: 1 });
  const token = club.members[0]?.token ?? "";
  const key = randomUUID();
  const input = { court_id: club.courtIds[0] ?? "", start_time: hour(3) };
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => book(processOf(n), token, input, key)));
  expect(tally(outcomes)).toEqual({ "201": 20 });
  for (const { booking } of outcomes) expect(booking).toEqual(outcomes[0]?.booking);
  expect(await confirmedBookings(club)).toBe(1);
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
});
