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
