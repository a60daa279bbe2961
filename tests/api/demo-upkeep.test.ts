import { expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "../../api/src/db/pool.ts";
import { maintainDemoClub } from "../../api/src/demo/maintain.ts";
import { DEMO_CLUB_ID, DEMO_SAMPLE } from "../../api/src/demo/sample-club.ts";
import { processQueue } from "../../api/src/waitlist/queue/process-queue.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { startDemoWorld } from "../support/demo-club.ts";
import { NOTHING_DONE, sampleStateOf } from "../support/demo-sample.ts";
import { dateFromNow } from "../support/world.ts";

// The api's own job may run in between, so the test counts rows instead of a run's changes.
const { sql, db, env, call, visit, maintain } = await startDemoWorld();

/** Makes visitors older, as if they had come earlier. */
const age = (ids: string[], minutes: number) =>
  sql`update users set created_at = created_at - make_interval(mins => ${minutes}) where id = any(${ids}::uuid[])`;

test("the sample: five courts, three coaches, members, and courts that are partly taken", async () => {
  const { courts, people, news, events, hours } = await sampleStateOf(sql);
  expect(events.map(({ title, registered, dates }) => [title, registered, dates])).toEqual([
    ["Saturday Junior Clinic", 5, 13],
    ["Squash: Short Games Workshop", 4, 1],
    ["Thursday Pickleball Mixer", 11, 13],
  ]);
  expect(new Set(hours.map(({ full_name }) => full_name)).size).toBe(3);
  expect(courts).toHaveLength(5);
  expect(people.filter(({ role }) => role === "coach")).toHaveLength(3);
  expect(people).toHaveLength(DEMO_SAMPLE.people.length);
  expect(news).toEqual(DEMO_SAMPLE.news.map(({ days_ago: _, ...item }) => ({ ...item, retired_at: null })));
  const { token } = await visit();
  expect((await call("/coaches", { token })).body.data).toHaveLength(3);
});

test("a run over an intact sample does nothing", async () => {
  expect(await maintain()).toEqual(NOTHING_DONE);
});

test("every change is restored", async () => {
  const before = await sampleStateOf(sql);
  await sql`update clubs set name = 'Hacked', sports = '{golf}', booking_hours_start = '00:00', booking_hours_end = '24:00',
    slot_length_minutes = 15, max_bookings_per_day = 20, max_bookings_per_week = 100, advance_booking_days = 365, logo = repeat('a', 64),
    time_zone = 'Asia/Tokyo', trial_expires_at = now(), subscription_status = 'active', allow_trial_mode = true
    where id = ${DEMO_CLUB_ID}`;
  await sql`update courts set name = 'My court' where club_id = ${DEMO_CLUB_ID} and name = 'Court 1'`;
  await sql`update courts set is_active = false where club_id = ${DEMO_CLUB_ID} and name = 'Court 2'`;
  await sql`insert into courts (club_id, name, sport) values (${DEMO_CLUB_ID}, 'Court 9', 'golf')`;
  await sql`update memberships set left_at = now() where club_id = ${DEMO_CLUB_ID} and role = 'coach'`;
  await sql`update memberships set role = 'admin', bio = 'x' where club_id = ${DEMO_CLUB_ID} and role = 'member'`;
  await sql`update users set full_name = 'Changed' where email like '%@demo.courtside.test'`;
  await sql`update club_news set retired_at = now() where club_id = ${DEMO_CLUB_ID} and type = 'event'`;
  await sql`update club_news set title = 'Hacked' where club_id = ${DEMO_CLUB_ID} and type = 'social'`;
  await sql`delete from coach_availability where club_id = ${DEMO_CLUB_ID} and day_of_week = 'monday'`;
  await sql`update memberships set availability_version = 3 where club_id = ${DEMO_CLUB_ID} and role = 'coach'`;
  await sql`delete from bookings where club_id = ${DEMO_CLUB_ID}`;
  await sql`update events set title = 'Hacked' where club_id = ${DEMO_CLUB_ID} and recurrence_rule is null`;
  await sql`delete from events where club_id = ${DEMO_CLUB_ID} and title like 'Thursday%'`;
  await maintain();
  const [taken] = await sql`select count(*)::int as n from bookings where club_id = ${DEMO_CLUB_ID}`;
  expect(taken?.n).toBeGreaterThan(200);
  expect(await sampleStateOf(sql)).toEqual(before);
  expect(await maintain()).toEqual(NOTHING_DONE);
  expect(await bookingViolations(sql, DEMO_CLUB_ID)).toEqual(NO_VIOLATIONS);
});

test("as days pass, the coming week has sample bookings, and old ones do not accumulate", async () => {
  const restoreIn = (days: number, time = "12:00") =>
    sql.begin(async (tx) => {
      await tx`
        select set_config('courtside.now', (((now() at time zone time_zone)::date + ${days}::int + ${time}::time)
          at time zone time_zone)::text, true)
        from clubs where id = ${DEMO_CLUB_ID}`;
      const [row] = await tx<{ did: Record<string, number> }[]>`
        select restore_demo_club(${tx.json(DEMO_SAMPLE as never)}) as did`;
      return row?.did ?? {};
    });
  for (const days of [1, 2, 9, 40]) {
    expect((await restoreIn(days)).booked, `after ${days} days`).toBeGreaterThan(15);
    expect((await restoreIn(days)).booked, `again after ${days} days`).toBe(0);
  }
  // Late in the day room is made among few slots, on some days by releasing sample bookings.
  for (let days = 41; days <= 48; days++) {
    await restoreIn(days, "20:30");
    expect((await restoreIn(days, "20:30")).booked, `again after ${days} days in the evening`).toBe(0);
  }
  const [old] = await sql`
    select count(*)::int as n from bookings where club_id = ${DEMO_CLUB_ID} and starts_at < now() + interval '10 days'`;
  expect(old?.n).toBe(0);
  await sql`delete from bookings where club_id = ${DEMO_CLUB_ID}`;
  await maintain();
});

test("a visitor's bookings are deleted at their end, and the account with all its rows ten minutes later", async () => {
  const [early, late, staying] = await Promise.all([visit(), visit(), visit()]);
  const [court] = await sql`select id from courts where club_id = ${DEMO_CLUB_ID} and name = 'Court 5'`;
  await sql`delete from bookings where club_id = ${DEMO_CLUB_ID} and court_id = ${court?.id}`;
  for (const [index, { token }] of [early, late, staying].entries()) {
    const body = { court_id: court?.id, start_time: `${dateFromNow(2)}T1${index}:00` };
    const headers = { "idempotency-key": "mine" };
    expect((await call("/bookings", { method: "POST", token, body, headers })).status).toBe(201);
  }
  const clinic = await sql`select id from events where club_id = ${DEMO_CLUB_ID} and title like 'Saturday%'`;
  const place = `/events/${clinic[0]?.id}/registration`;
  for (const { token } of [early, late, staying])
    expect((await call(place, { method: "POST", token })).status).toBe(201);
  const [coach] = await sql`select user_id from memberships where club_id = ${DEMO_CLUB_ID} and role = 'coach' limit 1`;
  const request = { coach_id: coach?.user_id, preferred_date: dateFromNow(3), preferred_time: "10:00" };
  expect((await call("/lesson-requests", { method: "POST", token: early.token, body: request })).status).toBe(201);
  await age([early.id], 70);
  await age([late.id], 60);
  await maintain();
  const owners = await sql`select user_id from bookings b join users u on u.id = b.user_id where u.is_demo`;
  expect([...owners]).toEqual([{ user_id: staying.id }]);
  const places = await sql`select user_id from event_registrations r join users u on u.id = r.user_id where u.is_demo`;
  expect([...places]).toEqual([{ user_id: staying.id }]);
  expect((await call("/me", { token: early.token })).status).toBe(401);
  expect((await call("/me", { token: late.token })).body).toMatchObject({ access: { access_type: "demo_expired" } });
  expect((await call("/bookings", { token: staying.token })).status).toBe(200);
  const traces = await sql`
    select (select count(*)::int from auth.users where id = ${early.id}) as accounts,
      (select count(*)::int from auth.sessions where user_id = ${early.id}) as sessions,
      (select count(*)::int from idempotency_keys where user_id = ${early.id}) as keys,
      (select count(*)::int from memberships where user_id = ${early.id}) as memberships,
      (select count(*)::int from lesson_requests where member_id = ${early.id}) as requests`;
  expect([...traces]).toEqual([{ accounts: 0, sessions: 0, keys: 0, memberships: 0, requests: 0 }]);
});

test("a visitor is offered free courts instead of the waitlist, and a waiting one leaves no queue entry and no hold behind", async () => {
  const visitor = await visit();
  const body = { requested_date: dateFromNow(3), sport: "tennis" };
  const joined = await call("/waitlist-entries", { method: "POST", token: visitor.token, body });
  expect([joined.status, joined.rejection]).toMatchObject([409, { code: "slots_free" }]);
  await sql`insert into waitlist_entries ${sql({ ...body, club_id: DEMO_CLUB_ID, user_id: visitor.id })}`;
  const again = await call("/waitlist-entries", { method: "POST", token: visitor.token, body });
  expect(again.rejection.code).toBe("already_waiting");
  const offers = () => sql`select status from waitlist_offers where user_id = ${visitor.id}`;
  await sql.begin(async (tx) => {
    // Keeps the api's own run away, by whose clock the visit may be over.
    await tx`select pg_advisory_xact_lock(7205759405)`;
    // By the clock of an active visit, at noon: the slot is offered at once, even if others are free.
    const noon = `${dateFromNow(0)}T17:00:00Z`;
    await sql`update users set created_at = ${noon} where id = ${visitor.id}`;
    await vi.waitFor(
      async () => {
        await processQueue(db, DEMO_CLUB_ID, noon);
        expect((await offers()).map(({ status }) => status)).toContain("open");
      },
      { timeout: 30_000 },
    );
    await sql`update users set created_at = now() where id = ${visitor.id}`;
  });
  await age([visitor.id], 70);
  await maintain();
  expect([...(await offers())]).toEqual([]);
  expect(await sql`select 1 from waitlist_entries where user_id = ${visitor.id}`).toEqual([]);
  expect(
    await sql`
    select 1 from court_occupancies where club_id = ${DEMO_CLUB_ID} and kind = 'offer_held'`,
  ).toEqual([]);
});

test("the purge knows every reference to a person: a new table must be added to purge_demo_visitors", async () => {
  const references = await sql<{ reference: string }[]>`
    select conrelid::regclass || ' → ' || confrelid::regclass as reference from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'memberships'::regclass) and confdeltype = 'a' order by 1`;
  expect([...new Set(references.map(({ reference }) => reference))]).toEqual([
    "api_keys → memberships",
    "booking_players → memberships",
    "booking_players → users",
    "booking_series → memberships",
    "bookings → memberships",
    "broadcasts → users",
    "club_news → memberships",
    "day_notes → memberships",
    "idempotency_keys → users",
    "invitations → users",
    "join_requests → users",
    "join_tries → users",
    "memberships → users",
    "person_occupancies → memberships",
    "webhooks → memberships",
  ]);
  const accounts = await sql<{ reference: string }[]>`
    select conrelid::regclass || ' → ' || confrelid::regclass as reference from pg_constraint
    where contype = 'f' and confdeltype = 'a'
      and confrelid in ('auth.users'::regclass, 'auth.sessions'::regclass, 'auth.mfa_factors'::regclass) order by 1`;
  // Sessions are deleted before the account, and so before its factors.
  expect(accounts.map(({ reference }) => reference)).toEqual([
    "auth.sessions → auth.mfa_factors",
    "users → auth.users",
  ]);
});

test("a purge that fails half-way leaves the visitor complete, and the next one succeeds", async () => {
  const visitor = await visit();
  await sql`create function broken() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`;
  await sql`create trigger broken before delete on users for each row execute function broken()`;
  await age([visitor.id], 70);
  await vi.waitFor(() => expect(maintainDemoClub(db)).rejects.toThrow("crash"), { timeout: 30_000 });
  await sql`drop trigger broken on users`;
  const parts = sql`
    select (select count(*)::int from auth.sessions where user_id = ${visitor.id}) as sessions,
      (select count(*)::int from memberships where user_id = ${visitor.id}) as memberships`;
  expect([...(await parts)]).toEqual([{ sessions: 1, memberships: 1 }]);
  await maintain();
  expect(await sql`select 1 from auth.users where id = ${visitor.id}`).toEqual([]);
});

test("a purge waits for whoever processes the waitlist: the two would wait for each other's rows", async () => {
  const visitor = await visit();
  await age([visitor.id], 70);
  const purge = await sql.begin(async (worker) => {
    const [own] = await worker<{ pid: number }[]>`
      select pg_backend_pid() as pid, pg_advisory_xact_lock(hashtextextended('waitlist ' || ${DEMO_CLUB_ID}::text, 0))`;
    const job = maintain();
    const waiting = async () =>
      (await sql`select 1 from pg_stat_activity where ${own?.pid ?? 0} = any(pg_blocking_pids(pid))`).length;
    await expect.poll(waiting).toBe(1);
    return { job };
  });
  await purge.job;
  expect(await sql`select 1 from auth.users where id = ${visitor.id}`).toEqual([]);
});

test("two processes at once: each visitor is purged once, and no sample booking is made twice", async () => {
  const other = openPool(env.DATABASE_URL);
  onTestFinished(() => other.end({ timeout: 1 }));
  const visitors = await Promise.all(Array.from({ length: 30 }, visit));
  await age(
    visitors.map(({ id }) => id),
    70,
  );
  await sql`delete from bookings where club_id = ${DEMO_CLUB_ID}`;
  const runs = await Promise.all([
    maintainDemoClub(db),
    maintainDemoClub(other),
    maintainDemoClub(db),
    maintainDemoClub(other),
  ]);
  expect(runs.reduce((sum, run) => sum + (run?.purged ?? 0), 0)).toBeLessThanOrEqual(30);
  expect(runs.filter((run) => (run?.booked ?? 0) > 0).length).toBeLessThanOrEqual(1);
  await maintain();
  expect(await sql`select 1 from users where is_demo and id = any(${visitors.map(({ id }) => id)}::uuid[])`).toEqual(
    [],
  );
  expect(await bookingViolations(sql, DEMO_CLUB_ID)).toEqual(NO_VIOLATIONS);
});

test("a run under another process's lock does nothing at all", async () => {
  const visitor = await visit();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7205759405)`;
    await age([visitor.id], 70);
    expect(await maintainDemoClub(db)).toBeUndefined();
    expect(await sql`select 1 from users where id = ${visitor.id}`).toHaveLength(1);
  });
  await maintain();
  expect(await sql`select 1 from users where id = ${visitor.id}`).toEqual([]);
});
