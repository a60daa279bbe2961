import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { backUp } from "../../tools/backup/back-up.ts";
import { readClusterSettings } from "../../tools/postgres/cluster-settings.ts";
import { startPostgres } from "../../tools/postgres/embedded-postgres.ts";

const root = join(import.meta.dirname, "../..");
const home = mkdtempSync(join(tmpdir(), "courtside-to-a-minute-"));
// The account as which Postgres runs may be another.
chmodSync(home, 0o711);
// Names with what a shell and Postgres would read otherwise.
const walArchive = join(home, "the club's log, 100% of it");
const backup = join(home, "backup.tar.gz");
const places: string[] = [];
const place = (name: string) => {
  const dataDir = join(home, name);
  places.push(dataDir);
  return dataDir;
};

const restore = (dataDir: string, file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, "tools/restore.ts"), file, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, WAL_ARCHIVE: walArchive },
  });

/** Runs the embedded database of a DATA_DIR for a while. */
async function running<Result>(dataDir: string, work: (sql: postgres.Sql, url: string) => Promise<Result>) {
  const server = await startPostgres({ dataDir, walArchive });
  const sql = postgres(server.url(), { max: 1, onnotice: () => {} });
  try {
    return await work(sql, server.url());
  } finally {
    await sql.end();
    await server.stop();
  }
}
const add = (sql: postgres.Sql, name: string) => sql`insert into clubs (name) values (${name})`;
const clubs = async (sql: postgres.Sql) =>
  (await sql<{ name: string }[]>`select name from clubs order by name`).map(({ name }) => name);

const clock = async (sql: postgres.Sql): Promise<string> => {
  const [row] = await sql<{ now: string }[]>`select to_json(clock_timestamp()) #>> '{}' as now`;
  return row?.now ?? "";
};

/** Of the database's clock: before the mistake, after what came before it. */
let justBefore: string;
/** After the mistake, before the last thing that the database did. */
let after: string;

beforeAll(async () => {
  const dataDir = place("source");
  await running(dataDir, async (sql, url) => {
    await migrate({ url });
    await loadKeyFile(dataDir, undefined);
    await add(sql, "In the backup");
    await backUp(dataDir, url, backup);
    await add(sql, "Later");
    justBefore = await clock(sql);
    await sql`delete from clubs`;
    await add(sql, "After the mistake");
    after = await clock(sql);
    await add(sql, "Last");
  });
}, 120_000);

afterAll(() => {
  for (const dataDir of places) {
    const cluster = readClusterSettings(dataDir)?.cluster;
    // When run as root, the cluster lies in another user's home.
    if (cluster) rmSync(cluster.startsWith(dataDir) ? cluster : dirname(cluster), { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
});

test("a backup and the log give the database of any instant; a restored one keeps a log of its own", async () => {
  const dataDir = place("before the mistake");
  const { stdout } = await restore(dataDir, backup, "--until", justBefore);
  expect(stdout).toContain("Restored: ");
  const again = join(home, "again.tar.gz");
  const then = await running(dataDir, async (sql, url) => {
    expect(await clubs(sql)).toEqual(["In the backup", "Later"]);
    await backUp(dataDir, url, again);
    await add(sql, "Of the new timeline");
    const now = await clock(sql);
    await add(sql, "Still later");
    return now;
  });
  const [folder] = readdirSync(walArchive);
  const names = readdirSync(join(walArchive, folder ?? ""));
  expect(names).toContain("00000002.history.gz");
  expect(names.filter((name) => !name.endsWith(".gz"))).toEqual([]);

  const next = place("next");
  await restore(next, again, "--until", then);
  await running(next, async (sql) =>
    expect(await clubs(sql)).toEqual(["In the backup", "Later", "Of the new timeline"]),
  );

  // The first backup still leads to what its own database did later.
  const corrected = place("corrected");
  await restore(corrected, backup, "--until", after);
  await running(corrected, async (sql) => expect(await clubs(sql)).toEqual(["After the mistake"]));
}, 240_000);

test("the backup from before a restore leads to what the restored database did", async () => {
  const [dataDir, next] = [place("restored"), place("restored again")];
  await restore(dataDir, backup, "--until", justBefore);
  const then = await running(dataDir, async (sql) => {
    await add(sql, "After the restore");
    const now = await clock(sql);
    await add(sql, "Still later");
    return now;
  });
  await restore(next, backup, "--until", then);
  await running(next, async (sql) => expect(await clubs(sql)).toEqual(["After the restore", "In the backup", "Later"]));
}, 240_000);

test("without an instant it is the backup's", async () => {
  const dataDir = place("as backed up");
  await restore(dataDir, backup);
  await running(dataDir, async (sql) => expect(await clubs(sql)).toEqual(["In the backup"]));
}, 120_000);

test("an instant that cannot be reached, or is none, changes nothing", async () => {
  const dataDir = mkdtempSync(join(home, "kept-"));
  writeFileSync(join(dataDir, "keys.json"), "other keys");
  const rejected = (until: string) =>
    restore(dataDir, backup, "--until", until).then(
      () => expect.unreachable(),
      ({ stderr }: { stderr: string }) => stderr,
    );
  expect(await rejected("2026-03-08T09:30:00")).toContain("--until: ");
  expect(await rejected("2099-03-08T09:30:00Z")).toContain("--until: ");
  expect(await rejected("2020-03-08T09:30:00Z")).toContain("is before it");
  expect(await rejected(new Date().toISOString())).toMatch(/Nothing was restored: .*before configured recovery target/);
  expect(readFileSync(join(dataDir, "keys.json"), "utf8")).toBe("other keys");
  expect(existsSync(join(dataDir, "postgres.json"))).toBe(false);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
}, 120_000);
