import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  bookingsOf,
  closureCalls,
  closureViolations,
  makeWetClub,
  NO_CLOSURE_VIOLATIONS,
  noticesOf,
  seen,
} from "../../support/closures.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";

/** Sundays: Berlin's clocks are set forward on the second one. */
const [FIRST, SECOND, THIRD] = ["2031-03-23", "2031-03-30", "2031-04-06"] as const;
const NOW = "2031-03-20T06:00:00Z";
const input = {
  start_time: `${FIRST}T09:00`,
  end_time: `${FIRST}T11:00`,
  repeat: { weekdays: ["sunday"], count: 3 },
  reason: "maintenance",
};

interface SeriesDate {
  id: string;
  state: string;
  start_time: string;
  end_time: string;
  canceled: number;
}
interface Repeated {
  id: string;
  state: string;
  series: { id: string; every_weeks: number; weekdays: string[]; count: number | null; dates: SeriesDate[] };
}

const berlin = (courts = 2): Promise<TestClub> =>
  makeWetClub({ courts, rules: { time_zone: "Europe/Berlin", advance_booking_days: 60, max_bookings_per_week: 0 } });
const book = async (club: TestClub, date: string, time: string, at = 0, person = club.member) => {
  const { book: send } = closureCalls(person, { now: NOW });
  const { status, body, text } = await send(club.courts[at]?.id, "", { start_time: `${date}T${time}` });
  expect(status, text).toBe(201);
  return String(body.id);
};
const repeatedOf = (body: unknown): Repeated => body as Repeated;
const statusOf = async (clubId: string) =>
  Object.fromEntries((await bookingsOf(clubId)).map(({ id, status }) => [id, status]));
const blocksOf = async (clubId: string) =>
  (
    await ownerSql<{ at: Date; until: Date }[]>`
      select starts_at as at, ends_at as until from court_occupancies where club_id = ${clubId} and kind = 'block' order by 1, 2`
  ).map(({ at, until }) => [at.toISOString().slice(0, 16), until.toISOString().slice(11, 16)]);

test("a repeated closure: the preview names every date with what it touches, and one request closes all of them on the club's clock", async () => {
  const club = await berlin(1);
  const desk = closureCalls(club.front_desk, { now: NOW });
  const other = await club.person("member", "Other");
  const booked = [
    await book(club, FIRST, "10:00"),
    await book(club, SECOND, "09:00"),
    await book(club, THIRD, "10:00", 0, other),
  ];
  const before = await book(club, SECOND, "08:00");
  const preview = await desk.preview({ all: true, ...input });
  const planned = seen(preview);
  expect(preview.body.occurrences).toMatchObject([
    { start_time: `${FIRST}T08:00:00.000Z`, end_time: `${FIRST}T10:00:00.000Z`, counts: { cancel: 1 } },
    { start_time: `${SECOND}T07:00:00.000Z`, end_time: `${SECOND}T09:00:00.000Z`, counts: { cancel: 1 } },
    { start_time: `${THIRD}T07:00:00.000Z`, end_time: `${THIRD}T09:00:00.000Z`, counts: { cancel: 1 } },
  ]);
  expect(
    (preview.body.items as { id: string; occurrence: number }[]).map((item) => [item.id, item.occurrence]),
  ).toEqual(booked.map((id, n) => [id, n]));
  expect([planned.people, preview.body.counts]).toEqual([2, expect.objectContaining({ cancel: 3 })]);

  const made = await desk.close({ all: true, ...input, version: planned.version }, { "idempotency-key": club.id });
  expect(made.status, made.text).toBe(201);
  const { series, id } = repeatedOf(made.body);
  expect([made.body.items, made.body.people]).toEqual([planned.items, planned.people]);
  expect(series).toMatchObject({ every_weeks: 1, weekdays: ["sunday"], count: 3 });
  expect(series.dates.map(({ state, canceled }) => [state, canceled])).toEqual(Array(3).fill(["closed", 1]));
  expect(series.dates[0]?.id).toBe(id);
  expect(await statusOf(club.id)).toEqual({
    ...Object.fromEntries(booked.map((each) => [each, "canceled"])),
    [before]: "confirmed",
  });
  expect(await blocksOf(club.id)).toEqual([
    [`${FIRST}T08:00`, "10:00"],
    [`${SECOND}T07:00`, "09:00"],
    [`${THIRD}T07:00`, "09:00"],
  ]);
  expect(await noticesOf(club.id)).toEqual({ [club.member.id]: 1, [other.id]: 1 });
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
  const again = await desk.close({ all: true, ...input, version: planned.version }, { "idempotency-key": club.id });
  expect(again.body).toEqual(made.body);

  // A list has the series once, with its next date.
  const later = closureCalls(club.front_desk, { now: `${FIRST}T12:00:00Z` });
  const { data } = (await later.list()).body as unknown as { data: Repeated[] };
  expect(data.map((each) => each.id)).toEqual([series.dates[1]?.id]);
  expect(data[0]?.series.dates.map((date) => (date as SeriesDate & { is_over: boolean }).is_over)).toEqual([
    true,
    false,
    false,
  ]);
  const audited = await ownerSql`
    select subject_id from audit_log where club_id = ${club.id} and action = 'closure.created'`;
  expect(audited.map(({ subject_id }) => subject_id).toSorted()).toEqual(
    series.dates.map((date) => date.id).toSorted(),
  );
});

test("one date, the dates that follow, or all are extended, reopened and undone; each change names its dates or is rejected", async () => {
  const club = await berlin();
  const [one] = club.courts.map(({ id }) => id);
  const desk = closureCalls(club.admin, { now: NOW });
  const booked = [
    await book(club, FIRST, "09:00"),
    await book(club, SECOND, "09:00"),
    await book(club, THIRD, "09:00"),
  ];
  const after = [await book(club, SECOND, "11:00"), await book(club, THIRD, "11:00")];
  const closed = await desk.close({ court_ids: [one], ...input });
  const { series } = repeatedOf(closed.body);
  const [first, second, third] = series.dates.map(({ id }) => id);

  const extension = { end_time: `${SECOND}T12:00`, scope: "following" };
  const previewed = await desk.previewChange(second, extension);
  const longer = await desk.change(second, { ...extension, version: previewed.body.version });
  expect(longer.status, longer.text).toBe(200);
  for (const name of ["items", "occurrences", "people"]) expect(longer.body[name]).toEqual(previewed.body[name]);
  expect((longer.body.items as { id: string; occurrence: number }[]).map((item) => [item.id, item.occurrence])).toEqual(
    [
      [after[0], 0],
      [after[1], 1],
    ],
  );
  expect(await blocksOf(club.id)).toEqual([
    [`${FIRST}T08:00`, "10:00"],
    [`${SECOND}T07:00`, "09:00"],
    [`${SECOND}T09:00`, "10:00"],
    [`${THIRD}T07:00`, "09:00"],
    [`${THIRD}T09:00`, "10:00"],
  ]);
  expect(Object.values(await statusOf(club.id))).toEqual(Array(5).fill("canceled"));
  // One mail of the closure, and one of the extension.
  expect(await noticesOf(club.id)).toEqual({ [club.member.id]: 2 });

  for (const [id, change, code, field] of [
    [second, { end_time: `${SECOND}T11:30`, scope: "following" }, "closure_not_longer", "end_time"],
    [first, { extend_minutes: 7 * 24 * 60, scope: "all" }, "closure_repeat_overlap", "extend_minutes"],
  ] as const) {
    const { status, rejection } = await desk.change(id, change);
    expect([status, rejection.code, rejection.details?.field]).toEqual([422, code, field]);
  }

  // The first date alone is as it was; the others stay closed.
  const undone = await desk.undo(first, {});
  expect(undone.body, undone.text).toMatchObject({ state: "undone", restored: 1 });
  expect(await statusOf(club.id)).toMatchObject({ [booked[0] ?? ""]: "confirmed", [booked[1] ?? ""]: "canceled" });
  const rest = await desk.undo(second, { scope: "following" });
  expect(rest.body, rest.text).toMatchObject({ state: "undone", restored: 4 });
  expect(repeatedOf(rest.body).series.dates.map(({ state }) => state)).toEqual(Array(3).fill("undone"));
  expect(Object.values(await statusOf(club.id))).toEqual(Array(5).fill("confirmed"));
  expect(await blocksOf(club.id)).toEqual([]);
  // Undoing twice changes nothing.
  for (const scope of ["all", "this"])
    expect((await desk.undo(third, { scope })).body).toMatchObject({ state: "undone", restored: 0 });
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);

  const again = repeatedOf((await desk.close({ court_ids: [one], ...input, outcome: "keep" })).body);
  const open = await desk.change(again.series.dates[1]?.id, { reopen: true, scope: "following" });
  expect(repeatedOf(open.body).series.dates.map(({ state }) => state)).toEqual(["closed", "reopened", "reopened"]);
  // What was kept is not closed, and the first date still is.
  expect(await blocksOf(club.id)).toEqual([[`${FIRST}T09:00`, "10:00"]]);
  const all = await desk.change(again.series.dates[2]?.id, { reopen: true, scope: "all" });
  expect(repeatedOf(all.body).series.dates.map(({ state }) => state)).toEqual(Array(3).fill("reopened"));
  expect(await blocksOf(club.id)).toEqual([]);
});

test("a date on which every court is blocked already is left out; no date of a series is undone if one was rebooked", async () => {
  const club = await berlin(2);
  const [one, two] = club.courts.map(({ id }) => id);
  const desk = closureCalls(club.admin, { now: NOW });
  await desk.close({ court_ids: [one], start_time: `${SECOND}T08:00`, end_time: `${SECOND}T12:00` });
  const preview = await desk.preview({ court_ids: [one], ...input });
  expect(preview.body.occurrences).toMatchObject([
    { courts: [{ id: one }], refused: [] },
    { courts: [], refused: [{ court_id: one, message: "Court 1 is already blocked at this time" }] },
    { courts: [{ id: one }], refused: [] },
  ]);
  expect(preview.body.refused).toEqual([]);
  const made = repeatedOf((await desk.close({ court_ids: [one], ...input })).body);
  expect(made.series.dates.map(({ start_time }) => start_time.slice(0, 10))).toEqual([FIRST, THIRD]);
  const everywhere = await desk.close({ court_ids: [one], ...input });
  expect([everywhere.status, everywhere.rejection.code]).toEqual([409, "closure_covered"]);

  const lost = await book(club, THIRD, "10:00", 1);
  const closed = repeatedOf((await desk.close({ court_ids: [two], ...input })).body);
  const member = closureCalls(club.member, { now: NOW });
  const [held] = await member.alternatives();
  expect((await member.accept(held?.alternatives[0]?.offer_id)).status).toBe(201);
  const state = await statusOf(club.id);
  const all = await desk.undo(closed.id, { scope: "all" });
  expect([all.status, all.rejection.code]).toEqual([409, "closure_rebooked"]);
  expect(await statusOf(club.id)).toEqual(state);
  expect(state[lost]).toBe("canceled");
  // The dates without it can be.
  expect((await desk.undo(closed.id, {})).body).toMatchObject({ state: "undone", restored: 0 });
});

test("bad input of a repetition names its field and changes nothing", async () => {
  const [club, other] = [await berlin(), await makeClub()];
  const desk = closureCalls(club.admin, { now: NOW });
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  for (const [part, status, field, code] of [
    [{ start_time: undefined }, 400, "start_time", "closure_repeat_start"],
    [{ repeat: {} }, 400, "repeat.count", null],
    [{ repeat: { count: 61 } }, 400, "repeat.count", null],
    [{ repeat: { count: 0 } }, 400, "repeat.count", null],
    [{ repeat: { count: 2, until: THIRD } }, 400, "repeat.until", null],
    [{ repeat: { count: 2, weekdays: [] } }, 400, "repeat.weekdays", null],
    [{ repeat: { count: 2, weekdays: ["someday"] } }, 400, "repeat.weekdays.0", null],
    [{ repeat: { count: 2, every_weeks: 0 } }, 400, "repeat.every_weeks", null],
    [{ repeat: { until: "2031-03-01" } }, 422, "repeat.until", "closure_repeat_dates"],
    [{ repeat: { until: "2031-07-01", weekdays: days } }, 422, "repeat.until", "closure_repeat_most"],
    [{ repeat: { count: 3, every_weeks: 52 } }, 422, "repeat.count", "closure_repeat_most"],
    [{ end_time: `${SECOND}T09:30` }, 422, "end_time", "closure_repeat_overlap"],
  ] as const) {
    for (const send of [desk.preview, desk.close]) {
      const { status: got, rejection } = await send({ all: true, ...input, ...part });
      expect([got, rejection.details?.field], JSON.stringify(part)).toEqual([status, field]);
      if (code !== null) expect(rejection.code, JSON.stringify(part)).toBe(code);
    }
  }
  const courts = Array.from({ length: 40 }, (_, n) => ({ club_id: other.id, name: `More ${n}`, sport: "tennis" }));
  await ownerSql`insert into courts ${ownerSql(courts)}`;
  const many = { ...input, repeat: { count: 60, weekdays: days } };
  const tooMany = await closureCalls(other.admin, { now: NOW }).close({ all: true, ...many });
  expect([tooMany.status, tooMany.rejection.code]).toEqual([422, "closure_repeat_courts"]);
  const single = seen(await desk.close({ all: true, start_time: `${FIRST}T18:00`, end_time: `${FIRST}T19:00` }));
  for (const { status, rejection } of [
    await desk.change(single.id, { extend_minutes: 60, scope: "all" }),
    await desk.undo(single.id, { scope: "following" }),
  ])
    expect([status, rejection.code, rejection.details?.field]).toEqual([422, "closure_not_repeated", "scope"]);
  expect((await desk.undo(single.id, { scope: "some" })).status).toBe(400);
  const { series } = repeatedOf((await desk.close({ all: true, ...input })).body);
  const stranger = closureCalls(other.admin, { now: NOW });
  expect((await stranger.undo(series.dates[0]?.id, { scope: "all" })).status).toBe(404);
  const member = await call(`/closures/${series.dates[0]?.id}/undo`, {
    ...{ method: "POST", token: club.member.token, now: NOW, body: { scope: "all" } },
  });
  expect(member.status).toBe(403);
  expect(await blocksOf(club.id)).toHaveLength(2 * 4);
});

test("a repetition whose only date does not have these times, because clocks are set forward, has no date", async () => {
  const club = await berlin(1);
  const desk = closureCalls(club.front_desk, { now: NOW });
  const skipped = {
    ...{ all: true, start_time: "2031-03-29T02:10", end_time: "2031-03-29T02:40" },
    repeat: { weekdays: ["sunday"], count: 1 },
  };
  for (const send of [desk.preview, desk.close]) {
    const { status, rejection, text } = await send(skipped);
    expect([status, rejection.code, rejection.details?.field], text).toEqual([422, "closure_repeat_dates", "repeat"]);
  }
});
