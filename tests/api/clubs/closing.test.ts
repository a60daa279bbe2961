import { afterAll, expect, inject, test } from "vitest";
import { closeDueClubs } from "../../../api/src/clubs/closing/job.ts";
import { openPool } from "../../../api/src/db/pool.ts";
import { deleteOutdated } from "../../../api/src/retention/delete-outdated.ts";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { accept, inviteOrFail, makeLoner } from "../invitations/inviting.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const DAY = 86_400_000;
const FREE = { subscription_status: "none", trial_expires_at: new Date(Date.now() + 30 * DAY) };
const makeFreeClub = () => makeClub({ rules: FREE });
const nameOf = ({ id }: { id: string }) => `Club ${id.slice(0, 8)}`;

type Who = Pick<TestPerson, "token">;
const change = ({ token }: Who, body: unknown, now?: string) =>
  call("/club-closing", { method: "PUT", token, body, now });
const close = (club: TestClub, now?: string) => change(club.admin, { close: true, club_name: nameOf(club) }, now);
const keepOpen = ({ token }: Who) => change({ token }, { close: false });
const read = ({ token }: Who) => call("/club-closing", { token });
const me = async ({ token }: Who) => (await call("/me", { token })).body;
const daysAgo = (days: number, seconds = 0) => new Date(Date.now() - days * DAY - seconds * 1000).toISOString();
/** Also when another process's job is at it. */
const deleteAll = async () => {
  while ((await deleteOutdated(db)) === undefined);
};
const rowOf = async ({ id }: { id: string }) => {
  const [row] = await ownerSql`select closes_at, closed_at, name from clubs where id = ${id}`;
  return row;
};
const insertSubscription = (club: TestClub, columns: Record<string, unknown> = {}) => ownerSql`
  insert into billing_subscriptions ${ownerSql({ club_id: club.id, provider: "stripe", id: `sub_${club.id}`, status: "active", ...columns })}`;

test("the only admin closes the club in 14 days to the second; every member sees when, and an admin can undo it", async () => {
  const club = await makeFreeClub();
  expect((await read(club.admin)).body).toEqual({ closes_at: null, obstacle: null });
  const stream = await openLive(club.member);
  const now = "2031-05-04T10:00:00.000Z";
  await ownerSql`update clubs set trial_expires_at = '2031-06-01' where id = ${club.id}`;
  const closing = await close(club, now);
  expect([closing.status, closing.body]).toEqual([200, { closes_at: "2031-05-18T10:00:00.000Z", obstacle: null }]);
  expect(await stream.next()).toEqual({ event: "change", data: { topic: "club" } });
  for (const person of [club.admin, club.front_desk, club.coach, club.member])
    expect((await me(person)).club).toMatchObject({ closes_at: "2031-05-18T10:00:00.000Z" });
  // Until then the club works as before.
  const court_id = club.courts[0]?.id;
  expect((await book(club.member, { court_id, start_time: `${dateFromNow(2)}T10:00` })).status).toBe(201);
  const second = await club.person("admin");
  expect((await keepOpen(second)).body).toEqual({ closes_at: null, obstacle: "other_admins" });
  expect((await me(club.member)).club).toMatchObject({ closes_at: null });
  stream.close();
  const trail = await ownerSql`
    select action, actor_id from audit_log where club_id = ${club.id} and action like 'club.%' order by at`;
  expect([...trail]).toEqual([
    { action: "club.closing", actor_id: club.admin.id },
    { action: "club.kept_open", actor_id: second.id },
  ]);
});

test("a second request changes neither the day nor the log; undoing without a request does neither", async () => {
  const club = await makeFreeClub();
  const responses = await Promise.all([close(club), close(club), close(club)]);
  const days = new Set(responses.map(({ body }) => body.closes_at));
  expect([days.size, (await close(club)).body.closes_at]).toEqual([1, [...days][0]]);
  await Promise.all([keepOpen(club.admin), keepOpen(club.admin)]);
  await keepOpen(club.admin);
  const trail = await ownerSql`select action from audit_log where club_id = ${club.id} order by at, action`;
  expect(new Set(trail.map(({ action }) => action))).toEqual(new Set(["club.closing", "club.kept_open"]));
  expect((await rowOf(club))?.closes_at).toBeNull();
});

test("the club's name confirms it; another name, or none, is rejected by the field", async () => {
  const club = await makeFreeClub();
  for (const body of [{ close: true }, { close: true, club_name: "" }, { close: true, club_name: "Another club" }]) {
    const { status, rejection } = await change(club.admin, body);
    expect([status, rejection.details?.field]).toEqual([400, "club_name"]);
  }
  for (const body of [{}, { close: "yes" }])
    expect((await change(club.admin, body)).rejection.details?.field).toBe("close");
  expect((await change(club.admin, { close: true, club_name: ` ${nameOf(club)} ` })).status).toBe(200);
});

test("only an admin, only the sole one, and neither the demo's nor a QA account", async () => {
  const club = await makeFreeClub();
  for (const person of [club.front_desk, club.coach, club.member]) {
    expect((await read(person)).status).toBe(403);
    expect((await change(person, { close: true, club_name: nameOf(club) })).status).toBe(403);
    expect((await keepOpen(person)).status).toBe(403);
  }
  await ownerSql`update auth.sessions set qa_role = 'admin' where id = ${club.admin.sessionId}`;
  expect((await read(club.admin)).body.obstacle).toBe("not_possible");
  expect((await close(club)).status).toBe(403);
  await ownerSql`update auth.sessions set qa_role = null where id = ${club.admin.sessionId}`;
  await club.person("admin");
  expect((await close(club)).rejection).toMatchObject({ code: "other_admins" });
  const demo = await makeClub({ rules: { is_demo: true, subscription_status: "none" } });
  expect((await read(demo.admin)).body.obstacle).toBe("not_possible");
  expect((await close(demo)).rejection.code).toBe("not_possible");
  expect([(await rowOf(club))?.closes_at, (await rowOf(demo))?.closes_at]).toEqual([null, null]);
});

test("two admins of each other's clubs: neither closes the other's", async () => {
  const [ours, theirs] = [await makeFreeClub(), await makeFreeClub()];
  expect((await change(ours.admin, { close: true, club_name: nameOf(theirs) })).status).toBe(400);
  await close(theirs);
  expect((await keepOpen(ours.admin)).body).toEqual({ closes_at: null, obstacle: null });
  expect((await rowOf(theirs))?.closes_at).not.toBeNull();
  expect((await rowOf(ours))?.closes_at).toBeNull();
});

test("a subscription that renews prevents it; one set to end does not, and no new one is sold", async () => {
  const club = await makeFreeClub();
  await insertSubscription(club);
  expect((await read(club.admin)).body.obstacle).toBe("subscription_active");
  expect((await close(club)).rejection).toMatchObject({
    code: "subscription_active",
    message: "The club has a running subscription. Please cancel it first, under Upgrade.",
  });
  await ownerSql`update billing_subscriptions set cancel_at = now() + interval '20 days' where club_id = ${club.id}`;
  expect((await close(club)).status).toBe(200);
  const body = { planId: "pro", billingCycle: "monthly" };
  const checkout = await call("/billing/checkout", { method: "POST", token: club.admin.token, body });
  expect([checkout.status, checkout.rejection.code]).toEqual([409, "club_closes"]);
});

test("an expired trial does not prevent closing the club, or keeping it open", async () => {
  const rules = { subscription_status: "trialing", trial_expires_at: new Date(Date.now() - DAY) };
  const club = await makeClub({ rules });
  expect((await close(club)).status).toBe(200);
  expect((await keepOpen(club.admin)).status).toBe(200);
});

test("the job closes a club when its days are over and not before: no members, no access, no waitlist", async () => {
  const [due, young] = [await makeFreeClub(), await makeFreeClub()];
  const entry = { club_id: due.id, user_id: due.member.id, sport: "tennis", requested_date: dateFromNow(3) };
  await ownerSql`insert into waitlist_entries ${ownerSql(entry)}`;
  const loner = await makeLoner();
  const invitation = await inviteOrFail(due.admin, loner.email);
  const [code] = await ownerSql`select join_code from clubs where id = ${due.id}`;
  // Opened first: the api's own job may end the club as soon as its days are over.
  const stream = await openLive(due.member);
  await close(due, daysAgo(14, 1));
  await close(young, daysAgo(14, -600));
  await Promise.all([closeDueClubs(db), closeDueClubs(db)]);

  expect((await rowOf(young))?.closed_at).toBeNull();
  expect((await me(young.member)).role).toBe("member");
  expect((await rowOf(due))?.closed_at).not.toBeNull();
  expect((await stream.rest()).at(-1)?.data).toEqual({ topic: "members" });
  for (const person of [due.admin, due.front_desk, due.coach, due.member]) {
    expect(await me(person)).toMatchObject({
      club: null,
      role: null,
      removed_from: { club_name: nameOf(due), club_closed: true },
    });
  }
  expect((await accept(loner, invitation)).status).toBe(404);
  const body = { join_code: code?.join_code };
  expect((await call("/join-requests", { method: "POST", token: loner.token, body })).rejection.code).toBe(
    "unknown_join_code",
  );
  const [left] = await ownerSql`
    select
      (select count(*)::int from waitlist_entries where club_id = ${due.id}) as waiting,
      (select count(*)::int from audit_log where club_id = ${due.id} and action = 'club.closed') as ends`;
  expect(left).toEqual({ waiting: 0, ends: 1 });
  // Its former members are free to join or found another club.
  const found = await call("/clubs", { method: "POST", token: due.admin.token, body: { club_name: "The next one" } });
  expect(found.status).toBe(201);
});

test("a payment in the meantime keeps the club", async () => {
  const club = await makeFreeClub();
  await close(club, daysAgo(15));
  await insertSubscription(club);
  await closeDueClubs(db);
  expect(await rowOf(club)).toMatchObject({ closes_at: null, closed_at: null });
  const [row] = await ownerSql`select detail from audit_log where club_id = ${club.id} and action = 'club.kept_open'`;
  expect(row?.detail).toEqual({ reason: "subscription_active" });
});

test("undoing, joining and the end at once: the club stays complete, or ends completely", async () => {
  for (let round = 0; round < 6; round++) {
    const club = await makeClub({ rules: FREE, courts: 0 });
    const loner = await makeLoner();
    const invitation = await inviteOrFail(club.admin, loner.email);
    await close(club, daysAgo(15));
    const [kept, joined] = await Promise.all([keepOpen(club.admin), accept(loner, invitation), closeDueClubs(db)]);
    const isClosed = (await rowOf(club))?.closed_at !== null;
    const people = await ownerSql`select from memberships where club_id = ${club.id} and left_at is null`;
    expect(people.length > 0).toBe(!isClosed);
    expect(kept.status < 300).toBe(!isClosed);
    if (!isClosed) expect(joined.status).toBe(200);
  }
});

test("a club's content is deleted 30 days after its end, the club itself after 400; other clubs' rows stay", async () => {
  const [club, other] = [await makeFreeClub(), await makeFreeClub()];
  for (const each of [club, other]) {
    await book(each.member, { court_id: each.courts[0]?.id, start_time: `${dateFromNow(3)}T10:00` });
    await inviteOrFail(each.admin, `${each.id}@x.test`);
    await insertSubscription(each, { ended_at: new Date(), status: "canceled" });
  }
  await close(club, daysAgo(15));
  await closeDueClubs(db);
  const count = async ({ id }: TestClub) => {
    const [row] = await ownerSql`
      select
        (select count(*)::int from memberships where club_id = ${id}) as people,
        (select count(*)::int from bookings where club_id = ${id}) as bookings,
        (select count(*)::int from courts where club_id = ${id}) as courts,
        (select count(*)::int from invitations where club_id = ${id}) as invitations,
        (select count(*)::int from billing_subscriptions where club_id = ${id}) as subscriptions,
        (select count(*)::int from audit_log where club_id = ${id}) > 0 as is_written`;
    return row;
  };
  const before = { people: 4, bookings: 1, courts: 2, invitations: 1, subscriptions: 1, is_written: true };
  const age = async (days: number) => {
    await ownerSql`update clubs set closed_at = now() - make_interval(days => ${days}) where id = ${club.id}`;
    await deleteAll();
  };
  await age(29);
  expect([await count(club), await count(other)]).toEqual([before, before]);
  await age(31);
  const records = { people: 0, bookings: 0, courts: 0, invitations: 0, subscriptions: 1, is_written: true };
  expect([await count(club), await count(other)]).toEqual([records, before]);
  expect((await rowOf(club))?.name).toBe("Closed club");
  // Its people keep their accounts.
  expect((await me(club.member)).removed_from).toBeNull();
  await age(401);
  expect([await rowOf(club), await count(other)]).toEqual([undefined, before]);
  expect(await count(club)).toEqual({ ...records, subscriptions: 0, is_written: false });
});

test("a hundred clubs that have been emptied keep no later one from being emptied", async () => {
  const emptied = await ownerSql<{ id: string }[]>`
    insert into clubs (name, closes_at, closed_at)
    select 'Closed club', now() - interval '40 days', now() - interval '40 days' from generate_series(1, 101) returning id`;
  try {
    const club = await makeFreeClub();
    await ownerSql`
      update clubs set closed_at = now() - interval '31 days', closes_at = now() - interval '31 days' where id = ${club.id}`;
    await deleteAll();
    expect((await rowOf(club))?.name).toBe("Closed club");
  } finally {
    await ownerSql`delete from clubs where id = any(${emptied.map(({ id }) => id)}::uuid[])`;
  }
});

test("deleting a closed club's content waits for whoever processes its waitlist", async () => {
  const club = await makeFreeClub();
  await ownerSql`update clubs set closed_at = now() - interval '31 days', closes_at = now() - interval '31 days' where id = ${club.id}`;
  const deleted = await ownerSql.begin(async (worker) => {
    await worker`select pg_advisory_xact_lock(hashtextextended('waitlist ' || ${club.id}::text, 0))`;
    await ownerSql`insert into waitlist_checks (club_id, due_at) values (${club.id}, now())`;
    const [own] = await worker<{ pid: number }[]>`select pg_backend_pid() as pid from begin_waitlist_work(${club.id})`;
    const job = deleteAll();
    const waiting = async () =>
      (await ownerSql`select 1 from pg_stat_activity where ${own?.pid ?? 0} = any(pg_blocking_pids(pid))`).length;
    await expect.poll(waiting).toBe(1);
    await worker`select from courts where club_id = ${club.id} order by id for share`;
    return { job };
  });
  await deleted.job;
  expect(await ownerSql`select from courts where club_id = ${club.id}`).toHaveLength(0);
});
