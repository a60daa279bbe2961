import { expect, inject, test } from "vitest";
import { openPool } from "../../../api/src/db/pool.ts";
import { processQueue } from "../../../api/src/waitlist/queue/process-queue.ts";
import { call } from "../../support/call.ts";
import {
  at,
  DAY,
  decide,
  enqueue,
  expectConsistent,
  fourMembers,
  makeFullClub,
  minutesAfter,
  NOON,
  offersOf,
  openTestPool,
  runQueue,
} from "../../support/waitlist-world.ts";
import { ownerSql, type TestPerson } from "../../support/world.ts";
import { eventCalls, eventViolations, NO_VIOLATIONS } from "../events/event-calls.ts";
import { accept, ask, lessonViolations, NO_LESSON_VIOLATIONS, schedule } from "../lessons/teaching.ts";

const db = openTestPool();
const ROUNDS = Number(process.env.WAITLIST_ROUNDS ?? 3);

/** Everything that can happen to an offer at the instant when it expires, concurrently. */
test(`accepting against expiry, override, a block, passing and leaving: one wins, ${ROUNDS} times`, async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const club = await makeFullClub({ courts: 1 });
    const [holder, second, quick] = await fourMembers(club);
    const entries = await enqueue([holder, second]);
    await club.free(0, "09:00");
    await runQueue(db, club.id);
    const [offer] = await offersOf(club.id);
    if (!offer) throw new Error("no offer");
    const slot = { court_id: club.courts[0]?.id, start_time: at("09:00") };
    const post = (path: string, person: TestPerson, body: object, now = NOON) =>
      call(path, { method: "POST", token: person.token, body, now });
    const block = { court_ids: [slot.court_id], start_time: slot.start_time, end_time: at("10:00") };
    const late = minutesAfter(NOON, 15);
    const responses = await Promise.all([
      decide("accept", holder, offer.id),
      decide("accept", holder, offer.id),
      post("/bookings", holder, slot),
      decide("pass", holder, offer.id),
      post(`/waitlist-entries/${entries[1]}/assign`, club.admin, { ...slot, override_hold: true }),
      post("/bookings", quick, slot, late),
      post("/court-blocks", club.admin, { ...block, cancel: { booking_ids: [offer.id] } }),
      post("/court-blocks", club.admin, block, late),
      processQueue(db, club.id, late).then(() => ({ status: 0, text: "" })),
      call(`/waitlist-entries/${entries[0]}`, { method: "DELETE", token: club.front_desk.token, now: NOON }),
    ]);
    for (const { status, text } of responses) {
      expect([0, 200, 201, 404, 409], text).toContain(status);
      statuses.add(status);
    }
    const booked = await ownerSql`
      select 1 from bookings where club_id = ${club.id} and status = 'confirmed' and starts_at = ${at("09:00")}`;
    expect(booked.length).toBeLessThanOrEqual(1);
    await expectConsistent(club.id);
  }
  expect(statuses.has(409) || statuses.has(404)).toBe(true);
});

test(`a lesson, an event and the person themself over one hold, and an accept against a processing run: one wins, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const club = await makeFullClub({ courts: 1 });
    const [holder, second, learner] = await fourMembers(club);
    const rival = await club.person("coach");
    await enqueue([holder, second]);
    await club.free(0, "09:00");
    await runQueue(db, club.id);
    const [offer] = await offersOf(club.id);
    const late = minutesAfter(NOON, 15);
    const place = (from: string, until: string) => ({
      court_id: club.courts[0]?.id,
      start_time: at(from),
      end_time: at(until),
    });
    const askAt = async (preferred_time: string) => {
      const input = { preferred_date: DAY, preferred_time };
      return String((await ask(learner, club.coach, input, { now: NOON })).body.id);
    };
    const [nine, eleven] = [await askAt("09:00"), await askAt("11:00")];
    const processing = (now: string) => processQueue(db, club.id, now).then(() => ({ status: 0, text: "" }));
    const responses = await Promise.all([
      decide("accept", holder, offer?.id ?? ""),
      schedule(rival, { ...place("09:00", "10:00"), member_id: holder.id }, { now: NOON }),
      accept(club.coach, nine, place("09:00", "10:00"), { now: late }),
      eventCalls(late).create(club.admin, place("09:00", "10:00")),
      processing(late),
    ]);
    await club.free(0, "11:00", late);
    responses.push(
      ...(await Promise.all([
        processing(late),
        accept(club.coach, eleven, place("11:00", "12:00"), { now: late }),
        processing(late),
      ])),
    );
    for (const { status, text } of responses) expect([0, 200, 201, 409], text).toContain(status);
    for (const start of ["09:00", "11:00"]) {
      const taken = await ownerSql`
        select 1 from court_occupancies where club_id = ${club.id} and starts_at = ${at(start)} and kind <> 'offer_held'`;
      expect(taken.length).toBeLessThanOrEqual(1);
    }
    await expectConsistent(club.id);
    expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
    expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
  }
});

test("slots freed at once, processed by many runs at once: each is offered once, in the queue's order", async () => {
  const others = [1, 2].map(() => openPool(inject("apiDatabaseUrl")));
  const club = await makeFullClub({ courts: 4 });
  const people = (await Promise.all([fourMembers(club), fourMembers(club), fourMembers(club)])).flat();
  const entries = await enqueue(people);
  const times = ["08:00", "09:00"];
  await Promise.all([
    ...times.flatMap((time) => [0, 1, 2, 3].map((court) => club.free(court, time))),
    ...Array.from({ length: 12 }, (_, index) => processQueue([db, ...others][index % 3] ?? db, club.id, NOON)),
  ]);
  while ((await runQueue(db, club.id)).offered > 0);
  const offered = await ownerSql<{ entry_id: string }[]>`
    select entry_id from waitlist_offers where club_id = ${club.id}`;
  expect(offered.map(({ entry_id }) => entry_id).sort()).toEqual(entries.slice(0, 8).sort());
  await expectConsistent(club.id);
  await Promise.all(others.map((other) => other.end({ timeout: 1 })));
});

test("a member whose own booking is under way does not lose their turn", async () => {
  const club = await makeFullClub();
  const [first, second] = await fourMembers(club);
  await enqueue([first, second]);
  await club.free(0, "08:00");
  await ownerSql.begin(async (sql) => {
    await sql`select 1 from memberships where user_id = ${first.id} for update`;
    expect(await runQueue(db, club.id)).toEqual({ offered: 0, expired: 0 });
    expect(await offersOf(club.id)).toEqual([]);
  });
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
  expect((await offersOf(club.id)).map(({ user_id }) => user_id)).toEqual([first.id]);
});
