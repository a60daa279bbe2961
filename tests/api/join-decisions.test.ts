import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeVisitor } from "../support/visitor.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

/** A visitor who has asked to join by the club's code. */
async function makeActor(club: TestClub): Promise<TestPerson> {
  const visitor = await makeVisitor();
  await ask(club, visitor);
  return visitor;
}

async function ask(club: TestClub, { token }: TestPerson) {
  const [row] = await ownerSql<{ join_code: string }[]>`select join_code from clubs where id = ${club.id}`;
  return call("/join-requests", { method: "POST", token, body: { join_code: row?.join_code } });
}

const pending = ({ token }: TestPerson) => call("/join-requests/pending", { token });
const decide = ({ token }: TestPerson, id: string, decision: "approve" | "decline") =>
  call(`/join-requests/${id}/${decision}`, { method: "POST", token });
const clubOf = async ({ token }: TestPerson) => (await call("/me", { token })).body;

test("an admin sees the applicants, admits them as members, and the audit log records it", async () => {
  const club = await makeClub();
  const first = await makeActor(club);
  const second = await makeActor(club);
  expect((await pending(club.admin)).body.data).toMatchObject([
    { id: first.id, full_name: first.name, email: first.email, was_member: false },
    { id: second.id },
  ]);
  expect((await decide(club.admin, first.id, "approve")).body).toEqual({ id: first.id, status: "admitted" });
  expect(await clubOf(first)).toMatchObject({ role: "member", profile: { club_id: club.id } });
  expect((await pending(club.admin)).body.data).toMatchObject([{ id: second.id }]);
  const trail =
    await ownerSql`select actor_id, subject_id from audit_log where action = 'join.approved' and club_id = ${club.id}`;
  expect([...trail]).toEqual([{ actor_id: club.admin.id, subject_id: first.id }]);
});

test("an admin declines; the person sees it, stays out, and cannot ask again", async () => {
  const club = await makeClub();
  const visitor = await makeActor(club);
  expect((await decide(club.admin, visitor.id, "decline")).body).toEqual({ id: visitor.id, status: "declined" });
  expect(await clubOf(visitor)).toMatchObject({ club: null });
  const own = await call("/join-requests", { token: visitor.token });
  expect(own.body.data).toMatchObject([{ club_id: club.id, status: "declined" }]);
  expect((await ask(club, visitor)).body).toMatchObject({ status: "declined" });
  expect((await pending(club.admin)).body).toEqual({ data: [], total: 0 });
});

test("a former member returns as a member, whatever their role was", async () => {
  const club = await makeClub();
  await ownerSql`update memberships set left_at = now() where user_id = ${club.coach.id}`;
  await ask(club, club.coach);
  expect((await pending(club.admin)).body.data).toMatchObject([{ id: club.coach.id, was_member: true }]);
  expect((await decide(club.admin, club.coach.id, "approve")).status).toBe(200);
  expect(await clubOf(club.coach)).toMatchObject({ role: "member", profile: { club_id: club.id } });
});

test("of more requests than one response holds the longest waiting are listed, with the number of all", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const first = await makeActor(club);
  await makeActor(other);
  await ownerSql`
    with people as (
      insert into auth.users (id, email, email_confirmed_at)
      select gen_random_uuid(), gen_random_uuid() || '@asking.courtside.test', now() from generate_series(1, 203) returning id, email
    ), added as (
      insert into users (id, email, full_name) select id, email, 'Asking Person' from people returning id
    )
    insert into join_requests (club_id, user_id, created_at) select ${club.id}, id, now() + interval '1 minute' from added`;
  const { data, total } = (await pending(club.admin)).body as { data: { id: string }[]; total: number };
  expect([data.length, data[0]?.id, total]).toEqual([200, first.id, 204]);
  await ownerSql`update auth.users set deleted_at = now() where id = ${first.id}`;
  expect((await pending(club.admin)).body).toMatchObject({ total: 203 });
});

test("of two admins who decide at once one succeeds, and the other gets a conflict", async () => {
  const club = await makeClub();
  const other = await club.person("admin");
  const visitor = await makeActor(club);
  const responses = await Promise.all([
    decide(club.admin, visitor.id, "approve"),
    decide(other, visitor.id, "decline"),
    decide(club.admin, visitor.id, "approve"),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  for (const { status, rejection } of responses) if (status === 409) expect(rejection.code).toBe("already_decided");
});

test("an applicant whom another club has admitted stays there", async () => {
  const [one, other] = [await makeClub(), await makeClub()];
  const visitor = await makeActor(one);
  await ask(other, visitor);
  const responses = await Promise.all([
    decide(one.admin, visitor.id, "approve"),
    decide(other.admin, visitor.id, "approve"),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.rejection.code).toBe("already_in_club");
  expect(await ownerSql`select from memberships where user_id = ${visitor.id} and left_at is null`).toHaveLength(1);
});

test("only an admin sees or decides requests, previews included", async () => {
  const club = await makeClub();
  const visitor = await makeActor(club);
  await ownerSql`update auth.sessions set impersonating_role = 'front_desk' where id = ${club.admin.sessionId}`;
  for (const person of [club.front_desk, club.coach, club.member, club.admin]) {
    for (const response of [
      await pending(person),
      await decide(person, visitor.id, "approve"),
      await decide(person, visitor.id, "decline"),
    ]) {
      expect([response.status, response.rejection.code]).toEqual([403, "forbidden"]);
    }
  }
  expect((await decide(visitor, visitor.id, "approve")).rejection.code).toBe("no_club");
  expect((await call("/join-requests/pending")).status).toBe(401);
  expect(await clubOf(visitor)).toMatchObject({ club: null });
});

test("an admin decides nothing of another club, and no request that does not exist", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const visitor = await makeActor(club);
  expect((await pending(other.admin)).body).toEqual({ data: [], total: 0 });
  for (const decision of ["approve", "decline"] as const) {
    expect((await decide(other.admin, visitor.id, decision)).status).toBe(404);
    expect((await decide(club.admin, club.member.id, decision)).status).toBe(404);
    const { status, rejection } = await decide(club.admin, "not-an-id", decision);
    expect([status, rejection.details?.field]).toEqual([400, "id"]);
  }
  expect((await pending(club.admin)).body.data).toHaveLength(1);
});

test("the database itself allows only the club's admin to decide", async () => {
  const club = await makeClub();
  const visitor = await makeActor(club);
  const attempt = ownerSql.begin(async (sql) => {
    await sql`set local role courtside_tenant`;
    await sql`select begin_request(${club.member.id}, ${club.member.sessionId})`;
    expect(await sql`select * from pending_join_requests()`).toHaveLength(0);
    expect(await sql`select count_pending_join_requests() as count`).toEqual([{ count: 0 }]);
    await sql`select decide_join_request(${visitor.id}, true)`;
  });
  await expect(attempt).rejects.toMatchObject({ code: "42501" });
});
