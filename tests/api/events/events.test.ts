import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { eventCalls, eventOf, eventViolations, NO_VIOLATIONS, rejectionOf } from "./event-calls.ts";

const now = "2026-07-15T12:00:00Z";
const DAY = "2026-07-20";
const rules = { time_zone: "UTC", advance_booking_days: 60, max_bookings_per_day: 20 };
const { create, edit, cancel, register, unregister, roster, read, list } = eventCalls(now);
const evening = { start_time: `${DAY}T18:00`, end_time: `${DAY}T20:00` };

test("a coach's event: on the grid by its title, registered for and left by members, edited, canceled, and past", async () => {
  const club = await makeClub({ rules });
  const { coach, member, admin, front_desk } = club;
  const [court, other] = club.courts.map(({ id }) => id);
  const stream = await openLive(member);
  const made = await create(coach, { ...evening, court_id: court, description: " Bring a friend ", max_attendees: 1 });
  const event = eventOf(made);
  expect(made.body).toMatchObject({
    title: "Ladder night",
    description: "Bring a friend",
    court_name: "Court 1",
    sport: "tennis",
    coach_id: coach.id,
    coach_name: coach.name,
    state: "open",
    max_attendees: 1,
    places_left: 1,
    is_recurring: false,
    can_edit: true,
    can_register: false,
    dates: [{ start_time: `${DAY}T18:00:00.000Z`, end_time: `${DAY}T20:00:00.000Z`, is_instance: false }],
  });
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: [DAY] });
  expect((await stream.next()).data).toEqual({ topic: "events" });
  stream.close();

  const grid = await call("/availability", { token: member.token, query: { date: DAY, sport: "tennis" }, now });
  const cells = (grid.body.courts as { slots: Record<string, unknown>[] }[])[0]?.slots ?? [];
  expect(cells.filter(({ state }) => state === "event").map(({ start_time, reason }) => [start_time, reason])).toEqual([
    [`${DAY}T18:00:00.000Z`, "Ladder night"],
    [`${DAY}T19:00:00.000Z`, "Ladder night"],
  ]);
  const there = { court_id: court, start_time: `${DAY}T19:00` };
  expect((await book(admin, there, now)).rejection.code).toBe("slot_conflict");
  // The coach is busy at that time; a member who registers may also play.
  expect((await book(coach, { court_id: other, start_time: `${DAY}T19:00` }, now)).rejection.code).toBe("own_overlap");

  expect(eventOf(await register(member, event.id))).toMatchObject({
    state: "full",
    is_registered: true,
    places_left: 0,
  });
  expect((await book(member, { court_id: other, start_time: `${DAY}T19:00` }, now)).status).toBe(201);
  const late = await club.person("member");
  expect(rejectionOf(await register(late, event.id))).toBe("409 event_full: This event is full");
  expect(rejectionOf(await register(member, event.id))).toBe(
    "409 already_registered: You are already registered for this event",
  );
  for (const [person, email] of [
    [front_desk, member.email],
    [coach, null],
  ] as const) {
    expect((await roster(person, event.id)).body.data).toMatchObject([
      { user_id: member.id, name: member.name, email },
    ]);
  }
  expect((await roster(member, event.id)).status).toBe(403);
  for (const scope of ["registered", "all"]) expect((await list(member, { scope })).data).toHaveLength(1);
  expect((await list(late, { scope: "registered" })).data).toEqual([]);
  expect((await list(member, { coach_id: coach.id, scope: "leading" })).data).toEqual([]);
  expect((await list(coach, { coach_id: coach.id, scope: "leading" })).data).toHaveLength(1);

  const moved = {
    version: 1,
    title: "Ladder finals",
    court_id: other,
    start_time: `${DAY}T20:00`,
    end_time: `${DAY}T21:00`,
  };
  expect(rejectionOf(await edit(coach, event.id, { ...moved, start_time: `${DAY}T19:00` }))).toContain(
    "409 slot_conflict",
  );
  expect(eventOf(await edit(coach, event.id, { ...moved, max_attendees: 2 }))).toMatchObject({
    title: "Ladder finals",
    version: 2,
    places_left: 1,
    dates: [{ start_time: `${DAY}T20:00:00.000Z` }],
  });
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
  expect((await book(admin, there, now)).status).toBe(201);
  // Its response was lost: what is stored already is no conflict, and is not saved once more.
  expect(eventOf(await edit(admin, event.id, { ...moved, max_attendees: 2 }))).toMatchObject({ version: 2 });
  expect(rejectionOf(await edit(admin, event.id, { ...moved, title: "Another" }))).toBe(
    "409 event_changed: Somebody else has changed this event meanwhile. Nothing was saved.",
  );
  await register(late, event.id);
  expect(rejectionOf(await edit(admin, event.id, { version: 2, max_attendees: 1 }))).toBe(
    "422 too_few_places: 2 people are registered: allow at least 2",
  );
  expect(eventOf(await unregister(late, event.id))).toMatchObject({ is_registered: false, places_left: 1 });
  expect((await unregister(late, event.id)).status).toBe(404);

  const otherCoach = await club.person("coach");
  for (const stranger of [otherCoach, member, front_desk]) {
    expect((await edit(stranger, event.id, { version: 2, title: "Mine" })).status).toBe(403);
    expect((await cancel(stranger, event.id)).status).toBe(403);
  }
  expect(eventOf(await cancel(admin, event.id, "Too hot"))).toMatchObject({
    state: "canceled",
    cancel_reason: "Too hot",
  });
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
  expect((await list(member)).data).toEqual([]);
  expect((await list(member, { when: "past" })).data).toEqual([]);
  expect((await list(member, { when: "past", scope: "registered" })).data).toMatchObject([{ state: "canceled" }]);
  for (const again of [register(late, event.id), unregister(member, event.id), cancel(coach, event.id)])
    expect(rejectionOf(await again)).toBe("422 event_canceled: This event has been canceled");
  const trail = await ownerSql`
    select action from audit_log where club_id = ${club.id} and subject_type = 'event' and outcome = 'success' order by id`;
  expect(trail.map(({ action }) => action)).toEqual(
    ["created", "registered", "changed", "registered", "unregistered", "canceled"].map((what) => `event.${what}`),
  );
});

test("an invalid event is rejected by the field's name and with its own message, and leaves nothing behind", async () => {
  const [club, elsewhere] = await Promise.all([makeClub({ rules }), makeClub({ rules })]);
  const court_id = club.courts[0]?.id;
  await ownerSql`update courts set is_active = false where club_id = ${club.id} and name = 'Court 2'`;
  const good = { ...evening, court_id };
  const at = (start_time: string, end_time: string) => ({ ...good, start_time, end_time });
  for (const [input, rejection, field] of [
    [{ ...good, title: "  " }, "400 validation_failed: title: Title is required", "title"],
    [
      { ...good, max_attendees: 0 },
      "400 validation_failed: max_attendees: Must allow at least 1 attendee",
      "max_attendees",
    ],
    [
      { ...good, max_attendees: null },
      "400 validation_failed: max_attendees: Max attendees is required",
      "max_attendees",
    ],
    [{ ...good, recurrence_rule: "daily" }, "400", "recurrence_rule"],
    [{ ...good, court_id: "x" }, "400", "court_id"],
    [{ ...good, court_id: elsewhere.courts[0]?.id }, "404 not_found: Court not found", "court_id"],
    [
      { ...good, court_id: club.courts[1]?.id },
      "422 court_closed: This court is not available for booking",
      "court_id",
    ],
    [at(`${DAY}T18:00`, `${DAY}T18:00`), "400 end_before_start: End time must be after start time", "end_time"],
    [at(`${DAY}T18:10`, `${DAY}T19:00`), "422 off_quarter: Events start and end on the quarter hour", "start_time"],
    [at("2026-07-15T11:00", "2026-07-15T13:00"), "422 past: Cannot book in the past", "start_time"],
    [at(`${DAY}T05:00`, `${DAY}T07:00`), "422 outside_hours: Outside booking hours (06:00 - 22:00)", "start_time"],
    [at(`${DAY}T21:00`, "2026-07-21T07:00"), "422 outside_hours: Outside booking hours (06:00 - 22:00)", "start_time"],
    [
      at("2029-01-01T10:00", "2029-01-01T11:00"),
      "422 too_far: Events can be planned up to two years ahead",
      "start_time",
    ],
  ] as const) {
    const response = await create(club.admin, input);
    expect(rejectionOf(response)).toContain(rejection);
    expect(response.rejection.details?.field).toBe(field);
  }
  for (const person of [club.member, club.front_desk]) expect((await create(person, good)).status).toBe(403);
  const [left] = await ownerSql`
    select (select count(*)::int from events where club_id = ${club.id}) as events,
      (select count(*)::int from court_occupancies where club_id = ${club.id}) as occupancies`;
  expect(left).toEqual({ events: 0, occupancies: 0 });

  const key = { "idempotency-key": `event ${club.id}` };
  const [first, again] = [await create(club.admin, good, key), await create(club.admin, good, key)];
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(first.body).toMatchObject({ coach_id: null, max_attendees: 10, description: null });
  const event = eventOf(first);
  const place = { "idempotency-key": `place ${club.id}` };
  const [taken, retried] = [await register(club.member, event.id, place), await register(club.member, event.id, place)];
  expect([retried.status, retried.body]).toEqual([201, taken.body]);

  for (const [court, rejection] of [
    [elsewhere.courts[0]?.id, "404 not_found: Court not found"],
    [club.courts[1]?.id, "422 court_closed: This court is not available for booking"],
  ])
    expect(rejectionOf(await edit(club.admin, event.id, { version: 1, court_id: court }))).toBe(rejection);

  // Another club sees nothing of it.
  for (const response of [
    read(elsewhere.admin, event.id),
    edit(elsewhere.admin, event.id, { version: 1, title: "Ours" }),
    cancel(elsewhere.admin, event.id),
    register(elsewhere.member, event.id),
    unregister(elsewhere.member, event.id),
    roster(elsewhere.admin, event.id),
  ])
    expect(rejectionOf(await response)).toBe("404 not_found: Event not found");
  expect((await list(elsewhere.member)).data).toEqual([]);

  // After its start registrations are closed, and it is past.
  const later = eventCalls(`${DAY}T18:30:00Z`);
  for (const response of [
    later.register(await club.person("member"), event.id),
    later.unregister(club.member, event.id),
    later.cancel(club.admin, event.id),
    later.edit(club.admin, event.id, { version: 1, title: "Late" }),
  ])
    expect(rejectionOf(await response)).toBe("422 event_over: This event has already begun");
  expect((await later.list(club.member)).data).toEqual([]);
  expect((await later.list(club.member, { when: "past", scope: "registered" })).data).toMatchObject([
    { state: "over" },
  ]);
});

test("upcoming events are paged in the order of their next date", async () => {
  const club = await makeClub({ rules });
  const court_id = club.courts[0]?.id;
  for (const [title, day] of [
    ["C", "22"],
    ["A", "18"],
    ["B", "20"],
  ])
    eventOf(
      await create(club.admin, {
        title,
        court_id,
        start_time: `2026-07-${day}T10:00`,
        end_time: `2026-07-${day}T11:00`,
      }),
    );
  const titles = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ title }) => title);
  const first = await list(club.member, { limit: "2" });
  expect(titles(first)).toEqual(["A", "B"]);
  const second = await list(club.member, { limit: "2", cursor: first.next_cursor ?? "" });
  expect([titles(second), second.next_cursor]).toEqual([["C"], null]);
  const past = { when: "past", limit: "1" };
  const newest = await list(club.member, past, "2026-07-21T00:00:00Z");
  const older = await list(club.member, { ...past, cursor: newest.next_cursor ?? "" }, "2026-07-21T00:00:00Z");
  expect([titles(newest), titles(older), older.next_cursor]).toEqual([["B"], ["A"], null]);
});
