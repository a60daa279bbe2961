import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeVisitor } from "../support/visitor.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const renameOneself = ({ token }: { token: string }, full_name: unknown) =>
  call("/me/profile", { method: "PATCH", token, body: { full_name } });
const rename = (person: TestPerson, id: string, full_name: unknown) =>
  call(`/members/${id}`, { method: "PATCH", token: person.token, body: { full_name } });
const namesOf = async (id: string) => {
  const [row] = await ownerSql`
    select p.full_name, a.user_metadata->>'full_name' as account from users p join auth.users a on a.id = p.id
    where p.id = ${id}`;
  return row;
};

test("people change their own name, which the club and their account show at once", async () => {
  const club = await makeClub();
  const { status, body } = await renameOneself(club.member, "  Mia Chen-Ortiz ");
  expect([status, body.profile]).toMatchObject([200, { name: "Mia Chen-Ortiz", full_name: "Mia Chen-Ortiz" }]);
  const members = await call("/members", { token: club.admin.token, query: { q: "Chen-Ortiz" } });
  expect(members.body.data).toMatchObject([{ id: club.member.id, name: "Mia Chen-Ortiz" }]);
  expect(await namesOf(club.member.id)).toEqual({ full_name: "Mia Chen-Ortiz", account: "Mia Chen-Ortiz" });
  const trail = await ownerSql`
    select action, detail from audit_log where actor_id = ${club.member.id} and action = 'user_modified'`;
  expect([...trail]).toEqual([{ action: "user_modified", detail: { fields: ["full_name"] } }]);
});

test("a person without a club has a name too", async () => {
  const visitor = await makeVisitor();
  expect((await renameOneself(visitor, "Vera Visitor")).body).toMatchObject({ profile: { name: "Vera Visitor" } });
});

test.each([
  ["", "Name is required"],
  ["   ", "Name is required"],
  ["Mia\nBcc: everybody", "full_name: must be one line, without control characters"],
  ["Mia \u202Enehc", "full_name: must be one line, without control characters"],
  ["x".repeat(121), "Name can have at most 120 characters"],
])("%j is not a name: 400 naming the field, and nothing changed", async (name, message) => {
  const club = await makeClub();
  const before = await namesOf(club.member.id);
  for (const { status, rejection } of [
    await renameOneself(club.member, name),
    await rename(club.admin, club.member.id, name),
  ]) {
    expect([status, rejection.message, rejection.details?.field]).toEqual([400, message, "full_name"]);
  }
  expect(await namesOf(club.member.id)).toEqual(before);
});

test("demo visitors keep their given names", async () => {
  const club = await makeClub();
  await ownerSql`update users set is_demo = true where id = ${club.member.id}`;
  expect((await renameOneself(club.member, "Loud Name")).status).toBe(403);
});

test("an admin corrects a member's name, and the audit log says who did, without the name", async () => {
  const club = await makeClub();
  const { status, body } = await rename(club.admin, club.member.id, "Corrected Name");
  expect([status, body]).toMatchObject([200, { id: club.member.id, name: "Corrected Name", role: "member" }]);
  expect(await namesOf(club.member.id)).toEqual({ full_name: "Corrected Name", account: "Corrected Name" });
  await rename(club.admin, club.member.id, "Corrected Name");
  const trail = await ownerSql`
    select actor_id, subject_id, detail from audit_log where club_id = ${club.id} and action = 'member.renamed'`;
  expect([...trail]).toEqual([{ actor_id: club.admin.id, subject_id: club.member.id, detail: {} }]);
});

test("only an admin corrects names, and only those of the own club's people", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const before = await namesOf(club.member.id);
  for (const person of [club.front_desk, club.coach, club.member]) {
    expect((await rename(person, club.member.id, "Not Mine")).status).toBe(403);
  }
  expect((await rename(other.admin, club.member.id, "Not Mine")).status).toBe(404);
  expect(await namesOf(club.member.id)).toEqual(before);
});

test("an unchanged name is rejected by name", async () => {
  const club = await makeClub();
  const { status, rejection } = await call(`/members/${club.member.id}`, {
    method: "PATCH",
    token: club.admin.token,
    body: {},
  });
  expect([status, rejection.details?.field]).toEqual([400, "role"]);
});

test("role and name change together, or not at all", async () => {
  const club = await makeClub();
  const change = (body: object) =>
    call(`/members/${club.member.id}`, { method: "PATCH", token: club.admin.token, body });
  expect((await change({ role: "coach", full_name: "" })).status).toBe(400);
  expect((await call("/me", { token: club.member.token })).body.role).toBe("member");
  expect((await change({ role: "coach", full_name: "Cara Coach" })).body).toMatchObject({
    role: "coach",
    name: "Cara Coach",
  });
});

test("a removed person reads by which club, until they are in a club again; a person who left does not", async () => {
  const [club, next] = await Promise.all([makeClub({ rules: { name: "Old Club" } }), makeClub()]);
  const me = async ({ token }: TestPerson) => (await call("/me", { token })).body;
  expect((await me(club.member)).removed_from).toBeNull();
  await call(`/members/${club.member.id}/remove`, { method: "POST", token: club.admin.token });
  expect((await me(club.member)).removed_from).toEqual({
    club_name: "Old Club",
    club_closed: false,
    removed_at: expect.any(String),
  });
  await ownerSql`insert into memberships (club_id, user_id, role) values (${next.id}, ${club.member.id}, 'member')`;
  expect((await me(club.member)).removed_from).toBeNull();
  await ownerSql`update memberships set left_at = now() where club_id = ${next.id} and user_id = ${club.member.id}`;
  expect((await me(club.member)).removed_from).toBeNull();
});
