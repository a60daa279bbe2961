import { API_SCOPE_NAMES, type ApiScope, NOT_FOR_API_KEYS, scopeOf } from "@courtside/contracts/domain/api-scopes.ts";
import { expect, inject, test } from "vitest";
import { LIMITS } from "../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../api/src/auth/limits/queries.ts";
import { openPool } from "../../api/src/db/pool.ts";
import { call } from "../support/call.ts";
import { dumpClub } from "../support/club-dump.ts";
import { makeFurnishedClub } from "../support/furnished-club.ts";
import { idPlaces, readOperations, sampleRequest } from "../support/openapi-operations.ts";
import { book, outcome } from "../support/try-booking.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const create = ({ token }: Pick<TestPerson, "token">, body: unknown, now?: string) =>
  call("/api-keys", { method: "POST", token, body, now });
const list = ({ token }: Pick<TestPerson, "token">) => call("/api-keys", { token });
const revoke = ({ token }: Pick<TestPerson, "token">, id: unknown) =>
  call(`/api-keys/${id}`, { method: "DELETE", token });
const name = "Door system";

async function keyOf(person: TestPerson, scopes: readonly ApiScope[] = API_SCOPE_NAMES) {
  const { status, body, text } = await create(person, { name, scopes });
  expect(status, text).toBe(201);
  return { id: String(body.id), token: String(body.secret) };
}

test("a key is made, shown once, used within its scopes, listed without its secret, and revoked at once", async () => {
  const club = await makeClub();
  const made = await create(club.admin, { name, scopes: ["courts:read", "bookings:write", "courts:read"] });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    name,
    scopes: ["bookings:write", "courts:read"],
    created_by: club.admin.id,
    created_by_name: club.admin.name,
    last_used_at: null,
  });
  const token = String(made.body.secret);
  expect(token).toMatch(/^ck_[\w-]{43}$/);
  expect(made.body.ending).toBe(token.slice(-4));
  const days = (Date.parse(String(made.body.expires_at)) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);

  const courts = await call("/courts", { token });
  expect(courts.status).toBe(200);
  expect(courts.text).toContain(club.courts[0]?.id);
  const start_time = `${dateFromNow(1)}T10:00`;
  const headers = { "idempotency-key": crypto.randomUUID() };
  const input = { court_id: club.courts[0]?.id, start_time, user_id: club.member.id };
  const [first, again] = [
    await call("/bookings", { method: "POST", token, body: input, headers }),
    await call("/bookings", { method: "POST", token, body: input, headers }),
  ];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect(first.body.user_id).toBe(club.member.id);
  expect(await outcome(call("/bookings", { token }))).toBe(
    "403 api_key_scope: This API key lacks the scope bookings:read: Read bookings with their players",
  );
  expect(await outcome(call("/me", { token }))).toBe("403 not_for_api_keys: API keys cannot do this");
  expect((await call("/nowhere", { token })).status).toBe(404);

  const listed = await list(club.admin);
  expect(listed.body.data).toMatchObject([{ id: made.body.id, last_used_at: expect.any(String) }]);
  for (const secret of [token, token.slice(3)]) expect(listed.text).not.toContain(secret);
  const [row] = await ownerSql`select * from api_keys where club_id = ${club.id}`;
  expect(JSON.stringify(row)).not.toContain(token.slice(3));

  expect((await revoke(club.admin, made.body.id)).status).toBe(204);
  expect(await outcome(call("/courts", { token }))).toBe("401 bad_api_key: This API key does not exist or has ended");
  expect((await revoke(club.admin, made.body.id)).status).toBe(404);
  expect((await list(club.admin)).body.data).toEqual([]);
});

test("every admin gets a notice of a new key, once, with who made it and what it may do, and never the secret", async () => {
  const club = await makeClub();
  const other = await club.person("admin");
  const former = await club.person("admin");
  await ownerSql`update memberships set left_at = now() where user_id = ${former.id}`;
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = { name, scopes: ["courts:read", "bookings:write"] };
  const post = () => call("/api-keys", { method: "POST", token: other.token, body, headers });
  const made = await post();
  expect((await post()).body.id).toBe(made.body.id);
  const notices = await ownerSql`
    select user_id, event, details from notices where club_id = ${club.id} and kind = 'api_key_made' order by user_id`;
  const { expires_at: expiresAt, secret } = made.body;
  const details = { name, scopes: ["bookings:write", "courts:read"], madeBy: other.name, expiresAt };
  // Without an event: no choice, no default of the club and no daily mail keeps it back.
  const expected = [club.admin.id, other.id].toSorted().map((user_id) => ({ user_id, event: null, details }));
  expect([...notices]).toEqual(expected);
  expect(JSON.stringify(notices)).not.toContain(String(secret).slice(3));
  await create(club.front_desk, body);
  await create(club.admin, { ...body, scopes: ["nothing"] });
  expect(await ownerSql`select from notices where club_id = ${club.id} and kind = 'api_key_made'`).toHaveLength(2);
});

test("the audit log names the key with every change and rejection of it, and no session; a person's rows name none", async () => {
  const club = await makeClub();
  const key = await keyOf(club.admin, ["courts:write", "members:write", "bookings:write"]);
  const { token } = key;
  await call("/courts", { method: "POST", token, body: { name: "Made by key", sport: "tennis" } });
  await call("/club", { method: "PATCH", token, body: {} });
  await call("/bookings", {
    method: "POST",
    token,
    body: { court_id: club.courts[0]?.id, start_time: `${dateFromNow(1)}T10:00`, user_id: club.member.id },
  });
  await book(club.member, { court_id: club.courts[1]?.id, start_time: `${dateFromNow(1)}T12:00` });
  const rows = await ownerSql`
    select action, outcome, api_key_id, session_id is not null as has_session, actor_id, detail from audit_log
    where club_id = ${club.id} order by id`;
  expect([...rows]).toMatchObject([
    { action: "api_key.created", api_key_id: null, has_session: true, actor_id: club.admin.id },
    { action: "court.added", api_key_id: key.id, has_session: false, actor_id: club.admin.id },
    { action: "PATCH /api/v1/club", outcome: "refused", api_key_id: key.id, has_session: false },
    { action: "booking.created", api_key_id: key.id, has_session: false },
    { action: "booking.created", api_key_id: null, has_session: true, actor_id: club.member.id },
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
  const { body } = await call("/audit-log", { token: club.admin.token });
  const named = { api_key_id: key.id, api_key_name: name };
  expect(body.data).toMatchObject([
    { api_key_id: null, api_key_name: null },
    named,
    named,
    named,
    { api_key_id: null },
  ]);
});

test("a key never reaches further than its admin: other clubs, lost roles, expiry, and the making of admins", async () => {
  const [club, foreign] = await Promise.all([makeClub(), makeClub()]);
  const maker = await club.person("admin");
  const { token } = await keyOf(maker);
  const theirs = foreign.courts[0]?.id;
  expect((await call(`/courts/${theirs}`, { method: "PATCH", token, body: { name: "Mine" } })).status).toBe(404);
  expect((await call("/courts", { token })).text).not.toContain(theirs);
  const promote = (role: string) => call(`/members/${club.member.id}`, { method: "PATCH", token, body: { role } });
  expect(await outcome(promote("admin"))).toBe("403 forbidden: An API key cannot make an admin");
  expect((await promote("coach")).status).toBe(200);
  expect((await revoke(foreign.admin, (await list(club.admin)).body.data)).status).toBe(400);

  const inAYear = new Date(Date.now() + 366 * 86_400_000).toISOString();
  expect((await call("/courts", { token, now: inAYear })).status).toBe(401);
  const listedKey = async () => ((await list(club.admin)).body.data as object[]).at(-1);
  expect(await listedKey()).toMatchObject({ created_by: maker.id, maker_is_admin: true });
  await ownerSql`update memberships set role = 'front_desk' where club_id = ${club.id} and user_id = ${maker.id}`;
  expect((await call("/courts", { token })).status).toBe(401);
  expect(await listedKey()).toMatchObject({ created_by_name: maker.name, maker_is_admin: false });
  await ownerSql`update memberships set role = 'admin' where club_id = ${club.id} and user_id = ${maker.id}`;
  expect((await call("/courts", { token })).status).toBe(200);
  await ownerSql`update memberships set left_at = now() where club_id = ${club.id} and user_id = ${maker.id}`;
  await ownerSql`insert into memberships ${ownerSql({ club_id: foreign.id, user_id: maker.id, role: "admin" })}`;
  expect((await call("/courts", { token })).status).toBe(401);
  expect(await listedKey()).toMatchObject({ maker_is_admin: false });
});

test("a key is checked again inside the transaction of its request", async () => {
  const { id, admin } = await makeClub();
  const key = await keyOf(admin);
  const db = openPool(inject("apiDatabaseUrl"), { max: 1 });
  const problem = () =>
    db.begin({ role: "courtside_tenant" }, async (sql) => {
      const [row] = await sql`select (begin_request(${admin.id}, ${key.id})).problem`;
      return row?.problem;
    });
  try {
    expect(await problem()).toBeNull();
    await ownerSql`update api_keys set revoked_at = now() where club_id = ${id}`;
    expect(await problem()).toBe("session_not_found");
  } finally {
    await db.end({ timeout: 1 });
  }
});

test("only admins manage keys, no key does, and another club's are unknown", async () => {
  const [club, foreign] = await Promise.all([makeClub(), makeClub()]);
  const key = await keyOf(club.admin);
  for (const person of [club.front_desk, club.coach, club.member]) {
    expect((await create(person, { name, scopes: ["courts:read"] })).status).toBe(403);
    expect((await list(person)).status).toBe(403);
    expect((await revoke(person, key.id)).status).toBe(403);
  }
  expect((await create(key, { name, scopes: ["courts:read"] })).rejection.code).toBe("not_for_api_keys");
  expect((await revoke(foreign.admin, key.id)).status).toBe(404);
  expect((await list(foreign.admin)).body.data).toEqual([]);
});

test("bad input names its field, malformed and unknown keys are 401, and a club has 20 keys at most", async () => {
  const club = await makeClub();
  const { admin } = club;
  const rejected = async (body: object) => {
    const { status, rejection } = await create(admin, { name, scopes: ["courts:read"], ...body });
    return [status, rejection.details?.field];
  };
  expect(await rejected({ name: " " })).toEqual([400, "name"]);
  expect(await rejected({ name: "x".repeat(81) })).toEqual([400, "name"]);
  expect(await rejected({ scopes: [] })).toEqual([400, "scopes"]);
  expect(await rejected({ scopes: ["courts:everything"] })).toEqual([400, "scopes.0"]);
  expect(await rejected({ expires_at: "soon" })).toEqual([400, "expires_at"]);
  expect(await rejected({ expires_at: "2020-01-01T00:00:00Z" })).toEqual([400, "expires_at"]);
  expect(await rejected({ expires_at: "2099-01-01T00:00:00Z" })).toEqual([400, "expires_at"]);
  for (const token of ["ck_", `ck_${"a".repeat(43)}`, `ck_${"a".repeat(44)}`, "ck_é"]) {
    expect((await call("/courts", { token: encodeURI(token) })).rejection.code).toBe("bad_api_key");
  }
  const rows = Array.from({ length: 20 }, (_, n) => ({
    club_id: club.id,
    name: `Key ${n}`,
    scopes: ["courts:read"],
    secret_hash: Buffer.from(crypto.getRandomValues(new Uint8Array(32))),
    ending: "abcd",
    created_by: admin.id,
    expires_at: new Date(Date.now() + 86_400_000),
  }));
  for (const row of rows) await ownerSql`insert into api_keys ${ownerSql(row)}`;
  expect(await outcome(create(admin, { name, scopes: ["courts:read"] }))).toBe(
    "422 too_many_api_keys: A club has at most 20 API keys: revoke one first",
  );
});

test("a key has a rate limit of its own, over all processes", async () => {
  const { admin } = await makeClub();
  const [spent, other] = [await keyOf(admin), await keyOf(admin)];
  await call("/courts", { token: spent.token });
  const key = bucketKey(LIMITS.apiKey, [spent.id]);
  await ownerSql`update auth.rate_limits set tokens = -100, updated_at = clock_timestamp() where key = ${key}`;
  const limited = await call("/courts", { token: spent.token });
  expect([limited.status, limited.rejection.code]).toEqual([429, "over_request_rate_limit"]);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call("/courts", { token: other.token })).status).toBe(200);
});

test("every operation × key: closed ones and those of other scopes are rejected and change nothing, its own get through", async () => {
  const club = await makeFurnishedClub();
  const operations = await readOperations();
  const [none, other] = [await keyOf(club.admin, ["club:read"]), await keyOf(club.admin, ["courts:read"])];
  const before = await dumpClub(club.id, { without: ["audit_log", "api_keys"] });
  const asking = (operation: (typeof operations)[number]) => {
    const ids = Object.fromEntries(idPlaces(operation).map((place) => [place, crypto.randomUUID()]));
    return sampleRequest(operation, ids);
  };
  for (const operation of operations) {
    const { path, method, query, body } = asking(operation);
    const scope = scopeOf(operation.name);
    const { token } = scope === "club:read" ? other : none;
    const response = await call(path, { method, query, token, ...(body && { body }) });
    const code = NOT_FOR_API_KEYS.includes(operation.name) ? "not_for_api_keys" : "api_key_scope";
    expect([response.status, response.rejection.code], operation.name).toEqual([403, code]);
    if (scope) expect(response.rejection.details, operation.name).toEqual({ scope });
  }
  expect(await dumpClub(club.id, { without: ["audit_log", "api_keys"] })).toEqual(before);
  const all = await keyOf(club.admin);
  for (const operation of operations.filter((each) => scopeOf(each.name))) {
    const { path, method, query, body } = asking(operation);
    const { status, rejection } = await call(path, { method, query, token: all.token, ...(body && { body }) });
    expect(status, operation.name).toBeLessThan(500);
    expect(["api_key_scope", "not_for_api_keys", "bad_api_key"], operation.name).not.toContain(rejection.code);
    expect(status, operation.name).not.toBe(401);
  }
});

test("what a key reads has an ETag, and is sent again only once it has changed; requests with a session have none", async () => {
  const club = await makeClub();
  const made = await call("/api-keys", {
    ...{ method: "POST", token: club.admin.token },
    body: { name: "Reads", scopes: ["courts:read", "courts:write", "reports:read"] },
  });
  const token = String(made.body.secret);
  const read = (headers: Record<string, string> = {}) => call("/courts", { token, headers });
  const first = await read();
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const same = await read({ "if-none-match": `"other", ${etag}` });
  expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", etag]);
  expect(same.headers.get("x-request-id")).toBeTruthy();
  const court = club.courts[0]?.id ?? "";
  const renamed = await call(`/courts/${court}`, { method: "PATCH", token, body: { name: "Centre" } });
  expect([renamed.status, renamed.headers.get("etag")]).toEqual([200, null]);
  const changed = await read({ "if-none-match": etag });
  expect([changed.status, changed.text.includes("Centre")]).toEqual([200, true]);
  expect(changed.headers.get("etag")).not.toBe(etag);
  const query = { from: "2026-01-01", to: "2026-01-02", group: "day" };
  const csv = await call("/reports/utilisation", { token, query, headers: { accept: "text/csv" } });
  expect([csv.headers.get("content-type"), csv.headers.get("content-disposition")]).toEqual([
    "text/csv; charset=utf-8",
    'attachment; filename="utilisation-2026-01-01-2026-01-02-day.csv"',
  ]);
  expect(csv.headers.get("etag")).toBeTruthy();
  const session = await call("/courts", { token: club.admin.token });
  expect([session.headers.get("etag"), session.headers.get("cache-control")]).toEqual([null, "no-store"]);
});
