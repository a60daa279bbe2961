import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { keysOf } from "../../api/src/keys/keys.ts";
import { QA_EMAILS, QA_PASSWORD } from "../../api/src/qa/personas.ts";
import { backUp } from "../../tools/backup/back-up.ts";
import { putBack } from "../../tools/backup/put-back.ts";
import { readClusterSettings } from "../../tools/postgres/cluster-settings.ts";
import { type EmbeddedPostgres, startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { seed } from "../../tools/seed/seed.ts";
import { startApi } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { contentOf, isolationOf, sequencesOf } from "../support/database-content.ts";
import { type LoadClub, makeLoadClub } from "../support/load-club.ts";
import { ask, DOING_RULES, dateIn, type Operation, startDoing } from "../support/operations.ts";
import { NO_WAITLIST_VIOLATIONS, waitlistViolations } from "../support/waitlist-invariants.ts";

const SITE = "http://localhost";
/** Clubs of sample data beside the one under load; they make the copy take longer. */
const CLUBS = Number(process.env.BACKUP_CLUBS ?? 1);
const TIME_LIMIT = 60_000 + CLUBS * 10_000;
/** No system assigns so high a process id. */
const KILLED = 2 ** 30;
const root = join(import.meta.dirname, "../..");
const home = mkdtempSync(join(tmpdir(), "courtside-backup-"));
const [first, second, third] = ["first", "second", "third"].map((name) => join(home, name)) as [string, string, string];
const busy = join(home, "busy.tar.gz");
const quiet = join(home, "quiet.tar.gz");

const connect = (server: EmbeddedPostgres) => postgres(server.url(), { max: 2, onnotice: () => {} });
/** A command of tools/, as people run it. */
const run = (command: string, dataDir: string, file: string) =>
  promisify(execFile)(process.execPath, [join(root, "tools", command), file], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

async function serve(server: EmbeddedPostgres, dataDir: string) {
  const env = { DATABASE_URL: server.url("courtside", "courtside_api"), DATA_DIR: dataDir, SITE_URL: SITE };
  const api = await startApi({ ...env, LOG_LEVEL: "warn", QA_LOGIN: "on" });
  onTestFinished(api.stop);
  return api;
}

async function tokens(url: string, grant: "password" | "refresh_token", body: object) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as { access_token: string; refresh_token: string };
}
const account = { email: QA_EMAILS.admin, password: QA_PASSWORD };

/** Tomorrow's grid of the club under load, as its first member sees it. */
async function grid(url: string): Promise<Record<string, unknown>> {
  const path = `/availability?date=${dateIn(1)}&sport=tennis`;
  const { now: _, ...rest } = await ask(url, club.members[0]?.token ?? "", "GET", path, null, 200);
  return rest;
}

let club: LoadClub;
let operations: Operation[];
/** When the copy under load began, and when it was done. */
let copied: { from: number; until: number };
let source: { content: Record<string, string>; isolation: string[]; sequences: Record<string, number> };
let seen: { grid: Record<string, unknown>; refreshToken: string };

beforeAll(async () => {
  const server = await startPostgres({ dataDir: first });
  await migrate({ url: server.url() });
  await server.enableApiRole();
  await seed({ url: server.url(), qa: true, clubs: CLUBS, days: 7 });
  const keys = await keysOf(await loadKeyFile(first, undefined));
  const sql = connect(server);
  club = await makeLoadClub(sql, keys, { members: 4, courts: 4, rules: DOING_RULES, siteUrl: SITE });
  const api = await startApi({
    DATABASE_URL: server.url("courtside", "courtside_api"),
    DATA_DIR: first,
    SITE_URL: SITE,
    LOG_LEVEL: "warn",
  });
  const { refresh_token: refreshToken } = await tokens(api.url, "password", account);

  const doing = startDoing(club, api.url);
  mkdirSync(join(home, `.courtside-backup-${hostname()}-${KILLED}-x`));
  await breakOff(server);
  await doing.progress(40);
  const from = performance.now();
  await backUp(first, server.url(), busy);
  copied = { from, until: performance.now() };
  await doing.progress(20);
  await doing.stop();
  operations = doing.operations;

  await untilNothingIsDue(sql);
  seen = { grid: await grid(api.url), refreshToken };
  await api.stop();
  source = { content: await contentOf(sql), isolation: await isolationOf(sql), sequences: await sequencesOf(sql) };
  await sql.end();
  await server.stop();
  await run("backup.ts", first, quiet);
}, TIME_LIMIT);

afterAll(() => {
  for (const dataDir of [first, second, third]) {
    const cluster = readClusterSettings(dataDir)?.cluster;
    // When run as root, the cluster lies in another user's home.
    if (cluster) rmSync(cluster.startsWith(dataDir) ? cluster : dirname(cluster), { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
});

/** Starts a backup and interrupts it, as Ctrl-C does. */
async function breakOff(server: EmbeddedPostgres): Promise<void> {
  const abort = new AbortController();
  const broken = backUp(first, server.url(), join(home, "broken.tar.gz"), abort.signal);
  const stages = () => readdirSync(home).filter((name) => name.startsWith(".courtside-backup-"));
  const begun = () => expect(stages().flatMap((name) => readdirSync(join(home, name)))).toContain("postgres");
  const end = () => abort.abort();
  await Promise.all([
    expect(broken).rejects.toThrow("aborted"),
    vi.waitFor(begun, { timeout: 20_000, interval: 5 }).then(end),
  ]);
  expect(stages()).toEqual([]);
}

/** Waits until the waitlist's job has offered the slots that the load freed. */
const untilNothingIsDue = (sql: postgres.Sql) =>
  vi.waitFor(
    async () => {
      const due = await sql`select 1 from waitlist_checks where due_at <= now()`;
      if (due.length > 0) throw new Error("the waitlist's job has not come by");
    },
    { timeout: 30_000, interval: 50 },
  );

test(
  "a backup under load, restored elsewhere, has everything that was confirmed before it and no partial operation",
  async () => {
    expect(statSync(busy).mode & 0o077).toBe(0);
    mkdirSync(second, { mode: 0o711 });
    writeFileSync(join(second, "keys.json"), "other keys");
    await putBack(second, busy);
    expect(readFileSync(join(second, "keys.json"), "utf8")).toBe(readFileSync(join(first, "keys.json"), "utf8"));
    expect(readFileSync(join(second, "keys.json.before-restore"), "utf8")).toBe("other keys");
    const server = await startPostgres({ dataDir: second });
    onTestFinished(server.stop);
    // Reads the whole log from the backup's beginning, not only from the last checkpoint as after a crash.
    expect(readFileSync(join(second, "postgres.log"), "utf8")).toContain("completed backup recovery");
    const sql = connect(server);
    onTestFinished(() => sql.end());

    const names = await sql<{ name: string }[]>`
    select action || ' ' || subject_id as name from audit_log where club_id = ${club.clubId}`;
    const kept = new Set(names.map(({ name }) => name));
    const [there, missing] = [
      operations.filter(({ name }) => kept.has(name)),
      operations.filter(({ name }) => !kept.has(name)),
    ];
    expect(missing.filter(({ responded }) => responded < copied.from)).toEqual([]);
    expect(there.filter(({ asked }) => asked > copied.until)).toEqual([]);
    // The state is that of the backup's end, and of one instant: no row is there without the rows committed before it.
    expect(there.filter(({ asked }) => asked > copied.from).length).toBeGreaterThan(0);
    const lastAsked = Math.max(...there.map(({ asked }) => asked));
    expect(missing.filter(({ responded }) => responded < lastAsked)).toEqual([]);

    const [torn] = await sql`
    with log as (select action, subject_id::text as id from audit_log where club_id = ${club.clubId})
    select
      (select count(*)::int from bookings b full join (select id from log where action = 'booking.created') l on l.id = b.id::text
       where b.club_id = ${club.clubId} and l.id is null or b.id is null) as created,
      (select count(*)::int from bookings b where b.club_id = ${club.clubId}
         and (b.status = 'canceled') <> exists (select from log where action = 'booking.canceled' and id = b.id::text)) as canceled,
      (select count(*)::int from log where action = 'waitlist.joined'
         and not exists (select from waitlist_entries e where e.id::text = log.id)) as waiting,
      (select count(*)::int from log where action in ('booking.created', 'waitlist.joined')
         and not exists (select from idempotency_keys k where k.response ->> 'id' = log.id)) as responses`;
    expect(torn).toEqual({ created: 0, canceled: 0, waiting: 0, responses: 0 });
    expect(await bookingViolations(sql, club.clubId)).toEqual(NO_VIOLATIONS);
    expect(await waitlistViolations(sql, club.clubId)).toEqual(NO_WAITLIST_VIOLATIONS);
    console.log(
      `${operations.length} operations, ${there.length} of them in the backup; ${missing.length} came after its end`,
    );
  },
  TIME_LIMIT,
);

test(
  "npm run backup and npm run restore keep every row of every table, and the product works on the result",
  async () => {
    await expect(putBack(first, quiet)).rejects.toThrow("holds a database");
    expect((await run("restore.ts", third, quiet)).stdout).toContain("Restored: ");
    const server = await startPostgres({ dataDir: third });
    onTestFinished(server.stop);
    const sql = connect(server);
    onTestFinished(() => sql.end());
    expect(await contentOf(sql)).toEqual(source.content);
    expect(await isolationOf(sql)).toEqual(source.isolation);
    expect(source.isolation.join()).toContain("table bookings enabled true forced true");
    // Postgres reserves sequence values ahead: a number may be skipped, none comes twice.
    for (const [name, value] of Object.entries(await sequencesOf(sql)))
      expect(value, name).toBeGreaterThanOrEqual(source.sequences[name] ?? 0);

    const { url } = await serve(server, third);
    const asApi = postgres(server.url("courtside", "courtside_api"), { max: 1, onnotice: () => {} });
    await expect(asApi`select 1 from bookings`).rejects.toThrow("permission denied");
    await asApi.end();
    expect(await grid(url)).toEqual(seen.grid);
    const { access_token: token } = await tokens(url, "password", account);
    expect(await ask(url, token, "GET", "/me", null, 200)).toMatchObject({ role: "admin" });
    await tokens(url, "refresh_token", { refresh_token: seen.refreshToken });
    const [member] = club.members;
    const input = { court_id: club.courtIds[0], start_time: `${dateIn(300)}T10:00` };
    await ask(url, member?.token ?? "", "POST", "/bookings", input, 201);
    expect(await bookingViolations(sql, club.clubId)).toEqual(NO_VIOLATIONS);
  },
  TIME_LIMIT,
);

test("what cannot be backed up or restored is reported in one sentence, and nothing changes", async () => {
  const nowhere = "postgres://nobody@127.0.0.1:1/none";
  await expect(backUp(first, nowhere, busy)).rejects.toThrow("never overwrites another");
  await expect(backUp(first, nowhere, join(home, "other"))).rejects.toThrow(
    "No backup was made: Postgres does not respond",
  );
  await expect(backUp(first, nowhere, join(busy, "inside"))).rejects.toThrow("No backup was made: EEXIST");
  const dataDir = mkdtempSync(join(home, "empty-"));
  const torn = join(dataDir, "torn.tar.gz");
  writeFileSync(torn, readFileSync(busy).subarray(0, 100_000));
  const text = join(dataDir, "text.tar.gz");
  writeFileSync(text, "not an archive");
  await expect(putBack(dataDir, join(home, "none.tar.gz"))).rejects.toThrow("There is no ");
  await expect(putBack(dataDir, text)).rejects.toThrow(/cannot be read as a backup|is no backup/);
  await expect(putBack(dataDir, torn)).rejects.toThrow(/cannot be read as a backup|is no backup/);
  expect(readdirSync(dataDir).sort()).toEqual(["text.tar.gz", "torn.tar.gz"]);
  rmSync(dataDir, { recursive: true });
  // Neither the interrupted backup's files nor those of a killed one.
  expect(readdirSync(home).sort()).toEqual(["busy.tar.gz", "first", "quiet.tar.gz", "second", "third"]);
});
