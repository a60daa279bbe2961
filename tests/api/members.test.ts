import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { openLive } from "../support/live-stream.ts";
import { book } from "../support/try-booking.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const list = (person: TestPerson, query: Record<string, string> = {}) =>
  call("/members", { token: person.token, query });
const setRole = (person: TestPerson, id: unknown, role: unknown) =>
  call(`/members/${id}`, { method: "PATCH", token: person.token, body: { role } });
const remove = (person: TestPerson, id: unknown) =>
  call(`/members/${id}/remove`, { method: "POST", token: person.token });

type Listed = { id: string; name: string; email: string; role: string; joined_at: string }[];
const listed = async (person: TestPerson, query: Record<string, string> = {}) => {
  const { status, body } = await list(person, query);
  expect(status).toBe(200);
  return body as unknown as { data: Listed; next_cursor: string | null; total: number | null };
};
const membershipsOf = (club: TestClub) => ownerSql<{ user_id: string; role: string }[]>`
  select user_id, role from memberships where club_id = ${club.id} and left_at is null order by user_id`;

test("the newest come first, with name, email, role and the day they joined", async () => {
  const club = await makeClub();
  const newest = await club.person("coach", "Newest Nora");
  await ownerSql`update memberships set joined_at = '2030-01-01' where user_id = ${newest.id}`;
  const { data, total, next_cursor } = await listed(club.admin);
  expect(data[0]).toEqual({
    id: newest.id,
    name: "Newest Nora",
    full_name: "Newest Nora",
    email: newest.email,
    role: "coach",
    joined_at: "2030-01-01T00:00:00.000Z",
    photos: false,
    mail_mark: null,
  });
  expect([data.length, total, next_cursor]).toEqual([5, 5, null]);
});

test("members are found by a part of name or email, whatever its case, and by role; wildcards are literal", async () => {
  const club = await makeClub();
  const odd = await club.person("member", "Per_Cent 100%");
  await club.person("member", "Perxcent 100 of 100");
  expect((await listed(club.admin, { q: "PER_C" })).data.map(({ id }) => id)).toEqual([odd.id]);
  expect((await listed(club.admin, { q: "0%" })).data.map(({ id }) => id)).toEqual([odd.id]);
  expect((await listed(club.admin, { q: "\\" })).data).toEqual([]);
  expect((await listed(club.admin, { q: club.coach.email.slice(0, 12).toUpperCase() })).data).toMatchObject([
    { id: club.coach.id },
  ]);
  expect((await listed(club.admin, { q: "per", role: "coach" })).total).toBe(0);
  const members = await listed(club.admin, { role: "member" });
  expect([members.total, new Set(members.data.map(({ role }) => role))]).toEqual([3, new Set(["member"])]);
  expect((await listed(club.admin, { q: "  " })).total).toBe(6);
});

test("pages follow without a gap, even if many joined at once", async () => {
  const club = await makeClub();
  for (let each = 0; each < 5; each++) await club.person("member", `Page ${each}`);
  await ownerSql`update memberships set joined_at = now() where club_id = ${club.id}`;
  const ids: string[] = [];
  let query: Record<string, string> = { limit: "4" };
  for (;;) {
    const page = await listed(club.admin, query);
    expect(page.total).toBe(query.cursor ? null : 9);
    ids.push(...page.data.map(({ id }) => id));
    if (page.next_cursor === null) break;
    query = { limit: "4", cursor: page.next_cursor };
  }
  expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
});

test("members are sorted by name, email, role and the day they joined, in both directions, page by page", async () => {
  const club = await makeClub();
  for (const [role, name] of [
    ["member", "zoe Adams"],
    ["coach", "Zoe Brown"],
    ["member", "aaron Brown"],
    ["member", "Aaron Adams"],
  ] as const) {
    await club.person(role, name);
  }
  const paged = async (sort: string) => {
    const rows: Listed = [];
    let cursor: string | null = null;
    do {
      const page = await listed(club.admin, { sort, limit: "3", ...(cursor && { cursor }) });
      rows.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    return rows;
  };
  const names = (await paged("name")).map(({ name }) => name.toLowerCase());
  expect(names.filter((name) => /adams|brown/.test(name))).toEqual([
    "aaron adams",
    "aaron brown",
    "zoe adams",
    "zoe brown",
  ]);
  expect((await paged("-name")).map(({ name }) => name.toLowerCase())).toEqual(names.toReversed());
  const roles = (await paged("role")).map(({ role }) => role);
  expect(roles).toEqual(roles.toSorted());
  const emails = (await paged("-email")).map(({ email }) => email.toLowerCase());
  expect(emails).toHaveLength(names.length);
  const joined = (await paged("joined")).map(({ joined_at }) => joined_at);
  expect(joined).toEqual(joined.toSorted());
  expect((await list(club.admin, { sort: "shoe_size" })).status).toBe(400);
});

test("a role change takes effect with the next call, ends the person's stream, and is audited", async () => {
  const club = await makeClub();
  const [theirs, others] = await Promise.all([openLive(club.member), openLive(club.coach)]);
  expect((await list(club.member)).status).toBe(403);
  const changed = await setRole(club.admin, club.member.id, "admin");
  expect([changed.status, changed.body.role]).toEqual([200, "admin"]);
  expect((await list(club.member)).status).toBe(200);
  expect(await theirs.rest()).toEqual([{ event: "change", data: { topic: "members" } }]);
  expect(await others.next()).toEqual({ event: "change", data: { topic: "members" } });
  others.close();
  const [row] =
    await ownerSql`select actor_id, subject_id, detail from audit_log where action = 'member.role_changed' and club_id = ${club.id}`;
  expect(row).toMatchObject({
    actor_id: club.admin.id,
    subject_id: club.member.id,
    detail: { from: "member", to: "admin" },
  });
});

test("a removed member has no club at once; future bookings are canceled, past ones stay", async () => {
  const club = await makeClub();
  const input = { court_id: club.courts[0]?.id, start_time: `${dateFromNow(2)}T10:00` };
  const ahead = await book(club.member, input);
  const others = await book(club.coach, { ...input, start_time: `${dateFromNow(2)}T12:00` });
  await ownerSql`
    insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
    values (${club.id}, ${club.courts[1]?.id ?? null}, ${club.member.id}, ${club.member.id},
      now() - interval '2 days', now() - interval '47 hours')`;
  const stream = await openLive(club.member);
  const response = await remove(club.admin, club.member.id);
  expect([response.status, response.body]).toEqual([200, { id: club.member.id, canceled_bookings: 1 }]);

  expect((await call("/bookings", { token: club.member.token })).rejection.code).toBe("no_club");
  expect((await call("/me", { token: club.member.token })).body).toMatchObject({ club: null, role: null });
  // The changes of the bookings above may be heard late.
  const topics = (await stream.rest()).map(({ data }) => data.topic);
  expect(topics.slice(-2)).toEqual(["bookings", "members"]);
  expect((await listed(club.admin)).data.map(({ id }) => id)).not.toContain(club.member.id);
  const rows =
    await ownerSql`select id, status, cancel_reason from bookings where club_id = ${club.id} order by starts_at`;
  expect(rows).toMatchObject([
    { status: "confirmed" },
    { id: ahead.body.id, status: "canceled", cancel_reason: "No longer a member of the club" },
    { id: others.body.id, status: "confirmed" },
  ]);
  // The court is free again, and past bookings keep the name.
  expect((await book(club.coach, { ...input })).status).toBe(201);
  const history = await call("/bookings", { token: club.admin.token, query: { scope: "club" } });
  expect(history.text).toContain(club.member.name);
  const actions =
    await ownerSql`select action from audit_log where club_id = ${club.id} and actor_id = ${club.admin.id} order by action`;
  expect(actions.map(({ action }) => action)).toEqual(["booking.canceled", "member.removed"]);
});

test("a removed coach no longer gives lessons", async () => {
  const club = await makeClub();
  await ownerSql`
    insert into bookings (club_id, court_id, user_id, created_by, kind, coach_id, starts_at, ends_at)
    values (${club.id}, ${club.courts[0]?.id ?? null}, ${club.member.id}, ${club.member.id}, 'lesson', ${club.coach.id},
      now() + interval '2 days', now() + interval '49 hours')`;
  expect((await remove(club.admin, club.coach.id)).body.canceled_bookings).toBe(1);
});

test("a removed member may ask to join again, and waits for an admin", async () => {
  const club = await makeClub();
  await ownerSql`insert into join_requests ${ownerSql({ club_id: club.id, user_id: club.member.id, status: "declined" })}`;
  await remove(club.admin, club.member.id);
  const [row] = await ownerSql`select join_code from clubs where id = ${club.id}`;
  const body = { join_code: row?.join_code };
  const asked = await call("/join-requests", { method: "POST", token: club.member.token, body });
  expect(asked.body.status).toBe("pending");
});

test("an admin can neither change nor remove themself", async () => {
  const club = await makeClub();
  await club.person("admin");
  const before = await membershipsOf(club);
  expect((await setRole(club.admin, club.admin.id, "member")).rejection).toMatchObject({
    code: "own_role",
    message: "You cannot change your own role.",
    details: { field: "user_id" },
  });
  const removed = await remove(club.admin, club.admin.id);
  expect([removed.status, removed.rejection]).toMatchObject([
    422,
    { code: "own_removal", message: "You cannot remove yourself from the club.", details: { field: "user_id" } },
  ]);
  expect(await membershipsOf(club)).toEqual(before);
});

test("of two admins who remove each other at once, one remains", async () => {
  const acts = [
    (one: TestPerson, other: TestPerson) => setRole(one, other.id, "member"),
    (one: TestPerson, other: TestPerson) => remove(one, other.id),
  ];
  for (let round = 0; round < 12; round++) {
    const club = await makeClub({ courts: 0 });
    const second = await club.person("admin");
    const [one, other] = [acts[round % 2], acts[Math.floor(round / 2) % 2]];
    const responses = await Promise.all([one?.(club.admin, second), other?.(second, club.admin)]);
    expect(responses.map((response) => response?.status).toSorted()).toEqual([200, 403]);
    expect((await membershipsOf(club)).filter(({ role }) => role === "admin")).toHaveLength(1);
  }
});

test("the database itself keeps a club's last admin, on every path", async () => {
  const club = await makeClub();
  for (const change of [ownerSql`role = 'coach'`, ownerSql`left_at = now()`]) {
    const attempt = ownerSql`update memberships set ${change} where club_id = ${club.id} and user_id = ${club.admin.id}`;
    await expect(attempt).rejects.toMatchObject({ constraint_name: "memberships_last_admin" });
  }
  const second = await club.person("admin");
  const both = ownerSql`update memberships set left_at = now() where club_id = ${club.id} and role = 'admin'`;
  await expect(both).rejects.toMatchObject({ constraint_name: "memberships_last_admin" });
  // Of two at once the second waits for the first one's result.
  const end = (sql: TransactionSql, id: string) =>
    sql`update memberships set left_at = now() where club_id = ${club.id} and user_id = ${id}`;
  await ownerSql.begin(async (one) => {
    await end(one, club.admin.id);
    await one`set constraints all immediate`;
    const other = ownerSql.begin(async (two) => {
      await two`set local lock_timeout = '200ms'`;
      await end(two, second.id);
      await two`set constraints all immediate`;
    });
    await expect(other).rejects.toMatchObject({ code: "55P03" });
  });
  expect((await membershipsOf(club)).filter(({ role }) => role === "admin")).toMatchObject([{ user_id: second.id }]);
});

test("bad input is rejected by the field's name, and nothing is changed", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const before = await membershipsOf(club);
  for (const [response, field] of [
    [await setRole(club.admin, club.member.id, "owner"), "role"],
    [await setRole(club.admin, club.member.id, undefined), "role"],
    [await setRole(club.admin, "no-id", "coach"), "user_id"],
    [await remove(club.admin, "no-id"), "user_id"],
    [await list(club.admin, { role: "owner" }), "role"],
    [await list(club.admin, { q: "x".repeat(101) }), "q"],
    [await list(club.admin, { cursor: "not ours" }), "cursor"],
    [await list(club.admin, { limit: "1000" }), "limit"],
  ] as const) {
    expect([response.status, response.rejection.details?.field]).toEqual([400, field]);
  }
  for (const id of [other.member.id, "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11"]) {
    expect((await setRole(club.admin, id, "admin")).rejection).toMatchObject({
      code: "not_found",
      message: "Member not found",
    });
    expect((await remove(club.admin, id)).status).toBe(404);
  }
  expect((await listed(club.admin, { q: other.member.email })).data).toEqual([]);
  expect(await membershipsOf(club)).toEqual(before);
  expect(await membershipsOf(other)).toHaveLength(4);
});
