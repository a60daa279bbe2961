import { NOTIFICATION_EVENTS } from "@courtside/contracts/domain/notifications.ts";
import { expect, test } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, db, mail } = world;
const api = await world.start();

function people({ members: [admin, member, other] }: LoadClub) {
  if (!admin || !member || !other) throw new Error("three people are there");
  return { admin, member, other };
}

const ask = (token: string, method: string, path: string, body?: unknown) =>
  call(path, { method, url: api.url, token, body });

const hours = (from: number) => new Date(Date.now() + from * 3_600_000);

/** A court time that begins in so many hours. */
const time = (from: number) => ({
  courtName: "Court 1",
  startsAt: hours(from).toISOString(),
  endsAt: hours(from + 1).toISOString(),
});

const enqueue = ({ clubId }: LoadClub, ...notices: Notice[]) =>
  authTransaction(db, (tx) => enqueueNotices({ sql: tx, clubId }, notices));

const made = (userId: string, key: string, from = 48): Notice => ({
  kind: "booking_made",
  userId,
  details: { ...time(from), byStaff: false },
  dedupeKey: `booking_made:${key}`,
  usefulUntil: hours(from + 1),
});
const blocked = (userId: string, key: string, from: number): Notice => ({
  kind: "booking_blocked",
  userId,
  details: { ...time(from), reason: "Rain" },
  dedupeKey: `booking_canceled:${key}`,
  usefulUntil: hours(from + 1),
});
const canceled = (userId: string, key: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Notice => ({
  kind: "booking_canceled",
  userId,
  details: {
    ...{ courtName: "Court 1", startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    ...{ reason: null, byBooker: false },
  },
  dedupeKey: `booking_canceled:${key}`,
  usefulUntil: endsAt,
});
const offered = (userId: string, key: string): Notice => ({
  kind: "waitlist_offered",
  userId,
  details: { ...time(48), until: hours(2).toISOString() },
  dedupeKey: `waitlist_offered:${key}`,
});

interface Inbox {
  data: { id: string; event: string; title: string; paragraphs: string[]; link: unknown; read_at: string | null }[];
  unread_count: number;
  next_cursor: string | null;
}
const inboxOf = async (token: string, query = "") => {
  const { status, body, text } = await ask(token, "GET", `/me/inbox${query}`);
  expect(status, text).toBe(200);
  return body as unknown as Inbox;
};

test("settings: the matrix of every event and channel, one cell changed, the club's defaults and locks", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  const read = async (token: string) => (await ask(token, "GET", "/me/notification-settings")).body;
  const first = await read(member.token);
  for (const event of NOTIFICATION_EVENTS.filter((each) => each !== "undeliverable"))
    expect(first[event]).toEqual({ inbox: true, mail: true, push: true, text: false });
  expect(first.undeliverable).toEqual({ inbox: true, mail: false, push: false, text: false });
  // No gateway for texts is configured here.
  expect(first.channels).toEqual(["inbox", "mail", "push"]);
  expect(first).toMatchObject({ quiet_hours: null, locked: { news: { inbox: false, mail: false } } });

  const quiet_hours = { from: "22:00", until: "07:00", time_zone: "Europe/Vienna" };
  const saved = await ask(member.token, "PUT", "/me/notification-settings", { news: { mail: false }, quiet_hours });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body).toMatchObject({ news: { inbox: true, mail: false }, lesson: { mail: true }, quiet_hours });
  // What was read can be sent back, and what is absent stays.
  expect((await ask(member.token, "PUT", "/me/notification-settings", saved.body)).body).toEqual(saved.body);
  expect((await ask(member.token, "PUT", "/me/notification-settings", {})).body).toEqual(saved.body);
  expect((await read(other.token)).news).toEqual({ inbox: true, mail: true, push: true, text: false });

  const clubPath = "/club/notification-settings";
  expect((await ask(member.token, "GET", clubPath)).status).toBe(403);
  expect((await ask(admin.token, "GET", clubPath)).body).toMatchObject({
    version: 0,
    defaults: { news: { mail: true } },
  });
  const input = { version: 0, defaults: { news: { mail: false } }, locked: { closure: { mail: true } } };
  expect((await ask(admin.token, "PUT", clubPath, input)).body).toMatchObject({
    version: 1,
    defaults: { news: { inbox: true, mail: false } },
    locked: { closure: { inbox: false, mail: true } },
  });
  const outdated = await ask(admin.token, "PUT", clubPath, input);
  expect([outdated.status, outdated.rejection.code]).toEqual([409, "settings_changed"]);
  expect((await ask(admin.token, "PUT", clubPath, { ...input, version: 1 })).body).toMatchObject({ version: 2 });
  expect((await read(other.token)).news).toEqual({ inbox: true, mail: false, push: true, text: false });

  const locked = await ask(other.token, "PUT", "/me/notification-settings", { closure: { mail: false } });
  expect([locked.status, locked.rejection.code, locked.rejection.details?.field]).toEqual([
    400,
    "notification_locked",
    "closure.mail",
  ]);
  for (const [body, field] of [
    [{ news: { mail: "no" } }, "news.mail"],
    [{ news: { pigeon: true } }, "news"],
    [{ weather: { mail: true } }, "weather"],
    [{ quiet_hours: { ...quiet_hours, from: "24:00" } }, "quiet_hours.from"],
    [{ quiet_hours: { ...quiet_hours, until: "22:00" } }, "quiet_hours.until"],
    [{ quiet_hours: { ...quiet_hours, time_zone: "Vienna" } }, "quiet_hours.time_zone"],
  ] as const) {
    const { status, rejection } = await ask(other.token, "PUT", "/me/notification-settings", body);
    expect([status, rejection.details?.field]).toEqual([400, field]);
  }
});

test("an inbox has each notice once, live, with its count; switched off channels and those of others have none", async () => {
  const club = await world.club();
  const { member, other } = people(club);
  await ask(member.token, "PUT", "/me/notification-settings", {
    waitlist_offer: { mail: false },
    closure: { inbox: false },
  });
  const [mine, theirs] = await Promise.all(
    [member, other].map((person) => openLive(person, api.url, { hasInbox: true })),
  );
  await enqueue(club, made(member.id, "1"), offered(member.id, "2"), blocked(member.id, "3", 48));
  await enqueue(club, made(member.id, "1"));
  expect(await mine?.next()).toEqual({ event: "inbox", data: { topic: "inbox" } });
  await ended(world, club);
  await expect.poll(async () => (await inboxOf(member.token)).unread_count, POLL_OPTIONS).toBe(2);
  const { data } = await inboxOf(member.token);
  expect(data.map(({ event }) => event).toSorted()).toEqual(["booking_made", "waitlist_offer"]);
  expect(data.find(({ event }) => event === "waitlist_offer")).toMatchObject({
    title: "A court is free for you",
    paragraphs: expect.arrayContaining([expect.stringContaining("Court 1")]),
    link: { label: "Accept or pass", path: "/my-account?tab=waitlist" },
    read_at: null,
  });
  expect(await inboxOf(other.token)).toEqual({ data: [], unread_count: 0, next_cursor: null });
  expect(mail.count(addressOf(member.id))).toBe(2);
  const [skipped] = await sql`select problem from notices where club_id = ${club.clubId} and state = 'skipped'`;
  expect(skipped).toEqual({ problem: "switched off" });

  const first = await inboxOf(member.token, "?limit=1");
  const second = await inboxOf(member.token, `?limit=1&cursor=${first.next_cursor}`);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(data.map(({ id }) => id));
  expect(second.next_cursor).toBeNull();

  const read = (token: string, body: object) => ask(token, "POST", "/me/inbox/read", body);
  expect((await read(other.token, { ids: [data[0]?.id] })).status).toBe(404);
  expect((await read(member.token, { ids: [data[0]?.id] })).body).toEqual({ unread_count: 1 });
  expect((await read(member.token, {})).body).toEqual({ unread_count: 0 });
  expect((await inboxOf(member.token)).data.map(({ read_at }) => read_at)).not.toContain(null);
  expect((await read(member.token, { ids: ["no id"] })).status).toBe(400);
  await expect(theirs?.next(200)).rejects.toThrow("nothing came");
  mine?.close();
  theirs?.close();
});

test("in quiet hours mails wait, but not offers, closures within 12 hours and what would be too late; the inbox has all", async () => {
  const club = await world.club();
  const { member } = people(club);
  const clock = (at: Date) => at.toISOString().slice(11, 16);
  const quiet_hours = { from: clock(hours(-1)), until: clock(hours(3)), time_zone: "Etc/UTC" };
  expect((await ask(member.token, "PUT", "/me/notification-settings", { quiet_hours })).status).toBe(200);
  await enqueue(
    club,
    made(member.id, "later"),
    made(member.id, "soon", 1),
    offered(member.id, "offer"),
    blocked(member.id, "today", 11),
    blocked(member.id, "tomorrow", 13),
    // It begins before they end, and is over afterwards.
    canceled(member.id, "early", { startsAt: hours(2.5), endsAt: hours(4) }),
    // It has begun already.
    canceled(member.id, "begun", { startsAt: hours(-1), endsAt: hours(5) }),
  );
  await expect.poll(() => world.states(club), POLL_OPTIONS).toEqual({ sent: 4, queued: 3 });
  await expect.poll(async () => (await inboxOf(member.token)).unread_count, POLL_OPTIONS).toBe(7);
  const waiting = await sql`
    select dedupe_key, attempts, problem, extract(epoch from send_after - now()) / 3600 as hours from notices
    where club_id = ${club.clubId} and state = 'queued' order by 1`;
  expect(waiting.map(({ dedupe_key, attempts, problem }) => [dedupe_key, attempts, problem])).toEqual([
    ["booking_canceled:begun", 0, "waits for the end of quiet hours"],
    ["booking_canceled:tomorrow", 0, "waits for the end of quiet hours"],
    ["booking_made:later", 0, "waits for the end of quiet hours"],
  ]);
  for (const { hours: left } of waiting) expect(Number(left)).toBeGreaterThan(2.9);
  await ask(member.token, "PUT", "/me/notification-settings", { quiet_hours: null });
  await world.hurry();
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 7 });
});

test("quiet hours end by the person's clock, past midnight and over a change of clocks", async () => {
  const end = async (from: string, until: string, at: string, zone = "Europe/Vienna") => {
    const [row] = await sql<{ end: Date | null }[]>`
      select quiet_hours_end(${from}::time, ${until}::time, ${zone}, ${at}::timestamptz) as end`;
    return row?.end?.toISOString() ?? null;
  };
  expect(await end("22:00", "07:00", "2026-01-10T21:30:00Z")).toBe("2026-01-11T06:00:00.000Z");
  expect(await end("22:00", "07:00", "2026-01-11T05:59:00Z")).toBe("2026-01-11T06:00:00.000Z");
  expect(await end("22:00", "07:00", "2026-01-11T06:00:00Z")).toBeNull();
  expect(await end("13:00", "15:00", "2026-01-11T12:00:00Z")).toBe("2026-01-11T14:00:00.000Z");
  expect(await end("13:00", "15:00", "2026-01-11T14:00:00Z")).toBeNull();
  // The clocks go forward in this night.
  expect(await end("22:00", "07:00", "2026-03-28T22:00:00Z")).toBe("2026-03-29T05:00:00.000Z");
});

test("a mail is ended by one click without a session, by a page for people, and never by opening its link", async () => {
  const club = await world.club({ rules: { name: "Parkside" } });
  const { admin, member, other } = people(club);
  await enqueue(club, made(member.id, "1"));
  const received = await mail.next(addressOf(member.id));
  const link = /^<(\S+\/api\/v1\/unsubscribe\/\S+)>$/.exec(received.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
  expect(received.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(received.text).toContain(`No more mails of this kind (Bookings you make):\n${link}`);
  expect(received.html).toContain(link);
  const at = `/unsubscribe/${link.split("/").at(-1)}`;

  const opened = await call(at, { url: api.url });
  expect([opened.status, opened.text.includes('<form method="post">')]).toEqual([200, true]);
  expect(opened.headers.get("content-security-policy")).toContain("form-action 'self'");
  await enqueue(club, made(member.id, "2"));
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 2 });

  const clicked = await call(at, {
    url: api.url,
    method: "POST",
    raw: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([clicked.status, clicked.text.includes("Parkside sends you no more mails")]).toEqual([200, true]);
  expect((await ask(member.token, "GET", "/me/notification-settings")).body.booking_made).toEqual({
    inbox: true,
    mail: false,
    push: true,
    text: false,
  });
  await enqueue(club, made(member.id, "3"), blocked(member.id, "closed", 48));
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 3, skipped: 1 });
  expect((await call("/unsubscribe/forged", { url: api.url, method: "POST" })).status).toBe(404);

  await expect.poll(api.log).toContain('"path":"/api/v1/unsubscribe/[secret]"');
  expect(api.log()).not.toContain(at);

  // What the club has locked has no way out.
  const locked = { version: 0, defaults: {}, locked: { booking_made: { mail: true } } };
  await ask(admin.token, "PUT", "/club/notification-settings", locked);
  expect((await call(at, { url: api.url, method: "POST" })).text).toContain("Nothing was changed");
  await enqueue(club, made(other.id, "4"), made(member.id, "5"));
  const lockedMail = await mail.next(addressOf(other.id));
  expect(lockedMail.headers.has("list-unsubscribe")).toBe(false);
  expect(lockedMail.text).not.toContain("unsubscribe");
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 5, skipped: 1 });
});

test("admins see what was sent to whom without its content, and which addresses bounce until a mail is taken", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  mail.reject(550);
  await enqueue(club, made(member.id, "1"));
  await ended(world, club);
  mail.reject(undefined);
  await enqueue(club, offered(other.id, "2"));
  await ended(world, club);
  const read = async (query = "") => {
    const { body, status, text } = await ask(admin.token, "GET", `/deliveries${query}`);
    expect(status, text).toBe(200);
    return body as unknown as { data: Record<string, unknown>[]; bounced_count: number; next_cursor: string | null };
  };
  await expect.poll(async () => (await read("?channel=inbox&state=sent")).data.length, POLL_OPTIONS).toBe(3);
  const all = await read();
  const toMember = all.data.findIndex(({ kind }) => kind === "booking_made");
  expect(all.data.map(({ channel, event, state, is_bounced }) => [channel, event, state, is_bounced])).toEqual([
    ["mail", "waitlist_offer", "sent", false],
    ["inbox", "waitlist_offer", "sent", false],
    // Admins are notified of it in the inbox alone.
    ["mail", "undeliverable", "skipped", false],
    ["inbox", "undeliverable", "sent", false],
    ["mail", "booking_made", "failed", true],
    ["inbox", "booking_made", "sent", true],
  ]);
  expect(all.data[toMember]).toMatchObject({
    user_id: member.id,
    name: "Crowd 2",
    address: addressOf(member.id),
    problem: expect.stringContaining("550"),
    sent_at: null,
  });
  expect(JSON.stringify(all)).not.toContain("Court 1");
  expect(all.bounced_count).toBe(1);
  const first = await read("?limit=1");
  const rest = await read(`?limit=2&cursor=${first.next_cursor}`);
  expect([...first.data, ...rest.data]).toEqual(all.data);
  expect((await read("?is_bounced=true&channel=mail")).data.map(({ user_id }) => user_id)).toEqual([member.id]);
  expect((await read("?state=failed")).data.map(({ state }) => state)).toEqual(["failed"]);
  expect((await read(`?search=${other.id}`)).data).toHaveLength(2);
  expect((await read("?search=crowd%203&event=waitlist_offer")).data).toHaveLength(2);
  expect((await read("?event=news")).data).toEqual([]);
  expect((await ask(member.token, "GET", "/deliveries")).status).toBe(403);

  await enqueue(club, made(member.id, "3"));
  await ended(world, club);
  expect((await read()).bounced_count).toBe(0);
});

test("a notice that can still be undone is in no inbox yet", async () => {
  const club = await world.club();
  const { member } = people(club);
  await enqueue(club, { ...made(member.id, "1"), afterSeconds: 60 }, made(member.id, "2"));
  await expect.poll(async () => (await inboxOf(member.token)).unread_count, POLL_OPTIONS).toBe(1);
  await sql`update notices set inbox_after = now() where club_id = ${club.clubId} and inbox_at is null`;
  await world.hurry();
  await expect.poll(async () => (await inboxOf(member.token)).unread_count, POLL_OPTIONS).toBe(2);
});

test("a message's preview counts as reached by mail who would get one: not an unconfirmed address, one that reported spam, a sample person", async () => {
  const club = await world.club({ members: 5 });
  const { admin } = people(club);
  const [, , unconfirmed, complained, sample] = club.members.map(({ id }) => id);
  await sql`update auth.users set email_confirmed_at = null where id = ${unconfirmed ?? ""}`;
  await sql`insert into bounced_addresses (club_id, address, problem, is_complaint)
    values (${club.clubId}, ${addressOf(complained ?? "")}, 'spam', true)`;
  await sql`update auth.users set email = ${`${sample}@demo.courtside.test`} where id = ${sample ?? ""}`;
  const body = { subject: "Rain today", text: "All courts are closed.", filter: {} };
  const preview = await ask(admin.token, "POST", "/broadcasts/preview", body);
  expect(preview.body, preview.text).toMatchObject({ count: 5, by_mail: 2, unconfirmed: 1, by_inbox: 5 });
});

test("an admin writes to a part of the members: preview, test to self, pace, progress, stop, limit", async () => {
  const club = await world.club({ members: 5, rules: { name: "Parkside" } });
  const { admin, member, other } = people(club);
  const day = dateFromNow(3);
  const booked = await ask(other.token, "POST", "/bookings", {
    court_id: club.courtIds[0],
    start_time: `${day}T09:00`,
  });
  expect(booked.status, booked.text).toBe(201);
  await ask(member.token, "PUT", "/me/notification-settings", { news: { mail: false } });
  const message = { subject: "Rain today", text: "All courts are closed.\n\nSee <you> tomorrow." };
  const preview = async (filter: object) => {
    const { status, body, text } = await ask(admin.token, "POST", "/broadcasts/preview", { ...message, filter });
    expect(status, text).toBe(200);
    return body;
  };
  expect(await preview({})).toMatchObject({ count: 5, by_mail: 4, unconfirmed: 0, by_inbox: 5 });
  const { names, mail: shown } = (await preview({ role: "member" })) as Record<"names" | "mail", never>;
  expect(names).toEqual(["Crowd 2", "Crowd 3", "Crowd 4", "Crowd 5"]);
  expect(shown).toMatchObject({ subject: "Rain today", html: expect.stringContaining("See &lt;you&gt; tomorrow.") });
  expect(await preview({ sport: "tennis" })).toMatchObject({ count: 1, names: ["Crowd 3"] });
  expect(await preview({ sport: "padel" })).toMatchObject({ count: 0 });
  expect(await preview({ booked_on: day })).toMatchObject({ count: 1, names: ["Crowd 3"] });
  expect(await preview({ booked_on: dateFromNow(4) })).toMatchObject({ count: 0 });

  const chosen = [other.id, member.id, "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11"];
  expect(await preview({ user_ids: chosen })).toMatchObject({ count: 2, names: ["Crowd 2", "Crowd 3"] });
  expect(await preview({ user_ids: chosen, role: "admin" })).toMatchObject({ count: 0 });

  expect((await ask(admin.token, "POST", "/broadcasts/test", message)).status).toBe(204);
  const test = await mail.next(addressOf(admin.id));
  expect([test.subject, test.text.includes("See <you> tomorrow.")]).toEqual(["Test: Rain today", true]);

  const sent = await ask(admin.token, "POST", "/broadcasts", { ...message, filter: {} });
  expect([sent.status, sent.body.recipients], sent.text).toEqual([201, 5]);
  // Two a second: those that are being sent still end, and the fifth has two seconds left on a machine with time.
  const stopped = await ask(admin.token, "PATCH", `/broadcasts/${sent.body.id}`, { state: "stopped" });
  expect(stopped.status, stopped.text).toBe(200);
  expect(stopped.body).toMatchObject({ stopped_at: expect.any(String), failed: 0 });
  await ended(world, club);
  const rows = await sql`select 1 from notices where club_id = ${club.clubId} and kind = 'broadcast'`;
  const list = async () =>
    (await ask(admin.token, "GET", "/broadcasts")).body.data as { id: string; sent: number; waiting: number }[];
  await expect.poll(list, POLL_OPTIONS).toMatchObject([{ sent: rows.length - 1, waiting: 0 }]);
  const again = await ask(admin.token, "PATCH", `/broadcasts/${sent.body.id}`, { state: "stopped" });
  expect(again.body).toMatchObject({ stopped_at: stopped.body.stopped_at, sent: rows.length - 1 });

  const whole = await ask(admin.token, "POST", "/broadcasts", { ...message, filter: { role: "member" } });
  await expect
    .poll(async () => (await list()).find(({ id }) => id === whole.body.id), POLL_OPTIONS)
    .toMatchObject({ sent: 4, waiting: 0 });
  await expect
    .poll(async () => (await inboxOf(other.token)).data[0], POLL_OPTIONS)
    .toMatchObject({ event: "news", title: "Rain today", link: null });

  const rejected = async (body: object, token = admin.token) => {
    const { status, rejection } = await ask(token, "POST", "/broadcasts", body);
    return [status, rejection.code];
  };
  expect(await rejected({ ...message, filter: { sport: "padel" } })).toEqual([400, "no_recipient"]);
  const stranger = (await world.club()).members[1]?.id ?? "";
  expect(await rejected({ ...message, filter: { user_ids: [stranger] } })).toEqual([400, "no_recipient"]);
  expect(await rejected({ ...message, filter: { user_ids: [] } })).toEqual([400, "validation_failed"]);
  expect(await rejected({ ...message, filter: { age: 7 } })).toEqual([400, "validation_failed"]);
  expect(await rejected({ subject: "", text: "Rain" })).toEqual([400, "validation_failed"]);
  expect(await rejected(message, member.token)).toEqual([403, "forbidden"]);
  await sql`
    insert into broadcasts (club_id, author_id, filter, subject, body, recipients)
    select ${club.clubId}, ${admin.id}, '{}', 'More', 'More', 1 from generate_series(1, 8)`;
  expect(await rejected(message)).toEqual([422, "broadcast_limit"]);

  // All of one instant, page by page.
  const pageAfter = async (cursor: string) =>
    (await ask(admin.token, "GET", `/broadcasts?limit=4${cursor}`)).body as {
      data: { id: string }[];
      next_cursor: string | null;
    };
  const found: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { data, next_cursor } = await pageAfter(cursor);
    found.push(...data.map(({ id }) => id));
    cursor = next_cursor && `&cursor=${next_cursor}`;
  }
  const [all] = await sql<{ count: number }[]>`
    select count(*)::int as count from broadcasts where club_id = ${club.clubId}`;
  expect([found.length, new Set(found).size]).toEqual([all?.count, all?.count]);
});

test("a message that is stopped also reaches no inbox of a member who gets no mail", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  // As the sender leaves it whose next turn is the inbox's.
  const [made] = await sql<{ id: string }[]>`
    with message as (
      insert into broadcasts (club_id, author_id, filter, subject, body, recipients)
      values (${club.clubId}, ${admin.id}, '{}', 'Rain', 'Rain', 1) returning id, created_at
    ), notice as (
      insert into notices (club_id, user_id, kind, event, details, dedupe_key, state, ended_at, inbox_after, created_at)
      select ${club.clubId}, ${member.id}, 'broadcast', 'news', '{}', 'broadcast:' || id || ':' || ${member.id}, 'skipped', now(),
        now() + interval '1 hour', created_at from message
    ) select id from message`;
  const read = async () => (await ask(admin.token, "GET", "/broadcasts")).body.data;
  expect(await read()).toMatchObject([{ sent: 0, waiting: 1 }]);
  const stopped = await ask(admin.token, "PATCH", `/broadcasts/${made?.id}`, { state: "stopped" });
  expect(stopped.body, stopped.text).toMatchObject({ sent: 0, waiting: 0, failed: 0 });
  expect(await sql`select from notices where club_id = ${club.clubId} and kind = 'broadcast'`).toHaveLength(0);
});
