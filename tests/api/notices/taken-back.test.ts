import { expect, test } from "vitest";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, mail } = world;
const api = await world.start();

type Person = LoadClub["members"][number];

function people({ members: [admin, member, other] }: LoadClub): { admin: Person; member: Person; other: Person } {
  if (!admin || !member || !other) throw new Error("three people are there");
  return { admin, member, other };
}

const ask = (token: string, method: string, path: string, body?: unknown) =>
  call(path, { method, url: api.url, token, body });

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const time = { courtName: "Court 1", startsAt: at(48), endsAt: at(49) };

const made = ({ id }: Person, byStaff: boolean): Notice => ({
  kind: "booking_made",
  userId: id,
  details: { ...time, byStaff },
  dedupeKey: "booking_made:one",
});
const canceled = ({ id }: Person, byBooker: boolean): Notice => ({
  kind: "booking_canceled",
  userId: id,
  details: { ...time, reason: null, byBooker },
  dedupeKey: "booking_canceled:one",
});

/** Writes a notice that a person has caused. */
const cause = ({ clubId }: LoadClub, by: Person, notice: Notice) =>
  sql.begin(async (tx) => {
    await enqueueNotices({ sql: tx as never, clubId }, [notice]);
    await tx`
      update notices set caused_by = ${by.id} where club_id = ${clubId} and dedupe_key = ${notice.dedupeKey}`;
  });

/** Gets some events once a day, in six hours. */
async function chooseDaily({ token }: Person, ...events: string[]) {
  const digest = {
    at: at(6).slice(11, 16),
    time_zone: "Etc/UTC",
    events: Object.fromEntries(events.map((event) => [event, true])),
  };
  const { status, text } = await ask(token, "PUT", "/me/notification-settings", { digest });
  expect(status, text).toBe(200);
}

const waits = ({ clubId }: LoadClub, count = 1) =>
  expect
    .poll(
      () => sql`
        select from notices
        where club_id = ${clubId} and problem = 'waits for the daily mail' and inbox_at is not null`,
      POLL_OPTIONS,
    )
    .toHaveLength(count);

/** The daily mail is due. */
async function sendDaily({ clubId }: LoadClub) {
  await sql`
    update notices set digest_at = now(), send_after = now()
    where club_id = ${clubId} and state = 'queued' and digest_at is not null`;
  await sql`select pg_notify('courtside_live', '{"work":"notices"}')`;
}

const outcomes = async ({ clubId }: LoadClub) =>
  Object.fromEntries(
    (
      await sql<{ kind: string; outcome: string }[]>`
        select kind, coalesce(problem, state) as outcome from notices where club_id = ${clubId}`
    ).map(({ kind, outcome }) => [kind, outcome]),
  );
const TAKEN_BACK = "taken back before it was sent";

test("who booked hears that the club has canceled it, although the mail about the booking still waits", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  await chooseDaily(member, "booking_made");
  await cause(club, member, made(member, false));
  await waits(club);
  await cause(club, admin, canceled(member, false));
  expect((await mail.next(addressOf(member.id))).subject).toMatch(/canceled/i);
  await ended(world, club);
  expect(await outcomes(club)).toEqual({ booking_made: TAKEN_BACK, booking_canceled: "sent" });
  expect(mail.count(addressOf(member.id))).toBe(1);
});

test("who cancels their own booking before the mail about it gets none", async () => {
  const club = await world.club();
  const { member } = people(club);
  await chooseDaily(member, "booking_made");
  await cause(club, member, made(member, false));
  await waits(club);
  await cause(club, member, canceled(member, true));
  await ended(world, club);
  expect(await outcomes(club)).toEqual({ booking_made: TAKEN_BACK, booking_canceled: TAKEN_BACK });
  expect(mail.count(addressOf(member.id))).toBe(0);
});

test.each([
  { seen: "has not seen it", reads: false },
  { seen: "has read it in the inbox", reads: true },
])("what staff booked and canceled again: a member who $seen", async ({ reads }) => {
  const club = await world.club();
  const { admin, member } = people(club);
  await chooseDaily(member, "booking_made");
  await cause(club, admin, made(member, true));
  await waits(club);
  if (reads) await sql`update notices set read_at = now() where club_id = ${club.clubId}`;
  await cause(club, admin, canceled(member, false));
  await ended(world, club);
  expect(await outcomes(club)).toEqual({ booking_made: TAKEN_BACK, booking_canceled: reads ? "sent" : TAKEN_BACK });
});

test("who has left the club gets nothing that still waited", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  await chooseDaily(member, "booking_made");
  await cause(club, admin, made(member, true));
  await waits(club);
  await sql`
    update memberships set left_at = now() where club_id = ${club.clubId} and user_id = ${member.id}`;
  await sendDaily(club);
  await ended(world, club);
  expect(await outcomes(club)).toEqual({ booking_made: "no longer a member" });
  await cause(club, admin, canceled(member, false));
  await ended(world, club);
  expect(await outcomes(club)).toMatchObject({ booking_canceled: "no longer a member" });
  // Inboxes are a queue of their own, which may be behind the mails.
  const posted = () =>
    sql<{ kind: string; isPosted: boolean }[]>`
      select kind, inbox_at is not null as "isPosted" from notices
      where club_id = ${club.clubId} and inbox_after is not null`;
  await expect.poll(posted, POLL_OPTIONS).toEqual([{ kind: "booking_made", isPosted: true }]);
  expect(mail.count(addressOf(member.id))).toBe(0);
});

test("who is no admin any more gets nothing of what is for admins", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  for (const { id } of [admin, member]) {
    // Mails about it are off unless they are wanted.
    await sql`
      insert into notification_settings (club_id, user_id, choices)
      values (${club.clubId}, ${id}, '{"undeliverable": {"mail": true}}')`;
    await cause(club, admin, {
      kind: "address_marked",
      userId: id,
      details: { name: null, address: "bounced@crowd.courtside.test", isComplaint: false },
      dedupeKey: `address_marked:${id}`,
    });
  }
  expect((await mail.next(addressOf(admin.id))).subject).toContain("bounced@");
  await ended(world, club);
  const [row] = await sql`select problem from notices where club_id = ${club.clubId} and user_id = ${member.id}`;
  expect(row?.problem).toBe("no longer an admin");
  expect(mail.count(addressOf(member.id))).toBe(0);
});

test("a message to members ends with the club's suspension, and an advertisement with the consent to it", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  const message = { subject: "Racket sale", text: "Half price on Sunday." };
  for (const person of [member, other]) {
    await chooseDaily(person, "news");
    const given = await ask(person.token, "PUT", "/me/consents/marketing", { is_given: true, wording: 1 });
    expect(given.status, given.text).toBe(200);
  }
  const sent = await ask(admin.token, "POST", "/broadcasts", { ...message, filter: { marketing: true } });
  expect(sent.status, sent.text).toBe(201);
  await waits(club, 2);
  const withdrawn = await ask(member.token, "PUT", "/me/consents/marketing", { is_given: false, wording: 1 });
  expect(withdrawn.status, withdrawn.text).toBe(200);
  await sendDaily(club);
  await mail.next(addressOf(other.id));
  await ended(world, club);
  const problemOf = async ({ id }: Person) =>
    (
      await sql`select problem from notices where club_id = ${club.clubId} and user_id = ${id} order by created_at desc limit 1`
    )[0]?.problem;
  expect(await problemOf(member)).toBe("consent withdrawn");

  const again = await ask(admin.token, "POST", "/broadcasts", { ...message, filter: { role: "member" } });
  expect(again.status, again.text).toBe(201);
  await waits(club, 2);
  await sql`select suspend_club(${club.clubId}, 'Spam')`;
  await sendDaily(club);
  await ended(world, club);
  expect([await problemOf(member), await problemOf(other)]).toEqual(["the club is suspended", "the club is suspended"]);
  expect([mail.count(addressOf(member.id)), mail.count(addressOf(other.id))]).toEqual([0, 1]);
});

const DAY = dateFromNow(3);

/** A booking of the member's with a player, whose mails about events come once a day. */
async function bookedWithPlayer(club: LoadClub, ...events: string[]) {
  const { member, other } = people(club);
  for (const person of [member, other]) await chooseDaily(person, ...events);
  const input = { court_id: club.courtIds[0], start_time: `${DAY}T09:00`, players: [{ user_id: other.id }] };
  const booked = await ask(member.token, "POST", "/bookings", input);
  expect(booked.status, booked.text).toBe(201);
  return String(booked.body.id);
}

const moveTo = async ({ token }: Person, id: string, time: string) => {
  const moved = await ask(token, "PATCH", `/bookings/${id}`, { start_time: `${DAY}T${time}` });
  expect(moved.status, moved.text).toBe(200);
  return moved.body.start_time;
};

/** Where a person reads that the booking was moved from and to, the earliest first. */
const movesOf = async ({ clubId }: LoadClub, { id }: Person) =>
  sql<{ from: string; to: string; isShown: boolean }[]>`
    select details->'from'->>'startsAt' as from, details->'to'->>'startsAt' as to, inbox_at is not null as "isShown" from notices
    where club_id = ${clubId} and user_id = ${id} and kind in ('booking_moved', 'player_moved') order by created_at, id`;

/** What can still be undone is due now. */
async function becomeDue({ clubId }: LoadClub) {
  await sql`
    update notices set inbox_after = now(), send_after = now()
    where club_id = ${clubId} and state = 'queued' and inbox_after is not null and inbox_at is null`;
  await sql`select pg_notify('courtside_live', '{"work":"notices"}')`;
}

test("a move that staff take back is heard of by those whose inbox shows it, although its mail still waits", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  const id = await bookedWithPlayer(club, "booking_changed", "booking_made", "invitation");
  await waits(club, 2);
  const between = await moveTo(admin, id, "11:00");
  await becomeDue(club);
  await waits(club, 4);
  const before = await moveTo(admin, id, "09:00");
  for (const person of [member, other])
    expect(await movesOf(club, person)).toEqual([
      { from: before, to: between, isShown: true },
      { from: between, to: before, isShown: false },
    ]);
});

test("a move of which no reader knows is taken back with its notice; who has moved their own booking hears that staff moved it back", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  const id = await bookedWithPlayer(club, "booking_changed");
  const first = await moveTo(admin, id, "11:00");
  const last = await moveTo(admin, id, "12:00");
  const before = await moveTo(admin, id, "09:00");
  for (const person of [member, other]) expect(await movesOf(club, person)).toEqual([]);

  await moveTo(member, id, "11:00");
  await moveTo(member, id, "12:00");
  expect(await movesOf(club, member)).toEqual([{ from: before, to: last, isShown: false }]);
  await moveTo(admin, id, "09:00");
  expect(await movesOf(club, member)).toEqual([
    { from: before, to: last, isShown: false },
    { from: last, to: before, isShown: false },
  ]);
  expect(await movesOf(club, other)).toEqual([]);

  // The inbox is off, and a push message is on its way.
  await moveTo(admin, id, "11:00");
  await sql`
    insert into notice_sends (club_id, notice_id, channel, state, attempts)
    select club_id, id, 'push', 'sending', 1 from notices
    where club_id = ${club.clubId} and user_id = ${other.id} and kind = 'player_moved'`;
  await moveTo(admin, id, "09:00");
  expect(await movesOf(club, other)).toMatchObject([
    { from: before, to: first },
    { from: first, to: before },
  ]);
});

test("an undone closure is heard of by those whose inbox shows it, although its mail still waits", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  await bookedWithPlayer(club, "closure", "booking_made", "invitation");
  await waits(club, 2);
  await ask(other.token, "PUT", "/me/notification-settings", { closure: { inbox: false } });
  const input = { all: true, start_time: `${DAY}T08:00`, end_time: `${DAY}T12:00`, reason: "rain" };
  const preview = await ask(admin.token, "POST", "/closures/preview", input);
  const closed = await sql.begin(async (tx) => {
    // The senders' (api/src/jobs/alone.ts): a notice with alternatives does not wait for the daily mail.
    await tx`select pg_advisory_xact_lock(7205759408)`;
    const response = await ask(admin.token, "POST", "/closures", { ...input, version: preview.body.version });
    await tx`
      update notices set details = details - 'alternatives' where club_id = ${club.clubId} and kind = 'courts_closed'`;
    return response;
  });
  expect(closed.status, closed.text).toBe(201);
  const noticesTo = async ({ id }: Person) =>
    (
      await sql<{ kind: string }[]>`
        select kind from notices where club_id = ${club.clubId} and user_id = ${id} and event = 'closure' order by created_at`
    ).map(({ kind }) => kind);
  await waits(club, 3);
  const undone = await ask(admin.token, "POST", `/closures/${closed.body.id}/undo`);
  expect(undone.body, undone.text).toMatchObject({ state: "undone", restored: 1 });
  expect(await noticesTo(member)).toEqual(["courts_closed", "courts_reopened"]);
  // No inbox, push message or text has said so.
  expect(await noticesTo(other)).toEqual([]);
});
