import { DELIVERY_DAYS, type WebhookEvent } from "@courtside/contracts/domain/webhooks.ts";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { openKeys } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { type Call, call } from "../support/call.ts";
import { type LoadClub, makeLoadClub } from "../support/load-club.ts";
import { startOwnDatabase } from "../support/own-database.ts";
import { outcome } from "../support/try-booking.ts";
import { startReceiver, verify } from "../support/webhook-receiver.ts";
import { apiUrl, dateFromNow, makeClub } from "../support/world.ts";

/** For what the sender does by itself. */
const EVENTUALLY = { timeout: 20_000, interval: 50 };

const { sql, env } = await startOwnDatabase();
const dataDir = inject("dataDir");
const keys = await openKeys({ dataDir });
const ENV = { ...env, DATA_DIR: dataDir, SITE_URL: apiUrl, SEND_NOTICES: "off", WEBHOOKS_TO_PRIVATE_ADDRESSES: "on" };
let api: ApiProcess;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

/** A club with an admin and a member, on this file's own api, and a receiver. */
async function begin() {
  const receiver = await startReceiver();
  const club = await makeLoadClub(sql, keys, { members: 2, courts: 2, siteUrl: apiUrl });
  const [admin, member] = club.members;
  await sql`update memberships set role = 'admin' where user_id = ${admin?.id ?? ""}`;
  const as = (path: string, options: Call = {}) => call(path, { url: api.url, token: admin?.token, ...options });
  const post = (path: string, body: unknown = {}) => as(path, { method: "POST", body });
  const subscribe = async (events: WebhookEvent[], path = "/hook") => {
    const { status, body, text } = await post("/webhooks", { url: `${receiver.url}${path}`, events });
    expect(status, text).toBe(201);
    return { id: String(body.id), secret: String(body.secret) };
  };
  return { club, receiver, as, post, subscribe, memberId: member?.id ?? "" };
}

const book = (club: LoadClub, post: (path: string, body: unknown) => ReturnType<typeof call>, hour: number, at = 0) =>
  post("/bookings", {
    court_id: club.courtIds[at],
    start_time: `${dateFromNow(1)}T${String(hour).padStart(2, "0")}:00`,
    user_id: club.members[1]?.id,
  });

interface Delivery {
  id: string;
  message_id: string;
  event: string;
  state: string;
  next_attempt_at: string | null;
  attempts: { status: number | null; problem: string | null }[];
}

/** The log of a webhook's deliveries once every one of them has so many attempts. */
const deliveriesOf = (as: (path: string) => ReturnType<typeof call>, id: string, attempts = 1): Promise<Delivery[]> =>
  vi.waitFor(async () => {
    const { body } = await as(`/webhooks/${id}/deliveries`);
    const data = body.data as Delivery[];
    if (data.length === 0 || data.some((each) => each.attempts.length < attempts)) throw new Error("not sent yet");
    return data;
  }, EVENTUALLY);

/** Makes every pending delivery of the webhook due, as if its pause were over. */
const dueNow = (id: string) =>
  sql.begin(async (tx) => {
    await tx`update webhook_deliveries set next_attempt_at = now() where webhook_id = ${id} and state = 'pending'`;
    await tx`select pg_notify('courtside_live', '{"work":"webhooks"}')`;
  });

test("what happens in a club arrives signed, once each, with ids and no personal data", async () => {
  const { club, receiver, as, post, subscribe, memberId } = await begin();
  const hook = await subscribe([
    "booking.created",
    "booking.changed",
    "booking.canceled",
    "booking.restored",
    "member.changed",
    "block.created",
    "block.removed",
    "court.changed",
  ]);
  const booked = await book(club, post, 10);
  const id = String(booked.body.id);
  const moved = await as(`/bookings/${id}`, { method: "PATCH", body: { court_id: club.courtIds[1] } });
  expect(moved.status, moved.text).toBe(200);
  await post(`/bookings/${id}/cancel`);
  await post(`/bookings/${id}/restore`);
  await as(`/members/${memberId}`, { method: "PATCH", body: { role: "front_desk" } });
  const block = await post("/court-blocks", {
    court_ids: [club.courtIds[0]],
    start_time: `${dateFromNow(2)}T10:00`,
    end_time: `${dateFromNow(2)}T11:00`,
  });
  expect(block.status, block.text).toBe(201);
  const received = await receiver.got(6);
  const types = received.map(({ message }) => message.type);
  expect(types.toSorted()).toEqual(
    [
      "block.created",
      "booking.canceled",
      "booking.changed",
      "booking.created",
      "booking.restored",
      "member.changed",
    ].toSorted(),
  );
  for (const each of received) {
    expect(verify(hook.secret, each)).toEqual(each.message);
    expect(() => verify(`whsec_${Buffer.from("another secret").toString("base64")}`, each)).toThrow();
    expect(each.headers["content-type"]).toBe("application/json");
    expect(each.body).not.toContain("courtside.test");
    expect(each.body).not.toContain("Crowd");
  }
  const created = received.find(({ message }) => message.type === "booking.created");
  expect(created?.message.data).toMatchObject({
    id,
    type: "booking",
    status: "confirmed",
    court_id: club.courtIds[0],
    user_id: memberId,
    starts_at: expect.stringMatching(/T\d\d:00:00\.000Z$/),
  });
  expect(received.find(({ message }) => message.type === "member.changed")?.message.data).toEqual({
    user_id: memberId,
    role: "front_desk",
  });
  const ids = received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(6);
  const log = await deliveriesOf(as, hook.id);
  expect(log.map(({ message_id }) => message_id).toSorted()).toEqual(ids.toSorted());
  expect(new Set(log.map(({ state }) => state))).toEqual(new Set(["delivered"]));
  await receiver.stop();
});

test("a closure that is extended, and reopened while it runs, says the new end of its blocks", async () => {
  const { club, receiver, as, post, subscribe } = await begin();
  await subscribe(["block.created", "block.removed"]);
  const day = dateFromNow(2);
  const rain = { court_ids: [club.courtIds[0]], end_time: `${day}T18:00:00Z`, reason: "rain" };
  const closed = await post("/closures", rain);
  expect(closed.status, closed.text).toBe(201);
  const change = (body: object) => as(`/closures/${closed.body.id}`, { method: "PATCH", body });
  expect((await change({ extend_minutes: 60 })).status).toBe(200);
  const reopened = await change({ reopen: true });
  expect(reopened.status, reopened.text).toBe(200);
  const received = await receiver.got(5);
  const ends = received.map(({ message: { type, data } }) => [type, data.ends_at]);
  const [first, second] = [`${day}T18:00:00.000Z`, `${day}T19:00:00.000Z`];
  expect(ends.toSorted()).toEqual(
    [
      ...[first, second, reopened.body.end_time].map((end) => ["block.created", end]),
      ...[first, second].map((end) => ["block.removed", end]),
    ].toSorted(),
  );
  expect(new Set(received.map(({ message }) => message.data.id)).size).toBe(1);
  await receiver.stop();
});

test("what is rolled back is not sent, and neither is what another club or another subscription is about", async () => {
  const [ours, theirs] = [await begin(), await begin()];
  await ours.subscribe(["booking.created"]);
  await theirs.subscribe(["booking.created", "court.created"]);
  await book(ours.club, ours.post, 10);
  // Rejected: the slot is taken.
  expect((await book(ours.club, ours.post, 10)).status).toBeGreaterThanOrEqual(400);
  await sql`
    do $$ begin
      begin
        update courts set name = name || '!';
        raise exception 'rolled back';
      exception when others then null;
      end;
    end $$`;
  const renamed = await theirs.post("/courts", { name: "New", sport: "tennis" });
  expect(renamed.status).toBe(201);
  const [mine] = await ours.receiver.got(1);
  const [court] = await theirs.receiver.got(1);
  expect([mine?.message.type, court?.message.type]).toEqual(["booking.created", "court.created"]);
  expect([ours.receiver.received.length, theirs.receiver.received.length]).toEqual([1, 1]);
  const queued = await sql`select count(*)::int as count from webhook_deliveries where club_id = ${ours.club.clubId}`;
  expect(queued[0]?.count).toBe(1);
  await Promise.all([ours.receiver.stop(), theirs.receiver.stop()]);
});

test("a receiver that fails or redirects gets the same message again with pauses; 410 pauses the webhook at once", async () => {
  const { club, receiver, as, post, subscribe } = await begin();
  const hook = await subscribe(["booking.created"]);
  const statuses = [500, 302, 204];
  receiver.respond((response) => {
    response.writeHead(statuses[receiver.received.length - 1] ?? 204, { location: `${receiver.url}/elsewhere` }).end();
  });
  await book(club, post, 10);
  const [first] = await deliveriesOf(as, hook.id, 1);
  expect(first?.attempts[0]).toMatchObject({ status: 500, problem: "The response was 500" });
  expect(((await as("/webhooks")).body.data as object[])[0]).toMatchObject({
    paused: false,
    failing_since: expect.any(String),
  });
  await dueNow(hook.id);
  await deliveriesOf(as, hook.id, 2);
  await dueNow(hook.id);
  const [last] = await deliveriesOf(as, hook.id, 3);
  expect(last).toMatchObject({
    state: "delivered",
    next_attempt_at: null,
    attempts: [{ status: 500 }, { status: 302, problem: "Redirects are not followed" }, { status: 204, problem: null }],
  });
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook", "/hook", "/hook"]);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  for (const each of receiver.received) verify(hook.secret, each);
  expect(((await as("/webhooks")).body.data as object[])[0]).toMatchObject({ paused: false, failing_since: null });

  statuses[3] = 410;
  await book(club, post, 11);
  await vi.waitFor(async () => {
    const [webhook] = (await as("/webhooks")).body.data as object[];
    expect(webhook).toMatchObject({ paused: true, pause_reason: "gone" });
  }, EVENTUALLY);
  await receiver.stop();
});

test("a receiver that hangs leaves room for others, and what it did not accept is tried again", async () => {
  const [hanging, other] = [await begin(), await begin()];
  const hook = await hanging.subscribe(["booking.created"]);
  await other.subscribe(["booking.created"]);
  hanging.receiver.respond(() => {});
  for (const hour of [9, 10]) await book(hanging.club, hanging.post, hour);
  await hanging.receiver.got(2);
  await book(other.club, other.post, 10);
  await other.receiver.got(1);
  const open = await sql`select attempts, log from webhook_deliveries where webhook_id = ${hook.id}`;
  expect([...open]).toEqual([
    { attempts: 1, log: [] },
    { attempts: 1, log: [] },
  ]);
  await hanging.receiver.stop();
  const log = await deliveriesOf(hanging.as, hook.id, 1);
  expect(log.map(({ state, attempts }) => [state, attempts[0]?.status])).toEqual([
    ["pending", null],
    ["pending", null],
  ]);
  await other.receiver.stop();
});

test("one club's webhooks leave room for another's and for each other: each club's first comes before any second, and eight are under way at most", async () => {
  const [ours, theirs] = [await begin(), await begin()];
  const hooks: { id: string }[] = [];
  for (let made = 0; made < 4; made++) hooks.push(await ours.subscribe(["court.created"], `/${made}`));
  const last = hooks.at(-1)?.id ?? "";
  const other = await theirs.subscribe(["court.created"]);
  const queue = (tx: typeof sql, clubId: string, hook: string, count: number, minutes: number) => tx`
    insert into webhook_deliveries (club_id, webhook_id, event, data, state, next_attempt_at)
    select ${clubId}, ${hook}, 'court.created', '{}', 'pending', now() - make_interval(mins => ${minutes})
    from generate_series(1, ${count})`;
  const rollback = new Error("none of them is to be sent");
  // In one transaction, so that the job sends none of them.
  const claimed = sql.begin(async (tx) => {
    const in_ = tx as unknown as typeof sql;
    for (const { id } of hooks.slice(0, 3)) await queue(in_, ours.club.clubId, id, 6, 60);
    await queue(in_, ours.club.clubId, last, 1, 2);
    await queue(in_, theirs.club.clubId, other.id, 6, 1);
    const claim = async (most: number) =>
      (await tx`select webhook_id from claim_webhooks(${most}, 60)`).map(({ webhook_id }) => String(webhook_id));
    // Ours have waited longer, and theirs get every second place nevertheless.
    const first = await claim(2);
    expect(first.filter((id) => id === other.id)).toHaveLength(1);
    const next = await claim(32);
    const all = [...first, ...next];
    const ofWebhook = (id: string) => all.filter((each) => each === id).length;
    expect(ofWebhook(other.id)).toBe(4);
    expect(hooks.map(({ id }) => ofWebhook(id)).toSorted()).toEqual([1, 2, 2, 3]);
    expect(ofWebhook(last)).toBe(1);
    expect(await claim(32)).toEqual([]);
    await tx`update webhook_deliveries set claimed_until = null where webhook_id = ${other.id}`;
    expect(await claim(32)).toEqual(Array(4).fill(other.id));
    throw rollback;
  });
  await expect(claimed).rejects.toBe(rollback);
  await Promise.all([ours.receiver.stop(), theirs.receiver.stop()]);
});

test("a paused webhook's and a suspended club's messages wait, a closed club's are not sent, and none counts as late", async () => {
  const { club, receiver, post, subscribe } = await begin();
  const hook = await subscribe(["court.created"]);
  const rollback = new Error("the club stays as it is");
  for (const end of ["pause", "suspend_club", "end_club"]) {
    const read = sql.begin(async (tx) => {
      await tx`
        insert into webhook_deliveries (club_id, webhook_id, event, data, state, next_attempt_at)
        values (${club.clubId}, ${hook.id}, 'court.created', '{}', 'pending', now() - interval '1 minute')`;
      const waiting = async () =>
        (await tx`select waiting from service_queues() where queue = 'webhooks'`)[0]?.waiting as number;
      const before = await waiting();
      if (end === "pause")
        await tx`update webhooks set paused_at = now(), pause_reason = 'manual' where id = ${hook.id}`;
      else if (end === "end_club") await tx`select end_club(${club.clubId})`;
      else await tx`select suspend_club(${club.clubId}, 'Unpaid')`;
      expect(await waiting()).toBe(before - 1);
      expect([...(await tx`select id from claim_webhooks(32, 60) where club_id = ${club.clubId}`)]).toEqual([]);
      if (end === "suspend_club") {
        await tx`select resume_club(${club.clubId})`;
        expect(await tx`select id from claim_webhooks(32, 60) where club_id = ${club.clubId}`).toHaveLength(1);
      }
      throw rollback;
    });
    await expect(read, end).rejects.toBe(rollback);
  }
  expect((await post("/courts", { name: "New", sport: "tennis" })).status).toBe(201);
  await receiver.got(1);
  await receiver.stop();
});

test("a receiver that takes its time gets a message once, and what it accepts within the limit is delivered", async () => {
  const { club, receiver, as, post, subscribe } = await begin();
  const hook = await subscribe(["booking.created"]);
  const answered = Promise.withResolvers<void>();
  receiver.respond(async (response) => {
    await answered.promise;
    response.writeHead(204).end();
  });
  await book(club, post, 9);
  await receiver.got(1);
  // Meanwhile the sender looks for work again, and finds what comes after it only.
  await dueNow(hook.id);
  receiver.respond((response) => response.writeHead(204).end());
  await book(club, post, 10);
  const [slow, next] = await receiver.got(2);
  expect(next?.headers["webhook-id"]).not.toBe(slow?.headers["webhook-id"]);
  const under = (await deliveriesOf(as, hook.id, 0)).find(
    ({ message_id }) => message_id === slow?.headers["webhook-id"],
  );
  expect(under).toMatchObject({ state: "pending", attempts: [] });
  answered.resolve();
  const log = await deliveriesOf(as, hook.id, 1);
  expect(log.map(({ state, attempts }) => [state, attempts])).toEqual([
    ["delivered", [expect.objectContaining({ status: 204, problem: null })]],
    ["delivered", [expect.objectContaining({ status: 204, problem: null })]],
  ]);
  expect(receiver.received).toHaveLength(2);
  await receiver.stop();
});

test("after the last attempt a delivery has failed, three days of failures pause the webhook, and all can be replayed", async () => {
  const { club, receiver, as, post, subscribe } = await begin();
  const hook = await subscribe(["booking.created", "court.created"]);
  receiver.respond((response) => response.writeHead(503).end());
  await book(club, post, 10);
  const [delivery] = await deliveriesOf(as, hook.id, 1);
  await sql`update webhook_deliveries set attempts = 10, claimed_until = null where webhook_id = ${hook.id}`;
  await sql`update webhooks set failing_since = now() - interval '73 hours' where id = ${hook.id}`;
  await dueNow(hook.id);
  await vi.waitFor(async () => {
    const [failed] = await deliveriesOf(as, hook.id, 1);
    expect(failed).toMatchObject({ state: "failed", next_attempt_at: null });
  }, EVENTUALLY);
  const [paused] = (await as("/webhooks")).body.data as object[];
  expect(paused).toMatchObject({ paused: true, pause_reason: "failing" });
  const trail = await sql`select detail from audit_log where action = 'webhook.paused' and subject_id = ${hook.id}`;
  expect(trail).toMatchObject([{ detail: { reason: "failing" } }]);

  await post("/courts", { name: "Built meanwhile", sport: "tennis" });
  const replay = (path: string, body?: unknown) => post(`/webhooks/${hook.id}/${path}`, body);
  expect(await outcome(replay("replay"))).toBe("409 webhook_paused: This webhook is paused: resume it first");
  expect((await replay(`deliveries/${delivery?.id}/replay`)).status).toBe(409);
  const skipped = await as(`/webhooks/${hook.id}/deliveries`, { query: { state: "skipped" } });
  expect(skipped.body.data).toMatchObject([{ event: "court.created", attempts: [] }]);

  receiver.respond((response) => response.writeHead(200).end());
  const resumed = await as(`/webhooks/${hook.id}`, { method: "PATCH", body: { paused: false } });
  expect(resumed.body).toMatchObject({ paused: false, pause_reason: null, failing_since: null });
  const never = await replay("replay", { since: "0000-06-01T00:00:00Z" });
  expect([never.status, never.rejection.details?.field]).toEqual([400, "since"]);
  expect((await replay("replay", { since: new Date(Date.now() - 3_600_000).toISOString() })).body).toEqual({
    replayed: 2,
  });
  await receiver.got(4);
  const after = await vi.waitFor(async () => {
    const { body } = await as(`/webhooks/${hook.id}/deliveries`, { query: { state: "delivered" } });
    expect(body.data).toHaveLength(2);
    return body.data as Delivery[];
  }, EVENTUALLY);
  const again = await replay(`deliveries/${after[0]?.id}/replay`);
  expect([again.status, again.body.state]).toEqual([200, "pending"]);
  await receiver.got(5);
  expect((await replay(`deliveries/${crypto.randomUUID()}/replay`)).status).toBe(404);
  await receiver.stop();
});

test("all that is kept is sent again, the oldest 1,000 first, and the rest by the next call", async () => {
  const { club, receiver, as, post, subscribe } = await begin();
  const hook = await subscribe(["court.created"]);
  await sql`
    insert into webhook_deliveries (club_id, webhook_id, event, data, created_at, state, ended_at)
    select ${club.clubId}, ${hook.id}, 'court.created', jsonb_build_object('nth', nth),
      now() - interval '29 days' + make_interval(mins => nth), case nth % 2 when 0 then 'skipped' else 'failed' end,
      case nth % 2 when 1 then now() end
    from generate_series(1, 1003) as nth`;
  expect((await post(`/webhooks/${hook.id}/replay`)).body).toEqual({ replayed: 0 });
  const since = new Date(Date.now() - DELIVERY_DAYS * 86_400_000).toISOString();
  const replay = async () => (await post(`/webhooks/${hook.id}/replay`, { since })).body;
  expect(await replay()).toEqual({ replayed: 1_000 });
  const left = await sql`
    select data->'nth' as nth from webhook_deliveries
    where webhook_id = ${hook.id} and state in ('failed', 'skipped') order by created_at`;
  expect(left.map(({ nth }) => nth)).toEqual([1001, 1002, 1003]);
  expect(await replay()).toEqual({ replayed: 3 });
  expect(await replay()).toEqual({ replayed: 0 });
  expect((await as(`/webhooks/${hook.id}`, { method: "DELETE" })).status).toBe(204);
  await receiver.stop();
});

test("a delivery whose sender was killed is sent again by another process", async () => {
  const { club, receiver, as, post, subscribe } = await begin();
  const hook = await subscribe(["booking.created"]);
  receiver.respond(() => {});
  await book(club, post, 10);
  await receiver.got(1);
  api.child.kill("SIGKILL");
  receiver.respond((response) => response.writeHead(204).end());
  // As if the claim of the killed process had run out.
  await sql`update webhook_deliveries set claimed_until = now() where webhook_id = ${hook.id}`;
  api = await startApi(ENV);
  const [first, second] = await receiver.got(2);
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  const [delivery] = await deliveriesOf(as, hook.id, 1);
  expect(delivery).toMatchObject({ state: "delivered", attempts: [{ status: 204 }] });
  await receiver.stop();
});

test("a paused, changed or deleted webhook: what is sent, and the pages of its log", async () => {
  const { club, receiver, as, post, subscribe } = await begin();
  const hook = await subscribe(["court.created"]);
  const change = (body: unknown) => as(`/webhooks/${hook.id}`, { method: "PATCH", body });
  expect((await change({ paused: true })).body).toMatchObject({ paused: true, pause_reason: "manual" });
  const [recorded] =
    await sql`select detail from audit_log where action = 'webhook.changed' and subject_id = ${hook.id}`;
  expect(recorded?.detail).toMatchObject({ before: { paused: false }, after: { paused: true } });
  for (const name of ["A", "B", "C"]) await post("/courts", { name, sport: "tennis" });
  expect((await change({ paused: false, url: `${receiver.url}/moved`, description: "Door" })).body).toMatchObject({
    paused: false,
    description: "Door",
    events: ["court.created"],
  });
  await post("/courts", { name: "D", sport: "tennis" });
  const [only] = await receiver.got(1);
  expect([only?.path, only?.message.data.name]).toEqual(["/moved", "D"]);
  const page = async (cursor?: string) => {
    const { body } = await as(`/webhooks/${hook.id}/deliveries`, { query: { limit: "3", ...(cursor && { cursor }) } });
    return body as unknown as { data: { data: { name: string } }[]; next_cursor: string | null };
  };
  const first = await page();
  const second = await page(first.next_cursor ?? "");
  expect([...first.data, ...second.data].map(({ data }) => data.name)).toEqual(["D", "C", "B", "A"]);
  expect(second.next_cursor).toBeNull();
  expect((await as(`/webhooks/${hook.id}`, { method: "DELETE" })).status).toBe(204);
  await post("/courts", { name: "E", sport: "tennis" });
  expect((await as(`/webhooks/${hook.id}/deliveries`)).status).toBe(404);
  const left = await sql`select from webhook_deliveries where club_id = ${club.clubId}`;
  expect(left).toHaveLength(0);
  const stored = await sql`select secret_sealed from webhooks where club_id = ${club.clubId}`;
  expect(stored).toHaveLength(0);
  const [trail] = await sql`select string_agg(detail::text, ' ') as all from audit_log where club_id = ${club.clubId}`;
  expect(String(trail?.all)).not.toContain("whsec_");
  expect(String(trail?.all)).not.toContain("/moved");
  expect(receiver.received).toHaveLength(1);
  await receiver.stop();
});

test("addresses that are not public are rejected, and bad input names its field; only admins, and only their own", async () => {
  const [club, foreign] = await Promise.all([makeClub(), makeClub()]);
  const ask = (person: { token: string }, body: object) =>
    call("/webhooks", {
      method: "POST",
      token: person.token,
      body: { url: "https://receiver.example.com/hook", events: ["booking.created"], ...body },
    });
  for (const url of [
    "http://example.com/",
    "https://127.0.0.1/",
    "https://169.254.169.254/",
    "https://[::1]/",
    "nowhere",
  ]) {
    const { status, rejection } = await ask(club.admin, { url });
    expect([status, rejection.details?.field], url).toEqual([400, "url"]);
  }
  expect((await ask(club.admin, { events: [] })).rejection.details?.field).toBe("events");
  expect((await ask(club.admin, { events: ["booking.eaten"] })).rejection.details?.field).toBe("events.0");
  expect((await ask(club.admin, { description: "x".repeat(201) })).rejection.details?.field).toBe("description");
  for (const person of [club.front_desk, club.coach, club.member]) expect((await ask(person, {})).status).toBe(403);
  const { body, text } = await ask(club.admin, {});
  expect(String(body.secret)).toMatch(/^whsec_/);
  const listed = await call("/webhooks", { token: club.admin.token });
  expect(listed.body.data).toMatchObject([{ id: body.id, url: "https://receiver.example.com/hook" }]);
  expect(text).toContain(String(body.secret));
  expect(listed.text).not.toContain(String(body.secret));
  const theirs = (method: string, path: string, sent?: unknown) =>
    call(`/webhooks/${body.id}${path}`, { method, token: foreign.admin.token, body: sent });
  expect((await theirs("GET", "/deliveries")).status).toBe(404);
  expect((await theirs("PATCH", "", { paused: true })).status).toBe(404);
  expect((await theirs("POST", "/replay", {})).status).toBe(404);
  expect((await theirs("DELETE", "")).status).toBe(404);
  const changed = await call(`/webhooks/${body.id}`, {
    method: "PATCH",
    token: club.admin.token,
    body: { url: "https://10.0.0.1/" },
  });
  expect([changed.status, changed.rejection.details?.field]).toEqual([400, "url"]);
  for (let made = 1; made < 20; made++) expect((await ask(club.admin, {})).status).toBe(201);
  expect(await outcome(ask(club.admin, {}))).toBe(
    "422 too_many_webhooks: A club has at most 20 webhooks: delete one first",
  );
});
