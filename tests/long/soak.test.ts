import { expect, onTestFinished, test } from "vitest";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { keysOf } from "../../api/src/keys/keys.ts";
import { residentMemory } from "../load/stage/resident-memory.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { startDurableDatabase } from "../support/durable-database.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { SOAK_RULES, startSoakLoad } from "../support/soak-load.ts";
import { median } from "./statistics.ts";

const SITE = "http://localhost";
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const MINUTE = 60_000;
/** Of full load, to see what half of it is; and of half of it, until caches are warm. */
const FULL_MS = 20_000;
const WARM_MS = 20_000;
/** For what comes before and after the minutes: a database, full load, the last counts. */
const AROUND_MS = 10 * MINUTE;
const BETWEEN_FAULTS_MS = 10_000;
const SAMPLE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

test(
  `${MINUTES} minutes at half of full load, with faults: nothing lost, no memory gained, the slowest as fast at the end`,
  async () => {
    const database = await startDurableDatabase();
    onTestFinished(database.remove);
    const { apiUrl, dataDir, ownerSql } = database;
    const keys = await keysOf(await loadKeyFile(dataDir, undefined));
    const start = async (at?: number): Promise<ApiProcess> => {
      const env = { DATABASE_URL: apiUrl, DATA_DIR: dataDir, SITE_URL: SITE, LOG_LEVEL: "error", TEST_CLOCK: "on" };
      const api = await startApi(env, at);
      onTestFinished(api.stop);
      return api;
    };
    // The first lives through all of it; the other is killed and replaced.
    const apis = [await start(), await start()];
    const [lasting] = apis;
    const club = await makeLoadClub(ownerSql, keys, {
      ...{ members: 96, courts: 8, rules: SOAK_RULES, siteUrl: SITE },
      tokenSeconds: (MINUTES + 10) * 60,
    });
    const load = startSoakLoad(club, (attempt) => apis[attempt % 2]?.url ?? "");
    const replace = async (end: (api: ApiProcess) => unknown) => {
      const [, other] = apis;
      if (!other) return;
      await end(other);
      apis[1] = await start(Number(new URL(other.url).port));
    };
    const keepDiskBusy = async () => {
      await ownerSql`create table soak_ballast as select md5(n::text) from generate_series(1, 2000000) n`;
      await ownerSql`checkpoint`;
      await ownerSql`drop table soak_ballast`;
    };
    const faults: [name: string, strike: () => Promise<unknown>][] = [
      ["killed", () => replace(({ child }) => child.kill("SIGKILL"))],
      [
        "connections reset",
        () => ownerSql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'courtside_api'`,
      ],
      ["disk kept busy", keepDiskBusy],
      ["replaced", () => replace(({ stop }) => stop())],
    ];

    await pause(FULL_MS);
    const cycles = load.served.length / 3;
    load.setPace(cycles / (FULL_MS / 1_000) / 2);
    await pause(WARM_MS);

    const began = performance.now();
    const end = began + MINUTES * MINUTE;
    const memory: { at: number; mib: number }[] = [];
    const sampling = setInterval(() => {
      memory.push({ at: performance.now(), mib: residentMemory(lasting?.child.pid) });
    }, SAMPLE_MS);
    onTestFinished(() => clearInterval(sampling));
    const struck: Record<string, number> = {};
    for (let n = 0; performance.now() < end; n++) {
      const [name, strike] = faults[n % faults.length] ?? [];
      await strike?.();
      if (name) struck[name] = (struck[name] ?? 0) + 1;
      await Promise.race([pause(BETWEEN_FAULTS_MS), load.failed]);
      expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
    }
    await load.stop();

    const kept = await ownerSql<{ id: string }[]>`
    select id from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
    expect(kept.map(({ id }) => id).sort()).toEqual([...load.standing].sort());
    expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
    expect(lasting?.child.exitCode).toBeNull();

    const took = performance.now() - began;
    const third = (at: number) => Math.floor((3 * (at - began)) / took);
    const thirds = [0, 1, 2].map((part) => ({
      p99: p99(load.served.filter(({ sentAt }) => third(sentAt) === part).map((each) => each.took)),
      mib: median(memory.filter(({ at }) => third(at) === part).map(({ mib }) => mib)),
    }));
    console.log(
      `soak: ${load.served.length} responses, ${JSON.stringify(struck)}, setbacks ${JSON.stringify(load.setbacks)}; by thirds ` +
        thirds.map((part) => `p99 ${part.p99.toFixed(0)} ms, ${part.mib.toFixed(0)} MiB`).join("; "),
    );
    const [first, middle, last] = thirds;
    expect((last?.mib ?? Infinity) / (middle?.mib ?? 0)).toBeLessThan(1.1);
    expect((last?.p99 ?? Infinity) / (first?.p99 ?? 0)).toBeLessThan(1.5);
  },
  MINUTES * MINUTE + AROUND_MS,
);
