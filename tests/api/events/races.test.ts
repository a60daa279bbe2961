import { expect, test } from "vitest";
import { release } from "../../../api/src/scheduling/reserve.ts";
import { call } from "../../support/call.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { eventCalls, eventOf, eventViolations, NO_VIOLATIONS, rejectionOf } from "./event-calls.ts";

const now = "2026-07-15T12:00:00Z";
const DAY = "2026-07-20";
const rules = { time_zone: "UTC", advance_booking_days: 60, max_bookings_per_day: 20 };
const { create, edit, cancel, register, unregister, registerMember, unregisterMember } = eventCalls(now);
const evening = { start_time: `${DAY}T18:00`, end_time: `${DAY}T20:00` };
const weekly = { ...evening, recurrence_rule: "weekly" };
const count = (responses: { status: number }[], status: number) =>
  responses.filter((each) => each.status === status).length;

test('of twelve who register at once for ten places ten succeed, and two get "full"; one person has one place', async () => {
  const club = await makeClub({ rules });
  const event = eventOf(await create(club.coach, { ...evening, court_id: club.courts[0]?.id }));
  const members = await Promise.all(Array.from({ length: 12 }, () => club.person("member")));
  const responses = await Promise.all(members.map((person) => register(person, event.id)));
  expect(count(responses, 201)).toBe(10);
  const rejected = responses.filter(({ status }) => status !== 201).map(rejectionOf);
  expect(rejected).toEqual(Array(2).fill("409 event_full: This event is full"));
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);

  // Places that are released during other registrations are taken again, and never twice.
  const winners = members.filter((_, index) => responses[index]?.status === 201);
  const losers = members.filter((_, index) => responses[index]?.status !== 201);
  await Promise.all([
    ...winners.slice(0, 4).map((person) => unregister(person, event.id)),
    ...losers.flatMap((person) => [register(person, event.id), register(person, event.id)]),
    edit(club.admin, event.id, { version: 1, max_attendees: 8 }),
  ]);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);

  const small = eventOf(await create(club.admin, { ...evening, court_id: club.courts[1]?.id, max_attendees: 1 }));
  const twice = await Promise.all(Array.from({ length: 6 }, () => register(club.member, small.id)));
  expect([count(twice, 201), count(twice, 409)]).toEqual([1, 5]);

  // The database itself enforces the capacity.
  const direct = { club_id: club.id, event_id: small.id, user_id: club.coach.id };
  await expect(ownerSql`insert into event_registrations ${ownerSql(direct)}`).rejects.toThrow("the event is full");
});

test("of staff and members who want the last place at once one gets it; a member registered from two sides has one place", async () => {
  const club = await makeClub({ rules });
  const last = eventOf(await create(club.coach, { ...evening, court_id: club.courts[0]?.id, max_attendees: 1 }));
  const members = await Promise.all(Array.from({ length: 6 }, () => club.person("member")));
  const forOne = await Promise.all(
    members.map((person, index) =>
      index % 2 ? register(person, last.id) : registerMember(club.front_desk, last.id, person.id),
    ),
  );
  expect([count(forOne, 201), count(forOne, 409)]).toEqual([1, 5]);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);

  const event = eventOf(await create(club.admin, { ...evening, court_id: club.courts[1]?.id, max_attendees: 3 }));
  const twice = await Promise.all([
    register(club.member, event.id),
    registerMember(club.admin, event.id, club.member.id),
    registerMember(club.front_desk, event.id, club.member.id),
  ]);
  expect([count(twice, 201), count(twice, 409)]).toEqual([1, 2]);
  const gone = await Promise.all([
    unregister(club.member, event.id),
    unregisterMember(club.admin, event.id, club.member.id),
    unregisterMember(club.front_desk, event.id, club.member.id),
  ]);
  expect([count(gone, 200), count(gone, 404)]).toEqual([1, 2]);
  const mails = await ownerSql<{ kind: string }[]>`
    select kind from notices where club_id = ${club.id} and kind like 'event_%registered'`;
  // Each confirmed operation has one mail.
  expect(mails).toHaveLength([...forOne, ...twice, ...gone].filter(({ status }) => status < 300).length);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
});

test("of concurrent series, edits, bookings and blocks on one court and coach, no two overlap and none is partial", async () => {
  for (let round = 0; round < 3; round++) {
    const club = await makeClub({ rules });
    const [one, two] = club.courts.map(({ id }) => id);
    const elsewhere = { ...weekly, start_time: `${DAY}T08:00`, end_time: `${DAY}T09:00` };
    const series = eventOf(await create(club.coach, { ...elsewhere, court_id: two }));
    const responses = await Promise.all([
      create(club.admin, { ...weekly, court_id: one }),
      create(club.coach, { ...weekly, court_id: one }),
      create(club.coach, { ...weekly, court_id: two }),
      edit(club.admin, series.id, { version: 1, ...evening, court_id: one }),
      edit(club.coach, series.id, { version: 1, title: "Renamed" }),
      cancel(club.admin, series.id),
      book(club.coach, { court_id: two, start_time: `${DAY}T18:00` }, now),
      book(club.member, { court_id: one, start_time: "2026-07-27T19:00" }, now),
      call("/court-blocks", {
        method: "POST",
        token: club.admin.token,
        body: { court_ids: [one], start_time: "2026-08-03T00:00", end_time: "2026-08-05T00:00" },
        now,
      }),
    ]);
    for (const { status, text } of responses) expect([200, 201, 409, 422], text).toContain(status);
    expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
    const [halves] = await ownerSql`
      select count(*)::int as n from events e where e.club_id = ${club.id} and 13 <> (
        select count(*) from event_dates d where d.club_id = e.club_id and d.event_id = e.id)`;
    expect(halves?.n).toBe(0);
  }
});

test("of two who edit the same version, one gets a conflict", async () => {
  const club = await makeClub({ rules });
  const event = eventOf(await create(club.coach, { ...evening, court_id: club.courts[0]?.id }));
  const responses = await Promise.all(
    [club.coach, club.admin, club.admin, club.coach].map((person, index) =>
      edit(person, event.id, { version: 1, title: `Title ${index}` }),
    ),
  );
  expect([count(responses, 200), count(responses, 409)]).toEqual([1, 3]);
});

test("while an event is locked, demoting its coach waits for it before changing its rows", async () => {
  const club = await makeClub({ rules });
  const event = eventOf(await create(club.coach, { ...evening, court_id: club.courts[0]?.id }));
  const body = { role: "member" };
  const response = await ownerSql.begin(async (holder) => {
    const [own] = await holder<{ pid: number }[]>`
      select pg_backend_pid() as pid from events where club_id = ${club.id} and id = ${event.id} for update`;
    const demoted = call(`/members/${club.coach.id}`, { method: "PATCH", token: club.admin.token, body, now });
    const waiting = async () =>
      (await ownerSql`select 1 from pg_stat_activity where ${own?.pid ?? 0} = any(pg_blocking_pids(pid))`).length;
    await expect.poll(waiting).toBe(1);
    // What canceling the event does next.
    const ids = event.dates.map(({ id }) => id);
    await release({ sql: holder, clubId: club.id }, "event", ids);
    return { demoted };
  });
  expect((await response.demoted).status).toBe(200);
});

test("an admin cancels, demotes, removes and blocks at once: each gets a response, and nothing is left behind", async () => {
  const club = await makeClub({ rules });
  const [one, two] = club.courts.map(({ id }) => id);
  const times = ["08:00", "10:00", "12:00", "14:00"].map((start, index) => ({
    start_time: `${DAY}T${start}`,
    end_time: `${DAY}T${Number(start.slice(0, 2)) + 2}:00`,
    court_id: index % 2 ? one : two,
  }));
  const events = [];
  for (const input of times) events.push(eventOf(await create(club.coach, input)));
  for (const { id } of events) await register(club.member, id);
  const booking_ids = events.slice(2).map(({ dates: [date] }) => date?.id);
  const span = { court_ids: [one, two], start_time: `${DAY}T12:00`, end_time: `${DAY}T16:00` };
  const send = (path: string, method: "POST" | "PATCH", body: unknown) =>
    call(path, { method, token: club.admin.token, body, now });
  const responses = await Promise.all([
    ...events.map(({ id }) => cancel(club.admin, id)),
    send(`/members/${club.coach.id}`, "PATCH", { role: "member" }),
    send(`/members/${club.member.id}/remove`, "POST", {}),
    send("/court-blocks", "POST", { ...span, cancel: { booking_ids } }),
  ]);
  for (const { status, text } of responses) expect([200, 201, 409, 422], text).toContain(status);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
  expect(await ownerSql`select 1 from person_occupancies where club_id = ${club.id}`).toHaveLength(0);
});
