import { describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, type TestClub, type TestPerson } from "../../support/world.ts";

const DAY = dateFromNow(2);
const HOUR = 10;

/** How a person is on a court before the booking: as its booker or a player, at the same hour or at another one. */
const STATES = [
  "free",
  "booked another hour",
  "plays another hour",
  "booked the same hour",
  "plays the same hour",
] as const;
type State = (typeof STATES)[number];

const LIMITS = {
  "no limit": { max_bookings_per_day: 20, max_bookings_per_week: 0 },
  "one a day": { max_bookings_per_day: 1, max_bookings_per_week: 0 },
  "one a week": { max_bookings_per_day: 20, max_bookings_per_week: 1 },
} as const;
type Limit = keyof typeof LIMITS;

/** What the club's rules say, in their own words: docs/product/booking.md#limits and #players. */
function expected(counts: "booker" | "everyone", limit: Limit, booker: State, partner: State): string {
  const isLimited = (state: State) =>
    limit !== "no limit" && (state.startsWith("booked") || (state.startsWith("plays") && counts === "everyone"));
  const period = limit === "one a day" ? "daily" : "weekly";
  if (booker.endsWith("same hour")) return "409 own_overlap";
  if (isLimited(booker)) return `422 ${period}_limit`;
  if (partner.endsWith("same hour")) return "409 player_busy";
  return counts === "everyone" && isLimited(partner) ? `422 player_${period}_limit` : "201";
}

/** Courts are taken one after the other, so that only the people decide. */
function courtsOf(club: TestClub) {
  let next = 0;
  return () => club.courts[next++ % club.courts.length]?.id;
}

const post = (person: TestPerson, body: object) => call("/bookings", { method: "POST", token: person.token, body });
const at = (hour: number) => `${DAY}T${hour}:00`;

async function bringInto(club: TestClub, court: () => string | undefined, person: TestPerson, state: State) {
  if (state === "free") return;
  const start_time = at(state.endsWith("same hour") ? HOUR : HOUR + 2);
  const plays = state.startsWith("plays");
  const host = plays ? await club.person("member") : person;
  const players = plays ? [{ user_id: person.id }] : [];
  expect((await post(host, { court_id: court(), start_time, players })).status).toBe(201);
}

describe.each(["booker", "everyone"] as const)("the limits of the %s count", (player_counts) => {
  test.each(Object.keys(LIMITS) as Limit[])(
    "%s: every state of the booker with every state of a partner",
    async (limit) => {
      const club = await makeClub({ courts: 100, rules: { player_counts, ...LIMITS[limit] } });
      const court = courtsOf(club);
      const pairs = STATES.flatMap((booker) => STATES.map((partner) => ({ booker, partner })));
      const rows: string[] = [];
      for (const { booker, partner } of pairs) {
        const [host, named] = await Promise.all([club.person("member"), club.person("member", "Ada Lindqvist")]);
        await bringInto(club, court, host, booker);
        await bringInto(club, court, named, partner);
        const input = { court_id: court(), start_time: at(HOUR), players: [{ user_id: named.id }] };
        const { status, rejection } = await post(host, input);
        rows.push(`${booker} / ${partner}: ${status}${status === 201 ? "" : ` ${rejection.code}`}`);
      }
      expect(rows).toEqual(
        pairs.map(
          ({ booker, partner }) => `${booker} / ${partner}: ${expected(player_counts, limit, booker, partner)}`,
        ),
      );
    },
  );
});
