import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { openLive } from "../support/live-stream.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const DAY = "2026-07-20";

interface Wish {
  court_ids?: (string | undefined)[];
  start_time?: unknown;
  end_time?: unknown;
  reason?: unknown;
  cancel?: { booking_ids: readonly unknown[] };
}

const post = (path: string, person: TestPerson, body: unknown, headers = {}) =>
  call(path, { method: "POST", token: person.token, body, now, headers });
const withTimes = (wish: Wish) => ({ start_time: `${DAY}T09:00`, end_time: `${DAY}T17:00`, ...wish });
const block = (person: TestPerson, wish: Wish, headers = {}) => post("/court-blocks", person, withTimes(wish), headers);
const preview = (person: TestPerson, { court_ids, start_time, end_time }: Wish) =>
  post("/court-blocks/preview", person, withTimes({ court_ids, ...(start_time ? { start_time, end_time } : {}) }));
const remove = (person: TestPerson, id: unknown) =>
  call(`/court-blocks/${id}`, { method: "DELETE", token: person.token, now });
const list = async (person: TestPerson, query: Record<string, string> = {}) => {
  const { body } = await call("/court-blocks", { token: person.token, query, now });
  return body as { data: { id: string; court_name: string }[]; next_cursor: string | null };
};
const ids = (bookings: unknown) => (bookings as { id: string }[]).map(({ id }) => id);
const rules = { advance_booking_days: 60, max_bookings_per_day: 20, max_booking_length_minutes: 180, time_zone: "UTC" };
const occupied = (club: TestClub) => ownerSql<{ court_id: string; starts_at: Date; ends_at: Date }[]>`
  select court_id, starts_at, ends_at from court_occupancies where club_id = ${club.id} and kind = 'block'
  order by court_id, starts_at`;

test("a block of two courts fills both, says why, and ends with its deletion", async () => {
  const club = await makeClub({ rules });
  const court_ids = club.courts.map(({ id }) => id);
  const made = await block(club.admin, { court_ids, reason: "  Resurfacing " });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    data: [
      { court_name: "Court 1", sport: "tennis", reason: "Resurfacing", start_time: `${DAY}T09:00:00.000Z` },
      { court_name: "Court 2", created_by_name: club.admin.name, end_time: `${DAY}T17:00:00.000Z` },
    ],
    refused: [],
    canceled_bookings: 0,
  });
  const wish = { court_id: court_ids[0], start_time: `${DAY}T10:00` };
  expect((await book(club.member, wish, now)).refusal.code).toBe("slot_conflict");
  expect((await list(club.admin)).data.map(({ court_name }) => court_name).toSorted()).toEqual(["Court 1", "Court 2"]);

  const first = (made.body.data as { id: string }[])[0]?.id;
  expect((await remove(club.admin, first)).body).toMatchObject({ id: first, court_name: "Court 1" });
  expect((await list(club.admin)).data.map(({ court_name }) => court_name)).toEqual(["Court 2"]);
  expect((await book(club.member, wish, now)).status).toBe(201);
  expect((await remove(club.admin, first)).status).toBe(404);
  const trail =
    await ownerSql`select action from audit_log where club_id = ${club.id} and subject_type = 'court_block' and outcome = 'success' order by id`;
  expect(trail.map(({ action }) => action)).toEqual([
    "court_block.created",
    "court_block.created",
    "court_block.deleted",
  ]);
});

test("a long block has one occupancy for each court and date, cut at the club's midnights, also where the clock changes", async () => {
  const club = await makeClub({ rules: { ...rules, time_zone: "America/New_York" } });
  const times = { start_time: "2026-10-31T12:00", end_time: "2026-11-03T00:00" };
  expect((await block(club.admin, { court_ids: club.courts.map(({ id }) => id), ...times })).status).toBe(201);
  const rows = (await occupied(club)).filter(({ court_id }) => court_id === club.courts[0]?.id);
  expect(rows.map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()])).toEqual([
    ["2026-10-31T16:00:00.000Z", "2026-11-01T04:00:00.000Z"],
    ["2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
    ["2026-11-02T05:00:00.000Z", "2026-11-03T05:00:00.000Z"],
  ]);
});

test("bookings in the way are shown first, and canceled only when exactly they are named; their bookers see why", async () => {
  const club = await makeClub({ rules });
  const [court, other] = club.courts;
  const hit = await book(club.member, { court_id: court?.id, start_time: `${DAY}T10:00` }, now);
  const also = await book(club.coach, { court_id: court?.id, start_time: `${DAY}T16:00` }, now);
  const untouched = [
    await book(club.member, { court_id: court?.id, start_time: `${DAY}T08:00` }, now),
    await book(club.member, { court_id: court?.id, start_time: `${DAY}T17:00` }, now),
    await book(club.member, { court_id: other?.id, start_time: `${DAY}T12:00` }, now),
  ];
  const wish = { court_ids: [court?.id], reason: "Flooded" };
  const seen = await preview(club.admin, wish);
  expect(seen.body).toMatchObject({
    bookings: [
      { id: hit.body.id, court_name: "Court 1", user_name: club.member.name, kind: "booking" },
      { id: also.body.id, user_name: club.coach.name },
    ],
    refused: [],
  });
  const unnamed = await block(club.admin, wish);
  expect([unnamed.status, unnamed.refusal]).toMatchObject([
    409,
    {
      code: "block_hits_bookings",
      message: "This block would cancel 2 bookings",
      details: { field: "cancel.booking_ids" },
    },
  ]);
  expect(ids(unnamed.refusal.details?.bookings)).toEqual(ids(seen.body.bookings));
  expect(await occupied(club)).toHaveLength(0);

  const stream = await openLive(club.member);
  const made = await block(club.admin, { ...wish, cancel: { booking_ids: ids(seen.body.bookings).toReversed() } });
  expect([made.status, made.body.canceled_bookings]).toEqual([201, 2]);
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: [DAY] });
  expect((await stream.next()).data).toEqual({ topic: "blocks" });
  stream.close();

  const past = await call("/bookings", { token: club.member.token, query: { when: "past" }, now });
  expect(past.body.data).toMatchObject([
    { id: hit.body.id, status: "canceled", cancel_reason: "Court blocked: Flooded" },
  ]);
  const upcoming = await call("/bookings", { token: club.member.token, query: { when: "upcoming" }, now });
  expect(ids(upcoming.body.data).toSorted()).toEqual(untouched.map(({ body }) => body.id).toSorted());
  const canceled =
    await ownerSql`select subject_id from audit_log where club_id = ${club.id} and action = 'booking.canceled'`;
  expect(canceled).toHaveLength(2);
});

test("a list that has changed meanwhile is refused with the new one, and nothing is changed", async () => {
  const club = await makeClub({ rules });
  const court_id = club.courts[0]?.id;
  const first = await book(club.member, { court_id, start_time: `${DAY}T10:00` }, now);
  const second = await book(club.coach, { court_id, start_time: `${DAY}T12:00` }, now);
  const wish = { court_ids: [court_id] };
  const named = (...bookings: (typeof first)[]) => ({
    ...wish,
    cancel: { booking_ids: bookings.map(({ body }) => body.id) },
  });
  for (const stale of [named(first), named(), named(first, second, { ...first, body: { id: club.id } })]) {
    const { status, refusal } = await block(club.admin, stale);
    expect([status, refusal.code, refusal.message]).toEqual([
      409,
      "block_hits_bookings",
      "The bookings in the way have changed: please look at the list again",
    ]);
    expect(ids(refusal.details?.bookings)).toEqual([first.body.id, second.body.id]);
  }
  await cancel(club.coach, second.body.id, { now });
  const shrunk = await block(club.admin, named(first, second));
  expect(ids(shrunk.refusal.details?.bookings)).toEqual([first.body.id]);
  expect(await occupied(club)).toHaveLength(0);
  expect((await block(club.admin, named(first))).status).toBe(201);
});

test("over another block a court is refused by name, and the other courts go ahead", async () => {
  const club = await makeClub({ rules, courts: 3 });
  const [one, two, three] = club.courts.map(({ id }) => id);
  await block(club.admin, { court_ids: [two], start_time: `${DAY}T16:00`, end_time: `${DAY}T20:00` });
  const booked = await book(club.member, { court_id: two, start_time: `${DAY}T10:00` }, now);
  const message = "Court 2 is already blocked at this time";
  const refused = [{ court_id: two, court_name: "Court 2", message }];
  const wish = { court_ids: [three, two, one] };
  expect((await preview(club.admin, wish)).body).toEqual({ bookings: [], refused });
  const made = await block(club.admin, wish);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ data: [{ court_name: "Court 1" }, { court_name: "Court 3" }], refused });
  // What stands on the refused court stays.
  const mine = await call("/bookings", { token: club.member.token, now });
  expect(mine.body.data).toMatchObject([{ id: booked.body.id, status: "confirmed" }]);
  const none = await block(club.admin, { court_ids: [two] });
  expect([none.status, none.refusal]).toMatchObject([
    409,
    { code: "court_taken", message, details: { field: "court_ids", refused } },
  ]);
});

test("a lesson counts as hit; a court held for somebody on the waitlist is refused by name", async () => {
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
    refused: [{ court_name: "Court 2", message: "Court 2 is held for somebody on the waitlist at this time" }],
  });
});

test("a block that begins now or earlier leaves what is over as it was, and takes the rest", async () => {
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
  const wish = { court_ids: [court_id], start_time: "2026-07-15T00:00", end_time: "2026-07-16T00:00" };
  const hits = ids((await preview(club.admin, wish)).body.bookings);
  expect(hits).toEqual([...(running.status === 201 ? [running.body.id] : []), later.body.id]);
  expect((await block(club.admin, { ...wish, cancel: { booking_ids: hits } })).status).toBe(201);
  expect((await occupied(club)).map(({ starts_at }) => starts_at.toISOString())).toEqual(["2026-07-15T12:00:00.000Z"]);
  const [kept] =
    await ownerSql`select status from bookings where club_id = ${club.id} and id = ${String(over.body.id)}`;
  expect(kept?.status).toBe("confirmed");
});

test("however many book while a court is blocked, no booking ends up under the block", async () => {
  for (let round = 0; round < 6; round++) {
    const club = await makeClub({ rules, courts: 1 });
    const court_id = club.courts[0]?.id;
    const hours = [9, 10, 11, 12, 13, 14];
    const answers = await Promise.all([
      ...hours.map((hour) =>
        book(club.admin, { court_id, start_time: `${DAY}T${String(hour).padStart(2, "0")}:00` }, now),
      ),
      block(club.admin, { court_ids: [court_id] }),
      block(club.admin, { court_ids: [court_id] }),
    ]);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    // Whatever the block came upon, it says what.
    for (const { status, refusal } of answers.slice(hours.length))
      if (status === 409) expect(refusal.message).toMatch(/^This block would cancel|already blocked/);
    const [row] = await ownerSql`
      select count(*) filter (where b.status = 'confirmed')::int as confirmed,
        (select count(*)::int from court_blocks where club_id = ${club.id}) as blocks
      from bookings b where club_id = ${club.id}`;
    expect(row?.blocks).toBe(row?.confirmed === 0 ? 1 : 0);
  }
});

test("blocks are listed by start, page by page; those that have ended apart, the newest first", async () => {
  const club = await makeClub({ rules });
  const court = club.courts[0]?.id ?? "";
  const rows = ["2026-07-01", "2026-07-10", "2026-07-16", "2026-07-18", "2026-07-17"].map((date) => ({
    club_id: club.id,
    court_id: court,
    starts_at: `${date}T09:00:00Z`,
    ends_at: `${date}T10:00:00Z`,
    reason: date,
    created_by: club.admin.id,
  }));
  await ownerSql`insert into court_blocks ${ownerSql(rows)}`;
  const reasons = async (query: Record<string, string>) => {
    const page = await list(club.admin, query);
    return { next: page.next_cursor, reasons: page.data.map((row) => (row as unknown as { reason: string }).reason) };
  };
  const first = await reasons({ limit: "2" });
  expect(first.reasons).toEqual(["2026-07-16", "2026-07-17"]);
  expect(await reasons({ limit: "2", cursor: first.next ?? "" })).toEqual({ next: null, reasons: ["2026-07-18"] });
  expect((await reasons({ when: "past" })).reasons).toEqual(["2026-07-10", "2026-07-01"]);
});

test("a retry of the same request blocks once", async () => {
  const club = await makeClub({ rules });
  const wish = { court_ids: [club.courts[0]?.id] };
  const headers = { "idempotency-key": `block ${club.id}` };
  const [first, again] = [await block(club.admin, wish, headers), await block(club.admin, wish, headers)];
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await occupied(club)).toHaveLength(1);
});

test("bad input is refused by the field's name, and nothing is changed", async () => {
  const [club, other] = [await makeClub({ rules }), await makeClub({ rules })];
  const good = { court_ids: [club.courts[0]?.id], start_time: `${DAY}T09:00`, end_time: `${DAY}T10:00` };
  for (const [wish, status, field] of [
    [{ ...good, court_ids: [] }, 400, "court_ids"],
    [{ ...good, court_ids: undefined }, 400, "court_ids"],
    [{ ...good, court_ids: ["x"] }, 400, "court_ids.0"],
    [{ ...good, court_ids: [other.courts[0]?.id] }, 404, "court_ids"],
    [{ ...good, court_ids: [club.courts[0]?.id, "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11"] }, 404, "court_ids"],
    [{ ...good, start_time: undefined }, 400, "start_time"],
    [{ ...good, end_time: "soon" }, 400, "end_time"],
    [{ ...good, end_time: `${DAY}T09:00` }, 400, "end_time"],
    [{ ...good, end_time: "2027-07-22T09:00" }, 400, "end_time"],
    [{ ...good, start_time: "2026-07-14T09:00", end_time: "2026-07-14T10:00" }, 422, "end_time"],
  ] as const) {
    for (const path of ["/court-blocks", "/court-blocks/preview"]) {
      const { status: got, refusal } = await post(path, club.admin, wish);
      expect([got, refusal.details?.field], `${path} ${JSON.stringify(wish)}`).toEqual([status, field]);
    }
  }
  const end = await block(club.admin, { ...good, end_time: `${DAY}T08:00` });
  expect(end.refusal.message).toBe("End time must be after start time");
  for (const [wish, field] of [
    [{ ...good, reason: "x".repeat(501) }, "reason"],
    [{ ...good, cancel: { booking_ids: ["x"] } }, "cancel.booking_ids.0"],
  ] as const) {
    const { status, refusal } = await block(club.admin, wish);
    expect([status, refusal.details?.field]).toEqual([400, field]);
  }
  const listed = await call("/court-blocks", { token: club.admin.token, query: { when: "ever" } });
  expect([listed.status, listed.refusal.details?.field]).toEqual([400, "when"]);
  expect([await occupied(club), await occupied(other)]).toEqual([[], []]);
});

test("nobody but an admin sees, foresees, makes or deletes blocks", async () => {
  const club = await makeClub({ rules });
  const wish = { court_ids: [club.courts[0]?.id] };
  const made = await block(club.admin, wish);
  const id = (made.body.data as { id: string }[])[0]?.id;
  for (const person of [club.front_desk, club.coach, club.member]) {
    for (const answer of [
      await call("/court-blocks", { token: person.token, now }),
      await preview(person, wish),
      await block(person, wish),
      await remove(person, id),
    ]) {
      expect([answer.status, answer.refusal.code]).toEqual([403, "forbidden"]);
    }
  }
  const other = await makeClub();
  expect((await remove(other.admin, id)).status).toBe(404);
  expect(await occupied(club)).toHaveLength(1);
});
