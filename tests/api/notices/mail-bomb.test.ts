import { expect, test, vi } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { admitNotices, claimNotices } from "../../../api/src/notices/queries.ts";
import { call } from "../../support/call.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, db, mail } = world;
vi.setConfig({ testTimeout: 120_000 });

test("requesting and withdrawing a lesson sixty times sends ten mails, however long it continues", async () => {
  const api = await world.start();
  const club = await world.club();
  const [, member, coach] = club.members;
  if (!member || !coach) throw new Error("the club has three people");
  await sql`update memberships set role = 'coach' where club_id = ${club.clubId} and user_id = ${coach.id}`;
  const post = (path: string, body: object) => call(path, { method: "POST", token: member.token, body, url: api.url });
  const mails = () => mail.count(addressOf(coach.id));
  const statuses: number[] = [];
  for (let count = 0; count < 60; count++) {
    // Of the first ten mails each is sent before the next is caused: what is taken back before it was sent is not sent at all.
    const isSent = (number: number) => number > 10 || expect.poll(mails, POLL_OPTIONS).toBe(number);
    const input = { coach_id: coach.id, preferred_date: dateFromNow(3), preferred_time: "10:00" };
    const asked = await post("/lesson-requests", input);
    statuses.push(asked.status);
    if (asked.status === 201) {
      await isSent(2 * count + 1);
      await post(`/lesson-requests/${asked.body.id}/withdraw`, {});
      await isSent(2 * count + 2);
    } else expect(asked.rejection).toMatchObject({ code: "too_many_requests", details: { field: "coach_id" } });
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  const over = async () => Object.keys(await world.states(club)).includes("sending");
  await expect.poll(async () => [mails(), await over()], POLL_OPTIONS).toEqual([10, false]);
  for (let round = 0; round < 3; round++) {
    await world.hurry();
    await expect.poll(async () => (await world.states(club)).queued ?? 0, POLL_OPTIONS).toBe(0);
  }
  expect(await world.states(club)).toEqual({ sent: 10, skipped: 30 });
  expect(mails()).toBe(10);
  await api.stop();
});

/** Notices of lessons, caused by one person for others. */
async function enqueue(clubId: string, by: string | null, to: string[]): Promise<void> {
  await authTransaction(db, async (tx) => {
    await tx`select set_config('courtside.user_id', ${by ?? ""}, true)`;
    const data = { date: dateFromNow(3), time: "10:00", memberName: "Ann", notes: null };
    const notices = to.map((userId): Notice => {
      return { kind: "lesson_requested", userId, details: data, dedupeKey: `lesson_requested:${crypto.randomUUID()}` };
    });
    await enqueueNotices({ sql: tx, clubId }, notices);
  });
}

/** The recipients of a club's next mails, claimed as a sender does, at once and again. */
async function claimed(clubId: string): Promise<number> {
  for (let round = 0; round < 2; round++) {
    await authTransaction(db, async (tx) => {
      await admitNotices(tx);
      await claimNotices(tx, crypto.randomUUID(), 1_000);
    });
  }
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from notices where club_id = ${clubId} and state = 'sending'`;
  return row?.count ?? 0;
}

const times = (count: number, id = "") => Array.from({ length: count }, () => id);

test("mails are limited each hour from one person to another, from one member, and to one person; staff and jobs are exempt", async () => {
  const ids = async (members: number) => {
    const club = await world.club({ members });
    return { clubId: club.clubId, ids: club.members.map(({ id }) => id) };
  };
  const pair = await ids(3);
  await enqueue(pair.clubId, pair.ids[1] ?? "", times(25, pair.ids[2]));
  expect(await claimed(pair.clubId)).toBe(10);

  const sender = await ids(50);
  await enqueue(sender.clubId, sender.ids[1] ?? "", sender.ids.slice(2));
  expect(await claimed(sender.clubId)).toBe(30);

  const recipient = await ids(50);
  for (const by of recipient.ids.slice(1, 49)) await enqueue(recipient.clubId, by, times(1, recipient.ids[49]));
  expect(await claimed(recipient.clubId)).toBe(40);

  const staff = await ids(50);
  await enqueue(staff.clubId, staff.ids[0] ?? "", staff.ids.slice(1));
  expect(await claimed(staff.clubId)).toBe(49);

  const job = await ids(3);
  await enqueue(job.clubId, null, times(60, job.ids[2]));
  expect(await claimed(job.clubId)).toBe(60);
});

test("a notice that is being withdrawn is not waited for: the others are admitted", async () => {
  const { clubId, members } = await world.club();
  await enqueue(clubId, members[1]?.id ?? "", times(2, members[2]?.id));
  const [first, second] = await sql<{ id: string; key: string }[]>`
    select id, dedupe_key as key from notices where club_id = ${clubId} order by id`;
  await sql.begin(async (withdrawing) => {
    await withdrawing`select set_config('courtside.club_id', ${clubId}, true)`;
    await withdrawing`select withdraw_notices(${[second?.key ?? ""]})`;
    await authTransaction(db, async (tx) => {
      await tx`set local lock_timeout = '2s'`;
      await admitNotices(tx);
    });
    const admitted = await sql`select id from notices where club_id = ${clubId} and is_admitted`;
    expect(admitted).toEqual([{ id: first?.id }]);
  });
});

/** Notices that one person causes for others, so many each, all due since a minute ago. */
const flood = (clubId: string, by: string, to: string[], each: number, more: object = {}) => sql`
  insert into notices ${sql(
    to.flatMap((userId) =>
      Array.from({ length: each }, () => ({
        ...{ club_id: clubId, user_id: userId, kind: "lesson_requested", details: sql.json({}), caused_by: by },
        event: "lesson",
        dedupe_key: `lesson_requested:${crypto.randomUUID()}`,
        send_after: new Date(Date.now() - 60_000),
        inbox_after: new Date(Date.now() + 3_600_000),
        ...more,
      })),
    ),
  )}`;

/** How often what is due of a club was judged until nothing was left. */
async function rounds(): Promise<number> {
  for (let count = 1; count < 20; count++) if (!(await authTransaction(db, (tx) => admitNotices(tx)))) return count;
  throw new Error("there is always more");
}

const outcomes = (clubId: string) => sql<{ problem: string | null; is_admitted: boolean; n: number }[]>`
  select problem, is_admitted, count(*)::int as n from notices where club_id = ${clubId} group by 1, 2 order by 3`;

test("a queue of any length is judged 2,000 at a time; of one person's notices to another 100 wait, and others' are admitted", async () => {
  const { clubId, members } = await world.club({ members: 12 });
  const [first, by, reader, ...others] = members.map(({ id }) => id);
  for (let batch = 0; batch < 3; batch++) await flood(clubId, by ?? "", [reader ?? ""], 1_500);
  expect(await authTransaction(db, (tx) => admitNotices(tx))).toBe(true);
  expect(await outcomes(clubId)).toEqual([
    { problem: null, is_admitted: true, n: 10 },
    { problem: "too many from one person", is_admitted: false, n: 1_990 },
    { problem: null, is_admitted: false, n: 2_500 },
  ]);
  await enqueue(clubId, first ?? "", others);
  expect(await rounds()).toBe(2);
  expect(await outcomes(clubId)).toEqual([
    { problem: null, is_admitted: true, n: 10 + others.length },
    { problem: null, is_admitted: false, n: 100 },
    { problem: "too many from one person", is_admitted: false, n: 4_390 },
  ]);

  // What no inbox has or gets waits: to a guest, that an API key was made, and to who has switched the inbox off.
  await sql`delete from notices where club_id = ${clubId}`;
  await flood(clubId, by ?? "", [reader ?? ""], 150, { event: null, inbox_after: null });
  await rounds();
  expect(await outcomes(clubId)).toEqual([
    { problem: null, is_admitted: true, n: 10 },
    { problem: null, is_admitted: false, n: 140 },
  ]);
});

test("what exceeds the limits waits longer each time, ends when it is of no use any more, and takes no place of others", async () => {
  const { clubId, members } = await world.club({ members: 4 });
  const [, by, reader, other] = members.map(({ id }) => id);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await flood(clubId, by ?? "", [reader ?? ""], 60, { created_at: ago(300) });
  for (const age of [1, 30, 240] as const)
    await flood(clubId, by ?? "", [reader ?? ""], 1, {
      created_at: ago(age),
      kind: { 1: "age_a", 30: "age_b", 240: "age_c" }[age],
    });
  await flood(clubId, by ?? "", [reader ?? ""], 5, { created_at: ago(240), kind: "late", useful_until: ago(1) });
  await flood(clubId, other ?? "", [reader ?? ""], 1, { kind: "others" });
  await authTransaction(db, (tx) => admitNotices(tx));
  const waiting = await sql<{ kind: string; minutes: number }[]>`
    select kind, round(extract(epoch from send_after - now()) / 60)::int as minutes from notices
    where club_id = ${clubId} and kind like 'age%' and state = 'queued' and not is_admitted order by minutes`;
  expect([...waiting]).toEqual([
    { kind: "age_a", minutes: 10 },
    { kind: "age_b", minutes: 30 },
    { kind: "age_c", minutes: 60 },
  ]);
  expect(await sql`select distinct state, problem from notices where club_id = ${clubId} and kind = 'late'`).toEqual([
    { state: "skipped", problem: "too late" },
  ]);
  expect(await sql`select is_admitted from notices where club_id = ${clubId} and kind = 'others'`).toEqual([
    { is_admitted: true },
  ]);
});

test("what was admitted counts, though its reader has switched the mail off: push messages and texts are limited too", async () => {
  const { clubId, members } = await world.club();
  const [, by, reader] = members.map(({ id }) => id);
  await sql`
    insert into notification_settings (club_id, user_id, choices)
    values (${clubId}, ${reader ?? ""}, '{"lesson": {"mail": false}}')`;
  for (let count = 0; count < 15; count++) {
    await enqueue(clubId, by ?? "", times(1, reader));
    await claimed(clubId);
  }
  expect(await outcomes(clubId)).toEqual([
    { problem: null, is_admitted: false, n: 5 },
    { problem: "switched off", is_admitted: true, n: 10 },
  ]);
});

test("an event that is moved to and fro is one notice that waits, and none of it comes after a cancellation", async () => {
  const { clubId, courtIds, members } = await world.club({ rules: { time_zone: "UTC" } });
  const api = await world.start({ SEND_NOTICES: "off" });
  const [admin, member, inboxOff] = members;
  const ask = async (token: string | undefined, method: string, path: string, body?: object) => {
    const {
      status,
      body: read,
      text,
    } = await call(path, { method, token: token ?? "", url: api.url, ...(body && { body }) });
    expect(status, text).toBeLessThan(300);
    return read as { id: string; version: number };
  };
  const day = dateFromNow(3);
  const at = (hour: number) => ({ start_time: `${day}T${hour}:00`, end_time: `${day}T${hour + 1}:00` });
  const { id } = await ask(admin?.token, "POST", "/events", {
    title: "Ladder Night",
    court_id: courtIds[0],
    ...at(12),
  });
  for (const reader of [member, inboxOff]) await ask(reader?.token, "POST", `/events/${id}/registration`);
  await ask(inboxOff?.token, "PUT", "/me/notification-settings", { event_change: { inbox: false } });
  const changed = () => sql<{ state: string; problem: string | null; hour: string; seconds: number }[]>`
    select distinct state, problem, details->>'startsAt' as hour, round(extract(epoch from send_after - created_at))::int as seconds
    from notices where club_id = ${clubId} and kind = 'event_changed' order by hour, state`;
  const move = async (hour: number) => {
    const { version } = await ask(admin?.token, "GET", `/events/${id}`);
    await ask(admin?.token, "PATCH", `/events/${id}`, { version, ...at(hour) });
  };
  await move(13);
  await expect
    .poll(
      () => sql`select from notices where club_id = ${clubId} and kind = 'event_changed' and inbox_at is not null`,
      POLL_OPTIONS,
    )
    .toHaveLength(1);
  for (const hour of [14, 15, 16, 17]) await move(hour);
  const after = await changed();
  expect(after.map(({ state, hour }) => [state, hour.slice(11, 13)])).toEqual([
    ["skipped", "13"],
    ["queued", "17"],
  ]);
  expect(after[0]?.problem).toBe("replaced by a newer notice");
  expect(after[1]?.seconds).toBeGreaterThan(0);
  expect(after[1]?.seconds).toBeLessThanOrEqual(60);
  await ask(admin?.token, "POST", `/events/${id}/cancel`, {});
  expect((await changed()).map(({ state }) => state)).toEqual(["skipped"]);
  await api.stop();
});
