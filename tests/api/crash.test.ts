import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { type Keys, keysOf } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { type BookingLoad, LOAD_RULES, startBookingLoad } from "../support/booking-load.ts";
import { type DurableDatabase, startDurableDatabase } from "../support/durable-database.ts";
import { openLive } from "../support/live-stream.ts";
import { type LoadClub, makeLoadClub } from "../support/load-club.ts";

const SITE = "http://localhost";
const CRASHES = Number(process.env.CRASHES ?? 2);
const TIME_LIMIT = 30_000 + CRASHES * 20_000;
/** How many bookings are acknowledged between two crashes. */
const BETWEEN = 25;

let database: DurableDatabase;
let keys: Keys;

beforeAll(async () => {
  database = await startDurableDatabase();
  keys = await keysOf(await loadKeyFile(database.dataDir, undefined));
});
afterAll(() => database.remove());

async function start(): Promise<ApiProcess> {
  const { apiUrl, dataDir } = database;
  const api = await startApi({ DATABASE_URL: apiUrl, DATA_DIR: dataDir, SITE_URL: SITE, LOG_LEVEL: "warn" });
  onTestFinished(api.stop);
  return api;
}
const newClub = () =>
  makeLoadClub(database.ownerSql, keys, { members: 8, courts: 8, rules: LOAD_RULES, siteUrl: SITE });

/** Every acknowledged booking exists once, nothing else exists, and the invariants are satisfied. */
async function expectNothingLost(club: LoadClub, load: BookingLoad): Promise<void> {
  const kept = await database.ownerSql<{ id: string; user_id: string }[]>`
    select id, user_id from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  const asked = load.acknowledged.map(({ id, userId }) => `${id} ${userId}`);
  expect(kept.map(({ id, user_id }) => `${id} ${user_id}`).sort()).toEqual(asked.sort());
  expect(new Set(load.acknowledged.map(({ id }) => id)).size).toBe(load.acknowledged.length);
  expect(await bookingViolations(database.ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
  console.log(
    `${CRASHES} crashes: ${asked.length} acknowledged, ${kept.length} kept; ${JSON.stringify(load.setbacks)}`,
  );
}

test(
  `an api process is killed ${CRASHES} times under load: every acknowledged booking exists once`,
  async () => {
    const club = await newClub();
    const processes: ApiProcess[] = await Promise.all([start(), start()]);
    const load = startBookingLoad(club, (attempt) => processes[attempt % 2]?.url ?? "");
    for (let crash = 0; crash < CRASHES; crash++) {
      await load.progress(BETWEEN);
      const victim = crash % 2;
      processes[victim]?.child.kill("SIGKILL");
      processes[victim] = await start();
    }
    await load.progress(BETWEEN);
    await load.stop();

    await expectNothingLost(club, load);
    // The only failures are broken connections, and there is at least one.
    expect(Object.keys(load.setbacks)).toEqual(["no response"]);
  },
  TIME_LIMIT,
);

test(
  `Postgres is killed ${CRASHES} times under load: 503 until it is back, then the api continues without a restart`,
  async () => {
    const club = await newClub();
    const api = await start();
    const [member] = club.members;
    if (!member) throw new Error("the club has no member");
    const load = startBookingLoad(club, () => api.url);
    for (let crash = 0; crash < CRASHES; crash++) {
      await load.progress(BETWEEN);
      // A stream ends some seconds after a resync, and its reader comes back.
      const listener = await openLive(member, api.url);
      await database.crash();
      for (let heard = ""; heard !== "resync"; ) heard = (await listener.next()).event;
      listener.close();
    }
    await load.progress(BETWEEN);
    await load.stop();
    expect(api.child.exitCode).toBeNull();

    await expectNothingLost(club, load);
    expect(Object.keys(load.setbacks)).toEqual(["503 database_unavailable"]);
  },
  TIME_LIMIT,
);

interface Imported {
  status: string;
  counts: { landed: number; wrong: number; failed: number };
}

test(
  "the process is killed half way through imports: another one goes on, and every good row lands once",
  async () => {
    const { clubId, courtIds, members } = await newClub();
    const [admin] = members;
    const sql = database.ownerSql;
    await sql`update memberships set role = 'admin' where club_id = ${clubId} and user_id = ${admin?.id ?? ""}`;
    await sql`update clubs set booking_hours_start = '06:00', booking_hours_end = '22:00' where id = ${clubId}`;
    const first = await start();
    const ask = async (url: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${admin?.token}`, "content-type": "application/json" };
      const sent = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers };
      const response = await fetch(`${url}/api/v1${path}`, sent);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    const people = Array.from({ length: 5_000 }, (_, place) => ({
      email: place % 50 < 3 ? `wrong ${place}` : `p${place}@half.test`,
    }));
    const courts = await sql<{ name: string }[]>`select name from courts where id = any(${courtIds}::uuid[])`;
    // 300 rows: eight courts, ten hours of four days; each tenth of a court that is none.
    const times = Array.from({ length: 300 }, (_, place) => {
      const date = new Date(Date.now() + (2 + Math.floor(place / 80)) * 86_400_000).toISOString().slice(0, 10);
      const court = place % 10 === 9 ? "Nowhere" : courts[place % 8]?.name;
      return {
        court,
        start: `${date} ${String(8 + (Math.floor(place / 8) % 10)).padStart(2, "0")}:00`,
        name: `Guest ${place}`,
      };
    });
    const invited = await ask(first.url, "/imports/members", { rows: people });
    const booked = await ask(first.url, "/booking-imports", { rows: times });
    const landed = async () =>
      (
        await sql<{ count: number }[]>`
        select count(*)::int from booking_import_lines where import_id = ${booked.id} and state = 'landed'`
      )[0]?.count ?? 0;
    await vi.waitFor(async () => expect(await landed()).toBeGreaterThan(20), { timeout: 30_000, interval: 5 });
    first.child.kill("SIGKILL");
    const atDeath = await landed();
    expect(atDeath).toBeLessThan(270);

    const second = await start();
    const done = (path: string): Promise<Imported> =>
      vi.waitFor(
        async () => {
          const found: Imported = await ask(second.url, path);
          if (found.status !== "done") throw new Error(`the import is ${found.status}`);
          return found;
        },
        { timeout: 60_000, interval: 200 },
      );
    expect((await done(`/imports/${invited.id}`)).counts).toMatchObject({ landed: 4_700, wrong: 300, failed: 0 });
    expect((await done(`/booking-imports/${booked.id}`)).counts).toMatchObject({ landed: 270, wrong: 30, failed: 0 });
    const [made] = await sql`
      select (select count(*) from invitations where club_id = ${clubId})::int as invitations,
        (select count(distinct email) from invitations where club_id = ${clubId})::int as people,
        (select count(*) from bookings where club_id = ${clubId} and status = 'confirmed')::int as bookings`;
    expect(made).toEqual({ invitations: 4_700, people: 4_700, bookings: 270 });
    expect(await bookingViolations(sql, clubId)).toEqual(NO_VIOLATIONS);
  },
  TIME_LIMIT + 60_000,
);
