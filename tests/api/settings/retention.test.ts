import { randomUUID } from "node:crypto";
import { LONGEST_RETENTION } from "@courtside/contracts/domain/retention.ts";
import { afterAll, expect, inject, test } from "vitest";
import { openPool } from "../../../api/src/db/pool.ts";
import { deleteOutdated } from "../../../api/src/retention/delete-outdated.ts";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql } from "../../support/world.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Of each type a row of each age. */
async function makeRows(ages: number[]) {
  const club = await makeClub();
  const { id: club_id, admin, member, courts } = club;
  for (const age of ages) {
    const span = { starts_at: daysAgo(age), ends_at: new Date(daysAgo(age).getTime() + 3_600_000) };
    const booked = { ...span, club_id, court_id: courts[0]?.id, user_id: member.id, created_by: admin.id };
    const [booking] = await ownerSql`
      insert into bookings ${ownerSql({ ...booked, walk_in: `Walk-in ${age}`, checked_in_at: daysAgo(age) })} returning id`;
    const name = `Guest ${age}`;
    const [guest] = await ownerSql`
      insert into guests ${ownerSql({ club_id, name, identity: `name:${name}`, email: `${age}@guests.test`, created_at: daysAgo(age) })}
      returning id`;
    const player = { club_id, booking_id: booking?.id, position: 1, added_by: admin.id };
    await ownerSql`insert into booking_players ${ownerSql({ ...player, guest_id: guest?.id, guest_name: name })}`;
    await ownerSql`insert into audit_log ${ownerSql({ club_id, action: `of ${age}`, at: daysAgo(age) })}`;
    const notice = { club_id, user_id: member.id, kind: "booking_made", details: {}, dedupe_key: `${age}` };
    await ownerSql`insert into notices ${ownerSql({ ...notice, state: "sent", ended_at: daysAgo(age) })}`;
    const message = { club_id, author_id: admin.id, filter: {}, subject: `${age}`, body: "Rain", recipients: 1 };
    await ownerSql`insert into broadcasts ${ownerSql({ ...message, created_at: daysAgo(age) })}`;
    const offer = { ...span, club_id, user_id: member.id, court_id: courts[0]?.id, status: "passed" };
    await ownerSql`insert into waitlist_offers ${ownerSql({ ...offer, expires_at: span.starts_at, ended_at: daysAgo(age) })}`;
  }
  return club;
}

/** Another process may do it, and it goes club by club. */
const retentionApplied = (clubId: string) =>
  expect
    .poll(
      async () => {
        await deleteOutdated(db);
        const [row] = await ownerSql`select applied_at from club_retention where club_id = ${clubId}`;
        return row?.applied_at;
      },
      { timeout: 20_000 },
    )
    .not.toBeNull();

async function left(clubId: string) {
  const bookings = await ownerSql`
    select walk_in, checked_in_at is not null as is_checked_in, (select guest_name from booking_players p where p.booking_id = b.id) as guest
    from bookings b where club_id = ${clubId} order by starts_at`;
  const guests = await ownerSql`select name, email from guests where club_id = ${clubId} order by created_at`;
  const log = await ownerSql`select action from audit_log where club_id = ${clubId} and action like 'of %' order by at`;
  const notices = await ownerSql`select dedupe_key as key from notices where club_id = ${clubId} order by ended_at`;
  const messages = await ownerSql`select subject from broadcasts where club_id = ${clubId} order by created_at`;
  const offers = await ownerSql`select from waitlist_offers where club_id = ${clubId}`;
  return {
    bookings: bookings.map((row) => Object.values(row).join()),
    guests: guests.map((row) => Object.values(row).join()),
    log: log.map(({ action }) => action),
    notices: notices.map(({ key }) => key),
    messages: messages.map(({ subject }) => subject),
    offers: offers.length,
  };
}

test("a club keeps its data as long as it has chosen, another one as long as the product does", async () => {
  const ages = [900, 600, 300, 80, 40];
  const [club, other] = await Promise.all([makeRows(ages), makeRows([1800, 300, 80])]);
  const saved = await call("/club/retention", {
    method: "PUT",
    token: club.admin.token,
    body: {
      version: 0,
      bookings_days: 731,
      guest_names_days: 400,
      check_ins_days: 500,
      audit_log_days: 90,
      notices_days: 60,
      waitlist_days: 45,
    },
  });
  expect([saved.status, saved.body.version]).toEqual([200, 1]);
  const before = await left(other.id);
  await retentionApplied(club.id);
  expect(await left(club.id)).toEqual({
    bookings: [
      "Former guest,false,Former guest",
      "Walk-in 300,true,Guest 300",
      "Walk-in 80,true,Guest 80",
      "Walk-in 40,true,Guest 40",
    ],
    // The oldest has no visit any more.
    guests: expect.arrayContaining(["Former guest,", "Guest 300,300@guests.test"]),
    log: ["of 80", "of 40"],
    notices: ["40"],
    messages: ["40"],
    offers: 1,
  });
  // The jobs of any process delete what is older than the product's own periods: the younger rows stay.
  expect(await left(other.id)).toEqual({
    ...before,
    log: expect.arrayContaining(["of 300", "of 80"]),
    notices: expect.arrayContaining(["80"]),
    messages: expect.arrayContaining(["80"]),
    offers: expect.any(Number),
  });
});

test("what a period deletes is not counted again in reports, which keep what they counted; a late check-in of the last year is", async () => {
  const { id: club_id, admin, member, courts } = await makeClub();
  const booked = { club_id, court_id: courts[0]?.id, user_id: member.id, created_by: admin.id };
  const bookedBefore = (age: number) => ({
    ...{ ...booked, starts_at: daysAgo(age), ends_at: new Date(daysAgo(age).getTime() + 3_600_000) },
    checked_in_at: daysAgo(age),
  });
  const recent = bookedBefore(380);
  // Uncommitted, so that the job of no process takes the changes away.
  const undone = new Error("undone");
  const counting = ownerSql.begin(async (tx) => {
    await tx`insert into bookings ${tx([bookedBefore(600), recent])}`;
    await tx`update bookings set checked_in_at = null where club_id = ${club_id}`;
    const noted = await tx<
      { starts_at: Date }[]
    >`select distinct starts_at from report_changes where club_id = ${club_id}`;
    expect(noted.map(({ starts_at }) => starts_at)).toEqual([recent.starts_at]);
    throw undone;
  });
  await expect(counting).rejects.toBe(undone);
});

test("a merged guest keeps the name and address while the one who has the visits comes, and a merge of two who do not come ends", async () => {
  const club = await makeClub();
  const { id: club_id, admin, member, courts } = club;
  const guests = ["Jo Smith", "Joanna Smith", "Al Gone", "Alan Gone"].map((name) => ({
    ...{ club_id, name, identity: `name:${name}`, email: `${randomUUID()}@guests.test`, created_at: daysAgo(900) },
  }));
  const rows = await ownerSql<
    { id: string; name: string }[]
  >`insert into guests ${ownerSql(guests)} returning id, name`;
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  for (const [name, into] of [
    ["Joanna Smith", "Jo Smith"],
    ["Alan Gone", "Al Gone"],
  ] as const) {
    await ownerSql`update guests set merged_into = ${idOf(into)} where id = ${idOf(name)}`;
  }
  for (const [name, age] of [
    ["Jo Smith", 80],
    ["Al Gone", 600],
  ] as const) {
    const span = { starts_at: daysAgo(age), ends_at: new Date(daysAgo(age).getTime() + 3_600_000) };
    const [booking] = await ownerSql`
      insert into bookings ${ownerSql({ ...span, club_id, court_id: courts[0]?.id, user_id: member.id, created_by: admin.id })}
      returning id`;
    const player = { club_id, booking_id: booking?.id, position: 1, added_by: admin.id };
    await ownerSql`insert into booking_players ${ownerSql({ ...player, guest_id: idOf(name), guest_name: name })}`;
  }
  const body = { version: 0, ...LONGEST_RETENTION, guest_names_days: 400 };
  await call("/club/retention", { method: "PUT", token: admin.token, body });
  await retentionApplied(club_id);
  const found = await ownerSql<{ name: string; email: string | null; is_known: boolean }[]>`
    select name, email::text as email, identity not like 'erased:%' as is_known from guests where club_id = ${club_id} order by name`;
  expect(found).toEqual([
    ...[1, 2].map(() => ({ name: "Former guest", email: null, is_known: false })),
    ...guests.slice(0, 2).map(({ name, email }) => ({ name, email, is_known: true })),
  ]);
});

test("periods have bounds, are the admins', and two who save at once do not overwrite each other", async () => {
  const { admin, front_desk } = await makeClub();
  const save = (body: object, token = admin.token) => call("/club/retention", { method: "PUT", token, body });
  expect((await call("/club/retention", { token: admin.token })).body).toEqual({ version: 0, ...LONGEST_RETENTION });
  const first = await save({ version: 0, ...LONGEST_RETENTION, notices_days: 30 });
  expect(first.body).toEqual({ version: 1, ...LONGEST_RETENTION, notices_days: 30 });
  expect((await save({ version: 0, ...LONGEST_RETENTION })).rejection.code).toBe("settings_changed");
  expect((await save({ version: 1, ...LONGEST_RETENTION })).body.version).toBe(2);
  expect((await save({ version: 1, ...LONGEST_RETENTION })).rejection.code).toBe("settings_changed");
  expect((await save({ version: 2, ...LONGEST_RETENTION, audit_log_days: 89 })).status).toBe(400);
  expect((await save({ version: 2, ...LONGEST_RETENTION, bookings_days: 1827 })).status).toBe(400);
  expect((await save({ version: 2, ...LONGEST_RETENTION }, front_desk.token)).status).toBe(403);
  const entries = await ownerSql`
    select detail from audit_log where action = 'club.retention_changed' and actor_id = ${admin.id} order by id`;
  expect(entries[0]?.detail).toEqual({ before: { notices_days: 90 }, after: { notices_days: 30 } });
});
