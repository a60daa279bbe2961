import { readFileSync } from "node:fs";
import { afterAll, expect, inject, test } from "vitest";
import { openPool } from "../../api/src/db/pool.ts";
import { deleteOutdated } from "../../api/src/retention/delete-outdated.ts";
import { RETENTION } from "../../api/src/retention/owners.ts";
import { makeClub, ownerSql } from "../support/world.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

test("every table has a job that deletes its old rows, or a reason why it cannot grow without limit", async () => {
  const tables = await ownerSql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by 1`;
  expect(Object.keys(RETENTION).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test("the jobs that own tables run in every process", () => {
  const main = readFileSync(new URL("../../api/main.ts", import.meta.url), "utf8");
  const jobs = new Set(Object.values(RETENTION).flatMap((owner) => ("job" in owner ? [owner.job] : [])));
  const makers: Record<string, string> = {
    "clean-up": "cleanupJob(",
    "door-codes": "doorCodesJob(",
    reports: "reportsJob(",
    retention: "retentionJob(",
    "notices purge": "noticesPurgeJob(",
    waitlist: "waitlistJob(",
    "waitlist-cleanup": "waitlistCleanupJob(",
  };
  expect([...jobs].toSorted()).toEqual(Object.keys(makers).toSorted());
  for (const maker of Object.values(makers)) expect(main).toContain(maker);
});

/** Rows of every table that the job trims: one older than its limit and one younger. */
async function makeOldAndNew() {
  const { id: club_id, admin, member, coach, courts } = await makeClub();
  const [court_id, user_id, created_by] = [courts[0]?.id ?? "", member.id, admin.id];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const hourAfter = (start: Date) => new Date(start.getTime() + 3_600_000);
  const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);
  const rows = async (table: string, make: (age: Date) => Record<string, unknown>, ...days: number[]) => {
    for (const age of days) await ownerSql`insert into ${ownerSql(table)} ${ownerSql(make(daysAgo(age)))}`;
  };
  const booking = (status: string) => (starts_at: Date) => ({
    ...{ club_id, court_id, user_id, created_by, status, starts_at, ends_at: hourAfter(starts_at) },
  });
  await rows("bookings", booking("canceled"), 401, 399);
  await rows("bookings", booking("confirmed"), 1900, 1700);
  const series = { club_id, court_id, user_id, created_by, start_time: "18:00", end_time: "19:00", every_weeks: 1 };
  await rows(
    "booking_series",
    (at) => ({ ...series, weekdays: ["monday"], state: "done", starts_on: dateOf(at), created_at: at }),
    401,
    399,
  );
  await rows("audit_log", (at) => ({ club_id, action: "court.added", at }), 401, 399);
  const rejection = (at: Date) => ({ club_id, action: "refused", at, rejected_by: user_id, rejected_in: at });
  await rows("audit_log", (at) => ({ ...rejection(at), outcome: "refused" }), 31, 29);
  await rows(
    "idempotency_keys",
    (created_at) => ({ user_id, key: String(created_at), route: "r", body_hash: "h", created_at }),
    2,
    0.5,
  );
  await rows(
    "court_blocks",
    (ends_at) => ({ club_id, court_id, created_by, starts_at: daysAgo(600), ends_at }),
    401,
    399,
  );
  await rows(
    "coach_time_off",
    (at) => ({ club_id, user_id: coach.id, starts_on: dateOf(at), ends_on: dateOf(at) }),
    402,
    399,
  );
  const news = { club_id, type: "info", priority: "low", title: "Title", body: "Body", author_id: admin.id };
  await rows("club_news", (at) => ({ ...news, published_at: at, retired_at: at }), 401, 399);
  await rows("day_notes", (at) => ({ club_id, date: dateOf(at), body: "Note", author_id: admin.id }), 402, 399);
  const batch = { club_id, sender_id: admin.id, role: "member", origin: {} };
  await rows("invitation_batches", (at) => ({ ...batch, created_at: at, ended_at: at }), 31, 29);
  const invitation = { club_id, full_name: "Ann", role: "member", invited_by: admin.id };
  await rows(
    "invitations",
    (at) => ({ ...invitation, email: `${at.getTime()}@x.test`, expires_at: at, revoked_at: at }),
    401,
    399,
  );
  const asked = { club_id, member_id: user_id, coach_id: coach.id, preferred_time: "10:00", status: "withdrawn" };
  await rows(
    "lesson_requests",
    (at) => ({ ...asked, preferred_date: dateOf(at), created_at: at, decided_at: at }),
    401,
    399,
  );
  for (const days of [1900, 1700]) {
    const created_at = daysAgo(days);
    const [event] = await ownerSql`
      insert into events ${ownerSql({ club_id, title: "Open day", court_id, created_by, created_at })} returning id`;
    const date = {
      club_id,
      event_id: event?.id,
      number: 0,
      court_id,
      starts_at: created_at,
      ends_at: hourAfter(created_at),
    };
    await ownerSql`insert into event_dates ${ownerSql(date)}`;
  }
  return club_id;
}

test("rows older than their table's limit are deleted, younger ones stay", async () => {
  const counts = async (club: string) => {
    const [row] = await ownerSql`
      select
        (select count(*)::int from bookings where club_id = ${club}) as bookings,
        (select count(*)::int from booking_series where club_id = ${club}) as series,
        (select count(*)::int from audit_log where club_id = ${club}) as audit_log,
        (select count(*)::int from idempotency_keys k join memberships m using (user_id) where m.club_id = ${club}) as keys,
        (select count(*)::int from court_blocks where club_id = ${club}) as blocks,
        (select count(*)::int from coach_time_off where club_id = ${club}) as time_off,
        (select count(*)::int from club_news where club_id = ${club}) as news,
        (select count(*)::int from day_notes where club_id = ${club}) as notes,
        (select count(*)::int from invitation_batches where club_id = ${club}) as batches,
        (select count(*)::int from invitations where club_id = ${club}) as invitations,
        (select count(*)::int from lesson_requests where club_id = ${club}) as requests,
        (select count(*)::int from events where club_id = ${club}) as events,
        (select count(*)::int from event_dates where club_id = ${club}) as dates`;
    return row;
  };
  const two = {
    series: 2,
    keys: 2,
    blocks: 2,
    time_off: 2,
    news: 2,
    notes: 2,
    batches: 2,
    invitations: 2,
    requests: 2,
    events: 2,
    dates: 2,
  };
  const club = await ownerSql.begin(async (tx) => {
    // Keeps the job of every process away, which may delete the old rows before all are there.
    await tx`select pg_advisory_xact_lock(7205759410)`;
    const made = await makeOldAndNew();
    expect(await counts(made)).toEqual({ bookings: 4, audit_log: 4, ...two });
    return made;
  });
  while ((await deleteOutdated(db)) === undefined);
  const one = Object.fromEntries(Object.keys(two).map((table) => [table, 1]));
  expect(await counts(club)).toEqual({ bookings: 2, audit_log: 2, ...one });
});

test("an account that was never proved or used is deleted after 30 days; one with a club, a session or a proof is not", async () => {
  const { member } = await makeClub();
  const account = async (columns: Record<string, unknown>) => {
    const address = `${crypto.randomUUID()}@old.test`;
    const [row] = await ownerSql<{ id: string }[]>`
      insert into auth.users ${ownerSql({ email: address, created_at: new Date(Date.now() - 31 * 86_400_000), ...columns })} returning id`;
    await ownerSql`insert into users (id, email, full_name) values (${row?.id ?? ""}, ${address}, 'Ann')`;
    return row?.id ?? "";
  };
  const unproven = await account({});
  const proven = await account({ email_confirmed_at: new Date() });
  const young = await account({ created_at: new Date() });
  await ownerSql`update auth.users set created_at = now() - interval '31 days', email_confirmed_at = null where id = ${member.id}`;
  while ((await deleteOutdated(db)) === undefined);
  const left = await ownerSql<{ id: string }[]>`
    select id from auth.users where id = any(${[unproven, proven, young, member.id]})`;
  expect(left.map(({ id }) => id).toSorted()).toEqual([proven, young, member.id].toSorted());
  expect(await ownerSql`select from users where id = ${unproven}`).toHaveLength(0);
});

test("guests without a visit are deleted after 30 days, with those merged into them; not while one of them is younger", async () => {
  const { id: club_id } = await makeClub();
  const guest = async (name: string, days: number, merged_into: string | null = null) => {
    const created_at = new Date(Date.now() - days * 86_400_000);
    const [row] = await ownerSql<{ id: string }[]>`
      insert into guests ${ownerSql({ club_id, name, identity: `name:${name}`, created_at, merged_into })} returning id`;
    return row?.id ?? "";
  };
  await guest("Al Gone", 31);
  await guest("Joanna Gone", 31, await guest("Jo Gone", 31));
  await guest("Edith Young", 29, await guest("Edie Old", 31));
  while ((await deleteOutdated(db)) === undefined);
  const left = await ownerSql<{ name: string }[]>`select name from guests where club_id = ${club_id} order by name`;
  expect(left.map(({ name }) => name)).toEqual(["Edie Old", "Edith Young"]);
});
