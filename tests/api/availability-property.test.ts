import type { Availability, FreeCourtTimes } from "@courtside/contracts/api/client.ts";
import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { wallSpan } from "@courtside/contracts/domain/waitlist.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import type { ClubDay, Span } from "../support/club-day.ts";
import { type LaidOutDay, layOutClubDay, takeBack } from "../support/lay-out-club-day.ts";
import { randomClubDay } from "../support/random-club-day.ts";
import { randomInput } from "../support/random-input.ts";
import { isBookableByHand } from "../support/rules-by-hand.ts";
import { ownerSql } from "../support/world.ts";

const CASES = Number(process.env.PROPERTY_CASES ?? 40);
/** Clubs checked in parallel: they share nothing, and a single one would leave a core idle. */
const AT_ONCE = 4;
const INPUTS = 12;
const TIME_LIMIT = 60_000 + CASES * 400;

const tried = { clubs: 0, cells: 0, offered: 0, waitable: 0, longer: 0, inputs: 0, accepted: 0 };

const instant = (at: number) => new Date(at).toISOString();
const isStaff = (day: ClubDay) => day.role === "admin" || day.role === "front_desk";
/** Staff see an inactive court on which more than a block is left. */
const isLeftToStaff = (day: ClubDay, index: number) =>
  isStaff(day) && day.occupied.some(({ court, filling }) => court === index && filling !== "block");

async function readGrid(day: ClubDay, { person, clock }: LaidOutDay): Promise<Availability> {
  const query = { date: day.date, sport: "tennis" };
  const response = await call("/availability", { token: person.token, now: clock, query });
  expect(response.status, response.text).toBe(200);
  return response.body as unknown as Availability;
}

/** Tries to book; takes a success back and returns null, or returns the rejection's message. */
async function tryToBook({ person, clock }: LaidOutDay, body: Record<string, string>): Promise<string | null> {
  const response = await call("/bookings", { method: "POST", token: person.token, now: clock, body });
  if (response.status === 201) {
    await takeBack(String(response.body.id));
    return null;
  }
  expect(response.status, response.text).toBeGreaterThanOrEqual(400);
  expect(response.status, response.text).toBeLessThan(500);
  return response.rejection.message;
}

/** Joins the waitlist for exactly a cell's hour, and leaves it again. */
async function tryToWait(
  { person, clock, club }: LaidOutDay,
  grid: Availability,
  cell: { start_time: string; end_time: string },
): Promise<void> {
  const { start, end } = wallSpan(
    { startsAt: Date.parse(cell.start_time), endsAt: Date.parse(cell.end_time) },
    grid.time_zone,
  );
  const body = {
    requested_date: grid.date,
    sport: "tennis",
    preferred_start_time: wallTime(start),
    preferred_end_time: wallTime(end),
  };
  const response = await call("/waitlist-entries", { method: "POST", token: person.token, now: clock, body });
  expect(response.status, response.text).toBe(201);
  await ownerSql`delete from waitlist_entries where club_id = ${club.id}`;
}

/** Every cell of the grid, booked as it is offered. */
async function tryCells(laidOut: LaidOutDay, grid: Availability): Promise<void> {
  for (const court of grid.courts) {
    for (const [index, cell] of court.slots.entries()) {
      const body = { court_id: court.court_id, start_time: cell.start_time };
      // Every other request names the end: the response must not depend on it.
      const rejection = await tryToBook(laidOut, index % 2 === 0 ? body : { ...body, end_time: cell.end_time });
      tried.cells += 1;
      if (cell.state === "available") tried.offered += 1;
      if (cell.state === "join_waitlist") {
        await tryToWait(laidOut, grid, cell);
        tried.waitable += 1;
      }
      const expected = cell.state === "available" ? null : cell.reason;
      // A block shows its reason; the rejection has one message for any conflict.
      const blocked = cell.reason === "Resurfacing" ? "This time slot conflicts with an existing booking" : expected;
      expect(rejection, JSON.stringify(cell)).toBe(blocked);
    }
  }
}

/** What a member may book according to the grid: consecutive available cells, up to the longest booking. */
function isMadeOfOffers(grid: Availability, courtId: string, input: Span): boolean {
  const offers = (grid.courts.find((court) => court.court_id === courtId)?.slots ?? []).filter(
    (cell) => cell.state === "available",
  );
  let at = input.startsAt;
  while (at < input.endsAt) {
    const cell = offers.find((each) => Date.parse(each.start_time) === at);
    if (!cell) return false;
    at = Date.parse(cell.end_time);
  }
  return at === input.endsAt && input.endsAt - input.startsAt <= grid.longest_booking_minutes * 60_000;
}

async function tryInputs(day: ClubDay, laidOut: LaidOutDay, grid: Availability, inputs: Span[]): Promise<void> {
  for (const [index, input] of inputs.entries()) {
    const court = index % laidOut.courtIds.length;
    const court_id = laidOut.courtIds[court] ?? "";
    const body = { court_id, start_time: instant(input.startsAt), end_time: instant(input.endsAt) };
    const rejection = await tryToBook(laidOut, body);
    tried.inputs += 1;
    if (rejection === null) tried.accepted += 1;
    const expected = isBookableByHand(day, court, input);
    expect(rejection === null, `${JSON.stringify(body)}: ${rejection}`).toBe(expected);
    if (!isStaff(day)) expect(isMadeOfOffers(grid, court_id, input)).toBe(expected);
  }
}

/** The free times of one slot are the grid's; those of two are booked as they are found. */
async function tryFreeTimes(day: ClubDay, laidOut: LaidOutDay, grid: Availability): Promise<void> {
  const { person, clock } = laidOut;
  const read = async (query: Record<string, string>) => {
    const all = { date: day.date, sport: "tennis", ...query };
    return call("/free-times", { token: person.token, now: clock, query: all });
  };
  const pairs = (times: FreeCourtTimes["data"]) =>
    times.flatMap(({ start_time, end_time, courts }) =>
      courts.map(({ court_id }) => ({ court_id, start_time, end_time })),
    );
  const { data } = (await read({})).body as unknown as FreeCourtTimes;
  const offered = grid.courts.flatMap(({ court_id, slots }) =>
    slots.flatMap(({ state, start_time, end_time }) =>
      state === "available" ? [{ court_id, start_time, end_time }] : [],
    ),
  );
  const inTime = (list: typeof offered) => list.map((each) => JSON.stringify(each)).sort();
  expect(inTime(pairs(data))).toEqual(inTime(offered));
  expect(data.map((time) => time.start_time)).toEqual(data.map((time) => time.start_time).sort());

  const length = 2 * grid.slot_length_minutes;
  const longer = await read({ length: String(length) });
  if (length > grid.longest_booking_minutes) {
    expect([longer.status, longer.rejection.details?.field]).toEqual([400, "length"]);
    return;
  }
  expect(longer.status, longer.text).toBe(200);
  for (const input of pairs((longer.body as unknown as FreeCourtTimes).data)) {
    expect(await tryToBook(laidOut, input), JSON.stringify(input)).toBeNull();
    tried.longer += 1;
  }
}

test("POST /bookings accepts what availability offers, and nothing else", { timeout: TIME_LIMIT }, async () => {
  const property = fc.asyncProperty(
    randomClubDay({ mostSlots: 12 }).chain((day) =>
      fc.tuple(fc.constant(day), fc.array(randomInput(day), { minLength: INPUTS, maxLength: INPUTS })),
    ),
    async ([day, inputs]) => {
      const laidOut = await layOutClubDay(day);
      const grid = await readGrid(day, laidOut);
      const shown = laidOut.courtIds.filter((_, index) => day.courts[index]?.isActive || isLeftToStaff(day, index));
      expect(grid.courts.map((court) => court.court_id)).toEqual(shown);
      await tryCells(laidOut, grid);
      await tryFreeTimes(day, laidOut, grid);
      await tryInputs(day, laidOut, grid, inputs);
      // The cancellations must have restored the day, otherwise the later trials prove nothing.
      const after = await readGrid(day, laidOut);
      expect(after).toEqual(grid);
      tried.clubs += 1;
    },
  );
  await Promise.all(
    Array.from({ length: AT_ONCE }, () => fc.assert(property, { numRuns: Math.ceil(CASES / AT_ONCE) })),
  );
  console.log(
    `availability over HTTP: ${tried.clubs} clubs, ${tried.cells} cells (${tried.offered} offered and accepted, ${tried.waitable} waited for), ` +
      `${tried.longer} free times of two slots, ${tried.inputs} other requests (${tried.accepted} accepted)`,
  );
  expect(tried.offered).toBeGreaterThan(tried.cells * 0.05);
  expect(tried.accepted).toBeGreaterThan(tried.inputs * 0.02);
});
