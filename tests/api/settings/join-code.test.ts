import { API_SCOPE_NAMES, scopeOf } from "@courtside/contracts/domain/api-scopes.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { idPlaces, readOperations, sampleRequest } from "../../support/openapi-operations.ts";
import { makeVisitor } from "../../support/visitor.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import { readClub } from "./settings-api.ts";

const renew = ({ token }: TestPerson) => call("/club/join-code", { method: "POST", token });
const ask = ({ token }: TestPerson, join_code: unknown) =>
  call("/join-requests", { method: "POST", token, body: { join_code } });

test("an admin reads the code with which people can ask to join", async () => {
  const { id, admin } = await makeClub();
  const { body } = await readClub(admin);
  expect(body.join_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect((await ask(await makeVisitor(), body.join_code)).body).toMatchObject({ club_id: id, status: "pending" });
});

test("no other role reads it, and /me shows it to no role", async () => {
  const { admin, coach, front_desk, member } = await makeClub();
  const { join_code } = (await readClub(admin)).body;
  for (const person of [coach, front_desk, member]) {
    expect((await readClub(person)).status).toBe(403);
    expect((await renew(person)).status).toBe(403);
  }
  for (const { token } of [admin, coach, front_desk, member]) {
    const me = await call("/me", { token });
    expect(me.body).toMatchObject({ club: { name: expect.any(String) } });
    expect(me.text).not.toContain(join_code);
  }
  expect((await readClub(admin)).body.join_code).toBe(join_code);
});

test("an admin who previews a member sees no code either", async () => {
  const { admin } = await makeClub();
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${admin.sessionId}`;
  for (const { status } of [await readClub(admin), await renew(admin)]) expect(status).toBe(403);
});

test("no API key reads the code, whatever its scopes, nor in a response that a session's request has kept", async () => {
  const { admin } = await makeClub();
  const body = { name: "Everything", scopes: API_SCOPE_NAMES };
  const key = await call("/api-keys", { method: "POST", token: admin.token, body });
  const token = String(key.body.secret);
  const { join_code, version } = (await readClub(admin)).body;
  const headers = { "idempotency-key": crypto.randomUUID() };
  const change = { method: "PATCH", body: { version, location: "South" }, headers };
  const saved = await call("/club", { ...change, token: admin.token });
  expect(saved.body).toMatchObject({ join_code, location: "South" });
  const [read, kept, changed] = [
    await call("/club", { token }),
    await call("/club", { ...change, token }),
    await call("/club", { method: "PATCH", token, body: { version: saved.body.version, location: "North" } }),
  ];
  for (const { status, body } of [read, kept, changed]) {
    expect([status, body]).toMatchObject([200, { id: saved.body.id, join_code: "" }]);
  }
  const operations = (await readOperations()).filter(({ name, method }) => method === "GET" && scopeOf(name));
  for (const operation of operations) {
    const ids = Object.fromEntries(idPlaces(operation).map((place) => [place, crypto.randomUUID()]));
    const { path, query } = sampleRequest(operation, ids);
    expect((await call(path, { token, query })).text, operation.name).not.toContain(join_code);
  }
});

test("a renewed code works, the old one does not, and the audit log says who renewed it without the code", async () => {
  const { id, admin } = await makeClub();
  const before = (await readClub(admin)).body;
  const { status, body } = await renew(admin);
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, join_code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) });
  expect(body.join_code).not.toBe(before.join_code);
  expect((await ask(await makeVisitor(), before.join_code)).rejection.code).toBe("unknown_join_code");
  expect((await ask(await makeVisitor(), body.join_code)).status).toBe(200);
  const trail = await ownerSql`
    select actor_id, subject_id, detail from audit_log where club_id = ${id} and action = 'club.join_code_renewed'`;
  expect([...trail]).toMatchObject([{ actor_id: admin.id, subject_id: id }]);
  expect(JSON.stringify(trail)).not.toContain(String(body.join_code));
});

test("another club's code is unchanged", async () => {
  const [ours, theirs] = await Promise.all([makeClub(), makeClub()]);
  const before = (await readClub(theirs.admin)).body.join_code;
  await renew(ours.admin);
  expect((await readClub(theirs.admin)).body.join_code).toBe(before);
});
