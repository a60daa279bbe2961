import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeVisitor } from "../support/visitor.ts";
import { makeClub, openSession, ownerSql, type TestPerson } from "../support/world.ts";

async function codeOf(clubId: string): Promise<string> {
  const [club] = await ownerSql<{ join_code: string }[]>`select join_code from clubs where id = ${clubId}`;
  return club?.join_code ?? "";
}

const ask = ({ token }: TestPerson, join_code: unknown, now?: string) =>
  call("/join-requests", { method: "POST", token, body: { join_code }, now });

test("a code asks the club, once for each person, however often it is sent", async () => {
  const club = await makeClub();
  const visitor = await makeVisitor();
  const code = await codeOf(club.id);
  const written = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
  const [first, second] = await Promise.all([ask(visitor, written), ask(visitor, code)]);
  for (const { status, body } of [first, second]) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ club_id: club.id, status: "pending" });
  }
  expect(await ownerSql`select status from join_requests where club_id = ${club.id}`).toHaveLength(1);
  const list = await call("/join-requests", { token: visitor.token });
  expect(list.body.data).toMatchObject([{ club_id: club.id, status: "pending" }]);
  expect((await call("/me", { token: visitor.token })).body).toMatchObject({ club: null });
});

test("a club that admits at once gets a new member, and the audit log records it", async () => {
  const club = await makeClub({ rules: { allow_trial_mode: true } });
  const visitor = await makeVisitor();
  expect((await ask(visitor, await codeOf(club.id))).body).toMatchObject({ status: "admitted" });
  const me = await call("/me", { token: visitor.token });
  expect(me.body).toMatchObject({ role: "member", profile: { club_id: club.id } });
  const trail = await ownerSql`select actor_id, detail from audit_log where club_id = ${club.id}`;
  expect([...trail]).toEqual([{ actor_id: visitor.id, detail: { status: "admitted" } }]);
  expect((await ask(visitor, await codeOf(club.id))).rejection.code).toBe("already_in_club");
});

test("a retry whose response was lost gets it, and two requests at once make one member and leave no request", async () => {
  const club = await makeClub({ rules: { allow_trial_mode: true } });
  const [lost, hasty] = [await makeVisitor(), await makeVisitor()];
  const code = await codeOf(club.id);
  const headers = { "idempotency-key": randomUUID() };
  const send = () => call("/join-requests", { method: "POST", token: lost.token, body: { join_code: code }, headers });
  const first = await send();
  expect(first.body).toMatchObject({ status: "admitted" });
  expect([(await send()).body]).toEqual([first.body]);
  const both = await Promise.all([ask(hasty, code), ask(hasty, code)]);
  for (const { status, body, rejection } of both) {
    expect([200, 409]).toContain(status);
    expect(status === 200 ? body.status : rejection.code).toBe(status === 200 ? "admitted" : "already_in_club");
  }
  expect(await ownerSql`select from join_requests where club_id = ${club.id} and status <> 'admitted'`).toHaveLength(0);
});

test("a removed member needs the club's consent to return", async () => {
  const club = await makeClub({ rules: { allow_trial_mode: true } });
  await ownerSql`update memberships set left_at = now() where user_id = ${club.member.id}`;
  expect((await ask(club.member, await codeOf(club.id))).body).toMatchObject({ status: "pending" });
  expect((await call("/me", { token: club.member.token })).body).toMatchObject({ club: null });
});

test("a suspended club admits no one at once: the request waits for its admins", async () => {
  const club = await makeClub({ rules: { allow_trial_mode: true } });
  await ownerSql`update clubs set suspended_at = now(), suspension_reason = 'Unpaid' where id = ${club.id}`;
  const visitor = await makeVisitor();
  expect((await ask(visitor, await codeOf(club.id))).body).toMatchObject({ status: "pending" });
  expect((await call("/me", { token: visitor.token })).body).toMatchObject({ club: null });
});

test("a declined request stays declined", async () => {
  const club = await makeClub({ rules: { allow_trial_mode: true } });
  const visitor = await makeVisitor();
  const code = await codeOf(club.id);
  await ownerSql`insert into join_requests (club_id, user_id, status) values (${club.id}, ${visitor.id}, 'declined')`;
  expect((await ask(visitor, code)).body).toMatchObject({ status: "declined" });
});

test("an unknown code, the demo club's, and an invalid one are rejected", async () => {
  const demo = await makeClub({ rules: { is_demo: true } });
  const visitor = await makeVisitor();
  for (const code of ["AAAA-AAAA", "x".repeat(40), await codeOf(demo.id)]) {
    const { status, rejection } = await ask(visitor, code);
    expect([status, rejection.code, rejection.details?.field]).toEqual([422, "unknown_join_code", "join_code"]);
  }
  for (const code of ["", " - ", "x".repeat(41), 7, null, "\0"]) {
    expect((await ask(visitor, code)).status).toBe(400);
  }
});

test("ten codes an hour are allowed", async () => {
  const club = await makeClub();
  const visitor = await makeVisitor();
  const now = "2026-07-15T12:00:00Z";
  const tries = await Promise.all(Array.from({ length: 12 }, () => ask(visitor, "AAAAAAAA", now)));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  const code = await codeOf(club.id);
  expect((await ask(visitor, code, "2026-07-15T12:59:00Z")).rejection.code).toBe("join_tries");
  expect((await ask(visitor, code, "2026-07-15T13:01:00Z")).status).toBe(200);
});

test("people see only their own requests", async () => {
  const club = await makeClub();
  const visitor = await makeVisitor();
  await ask(visitor, await codeOf(club.id));
  const stranger = await makeVisitor();
  for (const { token } of [stranger, club.member]) {
    expect((await call("/join-requests", { token })).body).toEqual({ data: [] });
  }
  expect((await call("/join-requests")).status).toBe(401);
  expect((await ask({ ...visitor, token: "" }, "AAAAAAAA")).status).toBe(401);
});

test("an anonymous account is first asked for an address", async () => {
  const join_code = await codeOf((await makeClub()).id);
  const id = randomUUID();
  await ownerSql`insert into auth.users (id, is_anonymous) values (${id}, true)`;
  const { token } = await openSession(id, "");
  const { status, rejection } = await call("/join-requests", { method: "POST", token, body: { join_code } });
  expect([status, rejection.code]).toEqual([403, "forbidden"]);
  expect((await call("/join-requests", { token })).body).toEqual({ data: [] });
});
