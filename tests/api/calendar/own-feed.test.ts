import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { insertEvent } from "../../support/insert-event.ts";
import { readCalendar } from "../../support/read-calendar.ts";
import { book, cancel } from "../../support/try-booking.ts";
import { apiUrl, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

const ZONE = "America/New_York";
const now = "2026-07-15T12:00:00Z";

const renew = ({ token }: TestPerson) => call("/me/calendar-feed", { method: "POST", token });
const state = async ({ token }: TestPerson) => (await call("/me/calendar-feed", { token })).body;

/** The path of a feed, from its absolute address. */
async function feedOf(person: TestPerson): Promise<string> {
  const { status, body } = await renew(person);
  expect(status).toBe(201);
  const url = String(body.url);
  expect(url).toMatch(/^https?:\/\/[^/]+\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname.slice("/api/v1".length);
}
const read = (path: string, headers: Record<string, string> = {}, when = now) => call(path, { headers, now: when });
const entriesOf = async (path: string, when = now) => readCalendar((await read(path, {}, when)).text).entries;

/** Of the only entry, unfolded. */
const descriptionIn = (text: string) => /^DESCRIPTION:(.*)\r$/m.exec(text.replaceAll("\r\n ", ""))?.[1];

test("a feed is made, shown once, renewed and ended; its secret is stored hashed and in no log line of changes", async () => {
  const { member, id } = await makeClub();
  expect(await state(member)).toEqual({ exists: false, created_at: null, read_at: null });
  const path = await feedOf(member);
  const secret = /\/([\w-]+)\.ics$/.exec(path)?.[1] ?? "";
  expect(await state(member)).toEqual({ exists: true, created_at: expect.any(String), read_at: null });
  const [row] = await ownerSql`select * from calendar_feeds where club_id = ${id}`;
  expect(JSON.stringify({ ...row, secret_hash: row?.secret_hash.toString("base64url") })).not.toContain(secret);
  const trail = await ownerSql`select action, subject_type, detail from audit_log where club_id = ${id}`;
  expect([...trail]).toEqual([{ action: "calendar_feed.renewed", subject_type: "calendar_feed", detail: {} }]);

  expect((await read(path)).status).toBe(200);
  expect((await state(member)).read_at).toEqual(expect.any(String));
  const next = await feedOf(member);
  expect(next).not.toBe(path);
  expect((await read(path)).status).toBe(404);
  expect((await read(next)).status).toBe(200);
  const ended = await call("/me/calendar-feed", { method: "DELETE", token: member.token });
  expect([ended.status, ended.body]).toEqual([200, { exists: false, created_at: null, read_at: null }]);
  expect((await read(next)).status).toBe(404);
  expect((await call("/me/calendar-feed", { method: "DELETE", token: member.token })).status).toBe(200);
});

test("it has bookings, lessons and joined events with their place and page, and nothing of anybody else", async () => {
  const club = await makeClub({ rules: { name: "Riverside", location: "12 Lake Road; Dock" } });
  const { member, coach, courts } = club;
  const mine = await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  await book(await club.person("member"), { court_id: courts[1]?.id, start_time: "2026-07-16T10:00" }, now);
  const lesson = await call("/lessons", {
    method: "POST",
    token: club.admin.token,
    now,
    body: {
      coach_id: coach.id,
      member_id: member.id,
      court_id: courts[0]?.id,
      start_time: "2026-07-17T10:00",
      end_time: "2026-07-17T11:00",
    },
  });
  expect(lesson.status, lesson.text).toBe(201);
  const event = { clubId: club.id, courtId: courts[1]?.id, createdBy: coach.id, title: "Ladder Night" };
  await insertEvent({ ...event, memberIds: [member.id], startsAt: new Date("2026-07-18T22:00:00Z") });
  await insertEvent({ ...event, title: "Not joined", startsAt: new Date("2026-07-19T22:00:00Z") });

  const feed = await feedOf(member);
  const { text, headers } = await read(feed);
  expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const place = (court: string) => `${court}, Riverside, 12 Lake Road; Dock`;
  expect(readCalendar(text)).toMatchObject({
    method: "PUBLISH",
    entries: [
      {
        uid: `${mine.body.id}@courtside`,
        title: "Court 1 at Riverside",
        place: place("Court 1"),
        status: "CONFIRMED",
        sequence: 0,
      },
      { title: `Lesson with ${coach.name}`, place: place("Court 1"), start: "2026-07-17T14:00:00.000Z" },
      { title: "Ladder Night", place: place("Court 2") },
    ],
  });
  expect(text.replaceAll("\r\n ", "")).toContain(`/my-bookings/${mine.body.id}`);
  expect(await entriesOf(await feedOf(coach))).toMatchObject([{ title: `Lesson with ${member.name}` }]);
});

test("a moved booking stays one entry with a higher sequence, a canceled one says so, an undone cancellation is back", async () => {
  const { member, courts } = await makeClub();
  const made = await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const feed = await feedOf(member);
  const [before, ...none] = await entriesOf(feed);
  expect(none).toEqual([]);
  await call(`/bookings/${made.body.id}`, {
    method: "PATCH",
    token: member.token,
    now,
    body: { court_id: courts[1]?.id, start_time: "2026-07-17T12:00" },
  });
  const [moved, ...others] = await entriesOf(feed);
  expect(others).toEqual([]);
  expect(moved).toMatchObject({ uid: before?.uid, status: "CONFIRMED", start: "2026-07-17T16:00:00.000Z" });
  expect(moved?.place).toContain("Court 2");
  const sequences = [before?.sequence, moved?.sequence];
  await cancel(member, made.body.id, { now });
  const [canceled] = await entriesOf(feed);
  expect(canceled).toMatchObject({ uid: before?.uid, status: "CANCELLED", start: moved?.start });
  expect(canceled?.title).toMatch(/^Canceled: /);
  await call(`/bookings/${made.body.id}/restore`, { method: "POST", token: member.token, now });
  const [restored, ...more] = await entriesOf(feed);
  expect([restored?.uid, restored?.status, more]).toEqual([before?.uid, "CONFIRMED", []]);
  expect([...sequences, canceled?.sequence, restored?.sequence]).toEqual([0, 1, 2, 3]);
});

test("a member who plays in another's booking has it too, with the players' names, until they leave", async () => {
  const club = await makeClub();
  const partner = await club.person("member", "Ada Lindqvist");
  const players = [{ user_id: partner.id }, { guest_name: "Bo Guest" }];
  const input = { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00", players };
  const made = await call("/bookings", { method: "POST", token: club.member.token, now, body: input });
  expect(made.status, made.text).toBe(201);
  const feed = await feedOf(partner);
  const { text } = await read(feed);
  expect(readCalendar(text).entries).toMatchObject([{ uid: `${made.body.id}@courtside` }]);
  expect(descriptionIn(text)).toBe(`Players: ${club.member.name}\\, Ada Lindqvist\\, Bo Guest`);
  const file = await call(`/bookings/${made.body.id}/calendar.ics`, { token: partner.token, now });
  expect(descriptionIn(file.text)).toBe(descriptionIn(text));
  await call(`/bookings/${made.body.id}/players/me`, { method: "DELETE", token: partner.token, now });
  expect(await entriesOf(feed)).toEqual([]);
});

test("a member who plays with a walk-in guest reads the players' names, not that of the desk", async () => {
  const club = await makeClub();
  const partner = await club.person("member", "Ada Lindqvist");
  const players = [{ guest_name: "Gus Guest" }, { user_id: partner.id }];
  const input = { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00", players, walk_in: true };
  const made = await call("/bookings", { method: "POST", token: club.front_desk.token, now, body: input });
  expect(made.status, made.text).toBe(201);
  const { text } = await read(await feedOf(partner));
  expect(descriptionIn(text)).toBe("Players: Gus Guest\\, Ada Lindqvist");
  const file = await call(`/bookings/${made.body.id}/calendar.ics`, { token: partner.token, now });
  expect(descriptionIn(file.text)).toBe(descriptionIn(text));
});

test("weekly bookings across both clock changes keep their wall time", async () => {
  const club = await makeClub({
    rules: { advance_booking_days: 365, max_bookings_per_week: 0, max_bookings_per_day: 20 },
  });
  // From before the change in autumn until after the one in spring.
  const start = Date.parse("2026-10-18T00:00:00Z");
  const dates = Array.from({ length: 26 }, (_, week) =>
    new Date(start + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const when = "2026-10-10T12:00:00Z";
  for (const date of dates) {
    const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: `${date}T18:00` }, when);
    expect(made.status, made.text).toBe(201);
  }
  const entries = await entriesOf(await feedOf(club.member), when);
  expect(entries.map(({ start }) => `${clubDate(start, ZONE)} ${clubTime(start, ZONE)}`)).toEqual(
    dates.map((date) => `${date} 18:00`),
  );
  expect(new Set(entries.map(({ start }) => start.slice(11)))).toEqual(new Set(["22:00:00.000Z", "23:00:00.000Z"]));
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(26);
});

test("a reader who has it gets 304, a change another ETag; the cache is private; bounds in time", async () => {
  const { member, courts } = await makeClub();
  const made = await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const feed = await feedOf(member);
  const first = await read(feed);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const again = await read(feed, { "if-none-match": etag });
  expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
  await cancel(member, made.body.id, { now });
  expect((await read(feed, { "if-none-match": etag })).status).toBe(200);
  expect(await entriesOf(feed, "2026-10-13T12:00:00Z")).toHaveLength(1);
  expect(await entriesOf(feed, "2026-10-15T12:00:00Z")).toEqual([]);
});

test("an unknown secret, a malformed one and one of a person who has left or been removed are not found", async () => {
  const club = await makeClub();
  for (const path of ["/calendar/none.ics", `/calendar/${"a".repeat(43)}.ics`, `/calendar/${"a".repeat(43)}`]) {
    const { status, rejection } = await read(path);
    expect([status, rejection.code], path).toEqual([404, "not_found"]);
  }
  const leaver = await club.person("member");
  const [removed, left] = [await feedOf(club.member), await feedOf(leaver)];
  await call(`/members/${club.member.id}/remove`, { method: "POST", token: club.admin.token });
  await call("/me/leave-club", { method: "POST", token: leaver.token, body: { club_id: club.id } });
  expect([(await read(removed)).status, (await read(left)).status]).toEqual([404, 404]);
  // A new membership does not bring the old address back.
  await ownerSql`update memberships set left_at = null where club_id = ${club.id}`;
  expect([(await read(removed)).status, (await read(left)).status]).toEqual([404, 404]);
  expect(await state(leaver)).toMatchObject({ exists: false });
});

test("a feed is closed while the club's access has expired, and open again afterwards", async () => {
  const { id, member } = await makeClub();
  const feed = await feedOf(member);
  await ownerSql`
    update clubs set subscription_status = 'trialing', trial_expires_at = now() - interval '1 second' where id = ${id}`;
  const closed = await call(feed);
  expect([closed.status, closed.rejection.code]).toEqual([402, "access_expired"]);
  await ownerSql`update clubs set subscription_status = 'active' where id = ${id}`;
  expect((await call(feed)).status).toBe(200);
});

test("a feed of a banned account is not found, and open again after the ban", async () => {
  const { member } = await makeClub();
  const feed = await feedOf(member);
  await ownerSql`update auth.users set banned_until = now() + interval '1 hour' where id = ${member.id}`;
  expect((await call(feed)).status).toBe(404);
  await ownerSql`update auth.users set banned_until = now() - interval '1 second' where id = ${member.id}`;
  expect((await call(feed)).status).toBe(200);
});

test("reads of a club without access count too", async () => {
  const { id, member } = await makeClub();
  const feed = await feedOf(member);
  await ownerSql`
    update clubs set subscription_status = 'trialing', trial_expires_at = now() - interval '1 second' where id = ${id}`;
  for (let count = 0; count < 60; count++) expect((await call(feed)).status).toBe(402);
  expect((await call(feed)).status).toBe(429);
});

test("a feed may be read sixty times an hour; the next read says when to come again, other feeds are open", async () => {
  const club = await makeClub();
  const [feed, other] = [await feedOf(club.member), await feedOf(club.coach)];
  for (let count = 0; count < 60; count++) expect((await read(feed)).status).toBe(200);
  const rejected = await read(feed);
  expect([rejected.status, rejected.rejection.code]).toEqual([429, "over_request_rate_limit"]);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await read(other)).status).toBe(200);
});

test("the address is on the site of the installation, whatever host the request names", async () => {
  const { member } = await makeClub();
  const headers = { "x-forwarded-host": "evil.test" };
  const { body } = await call("/me/calendar-feed", { method: "POST", token: member.token, headers });
  expect(new URL(String(body.url)).host).toBe(new URL(apiUrl).host);
});
