import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dayOf } from "../../support/days.ts";
import { listenAs } from "../../support/live-stream.ts";
import {
  at,
  DAY,
  decide,
  enqueue,
  expectConsistent,
  fourMembers,
  join,
  makeFullClub,
  minutesAfter,
  NOON,
  newKey,
  offersOf,
  openTestPool,
  outcome,
  runQueue,
  storyOf,
} from "../../support/waitlist-world.ts";
import { ownerSql, type TestPerson } from "../../support/world.ts";

const db = openTestPool();

/** A slot of court 1 at 09:00 is held for Member 1, and Member 2 is next. */
async function makeHeld() {
  const club = await makeFullClub();
  const people = await fourMembers(club);
  const entries = await enqueue([people[0], people[1]], { preferred_start_time: "09:00" });
  await club.free(0, "09:00");
  await runQueue(db, club.id);
  const [offer] = await offersOf(club.id);
  if (!offer) throw new Error("no offer");
  return { club, people, entries, offer, court_id: club.courts[0]?.id ?? "" };
}

const bookIt = (token: string, body: object, now = NOON) => call("/bookings", { method: "POST", token, body, now });

test("the grid shows a hold as taken, to its holder as their own offer, and to staff with the name", async () => {
  const { club, people, offer } = await makeHeld();
  const seen = async (token: string, now = NOON) => {
    const { body } = await call("/availability", { token, query: { date: DAY, sport: "tennis" }, now });
    const courts = body.courts as {
      slots: { start_time: string; state: string }[];
      occupancies: { start_time: string; state: string; offer?: unknown }[];
    }[];
    const find = <T extends { start_time: string }>(rows: T[] = []) =>
      rows.find((row) => row.start_time === at("09:00"));
    return { cell: find(courts[0]?.slots)?.state, offer: find(courts[0]?.occupancies)?.offer };
  };
  const expires_at = offer.expires_at.toISOString();
  expect(await seen(people[1].token)).toEqual({ cell: "offer_held", offer: undefined });
  expect(await seen(people[0].token)).toEqual({
    cell: "offer_held",
    offer: { id: offer.id, expires_at, is_yours: true },
  });
  expect(await seen(club.front_desk.token)).toEqual({
    cell: "offer_held",
    offer: { id: offer.id, expires_at, is_yours: false, offered_to: "Member 1" },
  });
  expect(await seen(people[1].token, expires_at)).toEqual({ cell: "available", offer: undefined });
});

test("a held slot can be booked by its holder, which accepts the offer, and by no other member before it expires", async () => {
  const { club, people, court_id, offer } = await makeHeld();
  const [holder, next] = people;
  const input = { court_id, start_time: at("09:00") };
  expect(outcome(await bookIt(next.token, { ...input, override_hold: true }))).toBe(
    "409 slot_conflict: This time slot conflicts with an existing booking",
  );
  expect(outcome(await bookIt(holder.token, input))).toBe("201");
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 accepted"]);
  expect(await ownerSql`select 1 from waitlist_entries where user_id = ${holder.id}`).toHaveLength(0);
  const audit = await ownerSql`
    select actor_id, detail from audit_log
    where club_id = ${club.id} and action = 'booking.created' and actor_id = ${holder.id}`;
  expect(audit).toMatchObject([{ detail: { for: holder.id, waitlist_offer: offer.id } }]);
  await expectConsistent(club.id);
});

test("an offer can be accepted even if the club's slots and hours were changed in the meantime", async () => {
  const { club, people, offer } = await makeHeld();
  await ownerSql`
    update clubs set slot_length_minutes = 45, max_booking_length_minutes = 30, booking_hours_start = '09:30'
    where id = ${club.id}`;
  expect(outcome(await decide("accept", people[0], offer.id))).toBe("201");
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 accepted"]);
  await expectConsistent(club.id);
});

test("staff book over a hold after a warning: its holder is notified and keeps their place", async () => {
  const { club, people, court_id, offer } = await makeHeld();
  const input = { court_id, start_time: at("09:00"), user_id: people[2].id };
  const rejected = await bookIt(club.front_desk.token, input);
  expect(outcome(rejected)).toBe("409 slot_held: This time slot is offered to somebody on the waitlist");
  expect(rejected.rejection.details).toMatchObject({
    offered_to: "Member 1",
    expires_at: offer.expires_at.toISOString(),
    is_alternative: false,
    field: "start_time",
  });
  const { body } = await call("/availability", {
    token: club.front_desk.token,
    query: { date: DAY, sport: "tennis" },
    now: NOON,
  });
  const courts = body.courts as { slots: { start_time: string; reason?: string }[] }[];
  const cell = courts[0]?.slots.find(({ start_time }) => start_time === at("09:00"));
  expect(cell?.reason).toBe(rejected.rejection.message);

  expect(outcome(await bookIt(club.front_desk.token, { ...input, override_hold: true }))).toBe("201");
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 withdrawn"]);
  const notices = await ownerSql`
    select user_id, details, dedupe_key, round(date_part('epoch', useful_until - created_at) / 3600) as useful_hours
    from notices where club_id = ${club.id} and kind = 'waitlist_withdrawn'`;
  expect([...notices]).toEqual([
    {
      user_id: people[0].id,
      details: { courtName: "Court 1", startsAt: at("09:00"), endsAt: at("10:00") },
      dedupe_key: `waitlist_withdrawn:${offer.id}`,
      // Until the start of the slot.
      useful_hours: 21,
    },
  ]);
  expect(await ownerSql`select 1 from waitlist_entries where user_id = ${people[0].id}`).toHaveLength(1);
  // A booking is not a hold: it cannot be overridden.
  const again = { ...input, user_id: people[3].id, override_hold: true };
  expect(outcome(await bookIt(club.front_desk.token, again))).toBe(
    "409 slot_conflict: This time slot conflicts with an existing booking",
  );
  await expectConsistent(club.id);
});

test("staff move a booking onto a held slot after a warning, its member does not", async () => {
  const { club, court_id, people } = await makeHeld();
  const [, , mover] = people;
  const made = await bookIt(mover.token, { court_id, start_time: "2031-03-13T09:00" });
  const move = (body: object, { token }: Pick<TestPerson, "token"> = club.front_desk) =>
    call(`/bookings/${made.body.id}`, {
      ...{ method: "PATCH", token, now: NOON },
      body: { start_time: at("09:00"), ...body },
    });
  expect(outcome(await move({ override_hold: true }, mover))).toBe(
    "409 slot_conflict: This time slot conflicts with an existing booking",
  );
  for (const body of [{}, { override_hold: false }]) {
    expect(outcome(await move(body))).toBe("409 slot_held: This time slot is offered to somebody on the waitlist");
  }
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 open"]);
  expect(outcome(await move({ override_hold: true }))).toBe("200");
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 withdrawn"]);
  await expectConsistent(club.id);
});

test("no hold is taken for a member who plays elsewhere at the time: staff read so, and the holder keeps the offer", async () => {
  const { club, court_id, people } = await makeHeld();
  const elsewhere = club.courts[1]?.id;
  const [, , busy, other] = people;
  const playing = club.bookingAt(1, "09:00");
  await ownerSql`update bookings set user_id = ${busy.id} where id = ${playing}`;
  await ownerSql`
    insert into person_occupancies (club_id, user_id, starts_at, ends_at, booking_id)
    select club_id, user_id, starts_at, ends_at, id from bookings where id = ${playing}`;
  const at9 = { start_time: at("09:00"), user_id: busy.id };
  const later = { court_id: elsewhere, start_time: "2031-03-13T09:00", user_id: busy.id };
  const made = await bookIt(club.front_desk.token, later);
  for (const override of [{}, { override_hold: true }]) {
    const booked = await bookIt(club.front_desk.token, { ...at9, court_id, ...override });
    const moved = await call(`/bookings/${made.body.id}`, {
      ...{ method: "PATCH", token: club.front_desk.token, now: NOON },
      body: { court_id, start_time: at("09:00"), ...override },
    });
    for (const response of [booked, moved]) {
      expect(outcome(response)).toBe("409 own_overlap: The member already has a booking at this time");
    }
  }
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 open"]);
  const { status } = await bookIt(club.front_desk.token, { ...at9, court_id, user_id: other.id, override_hold: true });
  expect(status).toBe(201);
});

test("a hold beside a booking is not taken: staff are shown alternatives, the holder keeps the offer", async () => {
  const { club, court_id, people } = await makeHeld();
  // Court 1 is full but for the hold of the first hour.
  const place = { start_time: at("09:00"), end_time: at("11:00") };
  const made = await bookIt(people[2].token, { court_id, start_time: "2031-03-13T09:00" });
  for (const override of [{}, { override_hold: true }]) {
    const booked = await bookIt(club.front_desk.token, { court_id, user_id: people[3].id, ...place, ...override });
    const moved = await call(`/bookings/${made.body.id}`, {
      ...{ method: "PATCH", token: club.front_desk.token, now: NOON },
      body: { ...place, ...override },
    });
    for (const response of [booked, moved]) {
      expect(outcome(response)).toBe("409 slot_conflict: This time slot conflicts with an existing booking");
      expect(response.rejection.details?.alternatives).toEqual(expect.any(Array));
    }
  }
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 open"]);
  await expectConsistent(club.id);
});

test("the end of an offer concerns its holder, in their bookings and on the waitlist", async () => {
  const { club, people, offer } = await makeHeld();
  await dayOf(people[0], DAY);
  const next = await listenAs(people.slice(0, 2));
  expect(outcome(await decide("pass", people[0], offer.id))).toBe("200");
  for (const topic of ["bookings", "waitlist"]) {
    expect(await next()).toMatchObject([true, false].map((mine) => ({ topic, dates: [DAY], mine })));
  }
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 passed"]);
});

test("an expired hold blocks neither the move of a booking nor a series, even before the job has processed it", async () => {
  for (const isSeries of [false, true]) {
    const { club, people, court_id } = await makeHeld();
    const [holder, , quick] = people;
    const later = minutesAfter(NOON, 15);
    if (isSeries) {
      const input = { court_id, start_time: at("09:00"), every_weeks: 1, count: 1, user_id: quick.id };
      const body = { method: "POST", token: club.front_desk.token, body: input, now: later };
      expect(outcome(await call("/booking-series", body))).toBe("201");
    } else {
      const id = club.bookingAt(0, "10:00");
      const body = { method: "PATCH", token: club.front_desk.token, body: { start_time: at("09:00") }, now: later };
      expect(outcome(await call(`/bookings/${id}`, body))).toBe("200");
    }
    expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 expired"]);
    await runQueue(db, club.id, later);
    const notices =
      await ownerSql`select user_id from notices where club_id = ${club.id} and kind = 'waitlist_expired'`;
    expect([...notices]).toEqual([{ user_id: holder.id }]);
    await expectConsistent(club.id);
  }
});

test("an expired hold blocks no booking, even before the job has processed it", async () => {
  const { club, people, court_id, offer } = await makeHeld();
  const [holder, , quick] = people;
  const later = minutesAfter(NOON, 15);
  const input = { court_id, start_time: at("09:00") };
  expect(outcome(await bookIt(quick.token, input, later))).toBe("201");
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 expired"]);
  expect(outcome(await decide("accept", holder, offer.id, later))).toBe("409 offer_expired: This offer has expired");
  // The holder who let it expire is still notified, once.
  await runQueue(db, club.id, later);
  await runQueue(db, club.id, later);
  const notices = await ownerSql`select user_id from notices where club_id = ${club.id} and kind = 'waitlist_expired'`;
  expect([...notices]).toEqual([{ user_id: holder.id }]);
  await expectConsistent(club.id);
});

test("the notice of an offer that ends with its slot's start says that the slot has begun", async () => {
  const { club, offer } = await makeHeld();
  // As if it had been made a minute before the slot starts.
  await ownerSql`update waitlist_offers set expires_at = starts_at where id = ${offer.id}`;
  await runQueue(db, club.id, at("09:00"));
  const notices = await ownerSql`select details from notices where club_id = ${club.id} and kind = 'waitlist_expired'`;
  expect(notices.map(({ details }) => details.hasBegun)).toEqual([true]);
});

test("a block lists a held slot as affected, and withdraws it when exactly that list is confirmed", async () => {
  const { club, people, court_id, offer } = await makeHeld();
  const span = { court_ids: [court_id], start_time: at("09:00"), end_time: at("10:00") };
  const block = (path: string, body: object) =>
    call(path, { method: "POST", token: club.admin.token, body, now: NOON });
  const preview = await block("/court-blocks/preview", span);
  expect(preview.body).toMatchObject({
    bookings: [{ id: offer.id, kind: "offer_held", user_name: "Member 1" }],
    refused: [],
  });
  const rejected = await block("/court-blocks", span);
  expect(outcome(rejected)).toBe("409 block_hits_bookings: This block would cancel 1 waitlist offer");
  const made = await block("/court-blocks", { ...span, cancel: { booking_ids: [offer.id] } });
  expect(made.body).toMatchObject({ canceled_bookings: 0, refused: [] });
  expect(outcome(await decide("accept", people[0], offer.id))).toBe("409 offer_withdrawn: This offer was withdrawn");
  expect(await runQueue(db, club.id)).toEqual({ offered: 0, expired: 0 });
  // The queue stays, and after the block the slot is offered again, first to the member who lost it and kept the first place.
  const [row] = made.body.data as { id: string }[];
  const path = `/court-blocks/${row?.id}`;
  expect((await call(path, { method: "DELETE", token: club.admin.token, now: NOON })).status).toBe(200);
  await runQueue(db, club.id);
  expect((await storyOf(club.id)).toSorted()).toEqual([
    "Member 1 Court 1 09:00 open",
    "Member 1 Court 1 09:00 withdrawn",
  ]);
  await expectConsistent(club.id);
});

test("staff assign a slot: booked and out of the queue at once, over a hold only after a warning", async () => {
  const { club, people, entries, court_id } = await makeHeld();
  const [, second, third] = people;
  const assign = (id = "", body: object = {}, token = club.front_desk.token, key = newKey()) =>
    call(`/waitlist-entries/${id}/assign`, {
      method: "POST",
      token,
      body: { court_id, start_time: at("09:00"), ...body },
      now: NOON,
      headers: { "idempotency-key": key },
    });
  expect(outcome(await assign(entries[1], {}, third.token))).toBe("403 forbidden: Access Denied");
  const held = await assign(entries[1]);
  expect(outcome(held)).toBe("409 slot_held: This time slot is offered to somebody on the waitlist");
  expect(held.rejection.details).toMatchObject({ offered_to: "Member 1", expires_at: minutesAfter(NOON, 15) });
  const taken = await assign(entries[1], { start_time: at("10:00") });
  expect(outcome(taken)).toBe("409 slot_conflict: This time slot conflicts with an existing booking");
  expect(taken.rejection.details?.alternatives).toEqual([]);
  expect(outcome(await assign(entries[1], { end_time: at("09:00") }))).toBe(
    "400 end_before_start: End time must be after start time",
  );
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 open"]);

  const key = newKey();
  const booked = await assign(entries[1], { override_hold: true }, undefined, key);
  expect(booked.body).toMatchObject({ user_id: second.id, start_time: at("09:00"), status: "confirmed" });
  expect((await assign(entries[1], { override_hold: true }, undefined, key)).body).toEqual(booked.body);
  expect(outcome(await assign(entries[1], { override_hold: true }))).toBe("404 not_found: Waitlist entry not found");
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 withdrawn"]);
  const waiting = await ownerSql`select user_id from waitlist_entries where club_id = ${club.id}`;
  expect([...waiting]).toEqual([{ user_id: people[0].id }]);
  const notices =
    await ownerSql`select user_id from notices where club_id = ${club.id} and kind = 'waitlist_withdrawn'`;
  expect([...notices]).toEqual([{ user_id: people[0].id }]);
  const log = await ownerSql`
    select action, outcome from audit_log where club_id = ${club.id} and action = 'waitlist.assigned'`;
  expect([...log]).toEqual([{ action: "waitlist.assigned", outcome: "success" }]);

  // A member with an open offer may be assigned another slot; the offered one is free again.
  await club.free(1, "11:00");
  await runQueue(db, club.id);
  expect(await storyOf(club.id)).toContain("Member 1 Court 2 11:00 open");
  await club.free(0, "12:00");
  const other = await assign(entries[0], { start_time: at("12:00") });
  expect(other.status).toBe(201);
  expect((await join(third, { preferred_start_time: "11:00", preferred_end_time: "12:00" })).rejection.code).toBe(
    "slots_free",
  );
  await expectConsistent(club.id);
});
