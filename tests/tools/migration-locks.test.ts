import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { LOCK_LIMITS, type LockLimits } from "../../api/db/lock-limits.ts";
import { migrate, migrationVersion } from "../../api/db/migrate.ts";
import { type EmbeddedPostgres, startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { migrationFiles, planUpgrade } from "../../tools/upgrade/plan-upgrade.ts";
import { readDatabase } from "../../tools/upgrade/read-database.ts";
import { upgradeReport } from "../../tools/upgrade/upgrade-report.ts";
import { runTool } from "../support/run-tool.ts";

const NEXT = migrationVersion() + 1;
const LIMITS: LockLimits = { ...LOCK_LIMITS, lock: 200 };

let server: EmbeddedPostgres;
const folders: string[] = [];
const newFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `courtside-${name}-`));
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  server = await startPostgres({ dataDir: newFolder("locks"), throwaway: true });
  await migrate({ url: server.url() });
}, 30_000);

afterAll(async () => {
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the migrated database, and connections to it that end with the test. */
async function copyOfDatabase(name: string) {
  const admin = postgres(server.url("postgres"), { max: 1 });
  await admin`create database ${admin(name)} template courtside`;
  await admin.end();
  const url = server.url(name);
  const connect = (program: string) => {
    const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: program } });
    onTestFinished(() => sql.end({ timeout: 1 }));
    return sql;
  };
  return { url, connect };
}

/** The release's migrations and one more. */
function withMigration(sql: string): string {
  const folder = newFolder("migrations");
  cpSync(join(import.meta.dirname, "../../api/db/migrations"), folder, { recursive: true });
  writeFileSync(join(folder, `${String(NEXT).padStart(3, "0")}.do.probe.sql`), sql);
  return folder;
}

/** Runs a statement in a transaction that stays open until the function it gives is called. */
async function hold(sql: postgres.Sql, statement: string): Promise<() => Promise<void>> {
  const session = await sql.reserve();
  await session.unsafe("begin");
  await session.unsafe(statement);
  return async () => {
    await session.unsafe("commit");
    session.release();
  };
}

const columns = async (sql: postgres.Sql) =>
  (await sql`select 1 from pg_attribute where attrelid = 'courts'::regclass and attname = 'probe'`).length;

test("a migration lets requests pass while a reader keeps its table, and is applied when that ends", async () => {
  const { url, connect } = await copyOfDatabase("open_reader");
  const release = await hold(connect("report"), "select count(*) from courts");
  const waited = vi.fn();
  const folder = withMigration("alter table courts add column probe integer;");
  const migrating = migrate({ url, folder, limits: LIMITS, onWait: waited });
  await vi.waitFor(() => expect(waited).toHaveBeenCalled(), { timeout: 20_000 });
  // As the api asks: a request ends after five seconds behind a lock. Without the limit all of these would.
  const request = connect("courtside-api");
  await request`set lock_timeout = '5s'`;
  for (let n = 0; n < 5; n++) expect(await request`select count(*) from courts`).toHaveLength(1);
  expect(await columns(request)).toBe(0);
  expect(waited.mock.calls[0]?.[0]).toMatch(
    /^Migration \d+\.do\.probe\.sql waits for a lock and tries again in 0\.5 s\. /,
  );
  await release();
  expect((await migrating).version).toBe(NEXT);
  expect(await columns(request)).toBe(1);
});

test("a lock that is never released ends the migration with a sentence that names who has it; nothing was changed", async () => {
  const { url, connect } = await copyOfDatabase("never_released");
  const release = await hold(connect("nightly report"), "select count(*) from courts");
  const limits = { ...LIMITS, all: 0 };
  const folder = withMigration("alter table courts add column probe integer;");
  const failed = await migrate({ url, folder, limits }).catch((error: Error) => error.message);
  expect(failed).toMatch(
    /probe\.sql found its tables in use for 0 s and changed nothing\. Open transactions: process \d+ \(nightly report, idle in transaction\) for \d+ s\. End that/,
  );
  await release();
  const sql = connect("look");
  expect(await columns(sql)).toBe(0);
  expect((await migrate({ url, folder, limits })).applied).toHaveLength(1);
});

test("a statement that takes too long is ended, unless the migration says how long it needs", async () => {
  const { url } = await copyOfDatabase("too_long");
  // Long enough for every function of the release on a busy machine.
  const limits = { ...LIMITS, statement: 1_500 };
  const slow = "select pg_sleep(2);";
  await expect(migrate({ url, folder: withMigration(slow), limits })).rejects.toThrow(
    /probe\.sql has a statement that ran for 1\.5 s and was ended; it changed nothing/,
  );
  const patient = withMigration(`set local statement_timeout = '1min';\n${slow}`);
  expect((await migrate({ url, folder: patient, limits })).version).toBe(NEXT);
});

const INDEX = "-- concurrently\ncreate index concurrently if not exists courts_probe on courts (name);\n";

test("a concurrent index is made while others write, once by two processes, and anew if an earlier try left it unfinished", async () => {
  const { url, connect } = await copyOfDatabase("concurrent_index");
  const sql = connect("look");
  await sql`create index courts_probe on courts (name)`;
  await sql`update pg_index set indisvalid = false where indexrelid = 'courts_probe'::regclass`;
  const [{ unfinished } = {}] = await sql`select 'courts_probe'::regclass::oid as unfinished`;
  const release = await hold(connect("writer"), "insert into clubs (name) values ('Held')");
  await sql`insert into clubs (name) values ('Meanwhile')`;
  const folder = withMigration(INDEX);
  const migrating = Promise.all([migrate({ url, folder }), migrate({ url, folder })]);
  await release();
  const applied = (await migrating).map((each) => each.applied.length).sort();
  expect(applied).toEqual([0, 1]);
  const [index] =
    await sql`select indexrelid::oid as oid, indisvalid from pg_index where indexrelid = 'courts_probe'::regclass`;
  expect(index?.indisvalid).toBe(true);
  expect(index?.oid).not.toBe(unfinished);
});

test("a concurrent migration with another statement is rejected", async () => {
  const { url } = await copyOfDatabase("not_an_index");
  const folder = withMigration(`${INDEX}update clubs set name = 'x';`);
  await expect(migrate({ url, folder })).rejects.toThrow(
    "A migration that begins with -- concurrently holds one statement",
  );
});

const BATCHES = `-- in batches
with part as (select id from probes where done = 0 order by id limit 1000)
update probes p set done = p.done + 1 from part where p.id = part.id;
`;

test("a migration in batches keeps what it has changed when it is ended, and goes on from there while others write", async () => {
  const { url, connect } = await copyOfDatabase("in_batches");
  const sql = connect("look");
  await sql`create table probes (id integer primary key, done integer not null default 0)`;
  await sql`insert into probes select n from generate_series(1, 2500) as n`;
  const counts = async () =>
    (await sql`select done, count(*)::integer as rows from probes group by done order by done`).map(
      ({ done, rows }) => [done, rows],
    );
  const release = await hold(connect("editor"), "update probes set id = id where id = 1500");
  const folder = withMigration(BATCHES);
  const failed = await migrate({ url, folder, limits: { ...LIMITS, all: 0 } }).catch((error: Error) => error.message);
  expect(failed).toMatch(
    /^A batch of \d+\.do\.probe\.sql found its tables in use for 0 s and changed nothing\. .*\(editor, /,
  );
  expect(await counts()).toEqual([
    [0, 1500],
    [1, 1000],
  ]);
  await release();
  expect((await migrate({ url, folder })).version).toBe(NEXT);
  expect(await counts()).toEqual([[1, 2500]]);
});

test.each([
  ["two statements", "update courts set name = name where id in (select id from courts limit 5); select 1;"],
  ["no limit", "update courts set name = name;"],
  [
    "what it skips it would leave out",
    "delete from courts where id in (select id from courts limit 5 for update skip locked);",
  ],
  ["no change", "select id from courts limit 5;"],
])("a migration in batches is rejected: %s", async (_, statement) => {
  const { url } = await copyOfDatabase(`batches_${Math.random().toString(36).slice(2)}`);
  const folder = withMigration(`-- in batches\n${statement}`);
  await expect(migrate({ url, folder })).rejects.toThrow("A migration that begins with -- in batches holds one insert");
});

const lifetime = {
  atEnd: (undo: () => Promise<void> | void) => onTestFinished(undo),
  hold: async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const started = await starting;
    onTestFinished(started.stop);
    return started;
  },
};

test("an upgrade's report names each table, who waits for it, and how long for its size", async () => {
  const { url, connect } = await copyOfDatabase("upgrade_report");
  const sql = connect("look");
  await sql`insert into clubs (name) select 'Club ' || n from generate_series(1, 500) as n`;
  await sql`analyze clubs`;
  const release = await hold(connect("nightly report"), "select 1");
  const name = (number: number, what: string) => `${String(number).padStart(3, "0")}.do.${what}.sql`;
  const more = [
    { name: name(NEXT, "column"), sql: "alter table courts add column probe integer;" },
    { name: name(NEXT + 1, "rewrite"), sql: "alter table clubs alter column version type bigint;" },
    { name: name(NEXT + 2, "check"), sql: "alter table clubs add constraint probe check (version > -1);" },
    { name: name(NEXT + 3, "index"), sql: "create index probe on clubs (version);" },
    { name: name(NEXT + 4, "rows"), sql: "update clubs set version = 2;" },
    { name: name(NEXT + 5, "concurrent"), sql: INDEX },
    { name: name(NEXT + 6, "table"), sql: "create table probes (id integer primary key, done integer not null);" },
    { name: name(NEXT + 7, "batches"), sql: BATCHES },
  ];
  const state = await readDatabase(url);
  expect(state.migration).toBe(NEXT - 1);
  const plan = await planUpgrade({ ...state, open: [] }, lifetime, [...migrationFiles(), ...more]);
  const report = upgradeReport({ ...state, open: [{ pid: 7, program: "nightly report", seconds: 40 }] }, plan);
  await release();
  expect(report[0]).toMatch(new RegExp(`^From migration ${NEXT - 1} to ${NEXT + 7}: 8 migrations, \\d+ functions\\.$`));
  const text = report.join("\n");
  const size = String.raw`\(500 rows, 0\.\d MiB\)`;
  for (const line of [
    String.raw`column\.sql:\n {2}courts \(0 rows, 0\.\d MiB\): reads and writes wait, less than 1 s`,
    String.raw`rewrite\.sql:\n {2}clubs ${size}: reads and writes wait, each row is written anew, less than 1 s`,
    String.raw`check\.sql:\n {2}clubs ${size}: reads and writes wait, each row is checked, less than 1 s`,
    String.raw`index\.sql:\n {2}clubs ${size}: writes wait, an index is built, less than 1 s`,
    String.raw`rows\.sql:\n {2}clubs ${size}: rows may be changed, others go on, how long is not estimated`,
    String.raw`concurrent\.sql: concurrently, nothing waits`,
    String.raw`table\.sql: no table that is there is locked`,
    String.raw`batches\.sql: in batches, rows are changed while others go on, how long is not estimated`,
    String.raw`functions:\n {2}[\w.]+ \(.*\): writes wait, `,
    String.raw`Longest wait of a request: \S.* The api may keep running\.`,
    String.raw`Open now: process 7 \(nightly report\) for 40 s\.`,
  ])
    expect(text).toMatch(new RegExp(line));
});

const NO_WAY_BACK =
  "There is no way back but a backup: npm run backup, or with DATABASE_URL that server's own tools (docs/backups.md).";

test("a rewrite of a large table is reported as too long for requests", () => {
  const state = {
    migration: NEXT - 1,
    functions: undefined,
    sizes: new Map([["bookings", { rows: 40_000_000, bytes: 6_000_000_000 }]]),
    triggerTables: new Map(),
    open: [],
  };
  const lock = { table: "bookings", mode: "AccessExclusiveLock", work: ["rewrite" as const] };
  const migrations = [{ name: "x", way: "at once" as const, seconds: 0.01, locks: [lock] }];
  expect(upgradeReport(state, { target: NEXT, migrations, functions: [] })).toEqual([
    `From migration ${NEXT - 1} to ${NEXT}: 1 migration, 0 functions.`,
    "",
    "x:",
    "  bookings (40000000 rows, 5722.0 MiB): reads and writes wait, each row is written anew, about 200 s",
    "",
    "Longest wait of a request: about 201 s. Requests fail after 5 s: choose a quiet hour, or split the migration.",
    NO_WAY_BACK,
  ]);
  expect(upgradeReport({ ...state, migration: 0 }, { target: NEXT, migrations, functions: [] })).not.toContain(
    NO_WAY_BACK,
  );
  expect(upgradeReport(state, { target: NEXT - 1, migrations: [], functions: ["f"] })).not.toContain(NO_WAY_BACK);
});

test("npm run upgrade -- --check says that there is nothing to do, or which remotes the new shell would break, and changes nothing", async () => {
  const { url } = await copyOfDatabase("nothing_to_do");
  const siteDir = newFolder("site");
  const env = { DATABASE_URL: url, DATA_DIR: newFolder("upgrade"), SITE_DIR: siteDir };
  const { code, stdout } = await runTool("upgrade", ["--check"], env);
  expect([code, stdout]).toEqual([
    0,
    `Nothing to do: the database is at migration ${NEXT - 1} and has this release's functions.\n`,
  ]);
  const registry = join(siteDir, "remotes.json");
  const live = {
    name: "mf-cafe",
    version: "7",
    contract: 0,
    entry: "/_mf/mf-cafe/7/mf-manifest.json",
    routes: [],
    nav: [],
  };
  writeFileSync(registry, JSON.stringify({ contract: 0, remotes: [live] }));
  const unfit = await runTool("upgrade", ["--check"], env);
  expect([unfit.code, unfit.stdout, unfit.stderr]).toEqual([
    1,
    stdout,
    expect.stringMatching(
      /^\nThis release's shell would not be published\.[\s\S]*\n- mf-cafe 7: It is built for contract 0, /,
    ),
  ]);
  expect(JSON.parse(readFileSync(registry, "utf8")).contract).toBe(0);
  const wrong = await runTool("upgrade", ["--now"], env);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("use it as npm run upgrade -- --check")]);
});
