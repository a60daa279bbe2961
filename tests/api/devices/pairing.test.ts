import type { webcrypto } from "node:crypto";
import { afterAll, expect, inject, test } from "vitest";
import { startApi } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { addDevice, askToken, identifyByCode, makeKey, publicJwk, sign, tokenOf } from "../../support/device.ts";
import { openLive } from "../../support/live-stream.ts";
import { apiUrl, makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { BEHIND_A_PROXY, newNetwork } from "../auth/own-network.ts";

/** Tried pairing codes count by network, so each test pairs from a network of its own. */
const api = await startApi({
  DATABASE_URL: inject("apiDatabaseUrl"),
  DATA_DIR: inject("dataDir"),
  TEST_CLOCK: "on",
  SEND_NOTICES: "off",
  SITE_URL: apiUrl,
  ...BEHIND_A_PROXY,
});
afterAll(() => api.stop());

const pair = (body: object, { headers }: ReturnType<typeof newNetwork>, at?: string) =>
  call("/devices/pair", { method: "POST", url: api.url, body, headers, now: at });

const pairWith = async (code: unknown, key: webcrypto.CryptoKeyPair, at?: string) =>
  pair({ code, public_key: await publicJwk(key) }, newNetwork(), at);

/** A device as a browser pairs it, with its token. */
async function makeDevice(club: Pick<TestClub, "admin">, body: object = {}) {
  const added = await addDevice(club.admin, body);
  const key = await makeKey();
  const id = String((await pairWith(added.body.pairing_code, key)).body.device_id);
  return { id, key, token: String((await tokenOf(id, key)).body.access_token) };
}

const now = "2026-07-15T12:00:00Z";
const board = (token: string) => call("/devices/board", { token });

test("an admin adds a device, which pairs by its code with a key of its own and signs for a token", async () => {
  const { id: clubId, admin, courts } = await makeClub();
  const added = await addDevice(admin, { place: "Entrance", court_ids: [courts[0]?.id], version: "x" });
  expect([added.status, added.body]).toMatchObject([201, { name: "Lobby", place: "Entrance", status: "waiting" }]);
  const code = String(added.body.pairing_code);
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect(added.body.pairing_url).toMatch(new RegExp(`/device#${code}$`));

  const key = await makeKey();
  const paired = await pairWith(` ${code.toLowerCase()} `, key);
  expect(paired.body).toMatchObject({ device_id: added.body.id, name: "Lobby" });
  const { body } = await tokenOf(String(added.body.id), key, { version: "1.2.0", battery: 80 });
  expect(body).toMatchObject({ token_type: "bearer", expires_in: 300 });
  const seen = await board(String(body.access_token));
  expect(seen.status, seen.text).toBe(200);
  expect((seen.body.courts as object[]).length).toBe(1);

  const { data } = (await call("/devices", { token: admin.token })).body as { data: Record<string, unknown>[] };
  expect(data).toMatchObject([{ status: "paired", version: "1.2.0", battery: 80, last_seen_at: expect.any(String) }]);
  expect(JSON.stringify(data)).not.toContain(code);
  const [row] = await ownerSql`select public_key from devices where club_id = ${clubId}`;
  expect(row).toEqual({ public_key: await publicJwk(key) });
});

test("a device whose response was lost pairs again by its code with its key, and by no other", async () => {
  const { id: clubId, admin } = await makeClub();
  const added = await addDevice(admin, {}, now);
  const [key, other] = [await makeKey(), await makeKey()];
  const first = await pairWith(added.body.pairing_code, key, now);
  const again = await pairWith(added.body.pairing_code, key, "2026-07-15T12:14:59Z");
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await pairWith(added.body.pairing_code, other, now)).status).toBe(422);
  expect((await pairWith(added.body.pairing_code, key, "2026-07-15T12:15:00Z")).status).toBe(422);
  const trail = await ownerSql`select action from audit_log where club_id = ${clubId} order by id`;
  expect(trail.map(({ action }) => action)).toEqual(["device.added", "device.paired"]);
});

test("a pairing code is for one use and a quarter of an hour; of concurrent uses one wins", async () => {
  const { id: clubId, admin } = await makeClub();
  const racing = await addDevice(admin);
  const keys = await Promise.all(Array.from({ length: 8 }, makeKey));
  const raced = await Promise.all(keys.map((key) => pairWith(racing.body.pairing_code, key)));
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
  expect(raced.find(({ status }) => status === 422)?.rejection).toMatchObject({
    code: "wrong_pairing_code",
    details: { field: "code" },
  });
  const late = await addDevice(admin, { name: "Hall" }, now);
  expect((await pairWith(late.body.pairing_code, await makeKey(), "2026-07-15T12:15:00Z")).status).toBe(422);
  expect((await pairWith(late.body.pairing_code, await makeKey(), "2026-07-15T12:14:59Z")).status).toBe(200);
  const trail = await ownerSql`select action, device from audit_log where club_id = ${clubId} order by id`;
  expect(trail.map(({ action, device }) => `${action} ${device}`)).toEqual([
    "device.added null",
    "device.paired Lobby",
    "device.added null",
    "device.paired Hall",
  ]);
  // A code that was not used in time is made anew, and the one before it is void; a paired device keeps its key.
  const forgotten = await addDevice(admin, { name: "Bar" }, now);
  const renew = (device_id: unknown) =>
    call("/devices/pairing-codes", { method: "POST", token: admin.token, body: { device_id }, now });
  const renewed = await renew(forgotten.body.id);
  expect([renewed.status, renewed.body]).toMatchObject([200, { id: forgotten.body.id, status: "waiting" }]);
  expect((await pairWith(forgotten.body.pairing_code, await makeKey(), now)).status).toBe(422);
  expect((await pairWith(renewed.body.pairing_code, await makeKey(), now)).status).toBe(200);
  expect((await renew(forgotten.body.id)).rejection).toMatchObject({ code: "already_paired" });
});

test("a key that is no public key of the curve is rejected by its field", async () => {
  const { admin } = await makeClub();
  const { pairing_code: code } = (await addDevice(admin)).body;
  const jwk = await publicJwk(await makeKey());
  for (const public_key of [{ ...jwk, y: jwk.x }, { ...jwk, crv: "P-384" }, { ...jwk, x: "short" }, "key"]) {
    const { status, rejection } = await pair({ code, public_key }, newNetwork());
    expect([status, String(rejection.details?.field).split(".")[0]]).toEqual([400, "public_key"]);
  }
  expect((await pairWith(code, await makeKey())).status).toBe(200);
});

test("only the device's own key, a challenge of its own and each challenge once gives a token", async () => {
  const club = await makeClub();
  const [device, other] = [await makeDevice(club), await makeDevice(club, { name: "Hall" })];
  const challenge = String((await askToken({ device_id: device.id })).body.challenge);
  const signature = await sign(device.key, challenge);
  const outcome = async (body: object) => {
    const { status, rejection } = await askToken(body);
    return `${status} ${rejection.code ?? ""}`.trim();
  };
  const signed = { device_id: device.id, challenge, signature };
  expect(await outcome({ ...signed, signature: await sign(other.key, challenge) })).toBe("401 wrong_signature");
  const ofOther = String((await askToken({ device_id: other.id })).body.challenge);
  expect(await outcome({ ...signed, challenge: ofOther, signature: await sign(device.key, ofOther) })).toBe(
    "401 stale_challenge",
  );
  expect(await outcome({ device_id: device.id, challenge })).toBe("400 validation_failed");
  const twice = await Promise.all([outcome(signed), outcome(signed)]);
  expect(twice.toSorted()).toEqual(["200", "401 stale_challenge"]);
  expect(await outcome(signed)).toBe("401 stale_challenge");
});

test("a removed device gets no further response: token, key, live stream and member session end at once", async () => {
  const club = await makeClub();
  const device = await makeDevice(club);
  const session = await identifyByCode(device, club.member);
  const memberToken = String(session.body.access_token);
  expect((await call("/bookings", { token: memberToken })).status).toBe(200);
  const stream = await openLive({ id: club.member.id, token: device.token }, apiUrl, { topic: "courts" });

  const removed = await call(`/devices/${device.id}`, { method: "DELETE", token: club.admin.token });
  expect(removed.status).toBe(204);
  await stream.rest();
  expect(await board(device.token)).toMatchObject({ status: 401, rejection: { code: "device_revoked" } });
  expect((await call("/live", { token: device.token })).status).toBe(401);
  expect((await tokenOf(device.id, device.key)).rejection.code).toBe("device_revoked");
  expect((await call("/bookings", { token: memberToken })).status).toBe(401);
  expect((await call(`/devices/${device.id}`, { method: "DELETE", token: club.admin.token })).status).toBe(404);
});

test("pairing codes cannot be tried out: a network has thirty tries in five minutes, and right ones cost none", async () => {
  const { admin } = await makeClub();
  const network = newNetwork();
  const key = await publicJwk(await makeKey());
  const attempt = async (code: unknown) => (await pair({ code, public_key: key }, network)).status;
  expect(await attempt((await addDevice(admin)).body.pairing_code)).toBe(200);
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt(`WRONG${n}`)));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9);
  const { pairing_code } = (await addDevice(admin, { name: "Hall" })).body;
  expect(await attempt(pairing_code)).toBe(429);
  expect((await pair({ code: pairing_code, public_key: key }, newNetwork())).status).toBe(200);
});
