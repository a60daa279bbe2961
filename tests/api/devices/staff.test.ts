import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { takeToken } from "../../../api/src/auth/limits/queries.ts";
import { call } from "../../support/call.ts";
import { identifyByCode, makeDevice, type TestDevice } from "../../support/device.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

const now = "2036-07-15T12:00:00Z";
const PIN = "284671";

const unlock = ({ token }: Pick<TestDevice, "token">, body: object, at = now) =>
  call("/devices/unlock", { method: "POST", token, body, now: at });
const setPin = ({ token }: TestPerson, pin = PIN) => call("/me/staff-pin", { method: "PUT", token, body: { pin } });
const codeOf = async ({ token }: TestPerson) => (await call("/me/kiosk-code", { token, now })).body.code;
const unlockByCode = async (device: TestDevice, person: TestPerson) => {
  const { body } = await unlock(device, { code: await codeOf(person) });
  return String(body.access_token);
};
const find = (token: string, search: string, at = now) =>
  call("/devices/members", { token, query: { search }, now: at });
const open = (token: string, member_id: string, at = now) =>
  call("/devices/member-sessions", { method: "POST", token, body: { member_id }, now: at });
const codes = async (responses: ReturnType<typeof unlock>[]) =>
  (await Promise.all(responses)).map(({ status, rejection }) => `${status} ${rejection.code ?? ""}`.trim());

const named = async (club: TestClub, full_name: string) => {
  const person = await club.person("member");
  await ownerSql`update users set full_name = ${full_name} where id = ${person.id}`;
  return person;
};

describe("staff at a device", () => {
  test("find a member by name, and what follows acts as that member for 60 seconds and says at which device and by whom", async () => {
    const club = await makeClub({ rules: { max_bookings_per_day: 1 } });
    const { front_desk: desk, courts } = club;
    const [device, member] = [await makeDevice(club, { finds_members: true }), await named(club, "Ada Lovelace")];
    await ownerSql`update users set full_name = 'Rita Moss' where id = ${desk.id}`;
    await setPin(desk);
    const { body: unlocked } = await unlock(device, { email: desk.email.toUpperCase(), pin: PIN });
    expect(unlocked).toMatchObject({
      expires_in: 60,
      session_ends_at: "2036-07-15T12:01:00.000Z",
      staff: { id: desk.id, first_name: "Rita" },
    });
    const staff = String(unlocked.access_token);
    const found = await find(staff, "lovel");
    expect(found.body).toEqual({ data: [{ id: member.id, name: "Ada L." }], alike: [], has_more: false });
    expect(found.text).not.toContain(member.email);

    const opened = await open(staff, member.id, "2036-07-15T12:00:30Z");
    expect(opened.body).toMatchObject({
      expires_in: 60,
      session_ends_at: "2036-07-15T12:01:30.000Z",
      member: { id: member.id, first_name: "Ada" },
    });
    const token = String(opened.body.access_token);
    const book = (start_time: string) =>
      call("/bookings", { method: "POST", token, body: { court_id: courts[0]?.id, start_time }, now });
    const made = await book("2036-07-15T10:00");
    expect([made.status, made.body.user_id]).toEqual([201, member.id]);
    // Their own limit, which does not hold for bookings of the desk.
    expect((await book("2036-07-15T12:00")).rejection.code).toBe("daily_limit");
    expect((await call("/me", { token, now })).body.effective_role).toBe("member");
    const rows = await ownerSql`
      select action, actor_id, found_by from audit_log where club_id = ${club.id} and device = 'Lobby' order by id`;
    expect(rows.map(({ action, actor_id, found_by }) => [action, actor_id, found_by])).toEqual([
      ["device.unlocked", desk.id, null],
      ["device.identified", member.id, desk.id],
      ["booking.created", member.id, desk.id],
      ["POST /api/v1/bookings", member.id, desk.id],
    ]);
    const log = await call("/audit-log", { token: club.admin.token, query: { action: "booking.created" } });
    expect(log.body.data).toMatchObject([
      { actor_id: member.id, at_device: "Lobby", found_by_id: desk.id, found_by_name: "Rita Moss" },
    ]);
    const historyFor = async (person: TestPerson) =>
      (await call(`/bookings/${made.body.id}`, { token: person.token, now })).body.history;
    expect(await historyFor(desk)).toMatchObject([
      { code: "created", details: { device: "Lobby", staff: "Rita Moss" } },
    ]);
    expect(await historyFor(member)).toMatchObject([{ code: "created", details: { device: "Lobby", staff: null } }]);
    // A booking of the member's own says nothing of staff.
    const own = String((await identifyByCode(device, member, now)).body.access_token);
    await call(`/bookings/${made.body.id}/cancel`, { method: "POST", token: own, body: {}, now });
    expect((await historyFor(desk)) as object[]).toMatchObject([
      {},
      { code: "canceled", details: { device: "Lobby" } },
    ]);
    expect(JSON.stringify(((await historyFor(desk)) as object[])[1])).not.toContain("Rita");
  });

  test("have a session that finds, opens one member's session, and reaches nothing else; it ends with that, or after 60 seconds", async () => {
    const club = await makeClub();
    const device = await makeDevice(club, { finds_members: true });
    const token = await unlockByCode(device, club.admin);
    for (const [method, path] of [
      ["GET", "/me"],
      ["GET", "/members"],
      ["GET", "/bookings"],
      ["POST", "/bookings"],
      ["POST", "/staff-pin/verify"],
    ] as const) {
      const response = await call(path, { method, token, now, ...(method !== "GET" && { body: {} }) });
      expect([response.status, response.rejection.code], path).toEqual([403, "not_at_device"]);
    }
    expect((await find(token, "a")).rejection.details?.field).toBe("search");
    expect((await find(token, "test", "2036-07-15T12:01:00Z")).status).toBe(401);
    const raced = await Promise.all(Array.from({ length: 4 }, () => open(token, club.member.id)));
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect((await find(token, "test")).status).toBe(401);
    // A member's session, a person's own and the device's find no one.
    const member = String((await identifyByCode(device, club.member, now)).body.access_token);
    expect((await find(member, "test")).rejection.code).toBe("not_at_device");
    for (const other of [club.admin.token, device.token]) {
      expect((await find(other, "test")).rejection.code).toBe("forbidden");
      expect((await open(other, club.member.id)).rejection.code).toBe("forbidden");
    }
  });

  test("find only who can be distinguished on the wall: a longer text, or the address, finds each", async () => {
    const club = await makeClub();
    const device = await makeDevice(club, { finds_members: true });
    const [ruiz] = await Promise.all([named(club, "Ana Ruiz"), named(club, "Ana Rossi")]);
    const token = await unlockByCode(device, club.front_desk);
    expect((await find(token, "ana r")).body).toEqual({ data: [], alike: ["Ana R."], has_more: false });
    for (const search of ["ana ru", ruiz.email])
      expect((await find(token, search)).body).toEqual({
        data: [{ id: ruiz.id, name: "Ana R." }],
        alike: [],
        has_more: false,
      });
  });

  test("find no one whose namesake is beyond the end of the list, and at most 12", async () => {
    const club = await makeClub();
    const device = await makeDevice(club, { finds_members: true });
    const between = Array.from({ length: 11 }, (_, n) => `Zoe ${String.fromCharCode(65 + n)}xx`);
    await Promise.all(
      ["Zoe Aaa Mills", ...between, "Zoe Morris", "Zoe Nash", "Zoe Olsen"].map((name) => named(club, name)),
    );
    const token = await unlockByCode(device, club.front_desk);
    const { body } = await find(token, "zoe");
    expect((body.data as { name: string }[]).map(({ name }) => name)).toEqual(
      [..."ABCDEFGHIJKN"].map((initial) => `Zoe ${initial}.`),
    );
    expect(body).toMatchObject({ alike: ["Zoe M."], has_more: true });
    expect((await find(token, "zoe n")).body).toMatchObject({ data: [{ name: "Zoe N." }], has_more: false });
    // Of very many the search compares a part.
    const ids = Array.from({ length: 200 }, () => randomUUID());
    await ownerSql`insert into auth.users (id) select unnest(${ids}::uuid[])`;
    await ownerSql`
      insert into users (id, email, full_name)
      select id, id || '@many.courtside.test', 'Zoe Z' || n from unnest(${ids}::uuid[]) with ordinality as person (id, n)`;
    await ownerSql`
      insert into memberships (club_id, user_id, role) select ${club.id}, unnest(${ids}::uuid[]), 'member'`;
    expect((await find(token, "zoe")).body).toEqual({ data: [], alike: [], has_more: true });
  });

  test("act at no device without the right, nor once it is removed, nor once they are no staff any more", async () => {
    const club = await makeClub();
    const { admin, front_desk: desk, member } = club;
    const [plain, board] = [
      await makeDevice(club),
      await makeDevice(club, { name: "Board", finds_members: true, may_book: false }),
    ];
    for (const device of [plain, board])
      expect((await unlock(device, { code: await codeOf(desk) })).rejection.code).toBe("forbidden");
    expect((await identifyByCode(board, member, now)).rejection.code).toBe("forbidden");
    const device = await makeDevice(club, { name: "Hall", finds_members: true });
    const added = (await call("/devices", { method: "POST", token: admin.token, body: { name: "New" } })).body;
    expect(added.finds_members).toBe(true);

    await setPin(desk);
    const demoted = await unlockByCode(device, desk);
    await ownerSql`update memberships set role = 'member' where user_id = ${desk.id}`;
    expect((await find(demoted, "test")).rejection.code).toBe("forbidden");
    expect((await open(demoted, member.id)).rejection.code).toBe("forbidden");
    expect((await unlock(device, { code: await codeOf(desk) })).rejection).toMatchObject({
      code: "not_staff",
      details: { field: "code" },
    });
    // Their PIN has ended for good: it is wrong also once they are staff again.
    await ownerSql`update memberships set role = 'front_desk' where user_id = ${desk.id}`;
    expect((await unlock(device, { email: desk.email, pin: PIN })).rejection.code).toBe("wrong_desk_pin");
    const token = await unlockByCode(device, admin);
    await ownerSql`update devices set finds_members = false where id = ${device.id}`;
    expect((await open(token, member.id)).rejection.code).toBe("forbidden");
    await ownerSql`update devices set finds_members = true where id = ${device.id}`;
    await call(`/devices/${device.id}`, { method: "DELETE", token: admin.token });
    expect((await open(token, member.id)).status).toBe(401);
  });

  test("of another club find and open no one, at their device or at ours", async () => {
    const [ours, theirs] = await Promise.all([makeClub(), makeClub()]);
    const [device, other] = [
      await makeDevice(ours, { finds_members: true }),
      await makeDevice(theirs, { finds_members: true }),
    ];
    await setPin(theirs.admin);
    expect((await unlock(device, { code: await codeOf(theirs.admin) })).rejection.code).toBe("wrong_kiosk_code");
    expect((await unlock(device, { email: theirs.admin.email, pin: PIN })).rejection.code).toBe("wrong_desk_pin");
    const token = await unlockByCode(other, theirs.admin);
    const ourMember = await named(ours, "Zelda Quist");
    expect((await find(token, "Zelda")).body).toEqual({ data: [], alike: [], has_more: false });
    expect(await open(token, ourMember.id)).toMatchObject({
      status: 404,
      rejection: { code: "not_found", details: { field: "member_id" } },
    });
    // The staff session is still there: it was used for no one.
    expect((await open(token, theirs.member.id)).status).toBe(200);
  });
});

describe("the staff PIN at a device", () => {
  test("has at least six digits, is staff's own, and is never enough where the code is demanded or for a second factor", async () => {
    const club = await makeClub();
    const { front_desk: desk, member } = club;
    const device = await makeDevice(club, { finds_members: true });
    const strict = await makeDevice(club, { name: "Gate", finds_members: true, accepts_pin: false });
    await setPin(desk, "2846");
    for (const [body, field] of [
      [{ email: desk.email, pin: "2846" }, "pin"],
      [{ email: desk.email }, "pin"],
      [{}, "email"],
    ] as const)
      expect((await unlock(device, body)).rejection.details?.field).toBe(field);
    await setPin(desk);
    const right = { email: desk.email, pin: PIN };
    expect((await unlock(strict, right)).rejection.code).toBe("kiosk_code_required");
    // A member's PIN for devices unlocks nothing, and a staff PIN is no member's.
    await call("/me/kiosk-pin", { method: "PUT", token: member.token, body: { pin: PIN } });
    expect((await unlock(device, { email: member.email, pin: PIN })).rejection.code).toBe("wrong_desk_pin");
    const asMember = { member: desk.email, pin: PIN };
    const identified = await call("/devices/identify", { method: "POST", token: device.token, body: asMember, now });
    expect(identified.rejection.code).toBe("wrong_kiosk_pin");
    await ownerSql`
      insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, sealed_secret, created_at, updated_at)
      values (${desk.id}, 'totp', 'Phone', 'verified', '\\x00', now(), now())`;
    // A right PIN counts as no wrong one.
    for (let tries = 0; tries < 6; tries++)
      expect((await unlock(device, right)).rejection.code).toBe("kiosk_pin_not_enough");
  });

  test("is blocked after five wrong tries, at every device, for this staff user alone, and works again after a code or a new PIN", async () => {
    const club = await makeClub();
    const { admin, front_desk: desk } = club;
    const [device, second] = [
      await makeDevice(club, { finds_members: true }),
      await makeDevice(club, { name: "Hall", finds_members: true }),
    ];
    await Promise.all([setPin(desk), setPin(admin, "739105")]);
    const wrong = { email: desk.email, pin: "907152" };
    const right = { email: desk.email, pin: PIN };
    const tried = await codes(Array.from({ length: 8 }, () => unlock(device, wrong)));
    expect(tried.filter((each) => each === "422 wrong_desk_pin")).toHaveLength(5);
    expect(tried.filter((each) => each === "429 desk_pin_blocked")).toHaveLength(3);
    expect(await codes([unlock(device, right), unlock(second, right)])).toEqual([
      "429 desk_pin_blocked",
      "429 desk_pin_blocked",
    ]);
    expect((await unlock(device, { email: admin.email, pin: "739105" })).status).toBe(200);
    await unlockByCode(device, desk);
    expect((await unlock(device, right)).status).toBe(200);
    for (let tries = 0; tries < 6; tries++) await unlock(device, wrong);
    await setPin(desk);
    expect((await unlock(second, right)).status).toBe(200);
    // An address that is none of the staff's looks the same.
    const unknown = await codes(Array.from({ length: 6 }, () => unlock(second, { email: "x@y.test", pin: PIN })));
    expect(unknown.toSorted()).toEqual([...Array(5).fill("422 wrong_desk_pin"), "429 desk_pin_blocked"]);
  });

  test("that is tried again and again at one device is shut out there; codes, and members' PINs, go on", async () => {
    const club = await makeClub();
    const device = await makeDevice(club, { finds_members: true });
    const { member } = club;
    await call("/me/kiosk-pin", { method: "PUT", token: member.token, body: { pin: PIN } });
    // As many as the bucket has: a hash for each would take long.
    const spent = Array.from({ length: 29 }, () => takeToken(ownerSql, LIMITS.wrongStaffPinByDevice, [device.id]));
    expect(await Promise.all(spent)).not.toContain(false);
    const wrong = { email: "x@y.test", pin: PIN };
    expect(await codes([unlock(device, wrong)])).toEqual(["422 wrong_desk_pin"]);
    expect(await codes([unlock(device, wrong)])).toEqual(["429 over_request_rate_limit"]);
    await unlockByCode(device, club.front_desk);
    const asMember = { member: member.email, pin: PIN };
    expect((await call("/devices/identify", { method: "POST", token: device.token, body: asMember, now })).status).toBe(
      200,
    );
  });
});
