import { expect, onTestFinished, test } from "vitest";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { keysOf } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { type BookingLoad, LOAD_RULES, startBookingLoad } from "../support/booking-load.ts";
import { openLive } from "../support/live-stream.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { startPatroniCluster } from "../support/patroni-cluster.ts";
import { startPooler } from "../support/pooler.ts";
import { startProxy } from "../support/proxy.ts";
import { median } from "./statistics.ts";

const SITE = "http://localhost";
const FAILURES = Number(process.env.FAILURES ?? 20);
/** For one failure: until bookings go on, until the lost server is a standby again. */
const FAILURE_MS = 60_000;
const BACK_MS = 10_000;
/** Of a member between two bookings, so that the year's slots suffice for all failures. */
const REST_MS = 200;

test(
  `${FAILURES} failures of the primary under load: no acknowledged booking is lost, and each time bookings go on within 10 s`,
  async () => {
    const database = await startPatroniCluster();
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
    const proxy = await startProxy(apis.map(({ url }) => url));
    onTestFinished(proxy.stop);
    const club = await makeLoadClub(ownerSql, keys, {
      ...{ members: 12, courts: 12, rules: LOAD_RULES, siteUrl: SITE },
      tokenSeconds: (FAILURES * FAILURE_MS) / 1_000 + 600,
    });
    const [member] = club.members;
    if (!member) throw new Error("the club has no member");
    const listeners = await Promise.all(apis.map(({ url }) => openLive(member, url)));

    // A request that waits in PgBouncer's queue for the next primary may reach its own limit.
    const load = startBookingLoad(club, () => proxy.url, { restMs: REST_MS, alsoTransient: ["504 request_timeout"] });
    await load.progress(50);
    const outages = { postgres: [] as number[], machine: [] as number[] };
    for (let n = 0; n < FAILURES; n++) {
      const what = n % 2 === 0 ? "postgres" : "machine";
      const primary = await database.whole();
      await load.progress(20);
      const killed = performance.now();
      database.kill(primary, what);
      for (const listener of listeners)
        for (let heard = ""; heard !== "resync"; ) heard = (await listener.next(FAILURE_MS)).event;
      await load.progress(50);
      const outage = longestGap(load, killed);
      outages[what].push(outage);
      console.log(`failure ${n + 1}, ${what} of ${primary}: ${(outage / 1_000).toFixed(1)} s`);
      if (what === "machine") database.revive(primary);
    }
    await load.stop();

    const kept = await ownerSql<{ id: string }[]>`
      select id from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
    const seen = Object.entries(outages).map(
      ([what, times]) =>
        `${what} ${times.map((ms) => (ms / 1_000).toFixed(1)).join(", ")} (median ${(median(times) / 1_000).toFixed(1)})`,
    );
    console.log(
      `failover: ${load.acknowledged.length} acknowledged, ${kept.length} kept, ${JSON.stringify(load.setbacks)}; ` +
        `seconds without a booking after a kill: ${seen.join("; ")}`,
    );
    expect(kept.map(({ id }) => id).sort()).toEqual(load.acknowledged.map(({ id }) => id).sort());
    expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
    expect(apis.map(({ child }) => child.exitCode)).toEqual([null, null]);
    for (const took of Object.values(outages).flat()) expect(took).toBeLessThan(BACK_MS);
    for (const listener of listeners) listener.close();
  },
  FAILURES * FAILURE_MS + 5 * 60_000,
);

/** The longest time without an acknowledged booking, since the last one before `from`. */
function longestGap({ acknowledged }: BookingLoad, from: number): number {
  const times = acknowledged.map(({ at }) => at).filter((at) => at > from);
  return Math.max(...[from, ...times].slice(0, -1).map((at, n) => (times[n] ?? at) - at));
}
