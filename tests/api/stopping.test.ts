import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { openKeys } from "../../api/src/keys/keys.ts";
import { startApi } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { LOAD_RULES, NO_RESPONSE, startBookingLoad } from "../support/booking-load.ts";
import { openLive } from "../support/live-stream.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { apiUrl, dateFromNow, makeClub, ownerSql } from "../support/world.ts";

const shared = {
  DATABASE_URL: inject("apiDatabaseUrl"),
  DATA_DIR: inject("dataDir"),
  SITE_URL: apiUrl,
  SEND_NOTICES: "off",
};

/** One request over the agent's own connections. */
async function get(url: string, agent: Agent) {
  const sent = request(url, { agent });
  sent.end();
  const [response] = await once(sent, "response");
  response.resume();
  await once(response, "end");
  return { status: response.statusCode as number, connection: response.headers.connection as string | undefined };
}

test("a process that is stopped drains: not ready, still answering, ending its keep-alive connections one by one", async () => {
  const api = await startApi({ ...shared, DRAIN_SECONDS: "8" });
  onTestFinished(api.stop);
  const clients = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  for (const agent of clients) expect(await get(`${api.url}/readyz`, agent)).toMatchObject({ status: 200 });
  api.child.kill("SIGTERM");
  const ended = once(api.child, "exit");
  await expect.poll(() => fetch(`${api.url}/readyz`).then(({ status }) => status)).toBe(503);
  for (const agent of clients)
    expect(await get(`${api.url}/healthz`, agent)).toEqual({ status: 200, connection: "close" });
  // A second signal neither shortens nor prolongs it.
  api.child.kill("SIGTERM");
  expect((await get(`${api.url}/healthz`, new Agent())).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});

test("the streams of a process that drains end one after the other, so that their readers come back spread over seconds", async () => {
  const api = await startApi({ ...shared, DRAIN_SECONDS: "4" });
  onTestFinished(api.stop);
  const { admin, coach, front_desk, member } = await makeClub();
  const people = [admin, coach, front_desk, member];
  const streams = await Promise.all(
    people.flatMap((person) => Array.from({ length: 5 }, () => openLive(person, api.url))),
  );
  const begin = performance.now();
  api.child.kill("SIGTERM");
  const ends = await Promise.all(streams.map((stream) => stream.rest().then(() => performance.now() - begin)));
  // Of twenty, each at a moment of its own within four seconds.
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(1_500);
  expect(new Set(ends.map((end) => Math.floor(end / 1_000))).size).toBeGreaterThan(1);
});

test("two processes are replaced one after the other under load: no request fails, and each booking is there once", async () => {
  const keys = await openKeys({ dataDir: inject("dataDir") });
  const club = await makeLoadClub(ownerSql, keys, { members: 8, courts: 8, rules: LOAD_RULES, siteUrl: apiUrl });
  const start = async () => {
    const api = await startApi({ ...shared, DRAIN_SECONDS: "2" });
    onTestFinished(api.stop);
    return api;
  };
  const processes = await Promise.all([start(), start()]);
  const balancer = openBalancer(() => processes.map(({ url }) => url));
  await expect.poll(() => balancer.ready()).toHaveLength(2);
  const load = startBookingLoad(club, balancer.urlOf);
  const reads: Record<string, number> = {};
  let isReading = true;
  const readers = club.members.slice(0, 4).map(async ({ token }) => {
    for (let attempt = 0; isReading; attempt++) {
      const path = `/api/v1/days/${dateFromNow(1)}?sport=tennis`;
      const outcome = await fetch(balancer.urlOf(attempt) + path, {
        headers: { authorization: `Bearer ${token}` },
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        () => NO_RESPONSE,
      );
      reads[outcome] = (reads[outcome] ?? 0) + 1;
    }
  });
  for (const index of [0, 1]) {
    await load.progress(50);
    const old = processes[index];
    old?.child.kill("SIGTERM");
    // The balancer has noticed before the process takes no more connections.
    if (old) await once(old.child, "exit");
    processes[index] = await start();
    await expect.poll(() => balancer.ready()).toHaveLength(2);
    await load.progress(50);
  }
  isReading = false;
  await Promise.all([load.stop(), ...readers]);
  await balancer.close();

  expect(load.setbacks).toEqual({});
  expect(Object.keys(reads)).toEqual(["200"]);
  const rows = await ownerSql`select id from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  expect(rows.map(({ id }) => id).sort()).toEqual(load.acknowledged.map(({ id }) => id).sort());
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);
});

/** Asks each process every tenth of a second whether it is ready, as docs/scaling.md wants of a balancer, and chooses among those. */
function openBalancer(urls: () => string[]) {
  let ready: string[] = [];
  let isOpen = true;
  const watch = (async () => {
    while (isOpen) {
      const answers = await Promise.all(
        urls().map((url) =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      ready = urls().filter((_, index) => answers[index]);
      await delay(100);
    }
  })();
  return {
    ready: () => ready,
    urlOf: (attempt: number): string => ready[attempt % ready.length] ?? "",
    close: () => {
      isOpen = false;
      return watch;
    },
  };
}
