import { expect, onTestFinished, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { book, outcome } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { seriesCalls, seriesOf, timesOf } from "./series-calls.ts";

const now = "2026-10-05T16:00:00Z";
const { make, cancel, move } = seriesCalls(now);
const open = { series_max_dates: 30, advance_booking_days: 365 };

/** Five Tuesdays from October 13 to November 10, 18:00 to 19:00, over the clock change of November 1. */
async function made(club: TestClub, person: TestPerson = club.member, more: object = {}): Promise<string[]> {
  const input = { court_id: club.courts[0]?.id, start_time: "2026-10-13T18:00", count: 5, ...more };
  const { dates } = seriesOf(await make(person, input));
  return dates.flatMap(({ booking_id }) => booking_id ?? []);
}

const placesOf = async (clubId: string) => {
  const rows = await ownerSql<{ at: string }[]>`
    select c.name || ' ' || to_char(b.starts_at at time zone 'America/New_York', 'MM-DD HH24:MI') || ' '
      || to_char(b.ends_at at time zone 'America/New_York', 'HH24:MI') as at
    from bookings b join courts c on c.club_id = b.club_id and c.id = b.court_id
    where b.club_id = ${clubId} and b.status = 'confirmed' order by b.starts_at`;
  return rows.map(({ at }) => at);
};
const movedNotices = (clubId: string) =>
  ownerSql`select user_id, address, details from notices where club_id = ${clubId} and dedupe_key like 'series_moved:%' order by details ? 'playing'`;
/** As if all of the club's moves had been made so many seconds ago. */
const age = (clubId: string, seconds: number) => ownerSql`
  update audit_log set at = at - make_interval(secs => ${seconds}) where club_id = ${clubId} and action = 'booking.moved'`;

test("a wide move is undone as a whole: each booking returns to its own court, date, time and length, and no mail is sent", async () => {
  const club = await makeClub({ rules: { ...open, max_booking_length_minutes: 180 } });
  const ids = await made(club);
  const other = await club.person("member");
  // One date was moved alone, to another court, day and hour, and one is longer.
  await move(club.member, ids[1], { court_id: club.courts[1]?.id, start_time: "2026-10-21T10:00" });
  await move(club.member, ids[3], { end_time: "2026-11-03T20:00" });
  const before = await placesOf(club.id);
  const wide = {
    scope: "following",
    court_id: club.courts[1]?.id,
    start_time: "2026-10-22T09:00",
    end_time: "2026-10-22T11:00",
  };
  expect(await outcome(move(club.member, ids[1], wide))).toBe("200");
  expect((await placesOf(club.id)).filter((place) => !before.includes(place))).toHaveLength(4);
  expect(await movedNotices(club.id)).toHaveLength(1);
  await age(club.id, 5);
  const back = {
    scope: "following",
    court_id: club.courts[1]?.id,
    start_time: "2026-10-21T10:00",
    end_time: "2026-10-21T11:00",
  };
  expect(await outcome(move(other, ids[1], back))).toBe("403 forbidden: Access Denied");
  expect(await outcome(move(club.member, ids[1], back))).toBe("200");
  expect(await placesOf(club.id)).toEqual(before);
  expect(await movedNotices(club.id)).toHaveLength(0);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("the undo stands although the move cut-off and the window would forbid it; later they hold", async () => {
  const club = await makeClub({ rules: { ...open, advance_booking_days: 8, cancel_cutoff_hours: 24 } });
  const ids = await made(club, club.front_desk, { count: 3, user_id: club.member.id });
  const sooner = { scope: "all", start_time: "2026-10-06T10:00" };
  // By staff: the window of members ends before the last of the dates.
  expect(await outcome(move(club.member, ids[0], sooner))).toMatch(
    /^422 advance_window: These dates cannot be changed/,
  );
  expect(await outcome(move(club.front_desk, ids[0], sooner))).toBe("200");
  const back = {
    scope: "all",
    court_id: club.courts[0]?.id,
    start_time: "2026-10-13T18:00",
    end_time: "2026-10-13T19:00",
  };
  await ownerSql`update audit_log set actor_id = ${club.member.id} where club_id = ${club.id} and action = 'booking.moved'`;
  await age(club.id, 13);
  expect(await outcome(move(club.member, ids[0], back))).toMatch(/^422 /);
  await age(club.id, -8);
  expect(await outcome(move(club.member, ids[0], back))).toBe("200");
  expect(await timesOf(club.member.id)).toEqual(["10-13 18:00", "10-20 18:00", "10-27 18:00"]);
});

test("back with another court or another length is a move of its own, with its own mail", async () => {
  for (const isLonger of [true, false]) {
    const club = await makeClub({ rules: { ...open, max_booking_length_minutes: 180 } });
    const ids = await made(club, club.member, { count: 2 });
    expect(await outcome(move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T12:00" }))).toBe("200");
    const end_time = `2026-10-13T${isLonger ? 20 : 19}:00`;
    const court_id = club.courts[isLonger ? 0 : 1]?.id;
    const again = { scope: "all", court_id, start_time: "2026-10-13T18:00", end_time };
    expect(await outcome(move(club.member, ids[0], again))).toBe("200");
    const place = (date: string) => (isLonger ? `Court 1 ${date} 18:00 20:00` : `Court 2 ${date} 18:00 19:00`);
    expect(await placesOf(club.id)).toEqual([place("10-13"), place("10-20")]);
    expect(await movedNotices(club.id)).toHaveLength(2);
  }
});

test("a series whose date has begun since its move is not taken back", async () => {
  const club = await makeClub({ rules: open });
  const ids = await made(club);
  expect(await outcome(move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T12:00" }))).toBe("200");
  const back = { scope: "all", start_time: "2026-10-13T18:00" };
  const late = await seriesCalls("2026-10-13T16:00:05Z").move(club.member, ids[0], back);
  expect([late.status, late.rejection.code, late.rejection.details?.dates], late.text).toMatchObject([
    422,
    "begun",
    [{ booking_id: ids[0], date: "2026-10-13", message: "A booking that has begun keeps its court and start" }],
  ]);
});

test("the undo of a move whose mail has been sent is another mail, from the new times to the old ones", async () => {
  const club = await makeClub({ rules: open });
  const ids = await made(club, club.front_desk, { count: 2, user_id: club.member.id });
  const desk = (start_time: string) => move(club.front_desk, ids[0], { scope: "all", start_time });
  expect(await outcome(desk("2026-10-13T12:00"))).toBe("200");
  await ownerSql`
    update notices set state = 'sent', ended_at = now(), handed_at = now()
    where club_id = ${club.id} and kind = 'series_moved'`;
  expect(await outcome(desk("2026-10-13T18:00"))).toBe("200");
  const notices = await ownerSql`
    select user_id, details, date_part('epoch', send_after - created_at)::int as seconds from notices
    where club_id = ${club.id} and kind = 'series_moved' order by created_at`;
  const noon = (each: { from: { startsAt: string }; to: { startsAt: string } }) =>
    `${each.from.startsAt.slice(5, 16)} to ${each.to.startsAt.slice(5, 16)}`;
  expect(notices.map(({ user_id, details }) => [user_id, details.byStaff, details.moved.map(noon)])).toEqual([
    [club.member.id, true, ["10-13T22:00 to 10-13T16:00", "10-20T22:00 to 10-20T16:00"]],
    [club.member.id, true, ["10-13T16:00 to 10-13T22:00", "10-20T16:00 to 10-20T22:00"]],
  ]);
  expect(notices.map(({ seconds }) => seconds)).toEqual([15, 15]);
});

test("an undo whose court was taken, or whose booking has changed meanwhile, changes nothing and names the date", async () => {
  const club = await makeClub({ rules: open });
  const ids = await made(club);
  const back = {
    scope: "all",
    court_id: club.courts[0]?.id,
    start_time: "2026-10-13T18:00",
    end_time: "2026-10-13T19:00",
  };
  expect(await outcome(move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T10:00" }))).toBe("200");
  await book(await club.person("member"), { court_id: club.courts[0]?.id, start_time: "2026-10-27T18:00" }, now);
  const moved = await placesOf(club.id);
  const taken = await move(club.member, ids[0], back);
  expect([taken.status, taken.rejection.code, taken.rejection.details?.dates]).toMatchObject([
    409,
    "slot_conflict",
    [{ booking_id: ids[2], date: "2026-10-27" }],
  ]);
  expect(await placesOf(club.id)).toEqual(moved);
  await cancel(club.front_desk, ids[1], "this");
  await move(club.front_desk, ids[4], { start_time: "2026-11-10T12:00" });
  const changed = await move(club.member, ids[0], back);
  expect([changed.status, changed.rejection.code, changed.rejection.details?.dates]).toMatchObject([
    422,
    "changed_since",
    [
      { booking_id: ids[1], date: "2026-10-20", message: "This booking has changed since it was moved" },
      { booking_id: ids[4], date: "2026-11-10" },
    ],
  ]);
});

test("a court that is not named is each booking's own, and one that is named is for all", async () => {
  const club = await makeClub({ rules: open });
  const ids = await made(club);
  await move(club.member, ids[2], { court_id: club.courts[1]?.id });
  expect(await outcome(move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T19:00" }))).toBe("200");
  const courts = async () => (await placesOf(club.id)).map((place) => place.slice(0, 7));
  expect(await courts()).toEqual(["Court 1", "Court 1", "Court 2", "Court 1", "Court 1"]);
  expect(await outcome(move(club.member, ids[0], { scope: "all", court_id: club.courts[1]?.id }))).toBe("200");
  expect(await courts()).toEqual(Array(5).fill("Court 2"));
});

test("nothing to change changes nothing", async () => {
  const club = await makeClub({ rules: open });
  const ids = await made(club);
  const same = { scope: "all", court_id: club.courts[0]?.id, start_time: "2026-10-13T18:00" };
  expect(await outcome(move(club.member, ids[0], same))).toBe("200");
  expect(await ownerSql`select distinct sequence from bookings where club_id = ${club.id}`).toEqual([{ sequence: 0 }]);
  expect(await movedNotices(club.id)).toHaveLength(0);
});

test("what is rejected names where each date could go alone, and up to three places to which all of them can move", async () => {
  const club = await makeClub({ rules: { ...open, max_bookings_per_day: 3 }, courts: 3 });
  const ids = await made(club, club.member, { count: 3 });
  const other = await club.person("member");
  const third = await club.person("member");
  // 20:00 is taken on one date, 19:00 and court 2 at 20:00 on another.
  await book(other, { court_id: club.courts[0]?.id, start_time: "2026-10-20T20:00" }, now);
  await book(other, { court_id: club.courts[0]?.id, start_time: "2026-10-27T19:00" }, now);
  await book(third, { court_id: club.courts[1]?.id, start_time: "2026-10-27T20:00" }, now);
  const rejected = await move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T20:00" });
  expect([rejected.status, rejected.rejection.code]).toEqual([409, "slot_conflict"]);
  const details = rejected.rejection.details as {
    dates: { date: string; alternatives: { court_name: string; start_time: string }[] }[];
    alternatives: { court_id: string; court_name: string; start_time: string; end_time: string }[];
  };
  // 18:00, where it is, is none.
  expect(details.dates.map(({ date }) => date)).toEqual(["2026-10-20"]);
  expect(details.dates[0]?.alternatives.map((each) => `${each.court_name} ${each.start_time}`)).toEqual([
    "Court 1 2026-10-20T23:00:00.000Z",
    "Court 1 2026-10-21T01:00:00.000Z",
  ]);
  // Its own place is none, 19:00 is taken on October 27, court 2 at 20:00 too.
  expect(details.alternatives.map((each) => `${each.court_name} ${each.start_time}`)).toEqual([
    "Court 1 2026-10-14T01:00:00.000Z",
    "Court 3 2026-10-14T00:00:00.000Z",
  ]);
  const [, last] = details.alternatives;
  const { court_id, start_time } = last ?? {};
  expect(await outcome(move(club.member, ids[0], { scope: "all", court_id, start_time }))).toBe("200");
  expect(await placesOf(club.id)).toContain("Court 3 10-27 20:00 21:00");
});

test("of the places to which all can move, the three nearest on its court come first, then other open courts of its sport", async () => {
  const club = await makeClub({ rules: { ...open, max_bookings_per_day: 9, max_bookings_per_week: 0 }, courts: 5 });
  const [first, padel, inactive] = club.courts.map(({ id }) => id);
  await ownerSql`update courts set sport = 'padel' where id = ${padel ?? ""}`;
  await ownerSql`update courts set is_active = false where id = ${inactive ?? ""}`;
  const ids = await made(club, club.member, { count: 2 });
  const other = await club.person("member");
  for (const hour of [12, 19, 20]) {
    const input = { court_id: first, start_time: `2026-10-20T${hour}:00` };
    expect((await book(other, input, now)).status).toBe(201);
  }
  const places = async (hour: number) => {
    const rejected = await move(club.member, ids[0], { scope: "all", start_time: `2026-10-13T${hour}:00` });
    expect(rejected.status, rejected.text).toBe(409);
    const found = rejected.rejection.details?.alternatives as Record<
      "court_name" | "start_time" | "end_time",
      string
    >[];
    return found.map((each) => `${each.court_name} ${each.start_time.slice(5, 16)} ${each.end_time.slice(5, 16)}`);
  };
  expect(await places(12)).toEqual([
    "Court 1 10-13T15:00 10-13T16:00",
    "Court 1 10-13T17:00 10-13T18:00",
    "Court 1 10-13T14:00 10-13T15:00",
  ]);
  expect(await places(20)).toEqual([
    "Court 1 10-14T01:00 10-14T02:00",
    "Court 4 10-14T00:00 10-14T01:00",
    "Court 5 10-14T00:00 10-14T01:00",
  ]);
});

test("a series that is still being booked is not moved as a whole, only date by date", async () => {
  const club = await makeClub({ rules: open });
  const ids = await made(club);
  const [series] = await ownerSql<{ id: string }[]>`select id from booking_series where club_id = ${club.id}`;
  const job = await ownerSql.reserve();
  await job`begin`;
  onTestFinished(async () => {
    await job`rollback`;
    job.release();
  });
  // As the job has it.
  await job`select pg_advisory_xact_lock(hashtextextended('series ' || ${String(series?.id)}::text, 0))`;
  await ownerSql`update booking_series set state = 'running' where club_id = ${club.id}`;
  const wide = { scope: "all", start_time: "2026-10-13T20:00" };
  const said = "This series is still being booked: wait until it is done, or stop it";
  expect(await outcome(move(club.member, ids[0], wide))).toBe(`409 series_running: ${said}`);
  expect((await move(club.member, ids[0], wide)).rejection.details).toEqual({ field: "scope" });
  expect(await outcome(move(club.member, ids[0], { ...wide, scope: "this" }))).toBe("200");
});

test("dates of staff's series that a wide move would put onto one court at once are rejected by name", async () => {
  const club = await makeClub({ rules: open });
  const ids = await made(club, club.front_desk);
  const court_id = club.courts[1]?.id;
  const alone = { court_id, start_time: "2026-10-13T18:00" };
  expect(await outcome(move(club.front_desk, ids[1], alone))).toBe("200");
  const before = await placesOf(club.id);
  const wide = { scope: "all", court_id, start_time: "2026-10-14T18:00" };
  const { status, rejection } = await move(club.front_desk, ids[0], wide);
  expect([status, rejection.code]).toEqual([409, "slot_conflict"]);
  expect(rejection.details?.dates).toMatchObject([{ date: "2026-10-13", code: "slot_conflict" }]);
  expect(await placesOf(club.id)).toEqual(before);
});
