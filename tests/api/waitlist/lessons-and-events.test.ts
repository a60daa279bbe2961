import { expect, test } from "vitest";
import { cancel } from "../../support/try-booking.ts";
import {
  at,
  DAY,
  enqueue,
  expectConsistent,
  fourMembers,
  makeFullClub,
  minutesAfter,
  NOON,
  openTestPool,
  outcome,
  runQueue,
  storyOf,
} from "../../support/waitlist-world.ts";
import { ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { eventCalls, eventOf, eventViolations, NO_VIOLATIONS } from "../events/event-calls.ts";
import { accept, ask, lessonViolations, NO_LESSON_VIOLATIONS, requestsOf, schedule } from "../lessons/teaching.ts";

const db = openTestPool();
const HELD = "409 slot_held: This time slot is offered to somebody on the waitlist";

const place = (club: TestClub, court = 0, from = "09:00", until = "10:00") => ({
  court_id: club.courts[court]?.id,
  start_time: at(from),
  end_time: at(until),
});

async function expectConsistentClub(club: TestClub): Promise<void> {
  await expectConsistent(club.id);
  expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
}

async function askAtNine(member: TestPerson, coach: TestPerson): Promise<string> {
  const input = { preferred_date: DAY, preferred_time: "09:00" };
  return String((await ask(member, coach, input, { now: NOON })).body.id);
}

test("a hold rejects lessons, accepts and events by name until it expires; a slot that is taken and released goes to the queue", async () => {
  const club = await makeFullClub();
  const people = await fourMembers(club);
  const [, , learner] = people;
  const { coach } = club;
  await enqueue([people[0], people[1], people[3]], { preferred_start_time: "09:00" });
  await club.free(0, "09:00");
  await runQueue(db, club.id);
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 open"]);

  const { create, cancel: cancelEvent } = eventCalls(NOON);
  const request = await askAtNine(learner, coach);
  const lesson = { ...place(club), member_id: learner.id };
  expect(outcome(await schedule(coach, lesson, { now: NOON }))).toBe(HELD);
  expect(outcome(await accept(coach, request, place(club), { now: NOON }))).toBe(HELD);
  expect(await requestsOf(learner)).toMatchObject([{ status: "pending" }]);
  const besideBooking = await schedule(coach, { ...lesson, ...place(club, 0, "09:00", "11:00") }, { now: NOON });
  expect(besideBooking.rejection).toMatchObject({ code: "slot_conflict", details: { field: "start_time" } });
  // Held alone, held on one date of a series, and held with a booking beside it.
  const rejected = await create(coach, place(club));
  expect([outcome(rejected), rejected.rejection.details?.dates]).toMatchObject([HELD, [{ date: DAY, cause: "hold" }]]);
  const series = await create(coach, { ...place(club), recurrence_rule: "weekly" });
  expect([outcome(series), series.rejection.details?.dates]).toMatchObject([HELD, [{ date: DAY, cause: "hold" }]]);
  const long = await create(coach, place(club, 0, "09:00", "11:00"));
  expect([long.rejection.code, long.rejection.details?.dates]).toMatchObject(["slot_conflict", [{ cause: "court" }]]);

  // The queue has not been processed since, but an expired hold blocks nothing.
  const late = minutesAfter(NOON, 15);
  const event = eventOf(await eventCalls(late).create(coach, place(club)));
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 expired"]);
  await expectConsistentClub(club);
  await runQueue(db, club.id, late);
  expect((await cancelEvent(coach, event.id)).status).toBe(200);
  await runQueue(db, club.id, late);
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 expired", "Member 2 Court 1 09:00 open"]);

  const later = minutesAfter(late, 15);
  const accepted = await accept(coach, request, place(club), { now: later });
  expect(outcome(accepted)).toBe("200");
  await expectConsistentClub(club);
  await runQueue(db, club.id, later);
  const { booking_id } = accepted.body.lesson as { booking_id: string };
  expect((await cancel(coach, booking_id, { now: later })).status).toBe(200);
  await runQueue(db, club.id, later);
  expect((await storyOf(club.id)).at(-1)).toBe("Member 4 Court 1 09:00 open");
  await expectConsistentClub(club);
});

test("a moved series also finds an expired hold removed", async () => {
  const club = await makeFullClub({ courts: 1 });
  const [first, second] = await fourMembers(club);
  await enqueue([first, second], { preferred_start_time: "09:00" });
  await club.free(0, "09:00");
  await runQueue(db, club.id);
  const late = minutesAfter(NOON, 15);
  const { create, edit } = eventCalls(late);
  const court_id = club.courts[0]?.id;
  const evening = { start_time: "2031-03-19T09:00", end_time: "2031-03-19T10:00", court_id };
  const series = eventOf(await create(club.admin, { ...evening, recurrence_rule: "weekly" }));
  const moved = await edit(club.admin, series.id, { version: 1, ...place(club) });
  expect([outcome(moved), await storyOf(club.id)]).toEqual(["200", ["Member 1 Court 1 09:00 expired"]]);
  await expectConsistentClub(club);
});

test("an offer ends with a lesson of its member at that time: silently on the same court, with a notice on another", async () => {
  const club = await makeFullClub();
  const [first, second] = await fourMembers(club);
  const rival = await club.person("coach", "Rival");
  await enqueue([first, second], { preferred_start_time: "09:00", preferred_end_time: "11:00" });
  await club.free(0, "09:00");
  await runQueue(db, club.id);
  await club.free(1, "09:00");
  const elsewhere = { ...place(club, 1), member_id: first.id };
  expect(outcome(await schedule(club.coach, elsewhere, { now: NOON }))).toBe("201");
  await runQueue(db, club.id);
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 withdrawn", "Member 2 Court 1 09:00 open"]);
  expect(outcome(await schedule(rival, { ...place(club), member_id: second.id }, { now: NOON }))).toBe("201");
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 withdrawn", "Member 2 Court 1 09:00 withdrawn"]);
  const notices =
    await ownerSql`select user_id from notices where club_id = ${club.id} and kind = 'waitlist_withdrawn'`;
  expect([...notices]).toEqual([{ user_id: first.id }]);
  const waiting = await ownerSql`select 1 from waitlist_entries where club_id = ${club.id}`;
  expect(waiting).toHaveLength(2);
  await expectConsistentClub(club);
});
