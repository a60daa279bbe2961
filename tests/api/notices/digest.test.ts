import { randomUUID } from "node:crypto";
import { DIGEST_EVENTS } from "@courtside/contracts/domain/notifications.ts";
import { expect, test } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
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
const SETTINGS = "/me/notification-settings";
const CLUB = "/club/notification-settings";

const hours = (from: number) => new Date(Date.now() + from * 3_600_000);
const clock = (at: Date) => at.toISOString().slice(11, 16);

/** A time on a court that begins in so many hours. */
const time = (from: number, courtName = "Court 1") => ({
  courtName,
  startsAt: hours(from).toISOString(),
  endsAt: hours(from + 1).toISOString(),
});

const enqueue = ({ clubId }: LoadClub, ...notices: Notice[]) =>
  authTransaction(db, (tx) => enqueueNotices({ sql: tx, clubId }, notices));

const made = (userId: string, key: string, from = 48, courtName = "Court 1"): Notice => ({
  kind: "booking_made",
  userId,
  details: { ...time(from, courtName), byStaff: false },
  dedupeKey: `booking_made:${key}`,
  usefulUntil: hours(from + 1),
});
const blocked = (userId: string, key: string, from: number): Notice => ({
  kind: "booking_blocked",
  userId,
  details: { ...time(from, "Court 9"), reason: "Rain" },
  dedupeKey: `booking_canceled:${key}`,
  usefulUntil: hours(from + 1),
});
const offered = (userId: string, key: string): Notice => ({
  kind: "waitlist_offered",
  userId,
  details: { ...time(48), until: hours(2).toISOString() },
  dedupeKey: `waitlist_offered:${key}`,
});

/** Gets everything that can come once a day so, in six hours. */
async function chooseDaily(token: string, events = DIGEST_EVENTS) {
  const digest = {
    at: clock(hours(6)),
    time_zone: "Etc/UTC",
    events: Object.fromEntries(events.map((event) => [event, true])),
  };
  const { status, text } = await ask(token, "PUT", SETTINGS, { digest });
  expect(status, text).toBe(200);
}

/** It is six hours later: long after they came into the inboxes. */
async function hourOfTheDigest({ clubId }: LoadClub) {
  const unposted = () =>
    sql`select from notices where club_id = ${clubId} and inbox_after is not null and inbox_at is null`;
  await expect.poll(unposted, POLL_OPTIONS).toHaveLength(0);
  await sql`
    update notices set digest_at = now(), send_after = now() where club_id = ${clubId} and state = 'queued' and digest_at is not null`;
  await sql`select pg_notify('courtside_live', '{"work":"notices"}')`;
}

const dailyMails = ({ id }: { id: string }) =>
  mail.mails.filter(({ to, subject }) => to === addressOf(id) && subject.startsWith("Your daily mail"));

const waiting = async ({ clubId }: LoadClub) =>
  sql<{ dedupe_key: string; attempts: number; hours: number }[]>`
    select dedupe_key, attempts, extract(epoch from digest_at - now())::float8 / 3600 as hours from notices
    where club_id = ${clubId} and state = 'queued' and problem = 'waits for the daily mail' order by created_at, 1`;

test("settings: which events come once a day and when, from the club's default to one's own choice", async () => {
  const club = await world.club({ rules: { time_zone: "Europe/Vienna" } });
  const { admin, member, other } = people(club);
  const none = Object.fromEntries(DIGEST_EVENTS.map((event) => [event, false]));
  expect((await ask(member.token, "GET", SETTINGS)).body.digest).toEqual({
    at: "18:00",
    time_zone: "Europe/Vienna",
    events: none,
  });
  const mine = await ask(member.token, "PUT", SETTINGS, { digest: { events: { news: true } } });
  expect(mine.body.digest, mine.text).toMatchObject({ at: "18:00", events: { ...none, news: true } });
  const digest = { at: "07:30", time_zone: "America/New_York", events: { ...none, news: true } };
  const later = await ask(member.token, "PUT", SETTINGS, { digest: { at: "07:30", time_zone: "America/New_York" } });
  expect(later.body.digest).toEqual(digest);
  expect((await ask(member.token, "PUT", SETTINGS, later.body)).body).toEqual(later.body);
  // A default is for those who have not chosen: here the zone is, and it stays.
  const tokyo = { default_time_zone: "Asia/Tokyo", events: { news: true } };
  expect((await ask(member.token, "PUT", SETTINGS, { digest: tokyo })).body.digest).toEqual(digest);

  const set = { version: 0, defaults: {}, locked: {}, digest: { at: "20:00", events: { news: true, lesson: true } } };
  expect((await ask(admin.token, "GET", CLUB)).body.digest).toEqual({ at: "18:00", events: none });
  const saved = await ask(admin.token, "PUT", CLUB, set);
  expect(saved.body.digest, saved.text).toEqual({ at: "20:00", events: { ...none, news: true, lesson: true } });
  // A release before sends none.
  const { digest: _digest, ...without } = set;
  expect((await ask(admin.token, "PUT", CLUB, { ...without, version: 1 })).body.digest).toEqual(saved.body.digest);
  expect((await ask(other.token, "GET", SETTINGS)).body.digest).toEqual({
    at: "20:00",
    time_zone: "Europe/Vienna",
    events: { ...none, news: true, lesson: true },
  });
  expect((await ask(member.token, "GET", SETTINGS)).body.digest).toEqual(digest);

  for (const [body, field] of [
    [{ at: "24:00" }, "digest.at"],
    [{ time_zone: "Vienna" }, "digest.time_zone"],
    [{ default_time_zone: "Vienna" }, "digest.default_time_zone"],
    [{ events: { news: "yes" } }, "digest.events.news"],
    [{ events: { waitlist_offer: true } }, "digest.events"],
  ] as const) {
    const { status, rejection } = await ask(other.token, "PUT", SETTINGS, { digest: body });
    expect([status, rejection.details?.field]).toEqual([400, field]);
  }
  const first = await ask(other.token, "PUT", SETTINGS, { digest: tokyo });
  expect(first.body.digest).toMatchObject({ at: "20:00", time_zone: "Asia/Tokyo" });
  const bad = await ask(admin.token, "PUT", CLUB, { ...set, version: 2, digest: { at: "8" } });
  expect([bad.status, bad.rejection.details?.field]).toEqual([400, "digest.at"]);
});

test("a daily mail has all that waited, each once; what is urgent, or would be too late, comes at once", async () => {
  const club = await world.club({ rules: { name: "Parkside" } });
  const { member, other, admin } = people(club);
  await chooseDaily(member.token);
  await enqueue(
    club,
    made(member.id, "first"),
    offered(member.id, "offer"),
    blocked(member.id, "today", 11),
    made(member.id, "soon", 4),
  );
  await enqueue(club, blocked(member.id, "tomorrow", 30), made(other.id, "other"));
  await expect.poll(() => world.states(club), POLL_OPTIONS).toEqual({ sent: 4, queued: 2 });
  expect(mail.count(addressOf(member.id))).toBe(3);
  const left = await waiting(club);
  expect(left.map(({ dedupe_key, attempts }) => [dedupe_key, attempts])).toEqual([
    ["booking_made:first", 0],
    ["booking_canceled:tomorrow", 0],
  ]);
  for (const { hours: until } of left) expect(until).toBeGreaterThan(5.9);
  await expect.poll(async () => (await ask(member.token, "GET", "/me/inbox")).body.unread_count, POLL_OPTIONS).toBe(5);
  const { body } = await ask(admin.token, "GET", "/deliveries?channel=mail&state=queued");
  expect((body.data as { problem: string }[]).map(({ problem }) => problem)).toEqual(
    Array(2).fill("waits for the daily mail"),
  );

  // The mail server takes none for now: both wait for one more attempt, and what came meanwhile for its own day.
  mail.reject(451);
  await hourOfTheDigest(club);
  await expect
    .poll(
      () => sql`select 1 from notices where club_id = ${club.clubId} and attempts = 1 and state = 'queued'`,
      POLL_OPTIONS,
    )
    .toHaveLength(2);
  await enqueue(club, made(member.id, "next day"));
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(1);
  mail.reject(undefined);
  await sql`update notices set send_after = now() where club_id = ${club.clubId} and attempts = 1 and state = 'queued'`;
  await sql`select pg_notify('courtside_live', '{"work":"notices"}')`;
  await expect.poll(() => world.states(club), POLL_OPTIONS).toEqual({ sent: 6, queued: 1 });
  const received = dailyMails(member);
  expect(received.map(({ subject }) => subject)).toEqual(["Your daily mail from Parkside: 2 messages"]);
  const [digest] = received;
  const at = (part: string) => digest?.text.indexOf(part) ?? -1;
  expect(at("* Your court is booked")).toBeGreaterThan(0);
  expect(at("* Your court is closed at the time you booked")).toBeGreaterThan(at("* Your court is booked"));
  expect(digest?.text.split("* Your court is booked")).toHaveLength(2);
  expect(digest?.text).toContain("Book another time:\n");
  expect(digest?.html).toContain("<h2");
  expect(mail.count(addressOf(member.id))).toBe(4);
  expect((await waiting(club)).map(({ dedupe_key }) => dedupe_key).toSorted()).toEqual(["booking_made:next day"]);
});

test("a daily mail in quiet hours comes when they end", async () => {
  const club = await world.club();
  const { member } = people(club);
  await chooseDaily(member.token);
  const quiet_hours = { from: clock(hours(5)), until: clock(hours(9)), time_zone: "Etc/UTC" };
  await ask(member.token, "PUT", SETTINGS, { quiet_hours });
  await enqueue(club, made(member.id, "1"));
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(1);
  const [{ hours: left } = { hours: 0 }] = await waiting(club);
  expect(left).toBeGreaterThan(8.9);
});

test("the hour is the person's, also where clocks change", async () => {
  const next = async (at: string, now: string, zone = "Europe/Vienna") => {
    const [row] = await sql<{ due: Date }[]>`select next_digest(${at}::time, ${zone}, ${now}::timestamptz) as due`;
    return row?.due.toISOString();
  };
  expect(await next("18:00", "2026-01-10T16:59:59Z")).toBe("2026-01-10T17:00:00.000Z");
  expect(await next("18:00", "2026-01-10T17:00:00Z")).toBe("2026-01-11T17:00:00.000Z");
  expect(await next("18:00", "2026-03-28T20:00:00Z")).toBe("2026-03-29T16:00:00.000Z");
  expect(await next("18:00", "2026-01-10T17:00:00Z", "America/New_York")).toBe("2026-01-10T23:00:00.000Z");
  // 02:30 is not there in this night.
  expect(await next("02:30", "2026-03-29T00:00:00Z")).toBe("2026-03-29T01:30:00.000Z");
});

test("one click in a daily mail ends the mails about all that it collects, but not what the club has locked", async () => {
  const club = await world.club({ rules: { name: "Parkside" } });
  const { admin, member, other } = people(club);
  await chooseDaily(member.token, ["booking_made", "news"]);
  await enqueue(club, made(member.id, "1"));
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(1);
  await hourOfTheDigest(club);
  const received = await mail.next(addressOf(member.id));
  const link = /^<(\S+\/api\/v1\/unsubscribe\/\S+)>$/.exec(received.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
  expect(received.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(received.text).toContain(`No more daily mails:\n${link}`);
  const at = `/unsubscribe/${link.split("/").at(-1)}`;
  const opened = await call(at, { url: api.url });
  expect([opened.status, opened.text.includes("No more daily mails?")]).toEqual([200, true]);
  expect((await ask(member.token, "GET", SETTINGS)).body).toMatchObject({ news: { mail: true } });
  const click = () => call(at, { url: api.url, method: "POST", raw: "List-Unsubscribe=One-Click" });
  expect((await click()).text).toContain(
    "Parkside sends you no more mails about: Bookings you make, Messages from the club.",
  );
  expect((await ask(member.token, "GET", SETTINGS)).body).toMatchObject({
    booking_made: { inbox: true, mail: false, push: true },
    news: { mail: false },
    lesson: { mail: true },
  });
  await enqueue(club, made(member.id, "2"));
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 1, skipped: 1 });
  const none = { digest: { events: { booking_made: false, news: false } } };
  expect((await ask(member.token, "PUT", SETTINGS, none)).status).toBe(200);
  expect((await click()).text).toContain("You get no daily mails any more");

  await ask(admin.token, "PUT", CLUB, {
    version: 0,
    defaults: {},
    locked: { booking_made: { mail: true }, news: { mail: true } },
    digest: { events: { booking_made: true } },
  });
  expect((await click()).text).toContain("Nothing was changed");
  await enqueue(club, made(other.id, "3"));
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(1);
  await hourOfTheDigest(club);
  const locked = await mail.next(addressOf(other.id));
  expect([locked.subject, locked.headers.has("list-unsubscribe")]).toEqual([
    "Your daily mail from Parkside: 1 message",
    false,
  ]);
});

test("what was undone, or switched off meanwhile, is not in it; many that wait hold no urgent mail back", async () => {
  const club = await world.club();
  const { member, other } = people(club);
  await chooseDaily(member.token);
  const byOther = (...notices: Notice[]) =>
    sql.begin(async (tx) => {
      await enqueueNotices({ sql: tx as never, clubId: club.clubId }, notices);
      await tx`update notices set caused_by = ${other.id} where club_id = ${club.clubId}`;
      // An hour takes fewer from one member to another: these are from hours before. The sender sees them so from the first.
      if (notices.length > 1)
        await tx`
          update notices set created_at = created_at - interval '2 hours', is_admitted = true where club_id = ${club.clubId}`;
    });
  await byOther(...Array.from({ length: 41 }, (_, nth) => made(member.id, `${nth}`)));
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(41);
  await byOther(offered(member.id, "urgent"));
  await expect.poll(() => world.states(club), POLL_OPTIONS).toEqual({ sent: 1, queued: 41 });

  await byOther({
    kind: "booking_canceled",
    userId: member.id,
    details: { ...time(48), reason: null, byBooker: true },
    dedupeKey: "booking_canceled:0",
  });
  await expect.poll(() => world.states(club), POLL_OPTIONS).toEqual({ sent: 1, queued: 40, skipped: 2 });
  await ask(member.token, "PUT", SETTINGS, { booking_made: { mail: false } });
  await hourOfTheDigest(club);
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 1, skipped: 42 });
  expect(mail.count(addressOf(member.id))).toBe(1);
});

test("a message to members that is stopped is in no daily mail either, and its test comes at once", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  await chooseDaily(admin.token);
  await chooseDaily(member.token);
  const message = { subject: "Rain", text: "All courts are closed." };
  expect((await ask(admin.token, "POST", "/broadcasts/test", message)).status).toBe(204);
  expect((await mail.next(addressOf(admin.id))).subject).toBe("Test: Rain");
  const sent = await ask(admin.token, "POST", "/broadcasts", { ...message, filter: { role: "member" } });
  expect(sent.status, sent.text).toBe(201);
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(1);
  const unread = async () => (await ask(member.token, "GET", "/me/inbox")).body.unread_count;
  await expect.poll(unread, POLL_OPTIONS).toBe(1);
  // A text that waits for quiet hours, beside one that a sender has tried.
  await sql`
    insert into notice_sends (club_id, notice_id, channel, attempts, send_after)
    select n.club_id, n.id, s.channel, s.attempts, now() + interval '1 hour'
    from notices n, (values ('text', 0), ('push', 1)) s (channel, attempts)
    where n.club_id = ${club.clubId} and n.user_id = ${member.id}`;
  const listed = async () => (await ask(admin.token, "GET", "/broadcasts")).body.data;
  await expect.poll(listed, POLL_OPTIONS).toMatchObject([{ recipients: 2, sent: 2, waiting: 0, still_to_send: 2 }]);
  const stopped = await ask(admin.token, "PATCH", `/broadcasts/${sent.body.id}`, { state: "stopped" });
  expect(stopped.status, stopped.text).toBe(200);
  expect(stopped.body).toMatchObject({ sent: 2, waiting: 0, still_to_send: 0 });
  const rows = await sql`select state, problem from notices where club_id = ${club.clubId} and user_id = ${member.id}`;
  expect(rows).toEqual([{ state: "skipped", problem: "stopped" }]);
  expect(await unread()).toBe(1);
});

test("a club's own words stand above what came, from the next mail on", async () => {
  const club = await world.club({ rules: { name: "Parkside" } });
  const { admin, member } = people(club);
  await chooseDaily(member.token);
  const words = { subject: "{messages} from {club}", text: "Good evening.\n\nSee you on court.", version: 0 };
  const saved = await ask(admin.token, "PUT", "/club/mail-texts/daily_mail", words);
  expect(saved.status, saved.text).toBe(200);
  await enqueue(club, made(member.id, "first"));
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(1);
  await hourOfTheDigest(club);
  const received = await mail.next(addressOf(member.id));
  expect(received.subject).toBe("1 message from Parkside");
  expect(received.text).toMatch(/^Your daily mail\n\nGood evening\.\n\nSee you on court\.\n\n/);
});

test("a hundred fit in a mail, and what exceeds them follows in another", async () => {
  const club = await world.club();
  const { member } = people(club);
  await chooseDaily(member.token);
  await enqueue(club, ...Array.from({ length: 103 }, (_, nth) => made(member.id, `${nth}`, 48, `Court no. ${nth}.`)));
  await expect.poll(async () => (await waiting(club)).length, POLL_OPTIONS).toBe(103);
  await hourOfTheDigest(club);
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 103 });
  const received = dailyMails(member);
  expect(received.map(({ subject }) => /\d+ messages/.exec(subject)?.[0]).toSorted()).toEqual([
    "100 messages",
    "3 messages",
  ]);
  const all = received.map(({ text }) => text).join("\n");
  for (let nth = 0; nth < 103; nth++) expect(all.split(`Court no. ${nth}.`).length - 1, `${nth}`).toBe(1);
});

test("a mail that names a time before the daily mail comes at once, also if it is about later ones too", async () => {
  const club = await world.club();
  const { member } = people(club);
  const at = clock(hours(20));
  const digest = { at, time_zone: "Etc/UTC", events: { closure: true, booking_canceled: true, booking_changed: true } };
  expect((await ask(member.token, "PUT", SETTINGS, { digest })).status).toBe(200);
  const closed = (key: string, ...from: number[]): Notice => ({
    kind: "courts_closed",
    userId: member.id,
    details: {
      ...{ closureId: randomUUID(), reason: "Rain", message: null, isGuest: false },
      items: from.map((each) => ({ ...time(each), outcome: "canceled" as const })),
    },
    dedupeKey: `courts_closed:${key}`,
    usefulUntil: hours(100),
  });
  const canceled = (key: string, from: number): Notice => ({
    ...blocked(member.id, key, from),
    usefulUntil: hours(from + 1),
  });
  await enqueue(club, closed("soon", 15, 60), canceled("during", 19.5), closed("later", 40), canceled("after", 21));
  await expect.poll(() => world.states(club), POLL_OPTIONS).toEqual({ sent: 2, queued: 2 });
  expect((await waiting(club)).map(({ dedupe_key }) => dedupe_key)).toEqual([
    "booking_canceled:after",
    "courts_closed:later",
  ]);
});

test("a lesson request for a time before the daily mail reaches its coach at once", async () => {
  const club = await world.club({
    rules: { time_zone: "UTC", booking_hours_start: "00:00", booking_hours_end: "24:00" },
  });
  const { member, other: coach } = people(club);
  await sql`update memberships set role = 'coach' where club_id = ${club.clubId} and user_id = ${coach.id}`;
  const digest = { at: clock(hours(23)), time_zone: "Etc/UTC", events: { lesson: true } };
  expect((await ask(coach.token, "PUT", SETTINGS, { digest })).status).toBe(200);
  const request = async (from: number) => {
    const [preferred_date, time] = hours(from).toISOString().split("T");
    const input = { coach_id: coach.id, preferred_date, preferred_time: time?.slice(0, 5) };
    const { status, text, body } = await ask(member.token, "POST", "/lesson-requests", input);
    expect(status, text).toBe(201);
    return String(body.id);
  };
  await request(15);
  const later = await request(30);
  const keys = async () => (await waiting(club)).map(({ dedupe_key }) => dedupe_key);
  await expect.poll(keys, POLL_OPTIONS).toEqual([`lesson_requested:${later}`]);
  await expect.poll(() => world.states(club), POLL_OPTIONS).toEqual({ sent: 1, queued: 1 });
});
