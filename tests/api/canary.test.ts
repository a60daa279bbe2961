import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getsCanary } from "@courtside/contracts/domain/canary.ts";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { openPool } from "../../api/src/db/pool.ts";
import { openLog } from "../../api/src/log.ts";
import { CanaryPages } from "../../api/src/registry/canary-pages.ts";
import { startApi } from "../support/api-process.ts";
import { call } from "../support/call.ts";
import { startOwnDatabase } from "../support/own-database.ts";

const CLUB = "aaaaaaaa-0000-4000-8000-000000000001";
const siteDir = mkdtempSync(join(tmpdir(), "courtside-canary-"));
const remotesFile = join(siteDir, "remotes.json");
const { sql, env } = await startOwnDatabase();
const { url, stop } = await startApi({
  ...env,
  DATA_DIR: inject("dataDir"),
  SITE_DIR: siteDir,
  REMOTE_OVERRIDES: "off",
  SEND_NOTICES: "off",
  LOG_LEVEL: "warn",
});
await sql`insert into clubs (id, name) values (${CLUB}, 'Of the canary')`;
afterAll(async () => {
  await stop();
  rmSync(siteDir, { recursive: true });
});

const entry = (name: string, version: string) => ({
  name,
  version,
  contract: 1,
  entry: `/_mf/${name}/${version}/mf-manifest.json`,
  script: { file: `remote.${version}.js`, integrity: "sha384-ab+/==" },
  routes: [{ path: `/${name}`, screen: "main", title: "Main", access: "club" }],
  nav: [],
});
const LIVE = entry("mf-shop", "1.0.0-live");
const CANARY = entry("mf-shop", "1.0.0-canary");
const BAR = entry("mf-bar", "1.0.0-bar");
/** Each test has a canary of its own, because what is counted of one is kept. */
let since = Date.parse("2026-06-01T10:00:00Z");

const begin = (audience: object, more: object = {}) => {
  since += 1_000;
  const canary = { ...CANARY, audience, since: new Date(since).toISOString(), ...more };
  writeFileSync(remotesFile, JSON.stringify({ shell: "1.0.0-s", remotes: [LIVE, BAR], canaries: [canary] }));
};
const registryFile = () => JSON.parse(readFileSync(remotesFile, "utf8"));
const history = () =>
  readFileSync(`${remotesFile}.history`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

beforeEach(() => {
  writeFileSync(join(siteDir, "app.html"), "<!--REMOTES-->");
  rmSync(`${remotesFile}.history`, { force: true });
});

interface Given {
  version: string;
  preloads: string[];
  registry: { remotes: { name: string; version: string }[]; audiences?: unknown };
  cookies: string[];
}

/** What the page of /mf-shop begins with for a browser with these cookies. */
async function open(cookie = ""): Promise<Given> {
  const response = await fetch(`${url}/mf-shop`, { headers: { cookie } });
  expect(response.status).toBe(200);
  const html = await response.text();
  const registry = JSON.parse(/id="remotes">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  const preloads = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
  return { version: versionIn(registry), preloads, registry, cookies: response.headers.getSetCookie() };
}
const versionIn = ({ remotes }: Given["registry"]) => remotes.find(({ name }) => name === "mf-shop")?.version ?? "";
const numbered = (number: number) => `courtside-session-number=${number}`;
const polled = async (cookie: string) =>
  versionIn(await (await fetch(`${url}/remotes.json`, { headers: { cookie } })).json());

const numbers = Array.from({ length: 200 }, (_, number) => number);
const isInTenth = (number: number) => getsCanary({ share: 10 }, CANARY, { number });
const inTenth = numbers.filter(isInTenth);
const [lucky = 0] = inTenth;
const [other = 0] = numbers.filter((number) => !isInTenth(number));

const report = (version: string, more = {}) =>
  call("/client-errors", { method: "POST", url, body: { remote: "mf-shop", version, kind: "exception", ...more } });

test("a share of the sessions gets the canary with all that belongs to it, page after page, and nothing of the other release", async () => {
  begin({ share: 10 });
  for (const number of numbers.slice(0, 40)) {
    const { version, preloads, registry, cookies } = await open(numbered(number));
    const expected = isInTenth(number) ? CANARY : LIVE;
    expect([version, ...preloads], `session ${number}`).toEqual([
      expected.version,
      `/_mf/mf-shop/${expected.version}/remote.${expected.version}.js`,
    ]);
    expect(registry.remotes.map(({ name }) => name)).toEqual(["mf-shop", "mf-bar"]);
    expect([registry, cookies]).toEqual([expect.not.objectContaining({ canaries: expect.anything() }), []]);
    expect(JSON.stringify(registry)).not.toMatch(/share|since/);
  }
  expect([await polled(numbered(lucky)), await polled(numbered(other))]).toEqual([CANARY.version, LIVE.version]);
});

test("a new session draws its number with its first page, and only while a canary has a share", async () => {
  begin({ share: 10 });
  const first = await open();
  expect(first.cookies).toEqual([
    expect.stringMatching(/^courtside-session-number=\d{1,4}; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const [cookie = ""] = first.cookies[0]?.split(";") ?? [];
  const second = await open(cookie);
  expect([second.version, second.cookies]).toEqual([first.version, []]);

  begin({ clubs: [CLUB], staff: true });
  expect((await open()).cookies).toEqual([]);
});

test("a club's and the staff's canary is theirs alone, and the page says what it depends on", async () => {
  begin({ clubs: [CLUB], staff: true });
  const versions = await Promise.all(
    [`courtside-audience=${CLUB}`, "courtside-audience=+staff", "courtside-audience=", numbered(lucky)].map(
      async (cookie) => (await open(cookie)).version,
    ),
  );
  expect(versions).toEqual([CANARY.version, CANARY.version, LIVE.version, LIVE.version]);
  expect((await open()).registry.audiences).toEqual({ clubs: [CLUB], staff: true });
  begin({ share: 10 });
  expect((await open()).registry).not.toHaveProperty("audiences");
});

test.each([
  ["a share that is none", { audience: { share: 0 } }],
  ["no audience", { audience: undefined }],
  ["routes that no shell understands", { routes: [{ path: "shop" }] }],
])("a canary with %s leaves everybody with the live release", async (_what, broken) => {
  begin({ share: 100 }, broken);
  expect((await open(numbered(lucky))).version).toBe(LIVE.version);
});

test("a canary that fails on its pages is withdrawn by the fifth report; other releases' reports do not count for it", async () => {
  begin({ share: 10 });
  for (const number of inTenth.slice(0, 6)) await open(numbered(number));
  for (const number of numbers.filter((each) => !isInTenth(each)).slice(0, 54)) await open(numbered(number));
  for (let times = 0; times < 6; times++) expect((await report("1.0.0-older")).status).toBe(204);
  expect((await report(LIVE.version)).status).toBe(204);
  for (let times = 0; times < 4; times++) await report(CANARY.version, { club: CLUB });
  expect((await open(numbered(lucky))).version).toBe(CANARY.version);

  expect((await report(CANARY.version, { club: CLUB })).status).toBe(204);
  expect((await open(numbered(lucky))).version).toBe(LIVE.version);
  expect(registryFile()).toEqual({ shell: "1.0.0-s", remotes: [LIVE, BAR], canaries: [] });
  expect(history()).toEqual([
    {
      at: expect.any(String),
      ...{ remote: "mf-shop", version: CANARY.version, what: "withdrawn", who: "error rate" },
      reason: `5 failures on 7 pages; the live release ${LIVE.version}: 1 failures on 54 pages`,
    },
  ]);
  const counted =
    await sql`select version, club, sum(times)::int as times from auth.client_errors_of_clubs group by 1, 2`;
  expect([...counted]).toEqual([{ version: CANARY.version, club: CLUB, times: 5 }]);
});

test("a canary is judged by all pages before the report, also by those whose count is being written", async () => {
  const db = openPool(env.DATABASE_URL);
  const pages = new CanaryPages(db, openLog("warn"));
  const given = { remote: "mf-shop", version: "1.0.0-counted", since: new Date(since).toISOString() };
  const known = async () =>
    (await sql`select pages from auth.canary_health where version = ${given.version}`)[0]?.pages;
  pages.count([given]);
  await pages.flush();

  pages.count([given]);
  const locked = await sql.reserve();
  await locked`begin`;
  await locked`select from auth.canary_health where version = ${given.version} for update`;
  const byTimer = pages.flush();
  const judged = pages.flush().then(known);
  // Time enough for a judgement that does not wait to be made.
  await known();
  await known();
  await locked`rollback`;
  locked.release();
  expect([await judged, await byTimer]).toEqual([2, undefined]);
  await db.end();
});

test("reports at once withdraw it once, and leave the canary that begins after it alone", async () => {
  begin({ staff: true });
  await Promise.all(Array.from({ length: 12 }, () => report(CANARY.version)));
  expect(registryFile().canaries).toEqual([]);
  expect(history()).toHaveLength(1);

  begin({ staff: true });
  await report(CANARY.version);
  expect(registryFile().canaries).toHaveLength(1);
  expect(history()).toHaveLength(1);
});

test("a canary that fails as often as the live release stays", async () => {
  begin({ staff: true });
  for (let times = 0; times < 20; times++) await open();
  for (let times = 0; times < 20; times++) await open("courtside-audience=+staff");
  for (let times = 0; times < 8; times++) await report(LIVE.version);
  for (let times = 0; times < 8; times++) await report(CANARY.version);
  expect(registryFile().canaries).toHaveLength(1);
});

test("a report names a club by its id and by nothing else", async () => {
  const { status, rejection } = await report(CANARY.version, { club: "Riverside Racquet Club" });
  expect([status, rejection.details?.field]).toEqual([400, "club"]);
});
