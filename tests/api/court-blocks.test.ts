import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { block, DAY, list, now, occupied, post, preview, remove, rules } from "../support/court-blocks.ts";
import { openLive } from "../support/live-stream.ts";
import { book, outcome } from "../support/try-booking.ts";
import { makeClub, ownerSql } from "../support/world.ts";

test("a block of two courts occupies both, has a reason, and ends when deleted", async () => {
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
  const input = { court_id: court_ids[0], start_time: `${DAY}T10:00` };
  expect((await book(club.member, input, now)).rejection.code).toBe("slot_conflict");
  expect((await list(club.admin)).data.map(({ court_name }) => court_name).toSorted()).toEqual(["Court 1", "Court 2"]);

  const first = (made.body.data as { id: string }[])[0]?.id;
  expect((await remove(club.admin, first)).body).toMatchObject({ id: first, court_name: "Court 1" });
  expect((await list(club.admin)).data.map(({ court_name }) => court_name)).toEqual(["Court 2"]);
  expect((await book(club.member, input, now)).status).toBe(201);
  expect((await remove(club.admin, first)).status).toBe(404);
  const trail = await ownerSql`
    select action, detail->'after' as after from audit_log
    where club_id = ${club.id} and subject_type = 'court_block' and outcome = 'success' order by id`;
  expect(trail.map(({ action }) => action)).toEqual([
    "court_block.created",
    "court_block.created",
    "court_block.deleted",
  ]);
  const times = { start_time: `${DAY}T09:00:00.000Z`, end_time: `${DAY}T17:00:00.000Z` };
  expect(trail.slice(0, 2).map(({ after }) => after)).toEqual(
    expect.arrayContaining(court_ids.map((court_id) => ({ court_id, ...times }))),
  );
});

test("a long block has one occupancy for each court and date, split at the club's midnights, also on clock changes", async () => {
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

test("blocks are listed by start, page by page; past ones separately, the newest first", async () => {
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
  const input = { court_ids: [club.courts[0]?.id] };
  const headers = { "idempotency-key": `block ${club.id}` };
  const [first, again] = [await block(club.admin, input, headers), await block(club.admin, input, headers)];
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await occupied(club)).toHaveLength(1);
});

test("bad input is rejected by the field's name, and nothing is changed", async () => {
  const newYork = { rules: { ...rules, time_zone: "America/New_York" } };
  const [club, other] = [await makeClub(newYork), await makeClub({ rules })];
  const good = { court_ids: [club.courts[0]?.id], start_time: `${DAY}T09:00`, end_time: `${DAY}T10:00` };
  for (const [input, status, field] of [
    [{ ...good, court_ids: [] }, 400, "court_ids"],
    [{ ...good, court_ids: undefined }, 400, "court_ids"],
    [{ ...good, court_ids: ["x"] }, 400, "court_ids.0"],
    [{ ...good, court_ids: [other.courts[0]?.id] }, 404, "court_ids"],
    [{ ...good, court_ids: [club.courts[0]?.id, "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11"] }, 404, "court_ids"],
    [{ ...good, start_time: undefined }, 400, "start_time"],
    [{ ...good, end_time: "soon" }, 400, "end_time"],
    // Clocks are set forward over this time.
    [{ ...good, start_time: "2027-03-14T02:30", end_time: "2027-03-14T04:00" }, 400, "start_time"],
    [{ ...good, end_time: "2027-03-14T02:30" }, 400, "end_time"],
    [{ ...good, end_time: `${DAY}T09:00` }, 400, "end_time"],
    [{ ...good, end_time: "2027-07-22T09:00" }, 400, "end_time"],
    [{ ...good, start_time: "2026-07-14T09:00", end_time: "2026-07-14T10:00" }, 422, "end_time"],
  ] as const) {
    for (const path of ["/court-blocks", "/court-blocks/preview"]) {
      const { status: got, rejection } = await post(path, club.admin, input);
      expect([got, rejection.details?.field], `${path} ${JSON.stringify(input)}`).toEqual([status, field]);
    }
  }
  for (const [times, rejected] of [
    [{ end_time: `${DAY}T08:00` }, "400 end_before_start: End time must be after start time"],
    [{ end_time: "2027-07-22T09:00" }, "400 validation_failed: A court can be blocked for a year at most"],
    [
      { start_time: `${DAY}T09:00`, end_time: "2027-07-21T09:01" },
      "400 validation_failed: A court can be blocked for a year at most",
    ],
    // It ends in this moment.
    [
      { start_time: "2026-07-15T07:00", end_time: "2026-07-15T08:00" },
      "422 past: A court block must end in the future",
    ],
  ] as const) {
    expect(await outcome(block(club.admin, { ...good, ...times }))).toBe(rejected);
  }
  // Exactly 366 days.
  const longest = { start_time: "2026-07-20T09:00", end_time: "2027-07-21T09:00" };
  expect((await post("/court-blocks/preview", club.admin, { ...good, ...longest })).status).toBe(200);
  for (const [input, field] of [
    [{ ...good, reason: "x".repeat(501) }, "reason"],
    [{ ...good, cancel: { booking_ids: ["x"] } }, "cancel.booking_ids.0"],
  ] as const) {
    const { status, rejection } = await block(club.admin, input);
    expect([status, rejection.details?.field]).toEqual([400, field]);
  }
  for (const [field, value] of [
    ["when", "ever"],
    ["at", "noon"],
  ] as const) {
    const listed = await call("/court-blocks", { token: club.admin.token, query: { [field]: value } });
    expect([listed.status, listed.rejection.details?.field]).toEqual([400, field]);
  }
  expect([await occupied(club), await occupied(other)]).toEqual([[], []]);
});

test("front desk blocks a court after rain, after a preview of the bookings that this cancels", async () => {
  const club = await makeClub({ rules });
  const court_ids = [club.courts[0]?.id];
  const booked = await book(club.member, { court_id: club.courts[0]?.id ?? "", start_time: `${DAY}T10:00` }, now);
  expect(booked.status).toBe(201);
  const ahead = await preview(club.front_desk, { court_ids });
  expect(ahead.body).toMatchObject({ bookings: [{ id: booked.body.id, user_name: club.member.name }] });
  const cancel = { booking_ids: [booked.body.id] };
  const made = await block(club.front_desk, { court_ids, reason: "Rain", cancel });
  expect(made.status, made.text).toBe(201);
  const listed = await list(club.front_desk);
  expect(listed.data).toMatchObject([{ reason: "Rain", created_by_name: club.front_desk.name }]);
  expect((await remove(club.front_desk, listed.data[0]?.id)).status).toBe(200);
  expect(await occupied(club)).toEqual([]);
});

test("a block that began earlier is listed from then, and takes the court from this minute on: what was played stays", async () => {
  const club = await makeClub({ rules });
  const court_id = club.courts[0]?.id;
  const played = { court_id, start_time: "2026-07-15T10:00", end_time: "2026-07-15T12:00" };
  expect((await book(club.admin, played, "2026-07-15T10:00:00Z")).status).toBe(201);
  const span = { start_time: "2026-07-14T09:00", end_time: "2026-07-15T14:00" };
  const body = { court_ids: [court_id], ...span };
  const at = { token: club.admin.token, now: "2026-07-15T12:00:40Z" };
  const stream = await openLive(club.coach);
  const made = await call("/court-blocks", { method: "POST", body, ...at });
  expect([made.status, made.body]).toMatchObject([
    201,
    { data: [{ start_time: "2026-07-14T09:00:00.000Z", end_time: "2026-07-15T14:00:00.000Z" }], canceled_bookings: 0 },
  ]);
  expect(await occupied(club)).toEqual([
    { court_id, starts_at: new Date("2026-07-15T12:00:00Z"), ends_at: new Date("2026-07-15T14:00:00Z") },
  ]);
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: ["2026-07-15"] });
  stream.close();
});

test("the list has those that cover an instant, from their start until before their end", async () => {
  const club = await makeClub({ rules });
  const court_ids = [club.courts[0]?.id];
  await block(club.admin, { court_ids, reason: "early", start_time: `${DAY}T09:00`, end_time: `${DAY}T10:00` });
  await block(club.admin, { court_ids, reason: "late", start_time: `${DAY}T10:00`, end_time: `${DAY}T11:00` });
  const at = async (at: string) => (await list(club.admin, { at })).data;
  expect(await at(`${DAY}T09:00`)).toMatchObject([{ reason: "early" }]);
  expect(await at(`${DAY}T10:00:00Z`)).toMatchObject([{ reason: "late" }]);
  expect(await at(`${DAY}T11:00`)).toEqual([]);
});

test("only staff can list, preview, make or delete blocks", async () => {
  const club = await makeClub({ rules });
  const input = { court_ids: [club.courts[0]?.id] };
  const made = await block(club.admin, input);
  const id = (made.body.data as { id: string }[])[0]?.id;
  for (const person of [club.coach, club.member]) {
    for (const response of [
      await call("/court-blocks", { token: person.token, now }),
      await preview(person, input),
      await block(person, input),
      await remove(person, id),
    ]) {
      expect([response.status, response.rejection.code]).toEqual([403, "forbidden"]);
    }
  }
  const other = await makeClub();
  expect((await remove(other.admin, id)).status).toBe(404);
  expect(await occupied(club)).toHaveLength(1);
});
