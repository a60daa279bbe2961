import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
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
    const listener = await openLive(member, api.url);
    const load = startBookingLoad(club, () => api.url);
    for (let crash = 0; crash < CRASHES; crash++) {
      await load.progress(BETWEEN);
      await database.crash();
      for (let heard = ""; heard !== "resync"; ) heard = (await listener.next(10_000)).event;
    }
    listener.close();
    await load.progress(BETWEEN);
    await load.stop();
    expect(api.child.exitCode).toBeNull();

    await expectNothingLost(club, load);
    expect(Object.keys(load.setbacks)).toEqual(["503 database_unavailable"]);
  },
  TIME_LIMIT,
);
