import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { eventCalls, eventOf, eventViolations, NO_VIOLATIONS, rejectionOf } from "./event-calls.ts";

const now = "2026-07-15T12:00:00Z";
const DAY = "2026-07-20";
const rules = { time_zone: "UTC", advance_booking_days: 60, max_bookings_per_day: 1 };
const { create, cancel, register, registerMember, unregisterMember, roster, read, list } = eventCalls(now);
const evening = { start_time: `${DAY}T18:00`, end_time: `${DAY}T20:00` };

const noticesOf = (club: TestClub) => ownerSql<{ kind: string; user_id: string; details: object }[]>`
  select kind, user_id, details from notices where club_id = ${club.id} order by created_at, id`;

test("staff register a member for all dates and take them off again: roster, places, audit, mail and live change", async () => {
  const club = await makeClub({ rules });
  const { admin, front_desk, coach, member } = club;
  const series = { ...evening, recurrence_rule: "weekly", max_attendees: 2, court_id: club.courts[0]?.id };
  const event = eventOf(await create(coach, series));
  // A place is no time on a court: neither another booking at the time nor a reached limit matters.
  await book(member, { court_id: club.courts[1]?.id, start_time: `${DAY}T18:00` }, now);

  const stream = await openLive(coach);
  /** The next change; that of the member's booking may arrive only now. */
  const nextChange = async () => {
    let { data } = await stream.next();
    while (data.topic === "bookings") ({ data } = await stream.next());
    return data;
  };
  expect(eventOf(await registerMember(front_desk, event.id, member.id))).toMatchObject({
    registered_count: 1,
    places_left: 1,
    is_registered: false,
    can_register_others: true,
  });
  expect(await nextChange()).toEqual({ topic: "events" });
  expect((await roster(admin, event.id)).body.data).toMatchObject([{ user_id: member.id, name: member.name }]);
  const [mine] = (await list(member, { scope: "registered" })).data;
  expect(mine).toMatchObject({ id: event.id, is_registered: true, can_register: false, can_register_others: false });

  expect(eventOf(await unregisterMember(admin, event.id, member.id))).toMatchObject({ registered_count: 0 });
  expect(await nextChange()).toEqual({ topic: "events" });
  stream.close();
  expect((await list(member, { scope: "registered" })).data).toEqual([]);
  expect(rejectionOf(await unregisterMember(admin, event.id, member.id))).toBe("404 not_found: Registration not found");
  expect(eventOf(await registerMember(admin, event.id, member.id))).toMatchObject({ registered_count: 1 });
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);

  const details = {
    title: "Ladder night",
    courtName: "Court 1",
    startsAt: `${DAY}T18:00:00.000Z`,
    endsAt: `${DAY}T20:00:00.000Z`,
    isSeries: true,
    calendar: {
      sequence: 1,
      dates: event.dates.map((date) => ({ id: date.id, startsAt: date.start_time, endsAt: date.end_time })),
    },
  };
  const mails = (await noticesOf(club)).filter(({ kind }) => kind.startsWith("event_"));
  expect(mails).toMatchObject(
    ["event_registered", "event_unregistered", "event_registered"].map((kind) => ({
      kind,
      user_id: member.id,
      details,
    })),
  );
  const trail = await ownerSql`
    select action, actor_id, detail from audit_log
    where club_id = ${club.id} and action like 'event.%registered' and outcome = 'success' order by id`;
  expect(trail).toEqual([
    { action: "event.registered", actor_id: front_desk.id, detail: { for: member.id } },
    { action: "event.unregistered", actor_id: admin.id, detail: { for: member.id } },
    { action: "event.registered", actor_id: admin.id, detail: { for: member.id } },
  ]);
});

test("rejected as a member's own registration is, and for people who are no members of the club", async () => {
  const [club, elsewhere] = await Promise.all([makeClub({ rules }), makeClub({ rules })]);
  const { admin, front_desk, coach, member } = club;
  const court_id = club.courts[0]?.id;
  const event = eventOf(await create(coach, { ...evening, court_id, max_attendees: 1 }));
  expect(rejectionOf(await registerMember(admin, event.id, coach.id))).toBe(
    "422 not_a_member: Only people with the role of a member register for events",
  );
  for (const stranger of [elsewhere.member.id, randomUUID()]) {
    const { status, rejection } = await registerMember(admin, event.id, stranger);
    expect([status, rejection.message, rejection.details?.field]).toEqual([404, "Member not found", "user_id"]);
  }
  expect((await registerMember(elsewhere.admin, event.id, elsewhere.member.id)).status).toBe(404);
  expect((await registerMember(admin, event.id, "no id")).rejection.details?.field).toBe("user_id");

  await register(member, event.id);
  expect(rejectionOf(await registerMember(front_desk, event.id, member.id))).toBe(
    "409 already_registered: The member is already registered for this event",
  );
  const late = await club.person("member");
  expect(rejectionOf(await registerMember(front_desk, event.id, late.id))).toBe("409 event_full: This event is full");
  for (const person of [coach, late]) {
    expect((await registerMember(person, event.id, late.id)).status).toBe(403);
    expect((await unregisterMember(person, event.id, member.id)).status).toBe(403);
  }
  // A person whose role has changed keeps the place until somebody gives it up.
  await ownerSql`update memberships set role = 'coach' where club_id = ${club.id} and user_id = ${member.id}`;
  expect((await unregisterMember(front_desk, event.id, member.id)).status).toBe(200);
  await cancel(admin, event.id);
  for (const again of [registerMember(admin, event.id, late.id), unregisterMember(admin, event.id, late.id)]) {
    expect(rejectionOf(await again)).toBe("422 event_canceled: This event has been canceled");
  }
  expect(eventOf(await read(admin, event.id)).can_register_others).toBe(false);

  const earlier = { start_time: "2026-07-15T13:00", end_time: "2026-07-15T14:00" };
  const over = eventOf(await create(admin, { ...earlier, court_id }));
  const afterwards = eventCalls("2026-07-15T13:30:00Z");
  expect(rejectionOf(await afterwards.registerMember(admin, over.id, late.id))).toBe(
    "422 event_over: This event has already begun",
  );
});

test("a registration sent twice with one key registers once", async () => {
  const club = await makeClub({ rules });
  const event = eventOf(await create(club.admin, { ...evening, court_id: club.courts[0]?.id }));
  const key = { "idempotency-key": randomUUID() };
  const first = await registerMember(club.front_desk, event.id, club.member.id, key);
  const again = await registerMember(club.front_desk, event.id, club.member.id, key);
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect(await noticesOf(club)).toHaveLength(1);
});

test("news of a series is of use until its last date is over", async () => {
  const club = await makeClub({ rules });
  const { coach, front_desk, admin, member } = club;
  const series = { ...evening, recurrence_rule: "weekly", court_id: club.courts[0]?.id };
  const event = eventOf(await create(coach, series));
  const end = Date.parse(event.dates.at(-1)?.end_time ?? "");
  expect(end).toBeGreaterThan(Date.parse(`${DAY}T20:00Z`));
  await registerMember(front_desk, event.id, member.id);
  const moved = { version: event.version, start_time: `${DAY}T17:00`, end_time: `${DAY}T20:00` };
  await eventCalls(now).edit(coach, event.id, moved);
  await unregisterMember(front_desk, event.id, member.id);
  await registerMember(front_desk, event.id, member.id);
  await cancel(admin, event.id, "Season over");
  // The sender's clock is not moved: the difference between the clocks is kept.
  const rows = await ownerSql<{ kind: string; hours: number }[]>`
    select distinct kind, round(extract(epoch from useful_until - created_at) / 3600)::int as hours from notices
    where club_id = ${club.id} and user_id = ${member.id} order by kind`;
  const hours = Math.round((end - Date.parse(now)) / 3_600_000);
  const kinds = ["event_canceled", "event_changed", "event_registered", "event_unregistered"];
  expect([...rows]).toEqual(kinds.map((kind) => ({ kind, hours })));
});
