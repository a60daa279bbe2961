import { IMPERSONATED_ROLES } from "@courtside/contracts/domain/roles.ts";
import { describe, expect, test } from "vitest";
import { asPersonInSql } from "../support/api-role.ts";
import { call } from "../support/call.ts";
import { makeClub, openSession, ownerSql, type TestPerson } from "../support/world.ts";

const preview = ({ token }: { token: string }, role: unknown, now?: string) =>
  call("/me/impersonation", { method: "PUT", token, body: { role }, now });
const me = ({ token }: { token: string }) => call("/me", { token });
const addCourt = ({ token }: { token: string }, name: string) =>
  call("/courts", { method: "POST", token, body: { name, sport: "tennis" } });

describe("an admin", () => {
  test.each(IMPERSONATED_ROLES)("previews %s: from the next call on the api treats them as that role", async (role) => {
    const { admin } = await makeClub();
    const { status, body } = await preview(admin, role);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: "admin", effective_role: role, profile: { impersonating_role: role } });
    expect((await me(admin)).body).toEqual(body);
    expect((await addCourt(admin, "Mine")).status).toBe(403);
    expect((await preview(admin, null)).body).toMatchObject({
      effective_role: "admin",
      profile: { impersonating_role: null },
    });
    expect((await addCourt(admin, "Mine")).status).toBe(201);
  });

  test("switches from one preview to the next directly", async () => {
    const { admin } = await makeClub();
    await preview(admin, "member");
    expect((await preview(admin, "coach")).body.effective_role).toBe("coach");
  });

  test("previews in this session only, and a new one starts without", async () => {
    const { admin } = await makeClub();
    const other = await openSession(admin.id, admin.email);
    await preview(admin, "member");
    expect((await me(other)).body.effective_role).toBe("admin");
    expect((await me(await openSession(admin.id, admin.email))).body.effective_role).toBe("admin");
  });

  test("leaves an audit row for each change, under their real role, and none for a repetition", async () => {
    const { id, admin } = await makeClub();
    for (const role of ["member", "member", "coach", null, null]) await preview(admin, role);
    const rows = await ownerSql`
      select actor_id, actor_role, detail from audit_log where club_id = ${id} and action = 'impersonation.changed' order by id`;
    const row = (from: string | null, to: string | null) => ({
      actor_id: admin.id,
      actor_role: "admin",
      detail: { from, to },
    });
    expect([...rows]).toEqual([row(null, "member"), row("member", "coach"), row("coach", null)]);
  });

  test.each(["admin", "owner", "", 7, undefined])("cannot preview %j: 400 naming the field", async (role) => {
    const { admin } = await makeClub();
    const { status, rejection } = await preview(admin, role);
    expect([status, rejection.details?.field]).toEqual([400, "role"]);
    expect((await me(admin)).body.effective_role).toBe("admin");
  });

  test("loses the preview with the role", async () => {
    const { admin, person } = await makeClub();
    await person("admin");
    await preview(admin, "front_desk");
    await ownerSql`update memberships set role = 'member' where user_id = ${admin.id}`;
    expect((await me(admin)).body).toMatchObject({ role: "member", effective_role: "member" });
    expect((await preview(admin, "coach")).status).toBe(403);
  });

  test("of an expired club may end a preview, and begin none", async () => {
    const { id, admin } = await makeClub();
    await preview(admin, "member");
    await ownerSql`update clubs set subscription_status = 'none' where id = ${id}`;
    expect((await preview(admin, "coach")).rejection.code).toBe("access_expired");
    expect((await preview(admin, null)).body).toMatchObject({ effective_role: "admin", access: { has_access: false } });
  });
});

test("no other role can start or end a preview", async () => {
  const club = await makeClub();
  const people: TestPerson[] = [club.front_desk, club.coach, club.member];
  for (const person of people) {
    for (const role of [...IMPERSONATED_ROLES, null]) {
      const { status, rejection } = await preview(person, role);
      expect([status, rejection.message]).toEqual([403, "Only administrators can impersonate other roles"]);
    }
    expect((await me(person)).body.effective_role).toBe(person.role);
  }
  const sessions = await ownerSql`
    select 1 from auth.sessions where id = any(${people.map((each) => each.sessionId)}::uuid[]) and impersonating_role is not null`;
  expect(sessions).toHaveLength(0);
});

test("the database checks it too: only an admin's own session can be changed", async () => {
  const { admin, member } = await makeClub();
  const sessions = [admin.sessionId, member.sessionId];
  const previewsAfter = (person: TestPerson) =>
    asPersonInSql(person, async (sql) => {
      for (const session of sessions) await sql`select impersonate(${session}, 'coach')`;
      await sql`set local role courtside_auth`;
      const rows = await sql`
        select id from auth.sessions where id = any(${sessions}::uuid[]) and impersonating_role is not null`;
      return rows.map((row) => row.id);
    });
  expect(await previewsAfter(member)).toEqual([]);
  expect(await previewsAfter(admin)).toEqual([admin.sessionId]);
});
