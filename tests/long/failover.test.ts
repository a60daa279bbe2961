import { expect, onTestFinished, test } from "vitest";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { keysOf } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { LOAD_RULES, startBookingLoad } from "../support/booking-load.ts";
import { openLive } from "../support/live-stream.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { startPooler } from "../support/pooler.ts";
import { startReplicatedDatabase } from "../support/replicated-database.ts";

const SITE = "http://localhost";

test("the database fails over under load: what was acknowledged is on the replica, once, and no api process restarts", async () => {
  const database = await startReplicatedDatabase();
  onTestFinished(database.remove);
  const { dataDir, apiUrl, ownerSql } = database;
  const keys = await keysOf(await loadKeyFile(dataDir, undefined));
  const pooler = await startPooler(apiUrl, 6);
  onTestFinished(pooler.stop);
  const start = async (env: Record<string, string>): Promise<ApiProcess> => {
    const api = await startApi({ DATA_DIR: dataDir, SITE_URL: SITE, LOG_LEVEL: "warn", ...env });
    onTestFinished(api.stop);
    return api;
  };
  const apis = [
    await start({ DATABASE_URL: apiUrl }),
    await start({ DATABASE_URL: pooler.url, LISTEN_DATABASE_URL: apiUrl }),
  ];
  const club = await makeLoadClub(ownerSql, keys, { members: 8, courts: 8, rules: LOAD_RULES, siteUrl: SITE });
  const [member] = club.members;
  if (!member) throw new Error("the club has no member");
  const listeners = await Promise.all(apis.map(({ url }) => openLive(member, url)));

  const load = startBookingLoad(club, (attempt) => apis[attempt % 2]?.url ?? "");
  await load.progress(50);
  const began = performance.now();
  await database.failOver();
  await load.progress(1);
  const outage = performance.now() - began;
  for (const listener of listeners)
    for (let heard = ""; heard !== "resync"; ) heard = (await listener.next(10_000)).event;
  await load.progress(50);
  await load.stop();

  const kept = await ownerSql<{ id: string }[]>`
    select id from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  expect(kept.map(({ id }) => id).sort()).toEqual(load.acknowledged.map(({ id }) => id).sort());
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
  expect(apis.map(({ child }) => child.exitCode)).toEqual([null, null]);
  expect(Object.keys(load.setbacks)).toEqual(["503 database_unavailable"]);
  for (const listener of listeners) listener.close();
  console.log(
    `failover: ${kept.length} acknowledged and kept, first response ${Math.round(outage)} ms after the kill; ${JSON.stringify(load.setbacks)}`,
  );
});
