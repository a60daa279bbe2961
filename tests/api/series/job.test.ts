import { afterAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { seriesJob } from "../../../api/src/booking-series/job.ts";
import { openPool } from "../../../api/src/db/pool.ts";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { dayOf } from "../../support/days.ts";
import { openLive } from "../../support/live-stream.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { rowsOf, type Series, seriesOf } from "./series-calls.ts";

// By the real clock, which the job has.
const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const POLL_OPTIONS = { timeout: 30_000, interval: 50 };

const season = ({ courts, member }: TestClub, more: object = {}) => ({
  ...{ court_id: courts[0]?.id, start_time: `${dateFromNow(3)}T18:00`, every_weeks: 1, count: 60 },
  ...{ user_id: member.id, label: "Season", ...more },
});
const make = async ({ front_desk }: TestClub, body: object) =>
  seriesOf(await call("/booking-series", { method: "POST", token: front_desk.token, body }));
const show = async ({ front_desk }: TestClub, id: string) =>
  seriesOf(await call(`/booking-series/${id}`, { token: front_desk.token }));
const stop = async ({ front_desk }: TestClub, id: string) =>
  seriesOf(
    await call(`/booking-series/${id}`, { method: "PATCH", token: front_desk.token, body: { state: "stopped" } }),
  );
const outcomes = ({ dates }: Series) => {
  const counts: Record<string, number> = {};
  for (const { outcome } of dates) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};
const untilEnded = (club: TestClub, id: string) =>
  vi.waitFor(async () => {
    const series = await show(club, id);
    if (series.state === "running") throw new Error(`${series.progress.done} of ${series.progress.total}`);
    return series;
  }, POLL_OPTIONS);

/** Keeps the job from its next dates of a club, by the lock of their person, until released. */
async function hold(personId: string) {
  const held = await ownerSql.reserve();
  await held`begin`;
  const [holder] = await held`select pg_backend_pid() as pid`;
  await held`select from memberships where user_id = ${personId} for no key update`;
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await held`rollback`;
    held.release();
  };
  onTestFinished(release);
  /** Ends the connections that wait for it, as a process that dies would; says how many. */
  const killWaiting = async () => {
    const killed = await ownerSql`
      select pg_terminate_backend(pid) from pg_stat_activity where ${holder?.pid} = any(pg_blocking_pids(pid))`;
    return killed.length;
  };
  return { release, killWaiting };
}

test("sixty dates are booked by the job on the courts chosen for them, with progress, one mail and whole dates", async () => {
  const club = await makeClub();
  const [usual, chosen] = club.courts.map(({ id }) => id);
  const made = await make(club, season(club, { choices: { [dateFromNow(10)]: { court_id: chosen } } }));
  expect(made).toMatchObject({ state: "running", progress: { done: 0, total: 60 }, can_stop: true, label: "Season" });
  const done = await untilEnded(club, made.id);
  expect(done).toMatchObject({ state: "done", progress: { done: 60, total: 60 }, can_stop: false });
  expect(outcomes(done)).toEqual({ booked: 60 });
  expect(await rowsOf(club.id)).toMatchObject({ series: 1, dates: 60, bookings: 60, courts: 60 });
  const booked = await ownerSql`
    select court_id, count(*)::int, min(starts_at at time zone 'America/New_York')::date::text as first
    from bookings where club_id = ${club.id} group by 1 order by 2`;
  expect([...booked]).toEqual([
    { court_id: chosen, count: 1, first: dateFromNow(10) },
    { court_id: usual, count: 59, first: dateFromNow(3) },
  ]);
  const notices = await ownerSql`select kind from notices where club_id = ${club.id}`;
  expect([...notices]).toEqual([{ kind: "series_made" }]);
  const actions = await ownerSql`
    select action, actor_id, count(*)::int as count from audit_log where club_id = ${club.id} group by 1, 2 order by 1`;
  expect([...actions]).toEqual([
    { action: "booking.created", actor_id: club.front_desk.id, count: 60 },
    { action: "series.created", actor_id: club.front_desk.id, count: 1 },
  ]);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a job that dies in the middle of a date leaves whole dates, and another process goes on", async () => {
  const club = await makeClub();
  const made = await make(club, season(club));
  await vi.waitFor(async () => expect((await show(club, made.id)).progress.done).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 5,
  });
  const { release, killWaiting } = await hold(club.member.id);
  const { state } = await show(club, made.id);
  if (state === "running") {
    await vi.waitFor(async () => expect(await killWaiting()).toBeGreaterThan(0), POLL_OPTIONS);
  }
  const half = await show(club, made.id);
  expect(outcomes(half).booked).toBe((await rowsOf(club.id))?.bookings);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
  await release();
  const done = await untilEnded(club, made.id);
  expect(outcomes(done)).toEqual({ booked: 60 });
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("it is stopped: what is booked stays, the rest is named as missed, and no date is half", async () => {
  const club = await makeClub();
  const made = await make(club, season(club));
  await vi.waitFor(async () => expect((await show(club, made.id)).progress.done).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 5,
  });
  const stopped = await stop(club, made.id);
  expect(["stopped", "done"]).toContain(stopped.state);
  const { booked = 0, missed = 0 } = outcomes(stopped);
  expect(booked + missed).toBe(60);
  expect(await rowsOf(club.id)).toMatchObject({ bookings: booked, courts: booked });
  // Another run finds nothing to do, and to stop it again changes nothing.
  await seriesJob(db).run();
  expect(await stop(club, made.id)).toEqual(stopped);
  expect(await rowsOf(club.id)).toMatchObject({ bookings: booked });
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

/**
 * A series as it is between two transactions of its job, of which the second finds the change. The change comes before the rows:
 * beside them the job may already have locked whom the change is for.
 */
async function planned(club: TestClub, change: () => Promise<unknown>, players: { user_id: string }[] | null = null) {
  await change();
  const id = crypto.randomUUID();
  const dates = Array.from({ length: 31 }, (_, week) => dateFromNow(7 * (week + 1)));
  const of = { club_id: club.id, court_id: club.courts[0]?.id };
  const rule = { starts_on: dates[0], start_time: "18:00", end_time: "19:00", every_weeks: 1, weekdays: ["monday"] };
  await ownerSql.begin(async (sql) => {
    const made = { ...of, ...rule, id, user_id: club.member.id, created_by: club.front_desk.id, state: "running" };
    await sql`insert into booking_series ${sql({ ...made, players: players && sql.json(players) })}`;
    for (const date of dates) {
      const starts_at = new Date(`${date}T20:00:00Z`);
      const ends_at = new Date(`${date}T21:00:00Z`);
      await sql`insert into booking_series_dates ${sql({ ...of, series_id: id, date, starts_at, ends_at, outcome: "planned" })}`;
    }
  });
  return { id, dates };
}

test("it is stopped before its first date: every date is named as missed, and as nothing is booked no mail is sent", async () => {
  const club = await makeClub();
  await dayOf(club.member, dateFromNow(7));
  const stream = await openLive(club.member);
  onTestFinished(() => stream.close());
  const { release } = await hold(club.member.id);
  const { id } = await planned(club, async () => {});
  for (const { token } of [club.member, club.coach]) {
    const body = { state: "stopped" };
    expect((await call(`/booking-series/${id}`, { method: "PATCH", token, body })).status).toBe(403);
  }
  const stopped = await stop(club, id);
  expect(stopped).toMatchObject({ state: "stopped", progress: { done: 31, total: 31 }, can_stop: false });
  expect(outcomes(stopped)).toEqual({ missed: 31 });
  expect((await stream.next()).data).toEqual({ topic: "bookings", dates: [], mine: true });
  await release();
  await seriesJob(db).run();
  expect(await rowsOf(club.id)).toMatchObject({ series: 1, dates: 31, bookings: 0, courts: 0 });
  const actions = await ownerSql`
    select action, subject_type, subject_id, actor_id, detail from audit_log
    where club_id = ${club.id} and outcome = 'success'`;
  expect([...actions]).toEqual([
    {
      ...{ action: "series.stopped", subject_type: "booking_series", subject_id: id, actor_id: club.front_desk.id },
      detail: { dates: 31 },
    },
  ]);
  expect(await ownerSql`select 1 from notices where club_id = ${club.id}`).toHaveLength(0);
});

test("a date that was taken meanwhile is missed, and the others are booked", async () => {
  const club = await makeClub();
  const { id, dates } = await planned(club, async () => {
    const body = { court_id: club.courts[0]?.id, start_time: `${dateFromNow(14)}T20:00:00Z` };
    expect((await call("/bookings", { method: "POST", token: club.admin.token, body })).status).toBe(201);
  });
  const done = await untilEnded(club, id);
  expect(done.state).toBe("done");
  expect(done.dates.filter(({ outcome }) => outcome === "missed")).toMatchObject([
    { date: dates[1], code: "slot_conflict", booking_id: null },
  ]);
  expect(outcomes(done)).toEqual({ booked: 30, missed: 1 });
  const [notice] = await ownerSql`select details from notices where club_id = ${club.id} and kind = 'series_made'`;
  expect(notice?.details.left).toMatchObject([{ date: dates[1] }]);
});

test("with players: a date on which one is elsewhere meanwhile is missed and names them; who has left the club is left out", async () => {
  const club = await makeClub();
  const [ben, lea] = await Promise.all([club.person("member", "Ben Ode"), club.person("member", "Lea Gone")]);
  const change = async () => {
    const body = { court_id: club.courts[1]?.id, start_time: `${dateFromNow(14)}T20:00:00Z`, user_id: ben.id };
    expect((await call("/bookings", { method: "POST", token: club.admin.token, body })).status).toBe(201);
    await ownerSql`update memberships set left_at = now() where user_id = ${lea.id}`;
  };
  const { id, dates } = await planned(club, change, [{ user_id: ben.id }, { user_id: lea.id }]);
  const done = await untilEnded(club, id);
  expect(done.dates.filter(({ outcome }) => outcome === "missed")).toMatchObject([
    { date: dates[1], code: "player_busy", message: "Ben Ode already has a booking at this time" },
  ]);
  const players = await ownerSql`
    select p.user_id, count(*)::int as count from booking_players p where club_id = ${club.id} group by 1`;
  expect([...players]).toEqual([{ user_id: ben.id, count: 30 }]);
  expect(await ownerSql`select players from booking_series where id = ${id}`).toEqual([{ players: null }]);
  const notices = await ownerSql`
    select user_id from notices where club_id = ${club.id} and kind = 'series_made' order by details ? 'playing'`;
  expect(notices.map(({ user_id }) => user_id)).toEqual([club.member.id, ben.id]);
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("a season with players and guests is booked by the job with them on every date", async () => {
  const club = await makeClub();
  const ben = await club.person("member", "Ben Ode");
  await dayOf(ben, dateFromNow(3));
  const stream = await openLive(ben);
  onTestFinished(() => stream.close());
  const made = await make(club, season(club, { players: [{ user_id: ben.id }, { guest_name: "Gus Guest" }] }));
  // As it goes on, some dates at a time.
  const { days: _days, ...first } = (await stream.next()).data;
  const dates = made.dates.slice(0, 6).map(({ date }) => date);
  expect(first).toEqual({ topic: "bookings", dates, court_id: club.courts[0]?.id, mine: true });
  expect(outcomes(await untilEnded(club, made.id))).toEqual({ booked: 60 });
  const [seats] = await ownerSql`
    select count(user_id)::int as members, count(guest_id)::int as guests, count(distinct guest_id)::int as people
    from booking_players where club_id = ${club.id}`;
  expect(seats).toEqual({ members: 60, guests: 60, people: 1 });
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
});

test("it ends if its maker is no longer staff, and while the club has no access it waits", async () => {
  const club = await makeClub();
  const { id } = await planned(club, async () => {
    await ownerSql`update memberships set role = 'member' where user_id = ${club.front_desk.id}`;
  });
  await vi.waitFor(async () => {
    const [row] = await ownerSql`select state from booking_series where id = ${id}`;
    expect(row?.state).toBe("stopped");
  }, POLL_OPTIONS);
  expect(await rowsOf(club.id)).toMatchObject({ bookings: 0 });
  const ended = seriesOf(await call(`/booking-series/${id}`, { token: club.admin.token }));
  expect(ended.dates).toHaveLength(31);
  for (const date of ended.dates) {
    const message = "The series was stopped before this date was booked";
    expect(date).toMatchObject({ outcome: "missed", code: "series_stopped", message, booking_id: null });
  }

  const expired = await makeClub();
  const waiting = await planned(expired, async () => {
    await ownerSql`update clubs set subscription_status = 'canceled', trial_expires_at = now() where id = ${expired.id}`;
  });
  await seriesJob(db).run();
  const state = () => ownerSql`select state from booking_series where id = ${waiting.id}`;
  expect([...(await state())]).toEqual([{ state: "running" }]);
  // As many as one run takes on keep no other club waiting.
  await ownerSql`
    insert into booking_series (club_id, user_id, court_id, starts_on, start_time, end_time, every_weeks, weekdays, state, created_by, created_at)
    select club_id, user_id, court_id, starts_on, start_time, end_time, every_weeks, weekdays, state, created_by, now() - interval '1 day'
    from booking_series, generate_series(1, 20) where id = ${waiting.id}`;
  const other = await planned(await makeClub(), async () => {});
  await vi.waitFor(async () => {
    const [row] = await ownerSql`select state from booking_series where id = ${other.id}`;
    expect(row?.state).toBe("done");
  }, POLL_OPTIONS);
  await ownerSql`delete from booking_series where club_id = ${expired.id} and id <> ${waiting.id}`;
  await ownerSql`update clubs set subscription_status = 'active' where id = ${expired.id}`;
  await vi.waitFor(async () => expect([...(await state())]).toEqual([{ state: "done" }]), POLL_OPTIONS);
});

test("canceling all while it is booked stops it: nothing is left, and nothing comes after", async () => {
  const club = await makeClub();
  const made = await make(club, season(club));
  const first = await vi.waitFor(async () => {
    const id = (await show(club, made.id)).dates[0]?.booking_id;
    expect(id).not.toBeNull();
    return id;
  }, POLL_OPTIONS);
  const body = { scope: "all" };
  const canceled = await call(`/bookings/${first}/cancel`, { method: "POST", token: club.front_desk.token, body });
  expect(canceled.status).toBe(200);
  await seriesJob(db).run();
  expect(await rowsOf(club.id)).toMatchObject({ bookings: 0, courts: 0 });
  const { booked = 0, planned: left = 0 } = outcomes(await show(club, made.id));
  expect([booked, left]).toEqual([0, 0]);
});
