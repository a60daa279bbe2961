import { expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
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
/** The bookings as they are listed to a person. */
async function listedOf({ token }: TestPerson, ids: string[]) {
  const { body } = await call("/bookings", { token, query: { scope: "mine", limit: "100" }, now });
  const listed = body.data as { id: string; cancel_reason: string | null }[];
  return ids.map((id) => listed.find((each) => each.id === id));
}
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
  expect(await listedOf(club.member, ids.slice(3, 4))).toEqual([following.body]);
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
  const subjects = await ownerSql`
    select distinct subject_type, subject_id from audit_log where club_id = ${club.id} and action like 'series.%'`;
  expect([...subjects]).toEqual([{ subject_type: "booking_series", subject_id: series.id }]);
  const canceled = await audited(club.id, "booking.canceled");
  expect(canceled.map(({ own, series: of }) => [own, of])).toEqual([
    [true, undefined],
    ...Array(4).fill([true, series.id]),
  ]);
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
  const canceled = await cancel(club.front_desk, ids[2], "following", "Roof repair");
  expect([canceled.status, canceled.body.cancel_reason]).toEqual([200, "Roof repair"]);
  let { data } = await stream.next();
  // The change of the series that was just made may arrive only now: it has all five dates.
  if (Array.isArray(data.dates) && data.dates.length === 5) ({ data } = await stream.next());
  expect(data).toEqual({ topic: "bookings", dates: ["2026-10-27", "2026-11-03", "2026-11-10"] });
  stream.close();
  const notices = await noticesOf(club.id, "series_canceled");
  expect(notices).toMatchObject([{ user_id: club.member.id, details: { reason: "Roof repair", byBooker: false } }]);
  expect(notices[0]?.details.canceled).toEqual(
    ["2026-10-27T22:00", "2026-11-03T23:00", "2026-11-10T23:00"].map((start, at) => ({
      ...{ courtName: "Court 1", startsAt: `${start}:00.000Z`, booking: { id: ids[at + 2], sequence: 1 } },
      endsAt: new Date(Date.parse(`${start}Z`) + 3_600_000).toISOString(),
    })),
  );
  const details = await audited(club.id, "booking.canceled");
  expect(details.map(({ own, for: whom }) => [own, whom])).toEqual(Array(3).fill([false, club.member.id]));
  const reasons = (await listedOf(club.member, ids)).map((each) => each?.cancel_reason);
  expect(reasons).toEqual([null, null, ...Array(3).fill("Roof repair")]);
});

test("a date that has begun stays when the others are canceled with it, and their mail waits while that can be undone", async () => {
  const club = await makeClub({ rules: open });
  const { ids } = await made(club);
  // To the instant of its start.
  const begun = await seriesCalls("2026-10-13T22:00:00Z").cancel(club.member, ids[0], "all");
  expect([begun.status, begun.body], begun.text).toMatchObject([200, { id: ids[0], status: "confirmed", sequence: 0 }]);
  expect(await timesOf(club.member.id)).toEqual(["10-13 18:00"]);
  const [row] = await ownerSql`
    select jsonb_array_length(details->'canceled') as dates, date_part('epoch', send_after - created_at) as seconds
    from notices where club_id = ${club.id} and kind = 'series_canceled'`;
  expect(row?.dates).toBe(4);
  expect(Math.round(row?.seconds)).toBe(15);
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
  expect(await listedOf(club.member, ids.slice(1, 2))).toEqual([moved.body]);
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
  const moves = await ownerSql`
    select action, subject_type, subject_id, detail from audit_log
    where club_id = ${club.id} and action like '%.moved' order by id`;
  const [first, second] = club.courts.map((court) => court.id);
  const [from, to] = ["2026-10-20T22", "2026-10-21T23"].map((start, at) => ({
    ...{ court_id: [first, second][at], start_time: `${start}:00:00.000Z` },
    end_time: new Date(Date.parse(`${start}:00Z`) + 3_600_000).toISOString(),
  }));
  const bySubject = new Map(moves.slice(1).map((each) => [each.subject_id, each]));
  expect(bySubject.get(ids[1])).toMatchObject({
    ...{ action: "booking.moved", subject_type: "booking" },
    detail: { from, to, series: series.id, scope: "following", anchor: ids[1] },
  });
  expect(bySubject.get(series.id)).toEqual({
    ...{ action: "series.moved", subject_type: "booking_series", subject_id: series.id },
    detail: { scope: "following", dates: 4 },
  });
  expect(bySubject.size).toBe(5);
  const [notice, ...more] = await noticesOf(club.id, "series_moved");
  expect(more).toEqual([]);
  expect(notice?.details).toMatchObject({ byStaff: false, moved: [{}, {}, {}, {}] });
  expect(notice?.details.moved[0]).toEqual({
    from: {
      ...{ courtName: "Court 1", startsAt: from?.start_time, endsAt: from?.end_time },
      booking: { id: ids[1], sequence: 0 },
    },
    to: {
      ...{ courtName: "Court 2", startsAt: to?.start_time, endsAt: to?.end_time },
      booking: { id: ids[1], sequence: 1 },
    },
  });
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
  // Other places are named if a court is taken, and only then.
  expect(taken.rejection.details?.alternatives).toHaveLength(3);
  expect(outside.rejection.details).not.toHaveProperty("alternatives");
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
  const unknown = await move(club.member, ids[0], { scope: "all", court_id: crypto.randomUUID() });
  expect([unknown.status, unknown.rejection], unknown.text).toMatchObject([
    404,
    { message: "Court not found", details: { field: "court_id" } },
  ]);
  for (const field of ["start_time", "end_time"]) {
    const { status, rejection } = await move(club.member, ids[0], { scope: "all", [field]: "2026-02-30T10:00" });
    expect([status, rejection.details?.field]).toEqual([400, field]);
  }
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

test("the notice that moves need holds for each date, for members alone", async () => {
  const club = await makeClub({ rules: { ...open, cancel_cutoff_hours: 72 } });
  const { ids } = await made(club, club.member, { start_time: "2026-10-06T18:00" });
  const late = await move(club.member, ids[0], { scope: "all", start_time: "2026-10-06T12:00" });
  expect([late.status, late.rejection], late.text).toMatchObject([
    422,
    {
      code: "move_cutoff",
      message: "These dates cannot be changed: Tue, Oct 6",
      details: {
        field: "scope",
        dates: [
          {
            ...{ booking_id: ids[0], date: "2026-10-06", code: "move_cutoff" },
            message: "Bookings can be changed up to 72 hours before they start",
          },
        ],
      },
    },
  ]);
  expect((await move(club.front_desk, ids[0], { scope: "all", start_time: "2026-10-06T13:00" })).status).toBe(200);
});

test("a court that is blocked, or closed with all others, is in the way as a taken one is; a reason of another kind is named beside it", async () => {
  const club = await makeClub({ rules: { ...open, max_bookings_per_day: 1 }, courts: 3 });
  const { ids } = await made(club);
  const [first, second, inactive] = club.courts.map((court) => court.id);
  await ownerSql`update courts set is_active = false where id = ${inactive ?? ""}`;
  const block = async (date: string, court_ids: unknown[]) => {
    const body = { court_ids, start_time: `${date}T08:00`, end_time: `${date}T11:00` };
    expect((await call("/court-blocks", { method: "POST", token: club.admin.token, body, now })).status).toBe(201);
  };
  await block("2026-10-20", [first]);
  await block("2026-10-27", [first, second]);
  const rejectionOf = async (body: object) => {
    const { status, rejection } = await move(club.member, ids[0], { scope: "all", ...body });
    const dates = rejection.details?.dates as { date: string; code: string }[];
    return [status, rejection.code, dates.map(({ date, code }) => `${date} ${code}`)];
  };
  const toMorning = { start_time: "2026-10-13T10:00" };
  const [blocked, closed] = ["2026-10-20 court_blocked", "2026-10-27 courts_closed"];
  expect(await rejectionOf(toMorning)).toEqual([409, "slot_conflict", [blocked, closed]]);
  const own = { court_id: second, start_time: "2026-11-04T12:00" };
  expect((await book(club.member, own, now)).status).toBe(201);
  expect((await move(club.member, ids[3], { start_time: "2026-11-03T11:00" })).status).toBe(200);
  const toWednesday = { start_time: "2026-10-14T18:00" };
  expect(await rejectionOf(toWednesday)).toEqual([422, "daily_limit", ["2026-11-03 daily_limit"]]);
  await block("2026-10-21", [first]);
  await book(await club.person("member"), { court_id: first, start_time: "2026-10-21T18:00" }, now);
  const both = ["2026-10-20 slot_conflict", "2026-11-03 daily_limit"];
  expect(await rejectionOf(toWednesday)).toEqual([422, "series_conflict", both]);
  const everywhere = ["10-13", "10-20", "10-27", "11-03", "11-10"].map((date) => `2026-${date} court_closed`);
  expect(await rejectionOf({ court_id: inactive })).toEqual([422, "court_closed", everywhere]);
});

test("a date on which the clock skips the new time, or that would leave its day, stands in the way of all", async () => {
  const club = await makeClub({ rules: { ...open, booking_hours_start: "00:00", booking_hours_end: "24:00" } });
  const { ids } = await made(club, club.member, { start_time: "2027-03-07T10:00", count: 3 });
  const skipped = await move(club.member, ids[0], { scope: "all", start_time: "2027-03-07T02:00" });
  expect([skipped.status, skipped.rejection], skipped.text).toMatchObject([
    422,
    { code: "skipped_time", details: { dates: [{ booking_id: ids[1], date: "2027-03-14", code: "skipped_time" }] } },
  ]);
  // The second is moved so late that its new start would be at midnight, and then so early that it would be before.
  expect((await move(club.member, ids[1], { start_time: "2027-03-14T20:00" })).status).toBe(200);
  const later = await move(club.member, ids[0], { scope: "all", start_time: "2027-03-07T14:00" });
  expect(later.rejection.details?.dates, later.text).toMatchObject([{ booking_id: ids[1], code: "skipped_time" }]);
  expect((await move(club.member, ids[0], { scope: "all", start_time: "2027-03-07T13:00" })).status).toBe(200);
  expect((await move(club.member, ids[1], { start_time: "2027-03-14T04:00" })).status).toBe(200);
  const sooner = await move(club.member, ids[0], { scope: "all", start_time: "2027-03-07T08:00" });
  expect(sooner.rejection.details?.dates, sooner.text).toMatchObject([{ booking_id: ids[1], code: "skipped_time" }]);
  const toMidnight = await move(club.member, ids[0], { scope: "all", start_time: "2027-03-07T09:00" });
  expect(toMidnight.status, toMidnight.text).toBe(200);
  expect(await timesOf(club.member.id)).toEqual(["03-07 09:00", "03-14 00:00", "03-21 09:00"]);
});
