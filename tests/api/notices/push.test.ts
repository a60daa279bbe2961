import { afterAll, expect, test } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { type PushBrowser, startPushService } from "../../support/push-service.ts";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, db, mail } = world;
const api = await world.start({ WEBHOOKS_TO_PRIVATE_ADDRESSES: "on" });
const service = await startPushService();
afterAll(() => service.stop());

const PATH = "/me/push-subscriptions";

function people({ members: [admin, member, other] }: LoadClub) {
  if (!admin || !member || !other) throw new Error("three people are there");
  return { admin, member, other };
}

const ask = (token: string, method: string, path: string, body?: unknown) =>
  call(path, { method, url: api.url, token, body });

async function subscribe(token: string): Promise<PushBrowser> {
  const browser = service.browser();
  const { status, text } = await ask(token, "POST", PATH, browser.subscription);
  expect(status, text).toBe(201);
  return browser;
}

interface Listed {
  public_key: string;
  data: { id: string; is_current: boolean }[];
}
const listed = async (token: string) => (await ask(token, "GET", PATH)).body as unknown as Listed;

const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
const time = { courtName: "Court 1", startsAt: hours(48), endsAt: hours(49) };
const OFFER = "0198a7c2-0000-7000-8000-000000000001";
const offered = (userId: string, key: string): Notice => ({
  kind: "waitlist_offered",
  userId,
  details: { ...time, until: hours(2), offer: OFFER },
  dedupeKey: `waitlist_offered:${key}`,
});
const made = (userId: string, key: string): Notice => ({
  kind: "booking_made",
  userId,
  details: { ...time, byStaff: false },
  dedupeKey: `booking_made:${key}`,
});

const enqueue = ({ clubId }: LoadClub, ...notices: Notice[]) =>
  authTransaction(db, (tx) => enqueueNotices({ sql: tx, clubId }, notices));

const sends = ({ clubId }: LoadClub) => sql<{ state: string; problem: string | null; attempts: number }[]>`
  select s.state, s.problem, s.attempts from notice_sends s join notices n on n.club_id = s.club_id and n.id = s.notice_id
  where s.club_id = ${clubId} order by n.created_at, n.id`;

/** Waits until so many push messages have ended. */
const pushed = (club: LoadClub, count: number) =>
  expect
    .poll(async () => (await sends(club)).filter(({ state }) => !/queued|sending/.test(state)).length, POLL_OPTIONS)
    .toBe(count);

/** Makes the next attempt due now instead of after its pause. */
const hurry = async ({ clubId }: LoadClub) => {
  await sql`update notice_sends set send_after = now() where club_id = ${clubId} and state = 'queued'`;
  await sql`select pg_notify('courtside_live', '{"work":"sends"}')`;
};

test("each of a person's browsers shows a notice once, encrypted for it alone; the deliveries name the channel", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  const phone = await subscribe(member.token);
  const theirs = await subscribe(other.token);
  await enqueue(club, offered(member.id, "1"));
  await enqueue(club, offered(member.id, "1"));
  await pushed(club, 1);
  const [received] = phone.received;
  expect(received?.message).toMatchObject({
    title: "A court is free for you",
    body: expect.stringContaining("Court 1"),
    path: "/my-account?tab=waitlist",
    event: "waitlist_offer",
    actions: [{ action: "accept", title: "Accept", path: `/my-account?tab=waitlist&accept=${OFFER}` }],
  });
  expect(received?.headers).toMatchObject({
    urgency: "high",
    ttl: "86400",
    topic: String(received?.message.id).replaceAll("-", ""),
    "content-encoding": "aes128gcm",
  });
  expect(received?.claims).toMatchObject({ sub: expect.stringMatching(/^mailto:|^https:/) });
  expect([phone.received.length, theirs.received.length]).toEqual([1, 0]);
  // The mail and the inbox are not affected.
  await ended(world, club);
  expect(mail.count(addressOf(member.id))).toBe(1);

  const { body } = await ask(admin.token, "GET", "/deliveries");
  const of = (rows: unknown) =>
    (rows as Record<string, unknown>[]).map(({ channel, state, address }) => [channel, state, address]);
  expect(of(body.data)).toEqual([
    ["push", "sent", null],
    ["mail", "sent", addressOf(member.id)],
    ["inbox", "sent", addressOf(member.id)],
  ]);
  expect(of((await ask(admin.token, "GET", "/deliveries?channel=push&state=sent")).body.data)).toHaveLength(1);
  expect(of((await ask(admin.token, "GET", "/deliveries?state=failed")).body.data)).toHaveLength(0);
});

test("who has switched push off for an event, or has no browser, gets none; quiet hours hold it back", async () => {
  const club = await world.club();
  const { member, other } = people(club);
  const phone = await subscribe(member.token);
  await ask(member.token, "PUT", "/me/notification-settings", { booking_made: { push: false } });
  await enqueue(club, made(member.id, "1"), offered(member.id, "2"), offered(other.id, "3"));
  await pushed(club, 1);
  expect(phone.received.map(({ message }) => message.event)).toEqual(["waitlist_offer"]);

  const clock = (from: number) => hours(from).slice(11, 16);
  const quiet_hours = { from: clock(-1), until: clock(3), time_zone: "Etc/UTC" };
  await ask(member.token, "PUT", "/me/notification-settings", { booking_made: { push: true }, quiet_hours });
  await enqueue(club, made(member.id, "4"), offered(member.id, "5"));
  await pushed(club, 2);
  expect(phone.received).toHaveLength(2);
  // It begins before they end, and is over afterwards.
  await enqueue(club, {
    kind: "booking_canceled",
    userId: member.id,
    details: { courtName: "Court 1", startsAt: hours(2.5), endsAt: hours(4), reason: null, byBooker: false },
    dedupeKey: "booking_canceled:6",
    usefulUntil: new Date(hours(4)),
  });
  await pushed(club, 3);
  expect(phone.received.at(-1)?.message.event).toBe("booking_canceled");
  await ask(member.token, "PUT", "/me/notification-settings", { quiet_hours: null });
  await hurry(club);
  await pushed(club, 4);
  expect(phone.received.at(-1)?.message.event).toBe("booking_made");
  expect(phone.received.at(-1)?.headers.urgency).toBe("normal");

  // A club sets the default, but cannot force a device.
  const { admin } = people(club);
  const set = (body: object) => ask(admin.token, "PUT", "/club/notification-settings", { version: 0, ...body });
  const locked = await set({ defaults: {}, locked: { news: { push: true } } });
  expect([locked.status, locked.rejection.details?.field]).toEqual([400, "locked.news.push"]);
  expect((await set({ defaults: { news: { push: false } }, locked: { news: { push: false } } })).status).toBe(200);
  expect((await ask(other.token, "GET", "/me/notification-settings")).body).toMatchObject({
    news: { push: false, mail: true },
    locked: { news: { push: false } },
  });
});

test("an ended subscription is removed; a busy service is asked again; a mail takes the place of what reached no device", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  const defaults = { booking_made: { mail: false } };
  await ask(admin.token, "PUT", "/club/notification-settings", { version: 0, defaults, locked: {} });
  const gone = await subscribe(member.token);
  service.respond(gone, 410);
  await enqueue(club, made(member.id, "1"));
  await pushed(club, 1);
  expect(await sends(club)).toMatchObject([
    { state: "failed", problem: "The device has ended its subscription", attempts: 1 },
  ]);
  expect((await listed(member.token)).data).toEqual([]);
  expect((await mail.next(addressOf(member.id))).subject).toContain("Booked: Court 1");

  // Who has switched the mail off gets none either way.
  await ask(other.token, "PUT", "/me/notification-settings", { booking_made: { mail: false } });
  const rejected = await subscribe(other.token);
  service.respond(rejected, 403);
  await enqueue(club, made(other.id, "2"));
  await pushed(club, 2);
  await ended(world, club);
  expect(mail.count(addressOf(other.id))).toBe(0);
  expect((await listed(other.token)).data).toHaveLength(1);

  service.respond(rejected, 503);
  await enqueue(club, made(other.id, "3"));
  await expect.poll(() => service.tries(rejected), POLL_OPTIONS).toBe(2);
  service.respond(rejected, 201);
  await expect.poll(async () => (await sends(club)).at(-1)?.state, POLL_OPTIONS).toBe("queued");
  await hurry(club);
  await pushed(club, 3);
  expect((await sends(club)).at(-1)).toEqual({ state: "sent", problem: null, attempts: 2 });
  expect(rejected.received).toHaveLength(1);
});

test("who unsubscribes gets no mail either that was to replace a push message and still waits", async () => {
  const club = await world.club();
  const { member } = people(club);
  const digest = { at: hours(6).slice(11, 16), time_zone: "Etc/UTC", events: { booking_made: true } };
  await ask(member.token, "PUT", "/me/notification-settings", { digest });
  service.respond(await subscribe(member.token), 410);
  await enqueue(club, made(member.id, "1"));
  await pushed(club, 1);
  const read = () => sql<{ state: string; problem: string | null; replaces_push: boolean }[]>`
    select state, problem, replaces_push from notices where club_id = ${club.clubId}`;
  await expect.poll(read, POLL_OPTIONS).toMatchObject([{ state: "queued", replaces_push: true }]);
  await ask(member.token, "PUT", "/me/notification-settings", { booking_made: { mail: false } });
  await sql`update notices set send_after = now(), digest_at = now() where club_id = ${club.clubId}`;
  await sql`select pg_notify('courtside_live', '{"work":"notices"}')`;
  await ended(world, club);
  expect(await read()).toMatchObject([{ state: "skipped", problem: "switched off" }]);
  expect(mail.count(addressOf(member.id))).toBe(0);
});

test("devices that never respond hold up no others: two messages of a reader are under way, and eight of a club", async () => {
  const [club, others] = [await world.club({ members: 12 }), await world.club()];
  const hanging = await Promise.all(
    club.members.slice(0, 6).map(async (member) => {
      const browser = await subscribe(member.token);
      service.respond(browser, "never");
      return { member, browser };
    }),
  );
  await enqueue(
    club,
    ...hanging.flatMap(({ member }) => Array.from({ length: 40 }, (_, at) => made(member.id, `${member.id}/${at}`))),
  );
  const tries = () => hanging.map(({ browser }) => service.tries(browser));
  const underWay = async () => (await sends(club)).filter(({ state }) => state === "sending").length;
  await expect.poll(underWay, POLL_OPTIONS).toBe(8);
  expect(Math.max(...tries())).toBeLessThanOrEqual(2);
  const { member } = people(others);
  const phone = await subscribe(member.token);
  const begun = performance.now();
  await enqueue(others, made(member.id, "1"));
  await expect.poll(() => phone.received.length, POLL_OPTIONS).toBe(1);
  expect(performance.now() - begun).toBeLessThan(8_000);
  for (const { browser } of hanging) service.respond(browser, 410);
  await sql`delete from notice_sends where club_id = ${club.clubId} and state = 'queued'`;
});

test("what the limits have not admitted is not late", async () => {
  const club = await world.club();
  const { member, other } = people(club);
  await sql
    .begin(async (tx) => {
      const late = async () => {
        const rows = await tx<{ queue: string; waiting: number }[]>`select queue, waiting from service_queues()`;
        return Object.fromEntries(rows.map(({ queue, waiting }) => [queue, waiting]));
      };
      const before = await late();
      await enqueueNotices({ sql: tx as never, clubId: club.clubId }, [made(member.id, "1")]);
      await tx`
        update notices set caused_by = ${other.id}, send_after = now() + interval '10 minutes'
        where club_id = ${club.clubId}`;
      await tx`
        insert into notice_sends (club_id, notice_id, channel) select club_id, id, 'push' from notices
        where club_id = ${club.clubId}`;
      expect(await late()).toMatchObject({ push: before.push, text: before.text });
      await tx`update notices set is_admitted = true where club_id = ${club.clubId}`;
      expect(await late()).toMatchObject({ push: (before.push ?? 0) + 1, text: before.text });
      throw new Error("taken back");
    })
    .catch((error: Error) => expect(error.message).toBe("taken back"));
});

test("who signed out before the message was due gets it by mail instead", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  const defaults = { booking_made: { mail: false } };
  await ask(admin.token, "PUT", "/club/notification-settings", { version: 0, defaults, locked: {} });
  await subscribe(member.token);
  const clock = (from: number) => hours(from).slice(11, 16);
  const quiet_hours = { from: clock(-1), until: clock(3), time_zone: "Etc/UTC" };
  await ask(member.token, "PUT", "/me/notification-settings", { quiet_hours });
  await enqueue(club, made(member.id, "4"));
  await expect.poll(() => sends(club), POLL_OPTIONS).toMatchObject([{ problem: "waits for the end of quiet hours" }]);
  await ask(member.token, "DELETE", PATH);
  await ask(member.token, "PUT", "/me/notification-settings", { quiet_hours: null });
  await hurry(club);
  expect((await mail.next(addressOf(member.id))).subject).toContain("Booked: Court 1");
  expect(await sends(club)).toEqual([{ state: "skipped", problem: "no device", attempts: 0 }]);
});

test("subscribing: what is no push service or key is named, the same again changes nothing, others keep theirs", async () => {
  const club = await world.club();
  const { member, other } = people(club);
  const phone = await subscribe(member.token);
  expect((await ask(member.token, "POST", PATH, phone.subscription)).status).toBe(201);
  const { public_key, data } = await listed(member.token);
  expect(Buffer.from(public_key, "base64url")).toHaveLength(65);
  expect(data).toEqual([expect.objectContaining({ is_current: true })]);
  // The session's browser has a new subscription: the old one is replaced.
  const renewed = await subscribe(member.token);
  expect((await listed(member.token)).data).toHaveLength(1);

  const { keys } = renewed.subscription;
  const taken = { ...renewed.subscription, keys: service.browser().subscription.keys };
  const stolen = await ask(other.token, "POST", PATH, taken);
  expect([stolen.status, stolen.rejection.code]).toEqual([409, "endpoint_taken"]);
  await ask(other.token, "DELETE", PATH, { endpoint: renewed.subscription.endpoint });
  expect((await listed(member.token)).data).toHaveLength(1);
  // Another person signs in at the same browser.
  expect((await ask(other.token, "POST", PATH, renewed.subscription)).status).toBe(201);
  expect([(await listed(member.token)).data.length, (await listed(other.token)).data.length]).toEqual([0, 1]);

  const endpoint = "https://push.example.com/x";
  for (const [body, field] of [
    [{ endpoint: "ftp://push.example.com", keys }, "endpoint"],
    [{ endpoint: "no address", keys }, "endpoint"],
    [{ endpoint: `https://push.example.com/${"x".repeat(1_000)}`, keys }, "endpoint"],
    [{ endpoint }, "keys"],
    [{ endpoint, keys: { ...keys, auth: "AAAA" } }, "keys.auth"],
    [{ endpoint, keys: { ...keys, p256dh: "no base64!" } }, "keys.p256dh"],
    [{ endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") } }, "keys.p256dh"],
  ] as const) {
    const { status, rejection } = await ask(member.token, "POST", PATH, body);
    expect([status, rejection.details?.field], JSON.stringify(body)).toEqual([400, field]);
  }
  expect((await ask(other.token, "DELETE", PATH)).status).toBe(204);
  expect((await ask(other.token, "DELETE", PATH)).status).toBe(204);
  expect((await listed(other.token)).data).toEqual([]);
});

test("addresses of one's own network are rejected in production's settings", async () => {
  const closed = await world.start();
  const club = await world.club();
  const { member } = people(club);
  for (const endpoint of [
    "http://push.example.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://db.internal/x",
  ]) {
    const body = { ...service.browser().subscription, endpoint };
    const { status, rejection } = await call(PATH, { method: "POST", url: closed.url, token: member.token, body });
    expect([status, rejection.details?.field]).toEqual([400, "endpoint"]);
  }
});

test("a person has ten browsers at most, and each ends with its session", async () => {
  const club = await world.club();
  const { member } = people(club);
  const first = await subscribe(member.token);
  await sql`
    with added as (
      insert into auth.sessions (user_id) select ${member.id} from generate_series(1, 10) returning id
    )
    insert into auth.push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
    select ${member.id}, id, 'https://push.example.com/' || id, decode(repeat('04', 65), 'hex'), decode(repeat('00', 16), 'hex'),
      now() - interval '1 day' from added`;
  expect((await listed(member.token)).data).toHaveLength(11);
  expect((await ask(member.token, "POST", PATH, first.subscription)).status).toBe(201);
  const { data } = await listed(member.token);
  expect([data.length, data.filter(({ is_current }) => is_current).length]).toEqual([10, 1]);
  const headers = { authorization: `Bearer ${member.token}` };
  const out = await fetch(`${api.url}/auth/v1/logout?scope=global`, { method: "POST", headers });
  expect(out.status).toBe(204);
  const [left] = await sql`select count(*)::int as n from auth.push_subscriptions where user_id = ${member.id}`;
  expect(left).toEqual({ n: 0 });
});
