import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { block, DAY, ids, now, occupied, preview, rules } from "../support/court-blocks.ts";
import { openLive } from "../support/live-stream.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, ownerSql } from "../support/world.ts";

test("affected bookings are previewed, and canceled only when exactly they are confirmed; their bookers see the reason", async () => {
  const club = await makeClub({ rules });
  const [court, other] = club.courts;
  const affected = await book(club.member, { court_id: court?.id, start_time: `${DAY}T10:00` }, now);
  const also = await book(club.coach, { court_id: court?.id, start_time: `${DAY}T16:00` }, now);
  const untouched = [
    await book(club.member, { court_id: court?.id, start_time: `${DAY}T08:00` }, now),
    await book(club.member, { court_id: court?.id, start_time: `${DAY}T17:00` }, now),
    await book(club.member, { court_id: other?.id, start_time: `${DAY}T12:00` }, now),
  ];
  const input = { court_ids: [court?.id], reason: "Flooded" };
  const seen = await preview(club.admin, input);
  expect(seen.body).toMatchObject({
    bookings: [
      { id: affected.body.id, court_name: "Court 1", user_name: club.member.name, kind: "booking" },
      { id: also.body.id, user_name: club.coach.name },
    ],
    refused: [],
  });
  const unnamed = await block(club.admin, input);
  expect([unnamed.status, unnamed.rejection]).toMatchObject([
    409,
    {
      code: "block_hits_bookings",
      message: "This block would cancel 2 bookings",
      details: { field: "cancel.booking_ids" },
    },
  ]);
  expect(ids(unnamed.rejection.details?.bookings)).toEqual(ids(seen.body.bookings));
  expect(await occupied(club)).toHaveLength(0);

  const stream = await openLive(club.member);
  const made = await block(club.admin, { ...input, cancel: { booking_ids: ids(seen.body.bookings).toReversed() } });
  expect([made.status, made.body.canceled_bookings]).toEqual([201, 2]);
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: [DAY] });
  expect((await stream.next()).data).toEqual({ topic: "blocks" });
  stream.close();

  const past = await call("/bookings", { token: club.member.token, query: { when: "past" }, now });
  expect(past.body.data).toMatchObject([
    { id: affected.body.id, status: "canceled", cancel_reason: "Court blocked: Flooded" },
  ]);
  const upcoming = await call("/bookings", { token: club.member.token, query: { when: "upcoming" }, now });
  expect(ids(upcoming.body.data).toSorted()).toEqual(untouched.map(({ body }) => body.id).toSorted());
  const canceled =
    await ownerSql`select subject_id from audit_log where club_id = ${club.id} and action = 'booking.canceled'`;
  expect(canceled).toHaveLength(2);
});

test("of a long reason a booking keeps what fits; its booker and the people of a lesson are mailed all of it", async () => {
  const club = await makeClub({ rules });
  const court_id = club.courts[0]?.id;
  const { id: partnerId } = await club.person("member");
  const players = [{ user_id: partnerId }];
  const booked = await book(club.member, { court_id, start_time: `${DAY}T10:00`, players }, now);
  const people = { coach_id: club.coach.id, member_id: club.member.id };
  const lesson = { court_id, start_time: `${DAY}T12:00`, end_time: `${DAY}T13:00`, ...people };
  const taught = await call("/lessons", { method: "POST", token: club.admin.token, body: lesson, now });
  expect([booked.status, taught.status]).toEqual([201, 201]);
  const reason = "Flooded!".repeat(63).slice(0, 500);
  const booking_ids = [booked.body.id, taught.body.id];
  expect((await block(club.admin, { court_ids: [court_id], reason, cancel: { booking_ids } })).status).toBe(201);
  const shown = `Court blocked: ${reason}`;
  const kept = await ownerSql`select cancel_reason from bookings where club_id = ${club.id}`;
  expect(kept.map(({ cancel_reason }) => cancel_reason)).toEqual([shown.slice(0, 500), shown.slice(0, 500)]);
  const mails = await ownerSql`
    select kind, user_id, details->>'reason' as reason, send_after <= now() as is_due from notices
    where club_id = ${club.id} and kind in ('booking_blocked', 'lesson_canceled', 'player_canceled') order by 1, user_id`;
  expect([...mails]).toEqual([
    { kind: "booking_blocked", user_id: club.member.id, reason, is_due: true },
    ...[club.coach.id, club.member.id]
      .toSorted()
      .map((user_id) => ({ kind: "lesson_canceled", user_id, reason: shown, is_due: true })),
    { kind: "player_canceled", user_id: partnerId, reason: shown, is_due: true },
  ]);
});

test("a list that has changed in the meantime is rejected with the new one, and nothing is changed", async () => {
  const club = await makeClub({ rules });
  const court_id = club.courts[0]?.id;
  const first = await book(club.member, { court_id, start_time: `${DAY}T10:00` }, now);
  const second = await book(club.coach, { court_id, start_time: `${DAY}T12:00` }, now);
  const input = { court_ids: [court_id] };
  const named = (...bookings: (typeof first)[]) => ({
    ...input,
    cancel: { booking_ids: bookings.map(({ body }) => body.id) },
  });
  for (const stale of [named(first), named(), named(first, second, { ...first, body: { id: club.id } })]) {
    const { status, rejection } = await block(club.admin, stale);
    expect([status, rejection.code, rejection.message]).toEqual([
      409,
      "block_hits_bookings",
      "The bookings in the way have changed: please look at the list again",
    ]);
    expect(ids(rejection.details?.bookings)).toEqual([first.body.id, second.body.id]);
  }
  await cancel(club.coach, second.body.id, { now });
  const shrunk = await block(club.admin, named(first, second));
  expect(ids(shrunk.rejection.details?.bookings)).toEqual([first.body.id]);
  expect(await occupied(club)).toHaveLength(0);
  expect((await block(club.admin, named(first))).status).toBe(201);
});

test("a court that is already blocked is rejected by name, and the other courts are blocked", async () => {
  const club = await makeClub({ rules, courts: 3 });
  const [one, two, three] = club.courts.map(({ id }) => id);
  await block(club.admin, { court_ids: [two], start_time: `${DAY}T16:00`, end_time: `${DAY}T20:00` });
  const booked = await book(club.member, { court_id: two, start_time: `${DAY}T10:00` }, now);
  const message = "Court 2 is already blocked at this time";
  const rejected = [{ court_id: two, court_name: "Court 2", message }];
  const input = { court_ids: [three, two, one] };
  expect((await preview(club.admin, input)).body).toEqual({ bookings: [], refused: rejected });
  const made = await block(club.admin, input);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ data: [{ court_name: "Court 1" }, { court_name: "Court 3" }], refused: rejected });
  // Bookings on the rejected court stay.
  const mine = await call("/bookings", { token: club.member.token, now });
  expect(mine.body.data).toMatchObject([{ id: booked.body.id, status: "confirmed" }]);
  const none = await block(club.admin, { court_ids: [two] });
  expect([none.status, none.rejection]).toMatchObject([
    409,
    { code: "court_taken", message, details: { field: "court_ids", refused: rejected } },
  ]);
});

test("a lesson counts as affected; a court held for a waiting member is rejected by name", async () => {
  const club = await makeClub({ rules });
  const [one, two] = club.courts.map(({ id }) => id);
  const span = { club_id: club.id, starts_at: `${DAY}T10:00:00Z`, ends_at: `${DAY}T11:00:00Z` };
  const lesson = {
    ...span,
    court_id: one ?? "",
    user_id: club.member.id,
    created_by: club.coach.id,
    kind: "lesson",
    coach_id: club.coach.id,
  };
  await ownerSql`insert into bookings ${ownerSql(lesson)}`;
  await ownerSql`insert into court_occupancies ${ownerSql({ ...span, court_id: two ?? "", kind: "offer_held" })}`;
  const { body } = await preview(club.admin, { court_ids: [one, two] });
  expect(body).toMatchObject({
    bookings: [{ kind: "lesson", court_name: "Court 1" }],
    refused: [{ court_name: "Court 2", message: "Court 2 is held for a member on the waitlist at this time" }],
  });
});

test("a block that begins now or earlier leaves past bookings unchanged, and cancels the others", async () => {
  const club = await makeClub({ rules });
  const court_id = club.courts[0]?.id;
  const early = "2026-07-15T05:00:00Z";
  const over = await book(club.member, { court_id, start_time: "2026-07-15T09:00" }, early);
  const running = await book(
    club.coach,
    { court_id, start_time: "2026-07-15T11:30", end_time: "2026-07-15T12:30" },
    early,
  );
  expect(over.status).toBe(201);
  const later = await book(club.member, { court_id, start_time: "2026-07-15T14:00" }, early);
  const input = { court_ids: [court_id], start_time: "2026-07-15T00:00", end_time: "2026-07-16T00:00" };
  const conflicts = ids((await preview(club.admin, input)).body.bookings);
  expect(conflicts).toEqual([...(running.status === 201 ? [running.body.id] : []), later.body.id]);
  expect((await block(club.admin, { ...input, cancel: { booking_ids: conflicts } })).status).toBe(201);
  expect((await occupied(club)).map(({ starts_at }) => starts_at.toISOString())).toEqual(["2026-07-15T12:00:00.000Z"]);
  const [kept] =
    await ownerSql`select status from bookings where club_id = ${club.id} and id = ${String(over.body.id)}`;
  expect(kept?.status).toBe("confirmed");
});

test("however many book while a court is blocked, no booking remains under the block", async () => {
  for (let round = 0; round < 6; round++) {
    const club = await makeClub({ rules, courts: 1 });
    const court_id = club.courts[0]?.id;
    const hours = [9, 10, 11, 12, 13, 14];
    const responses = await Promise.all([
      ...hours.map((hour) =>
        book(club.admin, { court_id, start_time: `${DAY}T${String(hour).padStart(2, "0")}:00` }, now),
      ),
      block(club.admin, { court_ids: [court_id] }),
      block(club.admin, { court_ids: [court_id] }),
    ]);
    for (const { status } of responses) expect([201, 409]).toContain(status);
    // The block reports everything that it affects.
    for (const { status, rejection } of responses.slice(hours.length))
      if (status === 409) expect(rejection.message).toMatch(/^This block would cancel|already blocked/);
    const [row] = await ownerSql`
      select count(*) filter (where b.status = 'confirmed')::int as confirmed,
        (select count(*)::int from court_blocks where club_id = ${club.id}) as blocks
      from bookings b where club_id = ${club.id}`;
    expect(row?.blocks).toBe(row?.confirmed === 0 ? 1 : 0);
  }
});

test("a walk-in in the way is shown by name", async () => {
  const club = await makeClub({ rules });
  const [court] = club.courts;
  const body = { court_id: court?.id, start_time: `${DAY}T10:00`, walk_in: true, players: [{ guest_name: "Wanda" }] };
  expect((await book(club.front_desk, body, now)).status).toBe(201);
  const seen = await preview(club.front_desk, { court_ids: [court?.id], reason: "Flooded" });
  expect(seen.body.bookings).toMatchObject([{ user_name: "Wanda", kind: "booking" }]);
});
