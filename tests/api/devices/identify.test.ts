import { describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { identifyByCode, makeDevice, type TestDevice } from "../../support/device.ts";
import { apiUrl, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

const now = "2036-07-15T12:00:00Z";
const PIN = "284671";
const identify = (device: TestDevice, body: object, at?: string) =>
  call("/devices/identify", { method: "POST", token: device.token, body, now: at });
const codeOf = async ({ token }: TestPerson, at?: string) =>
  (await call("/me/kiosk-code", { token, now: at })).body as { code: string; qr: string; expires_at: string };
const setPin = ({ token }: TestPerson, pin = PIN) => call("/me/kiosk-pin", { method: "PUT", token, body: { pin } });
const codes = async (responses: ReturnType<typeof identify>[]) =>
  (await Promise.all(responses)).map(({ status, rejection }) => `${status} ${rejection.code ?? ""}`.trim());

describe("the rotating code", () => {
  test("is for one use within 30 seconds, as digits or as the QR code's text; of concurrent uses one wins", async () => {
    const club = await makeClub();
    const device = await makeDevice(club);
    const shown = await codeOf(club.member, now);
    expect(shown).toEqual({
      code: expect.stringMatching(/^\d{8}$/),
      qr: `courtside:kiosk:${shown.code}`,
      expires_at: "2036-07-15T12:00:30.000Z",
    });
    expect(await codes([identify(device, { code: shown.code }, "2036-07-15T12:00:30Z")])).toEqual([
      "422 wrong_kiosk_code",
    ]);
    const next = await codeOf(club.member, now);
    const raced = await codes(
      Array.from({ length: 6 }, () => identify(device, { code: next.qr }, "2036-07-15T12:00:29Z")),
    );
    expect(raced.toSorted()).toEqual(["200", ...Array(5).fill("422 wrong_kiosk_code")]);
    expect((await identify(device, { code: next.code }, now)).rejection.code).toBe("wrong_kiosk_code");
    for (const [body, field] of [
      [{ code: "1234567" }, "code"],
      [{}, "member"],
      [{ member: club.member.email }, "pin"],
    ] as const)
      expect((await identify(device, body)).rejection.details?.field).toBe(field);
  });

  test("of another club is unknown, and so is that of a member who has left", async () => {
    const [club, other] = await Promise.all([makeClub(), makeClub()]);
    const device = await makeDevice(club);
    expect((await identifyByCode(device, other.member)).rejection.code).toBe("wrong_kiosk_code");
    const { code } = await codeOf(club.member);
    await ownerSql`update memberships set left_at = now() where user_id = ${club.member.id}`;
    expect((await identify(device, { code })).rejection.code).toBe("wrong_kiosk_code");
    const stored = await ownerSql`select code_hash from kiosk_codes where club_id = ${club.id}`;
    expect(JSON.stringify([...stored])).not.toContain(code);
  });
});

describe("the member's session", () => {
  test("acts as that member for 60 seconds, reaches their bookings and no account, and is audited as at the device", async () => {
    const club = await makeClub({ rules: { max_bookings_per_day: 1 } });
    const { member, courts } = club;
    const device = await makeDevice(club);
    const { body } = await identifyByCode(device, member, now);
    expect(body).toMatchObject({
      expires_in: 60,
      session_ends_at: "2036-07-15T12:01:00.000Z",
      member: { id: member.id, first_name: "Test" },
    });
    const token = String(body.access_token);
    const book = (start_time: string) =>
      call("/bookings", { method: "POST", token, body: { court_id: courts[0]?.id, start_time }, now });
    const made = await book("2036-07-15T10:00");
    expect([made.status, made.body.user_id]).toEqual([201, member.id]);
    expect((await book("2036-07-15T12:00")).rejection.code).toBe("daily_limit");
    const query = { date: "2036-07-15", sport: "tennis", moving: String(made.body.id), from: "12:00", to: "13:00" };
    expect((await call("/free-times", { token, query, now })).body.data).toHaveLength(1);
    const moved = await call(`/bookings/${made.body.id}`, {
      ...{ method: "PATCH", token, now },
      body: { start_time: "2036-07-15T12:00" },
    });
    expect([moved.status, moved.body.sequence]).toEqual([200, 1]);
    const at =
      await ownerSql`select device, actor_id, action from audit_log where club_id = ${club.id} and device = 'Lobby' order by id`;
    expect(at.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["device.identified", member.id],
      ["booking.created", member.id],
      ["POST /api/v1/bookings", member.id],
      ["booking.moved", member.id],
    ]);
    const shown = await call(`/bookings/${made.body.id}`, { token: club.admin.token, now });
    const log = await call("/audit-log", { token: club.admin.token, query: { action: "booking.created" } });
    expect(log.body.data).toMatchObject([{ actor_id: member.id, at_device: "Lobby" }]);
    expect(shown.body.history).toMatchObject([
      { code: "created", details: { device: "Lobby" } },
      { code: "moved", details: { device: "Lobby" } },
    ]);

    for (const [method, path] of [
      ["PATCH", "/me/profile"],
      ["GET", "/me/kiosk-code"],
      ["PUT", "/me/kiosk-pin"],
      ["GET", "/members"],
      ["GET", "/live"],
      ["GET", "/calendar-feeds/me"],
    ] as const) {
      const response = await call(path, { method, token, now, ...(method !== "GET" && { body: {} }) });
      expect([response.status, response.rejection.code], path).toEqual([403, "not_at_device"]);
    }
    const account = await fetch(`${apiUrl}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } });
    expect([account.status, await account.json()]).toMatchObject([403, { code: "not_at_device" }]);
    expect((await call("/bookings", { token, now: "2036-07-15T12:01:00Z" })).status).toBe(401);
    expect((await call("/me/device-session", { method: "DELETE", token, now })).status).toBe(204);
    expect((await call("/bookings", { token, now })).status).toBe(401);
  });

  test("of staff has the rights of a member: no names, and no booking for others", async () => {
    const club = await makeClub();
    const device = await makeDevice(club);
    for (const person of [club.admin, club.front_desk]) {
      const token = String((await identifyByCode(device, person, now)).body.access_token);
      expect((await call("/me", { token, now })).body.effective_role).toBe("member");
      const body = { court_id: club.courts[0]?.id, start_time: "2036-07-15T10:00", user_id: club.member.id };
      const forOther = await call("/bookings", { method: "POST", token, body, now });
      expect([forOther.status, forOther.rejection.code]).toEqual([403, "forbidden"]);
    }
  });
});

describe("the member PIN", () => {
  test("opens a session by id or address, and is stored as an argon2id hash", async () => {
    const club = await makeClub();
    const device = await makeDevice(club);
    const { member } = club;
    expect((await call("/me/kiosk-pin", { token: member.token })).body).toEqual({ has_kiosk_pin: false });
    expect((await setPin(member, "123456")).rejection.code).toBe("weak_pin");
    expect((await setPin(member, "12345")).rejection.details?.field).toBe("pin");
    expect((await setPin(member)).body).toEqual({ has_kiosk_pin: true });
    const [row] = await ownerSql`select pin_hash from kiosk_pins where club_id = ${club.id}`;
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
    for (const who of [member.id, member.email.toUpperCase()])
      expect((await identify(device, { member: who, pin: PIN })).body.member).toMatchObject({ id: member.id });
    const outsider = (await makeClub()).member;
    await setPin(outsider);
    expect((await identify(device, { member: outsider.email, pin: PIN })).rejection.code).toBe("wrong_kiosk_pin");
    await call("/me/kiosk-pin", { method: "DELETE", token: member.token });
    expect((await identify(device, { member: member.email, pin: PIN })).rejection.code).toBe("wrong_kiosk_pin");
  });

  test("is blocked after five wrong tries, also concurrent ones, at every device and for this member alone", async () => {
    const club = await makeClub();
    const [device, second] = [await makeDevice(club), await makeDevice(club, { name: "Hall" })];
    const other = await club.person("member");
    await Promise.all([setPin(club.member), setPin(other)]);
    const wrong = { member: club.member.email, pin: "907152" };
    const tried = await codes(Array.from({ length: 8 }, () => identify(device, wrong)));
    expect(tried.filter((each) => each === "422 wrong_kiosk_pin")).toHaveLength(5);
    expect(tried.filter((each) => each === "429 kiosk_pin_blocked")).toHaveLength(3);
    const right = { member: club.member.email, pin: PIN };
    expect(await codes([identify(device, right), identify(second, right)])).toEqual([
      "429 kiosk_pin_blocked",
      "429 kiosk_pin_blocked",
    ]);
    expect((await identify(device, { member: other.email, pin: PIN })).status).toBe(200);
    // The phone proves who it is: the PIN works again.
    expect((await identifyByCode(device, club.member)).status).toBe(200);
    expect((await identify(device, right)).status).toBe(200);
    // An account that does not exist looks the same.
    const unknown = await codes(Array.from({ length: 6 }, () => identify(device, { member: "x@y.test", pin: PIN })));
    expect(unknown.toSorted()).toEqual([...Array(5).fill("422 wrong_kiosk_pin"), "429 kiosk_pin_blocked"]);
  });

  test("is never enough where the club demands the code, or the account has a second factor", async () => {
    const club = await makeClub();
    const [strict, device] = [await makeDevice(club, { accepts_pin: false }), await makeDevice(club, { name: "Hall" })];
    await setPin(club.member);
    const right = { member: club.member.email, pin: PIN };
    expect((await identify(strict, right)).rejection.code).toBe("kiosk_code_required");
    await ownerSql`
      insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, sealed_secret, created_at, updated_at)
      values (${club.member.id}, 'totp', 'Phone', 'verified', '\\x00', now(), now())`;
    // A right PIN counts as no wrong one.
    for (let tries = 0; tries < 6; tries++)
      expect((await identify(device, right)).rejection.code).toBe("kiosk_pin_not_enough");
  });
});
