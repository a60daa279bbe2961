import { expect, test } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import { addressOf, ended, mailsEach, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const PEOPLE = 40;
/** Notices of each daily mail. */
const COURTS = ["Court 1", "Court 2", "Court 3"];

const world = await startNoticeWorld();
const { sql, db, mail } = world;

const HOUR = 3_600_000;
const hours = (from: number) => new Date(Date.now() + from * HOUR).toISOString();

const noticesOf = (userId: string): Notice[] =>
  COURTS.map((courtName) => ({
    kind: "booking_made",
    userId,
    details: { courtName, startsAt: hours(48), endsAt: hours(49), byStaff: false },
    dedupeKey: `booking_made:${userId} ${courtName}`,
  }));

test("a process killed in the middle of daily mails: none comes twice, each has all of its notices, and none is lost", {
  timeout: 120_000,
}, async () => {
  const victim = await world.start();
  const club = await world.club({ members: PEOPLE });
  const [admin] = club.members;
  const digest = { at: hours(6).slice(11, 16), events: { booking_made: true } };
  const daily = await call("/club/notification-settings", {
    ...{ method: "PUT", url: victim.url, token: admin?.token },
    body: { version: 0, defaults: {}, locked: {}, digest },
  });
  expect(daily.status, daily.text).toBe(200);
  const notices = club.members.flatMap(({ id }) => noticesOf(id));
  await authTransaction(db, (tx) => enqueueNotices({ sql: tx, clubId: club.clubId }, notices));
  const waiting = () => sql`
      select from notices where club_id = ${club.clubId} and state = 'queued' and problem = 'waits for the daily mail'`;
  await expect.poll(async () => (await waiting()).length, POLL_OPTIONS).toBe(notices.length);

  mail.slowDown(300);
  await sql`update notices set digest_at = now() where club_id = ${club.clubId}`;
  await world.hurry();
  const arrived = () => mailsEach(world, club).filter((count) => count > 0).length;
  await expect.poll(arrived, POLL_OPTIONS).toBeGreaterThan(8);
  victim.child.kill("SIGKILL");
  mail.slowDown(0);
  expect(arrived()).toBeLessThan(PEOPLE);
  await world.start();
  await ended(world, club);

  const rows = await sql<{ user_id: string; states: string[]; count: number }[]>`
      select user_id, array_agg(distinct state) as states, count(*)::int as count from notices
      where club_id = ${club.clubId} group by 1`;
  expect(rows.map(({ count, states }) => [count, states.length])).toEqual(
    Array.from({ length: PEOPLE }, () => [COURTS.length, 1]),
  );
  // What the killed process had handed over without an end is in doubt, and never sent again.
  const states = await world.states(club);
  expect(Object.keys(states).filter((state) => state !== "sent" && state !== "in_doubt")).toEqual([]);
  expect(states.in_doubt ?? 0).toBeLessThanOrEqual(5 * COURTS.length);
  for (const { user_id, states: of } of rows) {
    const mails = mail.mails.filter(({ to }) => to === addressOf(user_id));
    expect(mails.length, of.join()).toBeLessThanOrEqual(1);
    if (of.includes("sent")) expect(mails).toHaveLength(1);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^Your daily mail/);
      for (const court of COURTS) expect(text.split(court).length, court).toBeGreaterThan(1);
    }
  }
});
