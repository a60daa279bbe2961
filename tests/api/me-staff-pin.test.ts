import { describe, expect, inject, test } from "vitest";
import { bucketKey } from "../../api/src/auth/limits/queries.ts";
import { hashPassword } from "../../api/src/auth/password-hashing/hash.ts";
import { startApi } from "../support/api-process.ts";
import { call } from "../support/call.ts";
import { apiUrl, makeClub, ownerSql, type TestPerson } from "../support/world.ts";
import { ageSessions } from "./auth/accounts.ts";

const PIN = "2846";
const set = ({ token }: TestPerson, body: unknown) => call("/me/staff-pin", { method: "PUT", token, body });
const remove = ({ token }: TestPerson) => call("/me/staff-pin", { method: "DELETE", token });
const verify = ({ token }: TestPerson, pin: unknown) =>
  call("/staff-pin/verify", { method: "POST", token, body: { pin } });
const hasPin = async ({ token }: TestPerson) =>
  ((await call("/me", { token })).body.profile as { has_staff_pin: boolean }).has_staff_pin;

test("staff set a PIN, change it and remove it; each change is audited", async () => {
  const { id, front_desk } = await makeClub();
  expect(await hasPin(front_desk)).toBe(false);
  expect((await set(front_desk, { pin: PIN })).body).toEqual({ has_staff_pin: true });
  expect(await hasPin(front_desk)).toBe(true);
  expect((await verify(front_desk, PIN)).body).toEqual({ user_id: front_desk.id, name: front_desk.name });
  await set(front_desk, { pin: "73915208" });
  expect((await verify(front_desk, PIN)).rejection.code).toBe("wrong_staff_pin");
  expect((await verify(front_desk, "73915208")).status).toBe(200);
  expect((await remove(front_desk)).body).toEqual({ has_staff_pin: false });
  expect((await remove(front_desk)).status).toBe(200);
  expect(await hasPin(front_desk)).toBe(false);
  expect((await verify(front_desk, "73915208")).status).toBe(403);
  const trail = await ownerSql<{ action: string; outcome: string }[]>`
    select action, outcome from audit_log, generate_series(1, times) where club_id = ${id} order by outcome, id`;
  // The last rejection is a repetition: the same within an hour of the clock is counted, where the first one stands.
  expect(trail.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    "POST /api/v1/staff-pin/verify refused",
    "POST /api/v1/staff-pin/verify refused",
    "staff_pin.set success",
    "staff_pin.accepted success",
    "staff_pin.set success",
    "staff_pin.accepted success",
    "staff_pin.removed success",
  ]);
});

test("a PIN is kept as an argon2id hash, and appears in no log", async () => {
  const { id, admin } = await makeClub();
  await set(admin, { pin: "60481735" });
  await verify(admin, "60481735");
  const [row] = await ownerSql`select pin_hash from staff_pins where club_id = ${id}`;
  expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
  const audited = JSON.stringify(await ownerSql`select * from audit_log where club_id = ${id}`);
  expect(audited).not.toContain("60481735");
});

test("any of the club's staff may enter theirs on another's screen, and is identified", async () => {
  const { admin, front_desk } = await makeClub();
  await set(admin, { pin: PIN });
  await set(front_desk, { pin: "9071" });
  expect((await verify(front_desk, PIN)).body).toMatchObject({ user_id: admin.id });
  expect((await verify(admin, "9071")).body).toMatchObject({ user_id: front_desk.id });
});

test("coaches and members set and use none, and neither does an admin who previews them; each may remove their own", async () => {
  const { id, admin, coach, member } = await makeClub();
  await set(admin, { pin: PIN });
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${admin.sessionId}`;
  // As one from before the roles ended it.
  await ownerSql`insert into staff_pins (club_id, user_id, pin_hash) values (${id}, ${member.id}, 'old')`;
  for (const person of [coach, member, admin]) {
    for (const response of [await set(person, { pin: PIN }), await verify(person, PIN)]) {
      expect([response.status, response.rejection.code]).toEqual([403, "forbidden"]);
    }
    expect((await remove(person)).body).toEqual({ has_staff_pin: false });
  }
  expect(await ownerSql`select from staff_pins where club_id = ${id}`).toEqual([]);
});

test("without a session every call is rejected", async () => {
  for (const [method, path] of [
    ["PUT", "/me/staff-pin"],
    ["DELETE", "/me/staff-pin"],
    ["POST", "/staff-pin/verify"],
  ] as const) {
    expect((await call(path, { method, ...(method !== "DELETE" && { body: { pin: PIN } }) })).status).toBe(401);
  }
});

test("the PIN of a person who left, or is no longer staff, is invalid", async () => {
  const { admin, front_desk, person } = await makeClub();
  const second = await person("front_desk");
  await set(front_desk, { pin: PIN });
  await set(second, { pin: "9071" });
  await ownerSql`update memberships set role = 'member' where user_id = ${front_desk.id}`;
  await ownerSql`update memberships set left_at = now() where user_id = ${second.id}`;
  expect((await verify(admin, PIN)).status).toBe(403);
  expect((await verify(admin, "9071")).status).toBe(403);
  // Nor is it valid again once they are staff again.
  await ownerSql`update memberships set role = 'admin' where user_id = ${front_desk.id}`;
  await ownerSql`update memberships set left_at = null where user_id = ${second.id}`;
  for (const person of [front_desk, second]) expect(await hasPin(person)).toBe(false);
  expect((await verify(admin, PIN)).status).toBe(403);
  expect((await verify(admin, "9071")).status).toBe(403);
});

test("another role of staff keeps the PIN, and one that was left from before ends with the return", async () => {
  const { id, front_desk, member } = await makeClub();
  await set(front_desk, { pin: PIN });
  await ownerSql`update memberships set role = 'admin' where user_id = ${front_desk.id}`;
  expect(await hasPin(front_desk)).toBe(true);
  await ownerSql`insert into staff_pins (club_id, user_id, pin_hash) values (${id}, ${member.id}, 'old')`;
  await ownerSql`update memberships set role = 'front_desk' where user_id = ${member.id}`;
  expect(await hasPin(member)).toBe(false);
});

test.each([
  ["its trial has ended", { subscription_status: "none", trial_expires_at: new Date(0) }],
  ["it is suspended", { suspended_at: new Date(), suspension_reason: "Unpaid" }],
])("a kiosk of a club without access is left by a PIN, and by nothing else: %s", async (_, ended) => {
  const { id, front_desk, member } = await makeClub();
  await set(front_desk, { pin: PIN });
  await ownerSql`update clubs set ${ownerSql(ended)} where id = ${id}`;
  expect((await verify(front_desk, "5550")).rejection.code).toBe("wrong_staff_pin");
  expect((await verify(front_desk, PIN)).body).toEqual({ user_id: front_desk.id, name: front_desk.name });
  expect((await verify(member, PIN)).rejection.code).toBe("forbidden");
  // It opens nothing of the club.
  expect((await call("/courts", { token: front_desk.token })).status).toBe(402);
  expect((await set(front_desk, { pin: "9071" })).status).toBe(402);
});

test("a PIN of one club is invalid in another", async () => {
  const [one, other] = [await makeClub(), await makeClub()];
  await set(one.admin, { pin: PIN });
  expect((await verify(other.admin, PIN)).status).toBe(403);
});

describe("an invalid PIN", () => {
  test.each([
    [undefined],
    [null],
    [2846],
    [""],
    ["284"],
    ["284615937"],
    ["28a6"],
    [" 2846"],
    ["٢٨٤٦"],
    [["2846"]],
    ["28\n46"],
  ])("%j is rejected by the name of its field", async (pin) => {
    const { admin } = await makeClub({ courts: 0 });
    for (const response of [await set(admin, { pin }), await verify(admin, pin)]) {
      expect([response.status, response.rejection.details?.field]).toEqual([400, "pin"]);
    }
    expect(await hasPin(admin)).toBe(false);
  });

  test.each(["0000", "99999999", "1234", "4321", "0123", "9876", "123456", "7890", "2109"])(
    "%s is too easy to guess",
    async (pin) => {
      const { admin } = await makeClub({ courts: 0 });
      const { status, rejection } = await set(admin, { pin });
      expect([status, rejection.code, rejection.details?.field]).toEqual([422, "weak_pin", "pin"]);
      expect(await hasPin(admin)).toBe(false);
    },
  );
});

describe("in a session older than a day", () => {
  async function makeOldSession() {
    const { admin } = await makeClub({ courts: 0 });
    await ownerSql`update auth.users set password_hash = ${await hashPassword("right-password")} where id = ${admin.id}`;
    await ageSessions(admin.id);
    return admin;
  }

  test("the current password is required, and must be correct", async () => {
    const admin = await makeOldSession();
    const bare = await set(admin, { pin: PIN });
    expect([bare.status, bare.rejection.code]).toEqual([400, "reauthentication_needed"]);
    const wrong = await set(admin, { pin: PIN, current_password: "wrong-password" });
    expect([wrong.status, wrong.rejection.code, wrong.rejection.details?.field]).toEqual([
      400,
      "current_password_invalid",
      "current_password",
    ]);
    const code = await set(admin, { pin: PIN, nonce: "123456" });
    expect([code.status, code.rejection.code]).toEqual([422, "reauthentication_not_valid"]);
    expect(await hasPin(admin)).toBe(false);
    expect((await set(admin, { pin: PIN, current_password: "right-password" })).status).toBe(200);
    const rejected = await ownerSql`
      select from audit_log, generate_series(1, times) where actor_id = ${admin.id} and action = 'user_modified' and outcome = 'refused'`;
    expect(rejected).toHaveLength(3);
  });

  test("attempts at the password are limited", async () => {
    const admin = await makeOldSession();
    const guess = () => set(admin, { pin: PIN, current_password: "x".repeat(300) });
    const statuses = (await Promise.all(Array.from({ length: 34 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });
});

describe("wrong PINs", () => {
  test("after five, even the correct one has to wait; also at another process", async () => {
    const { admin } = await makeClub();
    await set(admin, { pin: PIN });
    const tries = await Promise.all(Array.from({ length: 7 }, () => verify(admin, "5550")));
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(5);
    const rejected = tries.find(({ status }) => status === 429)?.rejection;
    const message = "Too many wrong PINs. Please try again in a few minutes.";
    expect(rejected).toMatchObject({ code: "staff_pin_tries", message });
    expect(rejected?.details?.retryAfterSeconds).toBeLessThanOrEqual(180);
    expect(rejected?.details?.retryAfterSeconds).toBeGreaterThan(120);
    expect((await verify(admin, PIN)).status).toBe(429);
    const env = { DATABASE_URL: inject("apiDatabaseUrl"), DATA_DIR: inject("dataDir"), SITE_URL: apiUrl };
    const other = await startApi({ ...env, SEND_NOTICES: "off" });
    const response = await fetch(`${other.url}/api/v1/staff-pin/verify`, {
      method: "POST",
      headers: { authorization: `Bearer ${admin.token}`, "content-type": "application/json" },
      body: JSON.stringify({ pin: PIN }),
    });
    await other.stop();
    expect(response.status).toBe(429);
  });

  test("a correct one is free, and does not refill the attempts, so that an own PIN does not help to guess another's", async () => {
    const { admin, front_desk } = await makeClub();
    await set(admin, { pin: "84027531" });
    await set(front_desk, { pin: PIN });
    for (let wrong = 0; wrong < 4; wrong++) expect((await verify(front_desk, "5550")).status).toBe(403);
    for (let right = 0; right < 3; right++) expect((await verify(front_desk, PIN)).status).toBe(200);
    expect((await verify(front_desk, "5550")).status).toBe(403);
    expect((await verify(front_desk, "5550")).status).toBe(429);
  });

  test("after fifty they end for the day, however slowly they come", async () => {
    const { id, front_desk } = await makeClub();
    const perDay = { name: "staff-pin-day", burst: 50, perFiveMinutes: 50 / 288 };
    await ownerSql`insert into auth.rate_limits (key, tokens, updated_at)
      values (${bucketKey(perDay, [id, front_desk.id])}, 1, now())`;
    expect((await verify(front_desk, "5550")).status).toBe(403);
    // The wait is that of the day's limit, and the tries that it rejects use up no others.
    for (let rejected = 0; rejected < 5; rejected++) {
      const { status, rejection } = await verify(front_desk, "5550");
      expect([status, rejection.message]).toEqual([429, "Too many wrong PINs. Please try again in 29 minutes."]);
      expect(rejection.details?.retryAfterSeconds).toBeGreaterThan(1_680);
    }
    await ownerSql`update auth.rate_limits set tokens = 50 where key = ${bucketKey(perDay, [id, front_desk.id])}`;
    for (let left = 0; left < 4; left++) expect((await verify(front_desk, "5550")).status).toBe(403);
    expect((await verify(front_desk, "5550")).rejection.details?.retryAfterSeconds).toBeLessThanOrEqual(180);
  });

  test("on many screens block no other screen of the club", async () => {
    const { admin, person } = await makeClub();
    await set(admin, { pin: PIN });
    for (const each of await Promise.all([1, 2, 3, 4, 5].map(() => person("front_desk")))) {
      for (let wrong = 0; wrong < 5; wrong++) expect((await verify(each, "5550")).status).toBe(403);
    }
    expect((await verify(admin, PIN)).status).toBe(200);
  });
});
