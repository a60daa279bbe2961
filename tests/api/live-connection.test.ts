import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { type LiveStream, openLive } from "../support/live-stream.ts";
import { book } from "../support/try-booking.ts";
import { apiUrl, makeClub, ownerSql } from "../support/world.ts";

// A process of its own: interrupting its connection must not affect parallel tests.
const name = `live-${randomUUID()}`;
let api: ApiProcess;

beforeAll(async () => {
  const url = new URL(inject("apiDatabaseUrl"));
  url.searchParams.set("application_name", name);
  const env = { DATABASE_URL: url.href, DATA_DIR: inject("dataDir"), SITE_URL: apiUrl };
  api = await startApi({ ...env, TEST_CLOCK: "on", SEND_NOTICES: "off" });
});
afterAll(() => api.stop());

const now = "2026-07-15T12:00:00Z";

const killListener = () => ownerSql`
  select pg_terminate_backend(pid) as killed from pg_stat_activity
  where application_name = ${name} and query ilike 'listen%'`;

test("a change made through one process reaches another", async () => {
  const { member, coach, courts } = await makeClub();
  const stream = await openLive(coach, api.url);
  await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  expect((await stream.next()).data.court_id).toBe(courts[0]?.id);
  stream.close();
});

test("when the listening connection is lost, listeners are notified to read again, and come back for later changes", async () => {
  const { member, coach, courts } = await makeClub();
  for (let round = 0; round < 3; round++) {
    const streams = await Promise.all([member, coach].map((person) => openLive(person, api.url)));
    expect(await killListener()).toMatchObject([{ killed: true }]);
    for (const stream of streams) expect(await stream.next()).toEqual({ event: "resync", data: {} });
    const back = await Promise.all([member, coach].map((person) => openLive(person, api.url)));
    const start_time = `2026-07-1${6 + round}T10:00`;
    expect((await book(member, { court_id: courts[0]?.id, start_time }, now)).status).toBe(201);
    for (const stream of back) expect((await stream.next()).data.topic).toBe("bookings");
    for (const stream of [...streams, ...back]) stream.close();
  }
});

test("a stream that opens after a gap begins with how long ago that was, because a change in it was not heard", async () => {
  const { member } = await makeClub();
  const heardAgo = async () => {
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${member.token}` };
    const { body } = await fetch(`${api.url}/api/v1/live`, { headers, signal: abort.signal });
    const { value } = (await body?.getReader().read()) ?? {};
    abort.abort();
    return /"heard_ago":(\d+)\}/.exec(new TextDecoder().decode(value))?.[1];
  };
  // What a page has read until here, it reads again.
  const read = performance.now();
  expect(await killListener()).toMatchObject([{ killed: true }]);
  await vi.waitFor(async () => expect(Number(await heardAgo())).toBeLessThanOrEqual(performance.now() - read), 10_000);
});

test("who was removed while the listening connection was lost is sent nothing more than seconds after it is back", async () => {
  const { id, member, admin } = await makeClub();
  const [removed, other] = [await openLive(member, api.url), await openLive(admin, api.url)];
  // Without triggers: as if the notification were missed.
  await ownerSql.begin((sql) => [
    sql`set local session_replication_role = replica`,
    sql`update memberships set left_at = now() where club_id = ${id} and user_id = ${member.id}`,
  ]);
  expect(await killListener()).toMatchObject([{ killed: true }]);
  expect(await removed.rest()).toEqual([{ event: "resync", data: {} }]);
  expect(await other.rest()).toEqual([{ event: "resync", data: {} }]);
  await expect(openLive(member, api.url)).rejects.toThrow(/no stream: 403/);
  (await openLive(admin, api.url)).close();
});

/** Left with more than its buffers hold, until the process stops. */
let stuck: LiveStream | undefined;

test("a reader that does not read blocks no other, and is notified to read again instead of getting every change", async () => {
  const { id, member, coach } = await makeClub();
  const [slow, quick] = [await openLive(member, api.url), await openLive(coach, api.url)];
  stuck = await openLive(member, api.url);
  const change = { topic: "bookings", dates: Array.from({ length: 500 }, () => "2026-07-16") };
  const [batches, size] = [120, 50];
  // 39 MB in all, more than every buffer on the way; in batches that an active reader can follow.
  for (let batch = 0; batch < batches; batch++) {
    const first = batch * size;
    await ownerSql`
      select pg_notify('courtside_live', (${ownerSql.json({ club_id: id, ...change })} || jsonb_build_object('court_id', n))::text)
      from generate_series(${first}::int, ${first + size - 1}::int) as n`;
    for (let index = 0; index < size; index++) {
      expect((await quick.next()).data.court_id).toBe(first + index);
    }
  }
  let read = 0;
  while ((await slow.next()).event !== "resync") read += 1;
  expect(read).toBeLessThan(batches * size);
  slow.close();
  quick.close();
});

test("a foreign notification is ignored, and the process continues", async () => {
  const { id, member, coach, courts } = await makeClub();
  const stream = await openLive(coach, api.url);
  for (const payload of ["", "hello", "{", "null", "7", "[]", `"${id}"`, "{}"]) {
    await ownerSql`select pg_notify('courtside_live', ${payload})`;
  }
  await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  expect((await stream.next()).data.court_id).toBe(courts[0]?.id);
  stream.close();
});

test("a stopping server ends its streams at once, and waits for no reader that does not read", async () => {
  const { member } = await makeClub();
  expect(stuck).toBeDefined();
  const stream = await openLive(member, api.url);
  const stopped = api.stop();
  expect(await stream.rest()).toEqual([]);
  await stopped;
  stuck?.close();
});
