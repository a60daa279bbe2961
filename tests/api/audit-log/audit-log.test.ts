import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { asPersonInSql, attempt, NOT_PERMITTED } from "../../support/api-role.ts";
import { call } from "../../support/call.ts";
import { book, cancel, outcome } from "../../support/try-booking.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import { newAccount, signIn } from "../auth/accounts.ts";

const now = "2026-07-15T12:00:00Z";

interface Entry {
  id: string;
  at: string;
  action: string;
  [name: string]: unknown;
}
const read = ({ token }: TestPerson, query: Record<string, string> = {}) => call("/audit-log", { token, query });
const entries = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await read(person, query)).body.data as Entry[];

test("a change says by whom, for whom, from which device, and what it replaced; a rejection why", async () => {
  const { admin, member, courts } = await makeClub();
  const headers = { "user-agent": "Mozilla/5.0 (Test) Firefox/140.0" };
  const patch = (path: string, body: unknown) => call(path, { method: "PATCH", token: admin.token, body, headers });
  const { body: club } = await call("/club", { token: admin.token });
  const saved = await patch("/club", {
    version: club.version,
    cancel_cutoff_hours: 12,
    contact_email: "new@club.test",
  });
  expect(saved.status).toBe(200);
  await patch(`/courts/${courts[1]?.id}`, { is_active: false });
  await patch(`/members/${member.id}`, { role: "coach" });
  await patch(`/members/${member.id}`, { role: "member" });
  const made = await book(admin, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00", user_id: member.id }, now);
  expect(made.status).toBe(201);
  await cancel(admin, made.body.id, { reason: "rain", now });
  await book(member, { court_id: courts[0]?.id, start_time: "2026-09-16T10:00" }, now);

  const place = { court_id: courts[0]?.id, start_time: made.body.start_time, end_time: made.body.end_time };
  const byAdmin = { actor_id: admin.id, actor_name: admin.name, actor_role: "admin", outcome: "success" };
  const forMember = { for_id: member.id, for_name: member.name };
  const log = await entries(admin);
  expect(log).toMatchObject([
    { actor_id: member.id, action: "POST /api/v1/bookings", outcome: "rejected", code: "advance_window", times: 1 },
    { ...byAdmin, ...forMember, action: "booking.canceled", before: place, after: null },
    { ...byAdmin, ...forMember, action: "booking.created", before: null, after: place, subject_id: made.body.id },
    {
      ...byAdmin,
      action: "member.role_changed",
      subject_name: member.name,
      before: { role: "coach" },
      after: { role: "member" },
    },
    {
      ...byAdmin,
      action: "member.role_changed",
      subject_id: member.id,
      before: { role: "member" },
      after: { role: "coach" },
    },
    { ...byAdmin, action: "court.changed", before: { is_active: true }, after: { is_active: false } },
    {
      ...byAdmin,
      action: "club.settings_changed",
      before: { cancel_cutoff_hours: 0 },
      after: { cancel_cutoff_hours: 12 },
    },
  ]);
  expect(log[5]).toMatchObject({
    device: headers["user-agent"],
    ip: expect.any(String),
    request_id: expect.any(String),
  });
  const kept =
    await ownerSql`select to_jsonb(a)::text as row from audit_log a where actor_id = any(${[admin.id, member.id]}::uuid[])`;
  const text = kept.map(({ row }) => row).join();
  for (const secret of ["new@club.test", "rain", admin.email, admin.name, admin.token])
    expect(text).not.toContain(secret);
});

test("filters by person, subject, time and outcome; pages in order; CSV", async () => {
  const { admin, front_desk, member, courts } = await makeClub();
  const made = await book(
    front_desk,
    { court_id: courts[0]?.id, start_time: "2026-07-16T10:00", user_id: member.id },
    now,
  );
  await cancel(member, made.body.id, { now });
  await book(member, { court_id: courts[0]?.id, start_time: "2026-07-17T10:00" }, now);
  await cancel(front_desk, randomUUID(), { now });
  const actions = async (query: Record<string, string>) => (await entries(admin, query)).map(({ action }) => action);
  expect(await actions({ actor: member.id })).toEqual(["booking.created", "booking.canceled"]);
  expect(await actions({ subject: String(made.body.id) })).toEqual(["booking.canceled", "booking.created"]);
  expect(await actions({ subject: member.id })).toEqual(["booking.created", "booking.created"]);
  expect(await actions({ outcome: "rejected" })).toEqual(["POST /api/v1/bookings/:id/cancel"]);
  expect(await actions({ action: "booking.created", actor: front_desk.id })).toEqual(["booking.created"]);
  const all = await entries(admin);
  const third = all[2]?.at ?? "";
  expect((await entries(admin, { from: third })).length).toBeGreaterThanOrEqual(2);
  expect(await actions({ from: "2099-01-01" })).toEqual([]);
  expect(await actions({ to: "2001-01-01" })).toEqual([]);

  const paged: string[] = [];
  for (let cursor = ""; ; ) {
    const { body } = await read(admin, { limit: "1", ...(cursor && { cursor }) });
    paged.push(...(body.data as Entry[]).map(({ id }) => id));
    if (!body.next_cursor) break;
    cursor = String(body.next_cursor);
  }
  expect(paged).toEqual(all.map(({ id }) => id));

  const csv = await call("/audit-log", { token: admin.token, query: { limit: "2" }, headers: { accept: "text/csv" } });
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.text.split("\r\n")).toHaveLength(4);
  expect(csv.headers.get("x-next-cursor")).toBeTruthy();
});

test("the CSV has what the JSON has of a repeated rejection, and of who had found the member", async () => {
  const { admin, member, courts } = await makeClub();
  const tooFar = { court_id: courts[0]?.id, start_time: "2026-09-16T10:00" };
  await book(member, tooFar, now);
  await book(member, tooFar, now);
  const [entry] = await entries(admin);
  expect(entry).toMatchObject({ code: "advance_window", times: 2, last_at: expect.any(String), found_by_name: null });
  const csv = await call("/audit-log", { token: admin.token, headers: { accept: "text/csv" } });
  const [names = "", row = ""] = csv.text.split("\r\n");
  expect(names).toMatch(/,found_by_id,found_by_name,last_at$/);
  expect(row).toMatch(new RegExp(`,,${String(entry?.last_at)}$`));
});

test("admins alone read it, of their own club; wrong input is named", async () => {
  const [club, foreign] = await Promise.all([makeClub(), makeClub()]);
  await book(foreign.member, { court_id: foreign.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  expect(await entries(club.admin)).toEqual([]);
  expect(await entries(club.admin, { actor: foreign.member.id })).toEqual([]);
  for (const person of [club.front_desk, club.coach, club.member])
    expect(await outcome(read(person))).toBe("403 forbidden: Access Denied");
  const bad = {
    actor: "me",
    subject: "1",
    from: "yesterday",
    to: "0000-01-01T00:00:00Z",
    cursor: "eA",
    outcome: "no",
    limit: "0",
  };
  for (const [field, value] of Object.entries(bad)) {
    const { status, rejection } = await read(club.admin, { [field]: value });
    expect([field, status, rejection.details?.field]).toEqual([field, 400, field]);
  }
});

test("sign-ins of the club's people stand in it, wrong passwords too; those of others do not", async () => {
  const club = await makeClub();
  const [member, stranger] = [await newAccount(), await newAccount()];
  await ownerSql`insert into memberships (club_id, user_id, role) values (${club.id}, ${member.id}, 'member')`;
  await expect(signIn(member, "wrong")).rejects.toThrow();
  await signIn(member);
  await signIn(stranger);
  const about = { actor_id: member.id, actor_name: "Test Person" };
  await expect
    .poll(() => entries(club.admin))
    .toMatchObject([
      { ...about, action: "login", outcome: "success" },
      { ...about, action: "login_failed", outcome: "rejected" },
    ]);
});

test("the api's roles add entries and can neither change, delete nor backdate one", async () => {
  const club = await makeClub();
  await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const forbidden = async (sql: Parameters<Parameters<typeof asPersonInSql>[1]>[0]) => {
    for (const tried of [
      await attempt(sql, (inner) => inner`update audit_log set action = 'x'`),
      await attempt(sql, (inner) => inner`delete from audit_log`),
      await attempt(sql, (inner) => inner`truncate audit_log`),
      await attempt(
        sql,
        (inner) => inner`insert into audit_log (club_id, action, at) values (${club.id}, 'x', '2020-01-01')`,
      ),
      await attempt(sql, (inner) => inner`select * from auth.audit_chain`),
      await attempt(sql, (inner) => inner`delete from auth.audit_chain`),
    ])
      expect(tried).toBe(NOT_PERMITTED);
  };
  await asPersonInSql(club.admin, forbidden);
  await asPersonInSql(club.admin, async (sql) => {
    await sql`reset role`;
    await sql`set local role courtside_auth`;
    await forbidden(sql);
  });
  expect(await entries(club.admin)).toHaveLength(1);
});

test("a move shows the place from which and the one to which the booking went", async () => {
  const { admin, member, courts } = await makeClub();
  const [from, to] = [courts[0]?.id, courts[1]?.id];
  const made = await book(member, { court_id: from, start_time: `${dateFromNow(1)}T10:00` });
  const path = `/bookings/${made.body.id}`;
  const moved = await call(path, { method: "PATCH", token: member.token, body: { court_id: to } });
  expect([moved.status, moved.body.court_id]).toEqual([200, to]);
  const log = await entries(admin, { action: "booking.moved" });
  const time = { start_time: made.body.start_time, end_time: made.body.end_time };
  expect(log).toMatchObject([{ before: { court_id: from, ...time }, after: { court_id: to, ...time }, detail: {} }]);
});
