import type postgres from "postgres";
import { afterAll, expect, inject } from "vitest";
import { type Database, openPool } from "../../../api/src/db/pool.ts";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { openKeys } from "../../../api/src/keys/keys.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { type LoadClub, type LoadClubOptions, makeLoadClub } from "../../support/load-club.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { apiUrl, dateFromNow } from "../../support/world.ts";

export interface NoticeWorld {
  sql: postgres.Sql;
  db: Database;
  mail: MailServer;
  /** An api process that sends mail by default. */
  start(env?: Record<string, string>): Promise<ApiProcess>;
  /** The first of its people is an admin. */
  club(options?: Partial<LoadClubOptions>): Promise<LoadClub>;
  /** Notifies so many people of a club of a booking, as a job would. */
  notifyOfBookings(club: LoadClub, count: number): Promise<void>;
  /** How many notices of a club are in which state. */
  states(club: LoadClub): Promise<Record<string, number>>;
  /** Makes second attempts due now instead of after their pause. */
  hurry(): Promise<void>;
}

export const POLL_OPTIONS = { timeout: 30_000, interval: 50 };

export const addressOf = (id: string) => `${id}@crowd.courtside.test`;

/** A database and a mail server of the test file's own, because a process sends for every club of its database. */
export async function startNoticeWorld(): Promise<NoticeWorld> {
  const { sql, env } = await startOwnDatabase();
  const keys = await openKeys({ dataDir: inject("dataDir") });
  const mail = await startMailServer();
  const db = openPool(env.DATABASE_URL);
  const started: ApiProcess[] = [];
  afterAll(async () => {
    await Promise.all(started.map((api) => api.stop()));
    await db.end({ timeout: 1 });
    await mail.stop();
  });
  const club: NoticeWorld["club"] = async (options = {}) => {
    const made = await makeLoadClub(sql, keys, { members: 3, courts: 2, siteUrl: apiUrl, ...options });
    await sql`
      update memberships set role = 'admin' where club_id = ${made.clubId} and user_id = ${made.members[0]?.id ?? ""}`;
    return made;
  };
  return {
    sql,
    db,
    mail,
    club,
    async start(more = {}) {
      const shared = { ...env, DATA_DIR: inject("dataDir"), SITE_URL: apiUrl, SMTP_URL: mail.url };
      const api = await startApi({ ...shared, ...more });
      started.push(api);
      return api;
    },
    notifyOfBookings: ({ clubId, members }, count) =>
      authTransaction(db, (tx) =>
        enqueueNotices(
          { sql: tx, clubId },
          members.slice(0, count).map((member): Notice => {
            const time = { startsAt: `${dateFromNow(2)}T15:00:00Z`, endsAt: `${dateFromNow(2)}T16:00:00Z` };
            const details = { courtName: "Court 1", ...time, byStaff: false };
            return { kind: "booking_made", userId: member.id, details, dedupeKey: `booking_made:${member.id}` };
          }),
        ),
      ),
    async states({ clubId }) {
      const rows = await sql<{ state: string; n: number }[]>`
        select state, count(*)::int as n from notices where club_id = ${clubId} group by 1`;
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    },
    async hurry() {
      await sql`update notices set send_after = now() where state = 'queued'`;
      await sql`select pg_notify('courtside_live', '{"work":"notices"}')`;
    },
  };
}

/** How many mails each of a club's people has, most first: [2, 1, 0] is one duplicate and one missing. */
export function mailsEach({ mail }: NoticeWorld, { members }: LoadClub): number[] {
  return members.map(({ id }) => mail.count(addressOf(id))).sort((a, b) => b - a);
}

/** Waits until all of a club's notices have ended. */
export const ended = (world: NoticeWorld, club: LoadClub) =>
  expect
    .poll(async () => Object.keys(await world.states(club)), POLL_OPTIONS)
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|sending/)]));
