import { expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { rowsOf, seriesCalls, seriesOf, timesOf } from "./series-calls.ts";

const now = "2026-10-05T16:00:00Z";
const { make, cancel, move, show } = seriesCalls(now);
const open = { series_max_dates: 30, advance_booking_days: 365 };

/** Five Tuesdays from October 13 to November 10, 18:00 to 19:00, over the clock change of November 1. */
async function made(club: TestClub, person = club.member, more: object = {}) {
  const input = { court_id: club.courts[0]?.id, start_time: "2026-10-13T18:00", count: 5, ...more };
  const series = seriesOf(await make(person, input));
  return { series, ids: series.dates.map(({ booking_id }) => String(booking_id)) };
}

const noticesOf = (clubId: string, kind: string) =>
  ownerSql`select user_id, details from notices where club_id = ${clubId} and kind = ${kind}`;
const audited = async (clubId: string, action: string) => {
  const rows =
    await ownerSql`select detail from audit_log where club_id = ${clubId} and action = ${action} order by id`;
  return rows.map(({ detail }) => detail);
};

test("canceling this one leaves the others; this and following frees them; all frees what has not begun", async () => {
  const club = await makeClub({ rules: open });
  const { series, ids } = await made(club);
  expect((await cancel(club.member, ids[1], "this")).status).toBe(200);
  expect(await timesOf(club.member.id)).toHaveLength(4);
  const following = await cancel(club.member, ids[3], "following");
  expect(following.body).toMatchObject({ id: ids[3], status: "canceled", series_id: series.id, sequence: 1 });
  expect(await timesOf(club.member.id)).toEqual(
    ["10-13 18:00", "10-20 18:00"].filter((_, at) => at !== 1).concat("10-27 18:00"),
  );
  expect((await cancel(club.member, ids[0], "all")).status).toBe(200);
  expect(await timesOf(club.member.id)).toEqual([]);
  expect(seriesOf(await show(club.member, series.id)).dates.map(({ outcome }) => outcome)).toEqual(
    Array(5).fill("canceled"),
  );
  expect(await audited(club.id, "series.canceled")).toEqual([
    { scope: "following", dates: 2 },
    { scope: "all", dates: 2 },
  ]);
  expect(await audited(club.id, "booking.canceled")).toHaveLength(5);
  expect(await rowsOf(club.id)).toMatchObject({ bookings: 0, courts: 0 });
  const notices = await noticesOf(club.id, "series_canceled");
  expect(notices.map(({ user_id, details }) => [user_id, details.byBooker, details.canceled.length])).toEqual(
    Array(2).fill([club.member.id, true, 2]),
  );
});

test("staff cancel a member's series with one mail and one live change", async () => {
  const club = await makeClub({ rules: open });
  const { ids } = await made(club);
  const stream = await openLive(club.coach);
  expect((await cancel(club.front_desk, ids[2], "following", "Roof repair")).status).toBe(200);
  let { data } = await stream.next();
  // The change of the series that was just made may arrive only now: it has all five dates.
  if (Array.isArray(data.dates) && data.dates.length === 5) ({ data } = await stream.next());
  expect(data).toEqual({ topic: "bookings", dates: ["2026-10-27", "2026-11-03", "2026-11-10"] });
  stream.close();
  const notices = await noticesOf(club.id, "series_canceled");
  expect(notices).toMatchObject([{ user_id: club.member.id, details: { reason: "Roof repair" } }]);
  expect(notices[0]?.details.canceled).toHaveLength(3);
});

test("a cancellation that is too late for one date changes none, and names it", async () => {
  const club = await makeClub({ rules: { ...open, cancel_cutoff_hours: 72 } });
  const { ids } = await made(club, club.member, { start_time: "2026-10-06T18:00" });
  const late = await cancel(club.member, ids[0], "all");
  expect([late.status, late.rejection.code, late.rejection.message]).toEqual([
    422,
    "cancel_cutoff",
    "These dates cannot be changed: Tue, Oct 6",
  ]);
  expect(late.rejection.details).toMatchObject({ dates: [{ booking_id: ids[0], date: "2026-10-06" }] });
  expect(await timesOf(club.member.id)).toHaveLength(5);
  expect((await cancel(club.member, ids[1], "following")).status).toBe(200);
  expect(await timesOf(club.member.id)).toEqual(["10-06 18:00"]);
});

test("moving this and following shifts the wall time over the clock change; a date that was moved alone shifts by as much", async () => {
  const club = await makeClub({ rules: open });
  const { series, ids } = await made(club);
  expect((await move(club.member, ids[3], { start_time: "2026-11-04T10:00" })).status).toBe(200);
  const moved = await move(club.member, ids[1], {
    scope: "following",
    start_time: "2026-10-21T19:00",
    court_id: club.courts[1]?.id,
  });
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({ id: ids[1], court_name: "Court 2", series_id: series.id });
  expect(await timesOf(club.member.id)).toEqual([
    "10-13 18:00",
    "10-21 19:00",
    "10-28 19:00",
    "11-05 11:00",
    "11-11 19:00",
  ]);
  const rows = await ownerSql`
    select id, sequence, series_id from bookings where club_id = ${club.id} order by starts_at`;
  expect(rows.map(({ id, sequence }) => [id, sequence])).toEqual(ids.map((id, at) => [id, [0, 1, 1, 2, 1][at]]));
  expect(new Set(rows.map(({ series_id }) => series_id))).toEqual(new Set([series.id]));
  expect(await audited(club.id, "series.moved")).toEqual([{ scope: "following", dates: 4 }]);
  const [notice, ...more] = await noticesOf(club.id, "series_moved");
  expect([notice?.details.moved.length, more.length]).toEqual([4, 0]);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a series can move into its own old places, as by half an hour or by a week", async () => {
  const club = await makeClub({ rules: { ...open, slot_length_minutes: 30, max_bookings_per_day: 1 } });
  const { ids } = await made(club, club.member, { end_time: "2026-10-13T19:00" });
  expect((await move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T18:30" })).status).toBe(200);
  expect((await move(club.member, ids[0], { scope: "all", start_time: "2026-10-20T18:30" })).status).toBe(200);
  expect(await timesOf(club.member.id)).toEqual(
    ["10-20", "10-27", "11-03", "11-10", "11-17"].map((day) => `${day} 18:30`),
  );
  expect((await move(club.member, ids[0], { scope: "all", end_time: "2026-10-20T19:00" })).status).toBe(200);
  const lengths =
    await ownerSql`select distinct ends_at - starts_at as length from bookings where club_id = ${club.id}`;
  expect(lengths).toHaveLength(1);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a move that one date does not allow moves none, and names the dates", async () => {
  const club = await makeClub({ rules: open });
  const { ids } = await made(club);
  const other = await club.person("member");
  await book(other, { court_id: club.courts[0]?.id, start_time: "2026-10-27T20:00" }, now);
  const taken = await move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T20:00" });
  expect([taken.status, taken.rejection.code, taken.rejection.message]).toEqual([
    409,
    "slot_conflict",
    "These dates cannot be changed: Tue, Oct 27",
  ]);
  expect(taken.rejection.details).toMatchObject({
    field: "scope",
    dates: [{ booking_id: ids[2], date: "2026-10-27", code: "slot_conflict" }],
  });
  const outside = await move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T22:00" });
  expect([outside.status, outside.rejection.code]).toEqual([422, "outside_hours"]);
  expect(outside.rejection.details?.dates).toHaveLength(5);
  expect(new Set((await timesOf(club.member.id)).map((time) => time.slice(6)))).toEqual(new Set(["18:00"]));
});

test("a booking without a series has no wider scope; another member's series is forbidden, another club's unknown", async () => {
  const club = await makeClub({ rules: open });
  const single = await book(club.member, { court_id: club.courts[1]?.id, start_time: "2026-10-13T10:00" }, now);
  for (const scope of ["following", "all"]) {
    const canceled = await cancel(club.member, single.body.id, scope);
    expect([canceled.status, canceled.rejection.code, canceled.rejection.details]).toEqual([
      422,
      "not_in_series",
      { field: "scope" },
    ]);
    const moved = await move(club.member, single.body.id, { scope, start_time: "2026-10-13T12:00" });
    expect([moved.status, moved.rejection.code]).toEqual([422, "not_in_series"]);
  }
  const { ids } = await made(club);
  expect((await cancel(club.coach, ids[0], "all")).status).toBe(403);
  expect((await move(club.coach, ids[0], { scope: "all", start_time: "2026-10-13T12:00" })).status).toBe(403);
  const stranger = await makeClub();
  expect((await cancel(stranger.admin, ids[0], "all")).status).toBe(404);
  expect((await move(stranger.admin, ids[0], { scope: "all", start_time: "2026-10-13T12:00" })).status).toBe(404);
  expect((await cancel(club.member, ids[0], "some")).rejection.details).toMatchObject({ field: "scope" });
  const unknown = { scope: "all", court_id: crypto.randomUUID() };
  expect((await move(club.member, ids[0], unknown)).rejection.details).toMatchObject({ field: "court_id" });
  expect(await timesOf(club.member.id)).toHaveLength(6);
});

test("what is canceled or begun already is neither canceled nor moved with its series, and an end before the start is named", async () => {
  const club = await makeClub({ rules: open });
  const { ids } = await made(club);
  const backwards = { scope: "all", start_time: "2026-10-13T18:00", end_time: "2026-10-13T17:00" };
  const rejected = await move(club.member, ids[0], backwards);
  expect(rejected.rejection).toMatchObject({
    code: "end_before_start",
    message: "End time must be after start time",
    details: { field: "end_time" },
  });
  expect((await cancel(club.member, ids[0], "this")).status).toBe(200);
  const moved = await move(club.member, ids[0], { scope: "following", start_time: "2026-10-13T12:00" });
  expect([moved.status, moved.rejection], moved.text).toMatchObject([
    422,
    {
      code: "not_movable",
      message: "Only a confirmed booking that is not over can be changed",
      details: { field: "id" },
    },
  ]);
  expect((await cancel(club.member, ids[1], "all")).status).toBe(200);
  for (const scope of ["following", "all"]) {
    const again = await cancel(club.member, ids[1], scope);
    expect([again.status, again.rejection], again.text).toMatchObject([
      422,
      { code: "not_cancelable", message: "Only a future confirmed booking can be canceled", details: { field: "id" } },
    ]);
  }
  expect(await timesOf(club.member.id)).toEqual([]);
});

test("a canceled date of a series can be restored, and a deleted series leaves its bookings", async () => {
  const club = await makeClub({ rules: open });
  const { ids, series } = await made(club);
  await cancel(club.member, ids[4], "this");
  const restored = await call(`/bookings/${ids[4]}/restore`, { method: "POST", token: club.member.token, now });
  expect(restored.body).toMatchObject({ status: "confirmed", series_id: series.id });
  await ownerSql`delete from booking_series where id = ${series.id}`;
  expect(await timesOf(club.member.id)).toHaveLength(5);
});
