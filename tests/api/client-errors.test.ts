import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { startApi } from "../support/api-process.ts";
import { call } from "../support/call.ts";
import { startOwnDatabase } from "../support/own-database.ts";

// Reports are limited by address: an api of the file's own that accepts 30 an hour.
const { sql, env } = await startOwnDatabase();
const siteDir = mkdtempSync(join(tmpdir(), "courtside-client-errors-"));
const settings = { DATA_DIR: inject("dataDir"), TEST_CLOCK: "on", LOG_LEVEL: "warn", AUTH_IP_LIMIT_FACTOR: "0.1" };
const { url, stop } = await startApi({ ...env, ...settings, SITE_DIR: siteDir });
afterAll(async () => {
  await stop();
  rmSync(siteDir, { recursive: true });
});

const entry = (version: string, ...screens: string[]) => ({
  name: "mf-coach",
  version,
  entry: `/_mf/mf-coach/${version}/mf-manifest.json`,
  contract: 1,
  routes: screens.map((screen) => ({ path: `/${screen}`, screen, title: "Coaches", access: "club" })),
  nav: [],
});
const LIVE = entry("1.0.0-1a2b3c4d", "coaches");
const CANARY = { ...entry("1.0.0-canary", "coaches"), audience: { share: 10 }, since: "2026-06-01T10:00:00Z" };
writeFileSync(join(siteDir, "remotes.json"), JSON.stringify({ shell: "1.0.0-s", remotes: [LIVE], canaries: [CANARY] }));
/** A release of before, which pages that are open still run. */
const EARLIER = entry("0.9.0-older", "coaches", "schedule");
const folder = join(siteDir, "_mf/mf-coach", EARLIER.version);
mkdirSync(folder, { recursive: true });
const record = { entry: EARLIER, released: "2026-06-01T10:00:00.000Z", by: "release", hashes: {} };
writeFileSync(join(folder, "release.json"), JSON.stringify(record));

beforeEach(async () => {
  await sql`truncate auth.rate_limits, auth.client_errors, auth.client_errors_of_clubs`;
});

const failure = { remote: "mf-coach", version: "1.0.0-1a2b3c4d", kind: "slow", screen: "coaches" };
const report = (body: unknown, more = {}) => call("/client-errors", { method: "POST", body, url, ...more });
const counted = () => sql`
  select remote, version, kind, screen, sum(times)::int as times from auth.client_errors group by 1, 2, 3, 4 order by 3`;
const countedClubs = () => sql`
  select version, club, sum(times)::int as times from auth.client_errors_of_clubs group by 1, 2`;
const byRelease = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
const makeClub = async () =>
  (await sql<{ id: string }[]>`insert into clubs (name) values ('Of a report') returning id`)[0]?.id;

test("a wrong report is rejected by its field, and nothing is counted", async () => {
  const wrong: [string, unknown][] = [
    ["remote", { ...failure, remote: "MF Coach" }],
    ["remote", { ...failure, remote: undefined }],
    ["version", { ...failure, version: "latest" }],
    ["version", { ...failure, version: `1.0.0-${"a".repeat(60)}` }],
    ["kind", { ...failure, kind: "rude" }],
    ["screen", { ...failure, screen: "ann@club.test" }],
    ["message", { ...failure, message: "Ann Smith is undefined" }],
  ];
  for (const [field, body] of wrong) {
    const { status, rejection } = await report(body);
    expect([status, rejection.details?.field], JSON.stringify(body)).toEqual([400, field]);
  }
  const large = await report({ ...failure, message: "x".repeat(3000) });
  expect([large.status, large.rejection.details?.field]).toEqual([413, "body"]);
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ ...failure, message: "x".repeat(3000) })));
      controller.close();
    },
  });
  const headers = { "content-type": "application/json" };
  const streaming = { method: "POST", headers, body: chunked, duplex: "half" };
  const streamed = await fetch(`${url}/api/v1/client-errors`, streaming);
  expect(streamed.status).toBe(413);
  expect(await counted()).toEqual([]);
});

test("errors are counted by the hour, without a session and in a race; the flood after them is rejected", async () => {
  expect((await report({ ...failure, kind: "contract", screen: undefined })).status).toBe(204);
  const responses = await Promise.all(Array.from({ length: 40 }, () => report(failure)));
  const taken = responses.filter(({ status }) => status === 204).length;
  expect(taken).toBeGreaterThanOrEqual(29);
  expect(taken).toBeLessThan(35);
  for (const { status, rejection, headers } of responses.filter(({ status }) => status !== 204)) {
    expect([status, rejection.code]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect([...(await counted())]).toEqual([
    { ...failure, kind: "contract", screen: "", times: 1 },
    { ...failure, times: taken },
  ]);
});

test("a release that a stranger makes up is counted as one with all others", async () => {
  const made = { ...failure, kind: "chunk" };
  for (const body of [
    { ...made, version: "1.0.0-made-up" },
    { ...made, remote: "mf-made-up" },
    { ...made, remote: "mf-other", version: "9.9.9", screen: "made-up" },
    { ...made, version: "1.0.0-1A2B3C4D" },
  ])
    expect((await report({ ...body, club: await makeClub() })).status).toBe(204);
  expect([...(await counted())]).toEqual([{ remote: "other", version: "other", kind: "chunk", screen: "", times: 4 }]);
  expect([...(await countedClubs())]).toEqual([]);
});

test("releases that are live, a canary or still in their folders are counted by name, and by those screens that they have", async () => {
  for (const { version } of [LIVE, CANARY, EARLIER]) {
    await report({ ...failure, version });
    await report({ ...failure, version, screen: "schedule" });
  }
  const of = (version: string, screen: string) => ({ ...failure, version, screen, times: 1 });
  expect((await counted()).toSorted(byRelease)).toEqual(
    [
      ...[of(LIVE.version, "coaches"), of(LIVE.version, "")],
      ...[of(CANARY.version, "coaches"), of(CANARY.version, "")],
      ...[of(EARLIER.version, "coaches"), of(EARLIER.version, "schedule")],
    ].toSorted(byRelease),
  );
});

test("clubs are counted that exist, and no others", async () => {
  const club = await makeClub();
  for (const named of [club, randomUUID(), randomUUID(), undefined]) await report({ ...failure, club: named });
  expect([...(await countedClubs())]).toEqual([{ version: failure.version, club, times: 1 }]);
  expect(await counted()).toMatchObject([{ times: 4 }]);
});

test("nothing about a person, an address or a message is kept", async () => {
  const columns = await sql`
    select column_name as name from information_schema.columns
    where table_schema = 'auth' and table_name = 'client_errors' order by ordinal_position`;
  expect(columns.map(({ name }) => name)).toEqual(["hour", "remote", "version", "kind", "screen", "times"]);
});
