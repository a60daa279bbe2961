import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { loadKeyFile } from "../../../api/src/keys/key-file.ts";
import { type Keys, keysOf } from "../../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { type DurableDatabase, startDurableDatabase } from "../../support/durable-database.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { NO_WAITLIST_VIOLATIONS, waitlistViolations } from "../../support/waitlist-invariants.ts";

const SITE = "http://localhost";
const WAITING = Number(process.env.WAITING ?? 100);
const FREED = Number(process.env.FREED ?? 40);
const HALF = Math.floor(FREED / 2);
const COURTS = 8;
/** It is about noon there now, so no night delays the offers. */
const OFFSET = new Date().getUTCHours() - 12;
const RULES = {
  time_zone: `Etc/GMT${OFFSET >= 0 ? "+" : ""}${OFFSET}`,
  booking_hours_start: "08:00",
  booking_hours_end: "22:00",
  max_bookings_per_week: 0,
};
const TOMORROW = new Date(Date.now() + 86_400_000 - OFFSET * 3_600_000).toISOString().slice(0, 10);

let database: DurableDatabase;
let mails: MailServer;
let keys: Keys;

beforeAll(async () => {
  [database, mails] = await Promise.all([startDurableDatabase(), startMailServer()]);
  keys = await keysOf(await loadKeyFile(database.dataDir, undefined));
});
afterAll(() => Promise.all([database.remove(), mails.stop()]));

async function start(): Promise<ApiProcess> {
  const { apiUrl, dataDir } = database;
  const env = { DATABASE_URL: apiUrl, DATA_DIR: dataDir, SITE_URL: SITE, LOG_LEVEL: "warn" };
  const api = await startApi({ ...env, SMTP_URL: mails.url, MAIL_FROM: "courts@courtside.test" });
  onTestFinished(api.stop);
  return api;
}

/** Books every slot of tomorrow for a player of each court, and adds the others to the queue; returns the bookings' ids. */
async function fillClub(club: LoadClub): Promise<string[]> {
  const players = club.members.slice(WAITING).map(({ id }) => id);
  const rows = await database.ownerSql<{ id: string }[]>`
    insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
    select c.id, court.id, player.id, player.id, s.starts_at, s.ends_at
    from clubs c, unnest(${club.courtIds}::uuid[]) with ordinality as court (id, number)
    join unnest(${players}::uuid[]) with ordinality as player (id, number) using (number), club_day_slots(c, ${TOMORROW}) s
    where c.id = ${club.clubId} returning id`;
  await database.ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
    select club_id, court_id, starts_at, ends_at, 'booking', id from bookings where club_id = ${club.clubId}`;
  await database.ownerSql`
    insert into waitlist_entries (club_id, user_id, requested_date, sport, created_at)
    select ${club.clubId}, id, ${TOMORROW}, 'tennis', now() - interval '1 hour' + number * interval '1 second'
    from unnest(${club.members.slice(0, WAITING).map(({ id }) => id)}::uuid[]) with ordinality as person (id, number)`;
  return rows.map(({ id }) => id);
}

/** Locks the member in the middle of the queue: until `release`, no later entry gets an offer. */
async function holdTheMiddle(club: LoadClub): Promise<{ release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = database.ownerSql.begin(async (sql) => {
    await sql`
      select 1 from waitlist_entries where club_id = ${club.clubId} and user_id = ${club.members[HALF]?.id ?? ""} for update`;
    held.resolve();
    await released.promise;
  });
  await Promise.race([held.promise, holding]);
  return {
    async release() {
      released.resolve();
      await holding;
    },
  };
}

const shuffled = <T>(all: T[]): T[] =>
  all
    .map((each) => ({ each, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);

test(`${WAITING} wait, ${FREED} slots are freed at once, one of two api processes is killed half-way: in order, once, none lost`, async () => {
  const club = await makeLoadClub(database.ownerSql, keys, {
    members: WAITING + COURTS,
    courts: COURTS,
    rules: RULES,
    siteUrl: SITE,
  });
  const bookings = await fillClub(club);
  const [victim, survivor] = await Promise.all([start(), start()]);
  const desk = club.members.at(-1);
  await database.ownerSql`update memberships set role = 'admin' where user_id = ${desk?.id ?? ""}`;
  const cancel = async (id: string, url: string): Promise<void> => {
    const options = {
      method: "POST",
      token: desk?.token,
      body: { reason: "Rain" },
      headers: { "x-request-id": randomUUID() },
    };
    const response = await call(`/bookings/${id}/cancel`, { ...options, url }).catch(() => null);
    // The process died during the request: the other one says whether it was done.
    if (response?.status !== 200) await call(`/bookings/${id}/cancel`, { ...options, url: survivor.url });
  };
  const offered = async () => {
    const [row] = await database.ownerSql<{ count: number }[]>`
        select count(*)::int as count from waitlist_offers where club_id = ${club.clubId}`;
    return row?.count ?? 0;
  };
  const middle = await holdTheMiddle(club);
  const chosen = shuffled(bookings).slice(0, FREED);
  const canceling = Promise.all(chosen.map((id, index) => cancel(id, [victim.url, survivor.url][index % 2] ?? "")));
  await expect.poll(offered, { timeout: 20_000, interval: 2 }).toBeGreaterThan(0);
  victim.child.kill("SIGKILL");
  const atDeath = await offered();
  expect(atDeath).toBeGreaterThan(0);
  expect(atDeath).toBeLessThanOrEqual(HALF);
  await middle.release();
  await canceling;
  await expect.poll(offered, { timeout: 30_000 }).toBe(FREED);

  // Strictly in queue order, and later entries get nothing.
  const offers = await database.ownerSql<{ user_id: string }[]>`
      select user_id from waitlist_offers where club_id = ${club.clubId} order by created_at, cmin::text::int`;
  expect(offers.map(({ user_id }) => user_id)).toEqual(club.members.slice(0, FREED).map(({ id }) => id));
  expect(await waitlistViolations(database.ownerSql, club.clubId)).toEqual(NO_WAITLIST_VIOLATIONS);
  expect(await bookingViolations(database.ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);

  // Each is mailed once, or is in doubt because its sender was killed.
  const states = async () => {
    const rows = await database.ownerSql<{ user_id: string; state: string }[]>`
        select user_id, state from notices where club_id = ${club.clubId} and kind = 'waitlist_offered'`;
    return rows.map(({ user_id, state }) => ({ address: `${user_id}@crowd.courtside.test`, state }));
  };
  await expect
    .poll(async () => (await states()).filter(({ state }) => state === "queued" || state === "sending").length, {
      timeout: 60_000,
    })
    .toBe(0);
  const notices = await states();
  expect(notices).toHaveLength(FREED);
  const isOffer = ({ subject }: { subject: string }) => subject.startsWith("A court is free for you");
  for (const { address, state } of notices) {
    const count = mails.mails.filter((mail) => mail.to === address && isOffer(mail)).length;
    if (state === "sent") expect(count, address).toBe(1);
    else expect([state, count <= 1], address).toEqual(["in_doubt", true]);
  }
  const doubts = notices.filter(({ state }) => state === "in_doubt").length;
  console.log(`${atDeath} of ${FREED} offers stood when the process was killed; ${doubts} mails in doubt`);
}, 150_000);
