import { randomUUID } from "node:crypto";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { afterAll, describe, expect, inject, test } from "vitest";
import { parseConfig } from "../../api/src/config.ts";
import { QA_CLUB_ID, QA_EMAILS, QA_PASSWORD } from "../../api/src/qa/personas.ts";
import { seed } from "../../tools/seed/seed.ts";
import { startApi } from "../support/api-process.ts";
import { type ApiResponse, call } from "../support/call.ts";
import { startOwnDatabase } from "../support/own-database.ts";
import { freshEmail, newClient } from "./auth/accounts.ts";

const { sql, env } = await startOwnDatabase();
await seed({ url: ownerUrl(), qa: true });
const settings = { ...env, DATA_DIR: inject("dataDir"), TEST_CLOCK: "on", LOG_LEVEL: "warn" };
const api = await startApi(settings);
afterAll(() => api.stop());

const HOUR = 3_600_000;

function ownerUrl(): string {
  const url = new URL(inject("ownerUrl"));
  url.pathname = new URL(env.DATABASE_URL).pathname;
  return url.href;
}

const enter = (body: unknown, url = api.url) => call("/qa-sessions", { method: "POST", body, url });

function tokenOf({ body }: ApiResponse): string {
  return (body.session as { access_token: string }).access_token;
}

const signIn = (email: string, url = api.url) =>
  newClient(`${url}/auth/v1`).signInWithPassword({ email, password: QA_PASSWORD });

test.each(ROLES)("the persona %s is in the QA club, with that role, for sixty minutes to the second", async (role) => {
  const before = Date.now();
  const entered = await enter({ role });
  expect(entered.status).toBe(201);
  expect(entered.body).toMatchObject({ role });
  const expires = String(entered.body.expires_at);
  const end = Date.parse(expires);
  expect(end).toBeGreaterThanOrEqual(before + HOUR);
  expect(end).toBeLessThanOrEqual(Date.now() + HOUR);
  const token = tokenOf(entered);
  const me = (now?: string) => call("/me", { token, now, url: api.url });
  expect((await me()).body).toMatchObject({
    role,
    club: { id: QA_CLUB_ID },
    session: { qa_role: role, expires_at: expires },
  });
  expect((await me(new Date(end - 1000).toISOString())).status).toBe(200);
  const over = await me(expires);
  expect([over.status, over.rejection.code]).toEqual([401, "session_not_found"]);
});

test.each([{ role: "owner" }, { role: null }, {}, { role: "admin'" }])("%j is not a persona", async (body) => {
  const { status, rejection } = await enter(body);
  expect([status, rejection.details?.field]).toEqual([400, "role"]);
});

test("signing in to a QA account by password gives no longer session", async () => {
  const { data } = await signIn(QA_EMAILS.front_desk);
  const [session] = await sql`
    select s.not_after - date_trunc('milliseconds', s.created_at) = interval '60 minutes' as is_hour, s.qa_role from auth.sessions s
    where s.user_id = ${data.user?.id ?? ""} order by created_at desc limit 1`;
  expect(session).toEqual({ is_hour: true, qa_role: "front_desk" });
});

test("a QA account cannot be taken over: address, password, second factor and passkey stay as they are", async () => {
  const client = newClient(`${api.url}/auth/v1`);
  await client.signInWithPassword({ email: QA_EMAILS.coach, password: QA_PASSWORD });
  const attempts = [
    client.updateUser({ email: freshEmail() }),
    client.updateUser({ password: "Another-horse-8" }),
    client.mfa.enroll({ factorType: "totp", friendlyName: "Mine" }),
    client.mfa.enroll({ factorType: "webauthn", friendlyName: "Mine" }),
    client.passkey.startRegistration(),
  ];
  for (const { error } of await Promise.all(attempts)) {
    expect(error).toMatchObject({
      status: 403,
      code: "no_authorization",
      message: "Demo and test accounts cannot change how they sign in",
    });
  }
  expect((await signIn(QA_EMAILS.coach)).error).toBeNull();
});

test("starting a session is audited", async () => {
  const { body } = await enter({ role: "coach" });
  expect(body.role).toBe("coach");
  const [row] =
    await sql`select action, outcome, detail from audit_log where action = 'login' order by id desc limit 1`;
  expect(row).toEqual({ action: "login", outcome: "success", detail: { method: "qa", role: "coach" } });
});

test("a server without the accounts says so", async () => {
  const { status, rejection } = await call("/qa-sessions", { method: "POST", body: { role: "admin" } });
  expect([status, rejection.message]).toEqual([404, "QA account not found"]);
});

describe("with QA_LOGIN off", async () => {
  const token = tokenOf(await enter({ role: "admin" }));
  const plain = await startApi({ ...settings, QA_LOGIN: "off", SITE_URL: api.url });
  afterAll(() => plain.stop());

  test("there is no such operation", async () => {
    const response = await enter({ role: "admin" }, plain.url);
    const unknown = await call("/no-such-call", { method: "POST", body: {}, url: plain.url });
    expect(response.status).toBe(404);
    expect({ ...response.body, requestId: "" }).toEqual({ ...unknown.body, requestId: "" });
  });

  test("its accounts cannot sign in, though they exist", async () => {
    for (const email of Object.values(QA_EMAILS)) {
      const { error } = await signIn(email, plain.url);
      expect(error?.message, email).toBe("Invalid login credentials");
    }
  });

  test("earlier sessions end when the server starts", async () => {
    expect((await call("/me", { token, url: plain.url })).status).toBe(401);
  });

  test("other people sign in as usual", async () => {
    const email = `${randomUUID()}@people.courtside.test`;
    const { data } = await newClient(`${plain.url}/auth/v1`).signUp({ email, password: "Correct-horse-7" });
    expect(data.session).not.toBeNull();
  });
});

test("production does not start with the QA login, and has it off by default", () => {
  const production = { APP_ENV: "production", SITE_URL: "https://club.test" };
  expect(() => parseConfig({ ...production, QA_LOGIN: "on" })).toThrow("QA_LOGIN: must be off in production");
  expect(parseConfig(production).qaLogin).toBe(false);
});
