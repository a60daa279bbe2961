import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import { eventCalls, eventOf, eventViolations, NO_VIOLATIONS } from "./event-calls.ts";

const now = "2026-07-15T12:00:00Z";
const DAY = "2026-07-20";
const rules = { time_zone: "UTC", advance_booking_days: 60, max_bookings_per_day: 20 };
const { create, register, list, read, edit } = eventCalls(now);
const evening = { start_time: `${DAY}T18:00`, end_time: `${DAY}T20:00` };
const post = (person: TestPerson, path: string, body: unknown) =>
  call(path, { method: "POST", token: person.token, body, now });

test("a block over the last date ahead ends a series of which dates have taken place, and the mail says so", async () => {
  const club = await makeClub({ rules });
  const court = club.courts[0]?.id;
  const series = eventOf(await create(club.coach, { ...evening, recurrence_rule: "weekly", court_id: court }));
  await register(club.member, series.id);
  const last = series.dates.at(-1);
  const body = {
    ...{ start_time: last?.start_time, end_time: last?.end_time, court_ids: [court] },
    cancel: { booking_ids: [last?.id] },
  };
  const later = `${last?.start_time.slice(0, 10)}T08:00:00Z`;
  const made = await call("/court-blocks", { method: "POST", token: club.admin.token, body, now: later });
  expect([made.status, made.body.canceled_bookings], made.text).toEqual([201, 1]);
  expect((await read(club.admin, series.id)).body).toMatchObject({ state: "canceled" });
  const told = await ownerSql`
    select details->'goesOn' as goes_on from notices
    where club_id = ${club.id} and user_id = ${club.member.id} and kind = 'event_date_lost'`;
  expect([...told]).toEqual([{ goes_on: false }]);
});

test("a block over an event names it, and cancels the date only when confirmed; a series continues without it", async () => {
  const club = await makeClub({ rules });
  const [one, two] = club.courts.map(({ id }) => id);
  const series = eventOf(await create(club.coach, { ...evening, recurrence_rule: "weekly", court_id: one }));
  const single = eventOf(await create(club.admin, { title: "Social", ...evening, court_id: two }));
  await register(club.member, series.id);
  const day = { start_time: `${DAY}T09:00`, end_time: `${DAY}T21:00`, court_ids: [one, two] };
  const seen = await post(club.admin, "/court-blocks/preview", day);
  expect(seen.body).toMatchObject({
    refused: [],
    bookings: [
      {
        id: series.dates[0]?.id,
        kind: "event",
        title: "Ladder night",
        user_name: club.coach.name,
        court_name: "Court 1",
      },
      { id: single.dates[0]?.id, kind: "event", title: "Social", user_name: club.admin.name },
    ],
  });
  const unnamed = await post(club.admin, "/court-blocks", day);
  expect([unnamed.status, unnamed.rejection.code]).toEqual([409, "block_hits_bookings"]);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
  const booking_ids = (seen.body.bookings as { id: string }[]).map(({ id }) => id);
  const made = await post(club.admin, "/court-blocks", { ...day, reason: "Flooded", cancel: { booking_ids } });
  expect([made.status, made.body.canceled_bookings]).toEqual([201, 2]);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);

  const [listed, ...others] = (await list(club.member)).data;
  expect(others).toEqual([]);
  expect(listed?.dates.slice(0, 2)).toMatchObject([
    { canceled: true, cancel_reason: "Court blocked: Flooded" },
    { canceled: false, start_time: "2026-07-27T18:00:00.000Z", is_instance: true },
  ]);
  expect(listed).toMatchObject({ state: "open", is_registered: true });
  expect((await read(club.admin, single.id)).body).toMatchObject({
    state: "canceled",
    cancel_reason: "Court blocked: Flooded",
  });
  // The coach is free on the lost date, and moving the series does not restore it.
  expect((await book(club.coach, { court_id: two, start_time: `${DAY}T21:00` }, now)).status).toBe(201);
  const change = { version: 2, start_time: "2026-07-27T10:00", end_time: "2026-07-27T11:00" };
  // A form opened before the date was lost would otherwise move the next one.
  expect((await edit(club.coach, series.id, { ...change, version: 1 })).rejection.code).toBe("event_changed");
  const moved = eventOf(await edit(club.coach, series.id, change));
  expect(moved.dates.slice(0, 3).map(({ start_time }) => start_time)).toEqual([
    `${DAY}T18:00:00.000Z`,
    "2026-07-27T10:00:00.000Z",
    "2026-08-03T10:00:00.000Z",
  ]);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);

  const affected = await call(`/courts/${one}/stranded-bookings`, { token: club.admin.token, now });
  expect(affected.body.events).toHaveLength(12);
  expect(affected.body.events_total).toBe(12);
  expect((affected.body.events as unknown[])[0]).toMatchObject({
    event_id: series.id,
    title: "Ladder night",
    start_time: "2026-07-27T10:00:00.000Z",
  });
});

test("a member who leaves loses their place; the event of a coach who leaves or is demoted passes to the admins", async () => {
  const club = await makeClub({ rules });
  const [one, two] = club.courts.map(({ id }) => id);
  const second = await club.person("coach");
  const first = eventOf(await create(club.coach, { ...evening, court_id: one }));
  const other = eventOf(await create(second, { ...evening, court_id: two }));
  const stays = await club.person("member");
  for (const person of [club.member, stays]) await register(person, first.id);

  const remove = (person: TestPerson) => post(club.admin, `/members/${person.id}/remove`, {});
  expect((await remove(club.member)).status).toBe(200);
  expect((await list(stays)).data.find(({ id }) => id === first.id)).toMatchObject({
    registered_count: 1,
    is_registered: true,
  });

  expect((await remove(club.coach)).status).toBe(200);
  const body = { role: "member" };
  const demoted = await call(`/members/${second.id}`, { method: "PATCH", token: club.admin.token, body, now });
  expect(demoted.status).toBe(200);
  for (const id of [first.id, other.id]) {
    expect((await read(club.admin, id)).body).toMatchObject({
      state: "open",
      coach_id: null,
      can_edit: true,
      version: 2,
    });
  }
  expect((await read(second, other.id)).body).toMatchObject({ can_edit: false, can_register: true });
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
  const held = await ownerSql`select 1 from person_occupancies where club_id = ${club.id}`;
  expect(held).toHaveLength(0);
  expect((await edit(club.admin, first.id, { version: 2, title: "Still on" })).status).toBe(200);
});

test("registered members and the coach are notified by mail of others' changes: a move, a lost date, the end", async () => {
  const club = await makeClub({ rules });
  const series = eventOf(
    await create(club.coach, { ...evening, recurrence_rule: "weekly", court_id: club.courts[0]?.id }),
  );
  await register(club.member, series.id);
  const readNotices = async () => {
    const rows = await ownerSql`
      select kind, array_agg(user_id order by user_id) as people, min(details::text)::json as details from notices
      where club_id = ${club.id} and kind like 'event%' and kind <> 'event_registered' group by kind order by min(created_at)`;
    return rows.map(({ kind, people, details }) => ({ kind, people, details }));
  };
  await edit(club.admin, series.id, { version: 1, title: "Ladder finals" });
  expect(await readNotices()).toEqual([]);
  await edit(club.coach, series.id, { version: 2, start_time: `${DAY}T19:00`, end_time: `${DAY}T20:00` });
  const block = { court_ids: [club.courts[0]?.id], start_time: `${DAY}T00:00`, end_time: "2026-07-28T00:00" };
  const booking_ids = series.dates.slice(0, 2).map(({ id }) => id);
  expect((await post(club.admin, "/court-blocks", { ...block, cancel: { booking_ids } })).status).toBe(201);
  expect((await eventCalls(now).cancel(club.admin, series.id, "Season over")).status).toBe(200);
  const both = [club.coach.id, club.member.id].toSorted();
  expect(await readNotices()).toMatchObject([
    {
      kind: "event_changed",
      people: [club.member.id],
      details: { title: "Ladder finals", startsAt: `${DAY}T19:00:00.000Z` },
    },
    {
      kind: "event_date_lost",
      people: both,
      details: { goesOn: true, dates: [{}, { startsAt: "2026-07-27T19:00:00.000Z" }] },
    },
    { kind: "event_canceled", people: both, details: { startsAt: "2026-08-03T19:00:00.000Z", reason: "Season over" } },
  ]);
});
