import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { openKeys } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { type Call, call } from "../support/call.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { startOwnDatabase } from "../support/own-database.ts";
import { outcome } from "../support/try-booking.ts";
import { type Received, startReceiver, verify } from "../support/webhook-receiver.ts";
import { apiUrl, dateFromNow, makeClub } from "../support/world.ts";

/** For what the job does by itself. */
const EVENTUALLY = { timeout: 25_000, interval: 50 };

const { sql, env } = await startOwnDatabase();
const dataDir = inject("dataDir");
const keys = await openKeys({ dataDir });
const ENV = { ...env, DATA_DIR: dataDir, SITE_URL: apiUrl, SEND_NOTICES: "off", WEBHOOKS_TO_PRIVATE_ADDRESSES: "on" };
let api: ApiProcess;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

/** A club with an admin, members and a stub of a lock gateway. */
async function begin() {
  const lock = await startReceiver();
  const club = await makeLoadClub(sql, keys, { members: 3, courts: 2, siteUrl: apiUrl });
  const [admin, member, other] = club.members;
  await sql`update memberships set role = 'admin' where user_id = ${admin?.id ?? ""}`;
  const as = (who: typeof admin, path: string, options: Call = {}) =>
    call(path, { url: api.url, token: who?.token, ...options });
  const set = await as(admin, "/door-gateway", { method: "PUT", body: { url: `${lock.url}/doors` } });
  expect(set.status, set.text).toBe(200);
  const book = async (hour: number, players: object[] = []) => {
    const body = { court_id: club.courtIds[0], start_time: `${dateFromNow(1)}T${hour}:00`, players };
    const made = await as(member, "/bookings", { method: "POST", body });
    expect(made.status, made.text).toBe(201);
    return { id: String(made.body.id), start: String(made.body.start_time), end: String(made.body.end_time) };
  };
  const codeOf = async (id: string) => (await as(member, `/bookings/${id}/door-code`)).body.door_code;
  return { lock, club, admin, member, other, as, book, codeOf, secret: String(set.body.secret) };
}

/** Makes the job run now, and what waits for another attempt due. */
const work = () =>
  sql.begin(async (tx) => {
    await tx`update door_codes set next_attempt_at = now() where failures > 0`;
    await tx`select pg_notify('courtside_live', '{"work":"door-codes"}')`;
  });

const minutes = (instant: string, count: number) => new Date(Date.parse(instant) + count * 60_000).toISOString();
const dataOf = ({ message }: Received) => message.data as Record<string, string>;

test("a booking's code is sent signed, ten minutes around it, follows a move, and ends with a cancellation", async () => {
  const { lock, club, member, other, as, book, codeOf, secret } = await begin();
  const { id, start, end } = await book(10);
  await work();
  const [set] = await lock.got(1);
  if (!set) throw new Error("nothing was sent");
  expect(verify(secret, set)).toMatchObject({ type: "door_code.set" });
  const window = { valid_from: minutes(start, -10), valid_until: minutes(end, 10) };
  const { code = "", ...sent } = dataOf(set);
  expect(code).toMatch(/^\d{6}$/);
  expect(sent).toEqual({ booking_id: id, court_id: club.courtIds[0], ...window });
  await vi.waitFor(async () => expect(await codeOf(id)).toEqual({ code, ...window }), EVENTUALLY);
  expect(await outcome(as(other, `/bookings/${id}/door-code`))).toBe("403 forbidden: Access Denied");

  const to = { court_id: club.courtIds[1], start_time: `${dateFromNow(1)}T12:00` };
  const moved = await as(member, `/bookings/${id}`, { method: "PATCH", body: to });
  expect(moved.status, moved.text).toBe(200);
  const later = { valid_from: minutes(start, 110), valid_until: minutes(end, 130) };
  // Until the lock knows the new window, the old code is not shown for it.
  expect([null, code]).toContain(((await codeOf(id)) as { code: string | null }).code);
  await work();
  const again = (await lock.got(2))[1] as Received;
  expect(again.message).toMatchObject({ type: "door_code.set", data: { code, court_id: club.courtIds[1], ...later } });
  await vi.waitFor(async () => expect(await codeOf(id)).toEqual({ code, ...later }), EVENTUALLY);

  await as(member, `/bookings/${id}/cancel`, { method: "POST", body: {} });
  expect(await codeOf(id)).toBeNull();
  await work();
  const removed = (await lock.got(3))[2] as Received;
  expect(removed.message).toMatchObject({ type: "door_code.removed", data: { booking_id: id } });
  await vi.waitFor(
    async () => expect(await sql`select from door_codes where booking_id = ${id}`).toEqual([]),
    EVENTUALLY,
  );
  await lock.stop();
});

test("a lock that fails is tried again with the same code, which is shown once the lock has it; admins read why", async () => {
  const { lock, admin, as, book, codeOf } = await begin();
  lock.respond((response) => void response.writeHead(500).end());
  const { id } = await book(10);
  await work();
  const [first] = await lock.got(1);
  expect(await codeOf(id)).toMatchObject({ code: null });
  const gateway = async () => (await as(admin, "/door-gateway")).body.gateway;
  await vi.waitFor(async () => expect(await gateway()).toMatchObject({ problem: "The response was 500" }), EVENTUALLY);
  lock.respond((response) => void response.writeHead(204).end());
  await work();
  const second = (await lock.got(2))[1] as Received;
  expect(dataOf(second).code).toBe(first && dataOf(first).code);
  await vi.waitFor(async () => expect(await codeOf(id)).toMatchObject({ code: dataOf(second).code }), EVENTUALLY);
  expect(await gateway()).toMatchObject({ problem: null, reached_at: expect.any(String) });
  const stored =
    await sql`select code_sealed, secret_sealed from door_codes join door_gateways using (club_id) where booking_id = ${id}`;
  expect(Buffer.from(stored[0]?.code_sealed).toString("latin1")).not.toContain(dataOf(second).code);

  await as(admin, "/door-gateway", { method: "DELETE" });
  expect(await codeOf(id)).toBeNull();
  expect(await gateway()).toBeNull();
  await lock.stop();
});

test("one club's codes leave room for another's, and an attempt at a replaced gateway says nothing of the new one", async () => {
  const [busy, other] = [await begin(), await begin()];
  for (const hour of [10, 11]) await busy.book(hour);
  const { id } = await other.book(10);
  await work();
  await Promise.all([busy.lock.got(2), other.lock.got(1)]);
  // In one transaction, so that the job takes none of them in between; the busy club's have waited longer.
  await sql.begin(async (tx) => {
    await tx`update door_codes set state = 'setting', next_attempt_at = now() - interval '1 hour'`;
    await tx`update door_codes set next_attempt_at = now() - interval '1 second' where booking_id = ${id}`;
    const claimed = await tx`select * from claim_door_codes(2, 60)`;
    expect(claimed.length).toBe(2);
    const [theirs] = claimed.filter(({ booking_id }) => booking_id === id);
    if (!theirs) throw new Error("the other club's code was not claimed");

    const clubId = other.club.clubId;
    await tx`update door_gateways set secret_sealed = 'another', problem = null, reached_at = null where club_id = ${clubId}`;
    const end = (problem: string | null) => tx`
      select end_door_attempt(${clubId}, ${id}, ${theirs.claim}, ${theirs.code_sealed}, ${problem}, 5, ${theirs.secret_sealed})`;
    const seen = () => tx`
      select problem, reached_at, state, failures from door_gateways join door_codes using (club_id) where booking_id = ${id}`;
    await end("The response was 500");
    await end(null);
    expect([...(await seen())]).toEqual([{ problem: null, reached_at: null, state: "setting", failures: 0 }]);
  });
  await Promise.all([busy.lock.stop(), other.lock.stop()]);
});

test("who leaves a booking, is removed from it or leaves the club has no code for it any more; guests change nothing", async () => {
  const { lock, club, member, other, as, book, codeOf } = await begin();
  const seat = { user_id: other?.id };
  const guests = [{ guest_name: "Gil Guest" }];
  const { id } = await book(10, [seat]);
  const set = (players: object[]) => as(member, `/bookings/${id}/players`, { method: "PUT", body: { players } });
  /** The code that the lock has got after so many messages, once it is shown. */
  const shown = async (count: number) => {
    await work();
    const last = (await lock.got(count))[count - 1] as Received;
    expect(last.message).toMatchObject({ type: "door_code.set", data: { booking_id: id } });
    await vi.waitFor(async () => expect(await codeOf(id)).toMatchObject({ code: dataOf(last).code }), EVENTUALLY);
    return dataOf(last).code;
  };
  const codes = [await shown(1)];
  const left = await as(other, `/bookings/${id}/players/me`, { method: "DELETE" });
  expect(left.status, left.text).toBe(200);
  codes.push(await shown(2));
  for (const players of [[seat, ...guests], [seat]]) {
    const changed = await set(players);
    expect(changed.status, changed.text).toBe(200);
  }
  await work();
  expect((await sql`select state from door_codes where booking_id = ${id}`)[0]?.state).toBe("set");
  await set([]);
  codes.push(await shown(3));
  await set([seat]);
  const gone = await as(other, "/me/leave-club", { method: "POST", body: { club_id: club.clubId } });
  expect(gone.status, gone.text).toBeLessThan(300);
  codes.push(await shown(4));
  expect(new Set(codes).size).toBe(4);
  await lock.stop();
});

test("a code that was replaced during an attempt does not come back with its end; a first code is kept", async () => {
  const { lock, club, other, as, book } = await begin();
  const { id } = await book(10, [{ user_id: other?.id }]);
  await work();
  await lock.got(1);
  const read = async () => {
    const [row] = await sql`select code_sealed, state, claim from door_codes where booking_id = ${id}`;
    return { code: row?.code_sealed && String(row.code_sealed), state: row?.state, claim: row?.claim };
  };
  await vi.waitFor(async () => expect((await read()).state).toBe("set"), EVENTUALLY);
  await lock.stop();
  // As if an attempt with the code were under way, and none followed during the test.
  const [attempt] = await sql`
    update door_codes set state = 'setting', claim = claim + 1, next_attempt_at = now() + interval '60 seconds'
    where booking_id = ${id} returning claim, code_sealed`;
  await sql.begin(async (tx) => {
    await tx`delete from booking_players where booking_id = ${id}`;
    await tx`select end_door_attempt(${club.clubId}, ${id}, ${attempt?.claim}, ${attempt?.code_sealed}, null, 5, null)`;
    const [row] = await tx`select code_sealed, state from door_codes where booking_id = ${id}`;
    expect(row).toEqual({ code_sealed: null, state: "setting" });
    // Nothing was shown of it: the first attempt at the new one stays as it is.
    await tx`
      insert into booking_players (club_id, booking_id, position, user_id, added_by)
      values (${club.clubId}, ${id}, 1, ${other?.id ?? ""}, ${other?.id ?? ""})`;
    const claimOf = async () => (await tx`select claim from door_codes where booking_id = ${id}`)[0]?.claim;
    const before = await claimOf();
    await tx`delete from booking_players where booking_id = ${id}`;
    expect(await claimOf()).toBe(before);
  });
  expect((await as(other, `/bookings/${id}/door-code`)).status).toBe(403);
});

test("a booking that becomes another's, and a lesson that another coach gives, get a new code", async () => {
  const { lock, admin, other, book } = await begin();
  const { id } = await book(10);
  await work();
  await lock.got(1);
  await vi.waitFor(
    async () => expect((await sql`select state from door_codes where booking_id = ${id}`)[0]?.state).toBe("set"),
    EVENTUALLY,
  );
  const rollback = new Error("the booking is not to be changed");
  const changed = sql.begin(async (tx) => {
    const isReplaced = async () => {
      const [row] = await tx`
        update door_codes set code_sealed = 'sealed', state = 'set' where booking_id = ${id} and code_sealed is null returning 1`;
      return row !== undefined;
    };
    await tx`update bookings set sequence = sequence + 1 where id = ${id}`;
    const seen = [await isReplaced()];
    await tx`update bookings set user_id = ${other?.id ?? ""} where id = ${id}`;
    seen.push(await isReplaced());
    await tx`update bookings set kind = 'lesson', coach_id = ${admin?.id ?? ""} where id = ${id}`;
    seen.push(await isReplaced());
    await tx`update bookings set coach_id = ${other?.id ?? ""} where id = ${id}`;
    seen.push(await isReplaced());
    expect(seen).toEqual([false, true, false, true]);
    throw rollback;
  });
  await expect(changed).rejects.toBe(rollback);
  await lock.stop();
});

test("a closed club's codes are removed from its lock, and none is set", async () => {
  const { lock, club, book } = await begin();
  const [first, second] = [await book(10), await book(11)];
  await work();
  await lock.got(2);
  await vi.waitFor(
    async () =>
      expect(await sql`select from door_codes where club_id = ${club.clubId} and state = 'set'`).toHaveLength(2),
    EVENTUALLY,
  );
  await sql.begin(async (tx) => {
    await tx`update door_codes set state = 'setting', next_attempt_at = now() where booking_id = ${second.id}`;
    await tx`select end_club(${club.clubId})`;
  });
  await work();
  const ended = (await lock.got(4)).slice(2);
  expect(ended.map(({ message: { type, data } }) => [type, data.booking_id]).toSorted()).toEqual(
    [first, second].map(({ id }) => ["door_code.removed", id]).toSorted(),
  );
  await vi.waitFor(
    async () => expect(await sql`select from door_codes where club_id = ${club.clubId}`).toEqual([]),
    EVENTUALLY,
  );
  await lock.stop();
});

test("gateways are for admins, at public addresses", async () => {
  const { admin, front_desk } = await makeClub();
  const set = (person: typeof admin, url: string) =>
    call("/door-gateway", { method: "PUT", token: person.token, body: { url } });
  expect(await outcome(set(front_desk, "https://doors.example.com/"))).toBe("403 forbidden: Access Denied");
  for (const url of ["http://doors.example.com/", "https://127.0.0.1/", "https://lock.local/", "doors"]) {
    const { status, rejection } = await set(admin, url);
    expect([status, rejection.details?.field], url).toEqual([400, "url"]);
  }
});
