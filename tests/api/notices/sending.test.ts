import { expect, onTestFinished, test, vi } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { purgeOldNotices } from "../../../api/src/notices/purge.ts";
import {
  admitNotices,
  beginHandOver,
  claimNotices,
  endNotice,
  recoverNotices,
} from "../../../api/src/notices/queries.ts";
import { freePort } from "../../support/free-port.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, mailsEach, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, db, mail } = world;
// Each starts processes of its own, which takes long when many tests run.
vi.setConfig({ testTimeout: 120_000 });
/** Ends with the test, because the next one's notices are not for it. */
async function start(env?: Record<string, string>) {
  const api = await world.start(env);
  onTestFinished(api.stop);
  return api;
}
const ones = (count: number) => Array.from({ length: count }, () => 1);

test("two processes send 200 mails, each once; a slow recipient delays no other; a stop finishes the mails under way", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const club = await world.club({ members: 200 });
  const began = Date.now();
  await Promise.all([world.notifyOfBookings(club, 200), world.notifyOfBookings(club, 200)]);
  await expect.poll(() => world.states(club), { ...POLL_OPTIONS, timeout: 60_000 }).toEqual({ sent: 200 });
  console.log(`200 mails took ${Date.now() - began} ms`);
  expect(mailsEach(world, club)).toEqual(ones(200));

  const more = await world.club({ members: 20 });
  mail.slowDown(60_000, addressOf(more.members[0]?.id ?? ""));
  await world.notifyOfBookings(more, 20);
  await expect.poll(() => world.states(more), POLL_OPTIONS).toEqual({ sent: 19, sending: 1 });
  mail.slowDown(0);
  await ended(world, more);

  // So many that the stop comes before the last of them, on a slow machine too.
  const late = await world.club({ members: 100 });
  mail.slowDown(300);
  await world.notifyOfBookings(late, 100);
  await expect.poll(() => mailsEach(world, late)[0], POLL_OPTIONS).toBe(1);
  await Promise.all([first.stop(), second.stop()]);
  mail.slowDown(0);
  const states = await world.states(late);
  expect(states).toEqual({ sent: mailsEach(world, late).filter((count) => count === 1).length, queued: states.queued });
  expect(states.queued).toBeGreaterThan(0);
  await sql`delete from notices where club_id = ${late.clubId}`;
});

test('a process killed in the middle of 60 mails: none comes twice, an unknown result is "in doubt", all others come', async () => {
  const club = await world.club({ members: 60 });
  await world.notifyOfBookings(club, 60);
  mail.slowDown(300);
  const victim = await start();
  await expect.poll(() => mailsEach(world, club).filter((count) => count > 0).length, POLL_OPTIONS).toBeGreaterThan(15);
  victim.child.kill("SIGKILL");
  mail.slowDown(0);
  const heir = await start();
  await ended(world, club);
  const states = await world.states(club);
  console.log("after the kill", states);
  expect(Object.keys(states).sort()).toEqual(["in_doubt", "sent"]);
  expect(states.in_doubt).toBeLessThanOrEqual(5);
  expect((states.sent ?? 0) + (states.in_doubt ?? 0)).toBe(60);
  expect(mailsEach(world, club)[0]).toBe(1);
  const sent = await sql<{ user_id: string }[]>`
    select user_id from notices where club_id = ${club.clubId} and state = 'sent'`;
  expect(sent.filter(({ user_id }) => mail.count(addressOf(user_id)) !== 1)).toEqual([]);
  await expect.poll(heir.log).toContain('"state":"in_doubt"');
});

test("after a mail server's outage or temporary rejection the mail comes later, after a permanent one not; the log names no person", async () => {
  const port = await freePort();
  const api = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const club = await world.club();
  await world.notifyOfBookings(club, 1);
  const read = () => sql<{ state: string; attempts: number; problem: string | null; waits: boolean }[]>`
    select state, attempts, problem, send_after > now() as waits from notices where club_id = ${club.clubId}`;
  await expect
    .poll(read, POLL_OPTIONS)
    .toMatchObject([{ state: "queued", attempts: 1, waits: true, problem: expect.stringContaining("ESOCKET") }]);

  const back = await startMailServer({ port });
  back.reject(451);
  await world.hurry();
  await expect
    .poll(read, POLL_OPTIONS)
    .toMatchObject([{ state: "queued", attempts: 2, problem: expect.stringMatching("451") }]);
  back.reject(undefined);
  await world.hurry();
  await expect.poll(read, POLL_OPTIONS).toMatchObject([{ state: "sent", attempts: 3, problem: null }]);
  expect(back.count(addressOf(club.members[0]?.id ?? ""))).toBe(1);

  const other = await world.club();
  back.reject(550);
  await world.notifyOfBookings(other, 1);
  // Of the admin's own mail they are notified in the inbox alone.
  await expect.poll(() => world.states(other), POLL_OPTIONS).toEqual({ failed: 1, skipped: 1 });
  expect(back.rejected()).toBe(2);

  back.reject(451);
  await sql`update notices set attempts = 7, state = 'queued', ended_at = null, claim = null, handed_at = null, send_after = now() where club_id = ${other.clubId}`;
  await world.hurry();
  await expect.poll(() => world.states(other), POLL_OPTIONS).toEqual({ failed: 1, skipped: 1 });
  expect(back.rejected()).toBe(3);
  await api.stop();
  await back.stop();
  expect(api.log()).toContain('"state":"failed"');
  for (const secret of ["crowd.courtside.test", "Court 1", club.members[0]?.id ?? ""]) {
    expect(api.log().includes(secret), secret).toBe(false);
  }
});

test.each([
  ["sender", "EENVELOPE 530", (isTaken: boolean) => mail.rejectSender(isTaken ? undefined : 530)],
  ["relaying, at each reader's address", "EENVELOPE 554", (isTaken: boolean) => mail.relay(isTaken)],
])(
  "a mail server that rejects the installation's %s marks no reader's address, and the mail comes later",
  async (_, problem, take) => {
    const api = await start();
    const club = await world.club();
    take(false);
    onTestFinished(() => take(true));
    await world.notifyOfBookings(club, 1);
    const read = () => sql<{ state: string; attempts: number; problem: string | null }[]>`
    select state, attempts, problem from notices where club_id = ${club.clubId}`;
    await expect
      .poll(read, POLL_OPTIONS)
      .toMatchObject([{ state: "queued", attempts: 1, problem: expect.stringContaining(problem) }]);
    expect(await sql`select from bounced_addresses where club_id = ${club.clubId}`).toHaveLength(0);
    take(true);
    await world.hurry();
    await expect.poll(read, POLL_OPTIONS).toEqual([{ state: "sent", attempts: 2, problem: null }]);
    await api.stop();
  },
);

test("a sender that lost its claim cannot send or return the mail, but its late report of a result still counts", async () => {
  const club = await world.club();
  await world.notifyOfBookings(club, 2);
  const [lost, next] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"] as const;
  const run = <T>(work: Parameters<typeof authTransaction<T>>[1]) => authTransaction(db, work);
  const { claimed } = await run((tx) => claimNotices(tx, lost, 10));
  const [handed, waiting] = claimed;
  if (!handed || !waiting) throw new Error("two were due");
  expect(await run((tx) => beginHandOver(tx, [handed], lost))).toBe(true);
  expect(await run((tx) => beginHandOver(tx, [handed], lost))).toBe(false);
  // The other notices of a daily mail are not handed over without one that is lost.
  const together = run(async (tx) => {
    if (!(await beginHandOver(tx, [waiting, handed], lost))) throw new Error("lost");
  });
  await expect(together).rejects.toThrow("lost");
  expect(await run(recoverNotices)).toEqual([{ club_id: handed.club_id, id: handed.id, kind: "booking_made" }]);
  expect(await world.states(club)).toEqual({ in_doubt: 1, queued: 1 });
  expect(await run((tx) => beginHandOver(tx, [waiting], lost))).toBe(false);
  expect((await run((tx) => claimNotices(tx, next, 10))).claimed.map(({ id }) => id)).toEqual([waiting.id]);
  const sent = { state: "sent", problem: null, pauseSeconds: 0 } as const;
  await run((tx) => endNotice(tx, waiting, lost, sent));
  expect(await world.states(club)).toEqual({ in_doubt: 1, sending: 1 });
  await run((tx) => endNotice(tx, handed, lost, sent));
  expect(await world.states(club)).toEqual({ sent: 1, sending: 1 });
});

test("a queue of thousands is admitted in time, though statistics expect an empty one", async () => {
  const club = await world.club();
  const time = { startsAt: `${dateFromNow(2)}T15:00:00Z`, endsAt: `${dateFromNow(2)}T16:00:00Z` };
  const notices = club.members.flatMap(({ id: userId }) =>
    Array.from({ length: 500 }, (_, n): Notice[] => [
      {
        kind: "booking_made",
        userId,
        details: { courtName: "Court 1", ...time, byStaff: false },
        dedupeKey: `booking_made:${userId}-${n}`,
      },
      {
        kind: "booking_canceled",
        userId,
        details: { courtName: "Court 1", ...time, reason: null },
        dedupeKey: `booking_canceled:${userId}-${n}`,
      },
    ]).flat(),
  );
  await authTransaction(db, (tx) => enqueueNotices({ sql: tx, clubId: club.clubId }, notices));
  await authTransaction(db, admitNotices);
  expect(await world.states(club)).toEqual({ skipped: 3_000 });
});

test("notices that ended 90 days ago are deleted, and no others", async () => {
  const club = await world.club();
  await world.notifyOfBookings(club, 3);
  const [old, recent] = club.members;
  const end = (userId: string | undefined, days: number) => sql`
    update notices set state = 'sent', ended_at = now() - make_interval(days => ${days})
    where club_id = ${club.clubId} and user_id = ${userId ?? ""}`;
  await end(old?.id, 91);
  await end(recent?.id, 89);
  // More than are written in an hour of an attack.
  await sql`
    insert into notices (club_id, user_id, kind, details, dedupe_key, state, ended_at)
    select ${club.clubId}, ${old?.id ?? ""}, 'lesson_requested', '{}', 'lesson_requested:' || n, 'sent', now() - interval '91 days'
    from generate_series(1, 21000) n`;
  expect(await purgeOldNotices(db)).toEqual({ purged: 21_001 });
  expect(await world.states(club)).toEqual({ sent: 1, queued: 1 });
});

test("a mail without a reader, or too late, is skipped with a reason", async () => {
  const club = await world.club({ members: 6 });
  const [sample, visitor, unproven, gone, late, reader] = club.members.map(({ id }) => id);
  await sql`update auth.users set email = 'someone@demo.courtside.test' where id = ${sample ?? ""}`;
  await sql`update users set is_demo = true where id = ${visitor ?? ""}`;
  await sql`update auth.users set email_confirmed_at = null where id = ${unproven ?? ""}`;
  await sql`update auth.users set deleted_at = now() where id = ${gone ?? ""}`;
  await world.notifyOfBookings(club, 6);
  await sql`update notices set useful_until = now() where club_id = ${club.clubId} and user_id = ${late ?? ""}`;
  await start();
  await ended(world, club);
  const rows = await sql<{ user_id: string; problem: string }[]>`
    select user_id, problem from notices where club_id = ${club.clubId} and state = 'skipped'`;
  expect(Object.fromEntries(rows.map(({ user_id, problem }) => [user_id, problem]))).toEqual({
    [sample ?? ""]: "sample person",
    [visitor ?? ""]: "demo visitor",
    [unproven ?? ""]: "unproven address",
    [gone ?? ""]: "no account",
    [late ?? ""]: "too late",
  });
  await expect.poll(() => mail.count(addressOf(reader ?? ""))).toBe(1);
  expect(mailsEach(world, club)).toEqual([1, 0, 0, 0, 0, 0]);

  const demo = await world.club();
  await sql`update users set is_demo = true where id = ${demo.members[0]?.id ?? ""}`;
  for (const count of [1, 3]) {
    await world.notifyOfBookings(demo, count);
    await ended(world, demo);
  }
  expect(await world.states(demo)).toEqual({ skipped: 1, sent: 2 });
});
