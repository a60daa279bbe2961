import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { backUp } from "../../tools/backup/back-up.ts";
import { backUpLog } from "../../tools/backup/back-up-log.ts";
import { putBack } from "../../tools/backup/put-back.ts";
import { readClusterSettings } from "../../tools/postgres/cluster-settings.ts";
import { startPostgres } from "../../tools/postgres/embedded-postgres.ts";

const root = join(import.meta.dirname, "../..");
const home = mkdtempSync(join(tmpdir(), "courtside-incremental-"));
// The account as which Postgres runs may be another.
chmodSync(home, 0o711);
const places: string[] = [];
const place = (name: string) => {
  const dataDir = join(home, name);
  places.push(dataDir);
  mkdirSync(dataDir, { mode: 0o711 });
  return dataDir;
};
const file = (name: string) => join(home, `${name}.tar.gz`);

/** A command of tools/, as people run it. */
const run = (command: string, dataDir: string, args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, "tools", command), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
/** Runs the embedded database of a DATA_DIR for a while. */
async function running<Result>(
  dataDir: string,
  work: (sql: postgres.Sql, url: string) => Promise<Result>,
  walArchive?: string,
) {
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
const clubs = (dataDir: string, walArchive?: string) =>
  running(
    dataDir,
    async (sql) => (await sql<{ name: string }[]>`select name from clubs order by name`).map(({ name }) => name),
    walArchive,
  );

const source = place("source");
/** Of the database's clock, between the first increment and the second. */
let between: string;
let isContinued: (string | null)[];

beforeAll(async () => {
  await running(source, async (sql, url) => {
    await migrate({ url });
    await loadKeyFile(source, undefined);
    const next = (name: string) => backUpLog(source, url, () => file(name));
    await add(sql, "1 whole");
    const whole = await next("whole");
    await add(sql, "2 first");
    // So much that the whole one's last part of the log is not in the second increment as well.
    await sql`select pg_switch_wal()`;
    await add(sql, "2 first too");
    const first = await next("first");
    await add(sql, "3 second");
    const [row] = await sql<{ now: string }[]>`select to_json(clock_timestamp()) #>> '{}' as now`;
    between = row?.now ?? "";
    // A whole one made between two increments neither breaks their chain nor needs the earlier ones.
    await backUp(source, url, file("later"));
    await add(sql, "4 second");
    writeFileSync(join(source, "keys.json"), "newer keys");
    const second = await next("second");
    await add(sql, "5 in none");
    isContinued = [whole, first, second].map(({ since }) => since);
  });
}, 300_000);

afterAll(() => {
  for (const dataDir of places) {
    const cluster = readClusterSettings(dataDir)?.cluster;
    // When run as root, the cluster lies in another user's home.
    if (cluster) rmSync(cluster.startsWith(dataDir) ? cluster : dirname(cluster), { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
});

test("the first is a whole backup, the next ones hold the log since the one before, readable by their owner alone", () => {
  expect(isContinued).toEqual([null, "whole.tar.gz", "whole.tar.gz"]);
  expect(statSync(file("second")).mode & 0o077).toBe(0);
  // The first has the end of what came before the whole one as well.
  expect(statSync(file("second")).size).toBeLessThan(statSync(file("whole")).size / 10);
});

test("a whole backup and its increments give the database and the keys of the last one", async () => {
  const dataDir = place("all");
  const { stdout } = await run("restore.ts", dataDir, ["whole", "first", "second"].map(file));
  expect(stdout).toContain("Restored: ");
  expect(await clubs(dataDir)).toEqual(["1 whole", "2 first", "2 first too", "3 second", "4 second"]);
  expect(readFileSync(join(dataDir, "keys.json"), "utf8")).toBe("newer keys");
}, 300_000);

test("fewer increments, or a later whole backup with those after it, give what they hold", async () => {
  const [some, later] = [place("some"), place("later")];
  await putBack(some, file("whole"), { increments: [file("first")] });
  expect(await clubs(some)).toEqual(["1 whole", "2 first", "2 first too"]);
  await putBack(later, file("later"), { increments: [file("second")] });
  expect(await clubs(later)).toEqual(["1 whole", "2 first", "2 first too", "3 second", "4 second"]);
}, 300_000);

test("an instant within the increments is reached without WAL_ARCHIVE", async () => {
  const dataDir = place("instant");
  await run("restore.ts", dataDir, [...["whole", "first", "second"].map(file), "--until", between]);
  expect(await clubs(dataDir)).toEqual(["1 whole", "2 first", "2 first too", "3 second"]);
}, 300_000);

test("with WAL_ARCHIVE too, increments end where the last one does, and what follows is a timeline of its own", async () => {
  const dataDir = place("archived");
  const walArchive = join(home, "the club's log");
  await putBack(dataDir, file("whole"), { increments: [file("first")], walArchive });
  expect(await clubs(dataDir, walArchive)).toEqual(["1 whole", "2 first", "2 first too"]);
  const next = await running(dataDir, (_, url) => backUpLog(dataDir, url, () => file("restored")), walArchive);
  // A restored database begins with a whole backup of its own.
  expect(next.since).toBeNull();
}, 300_000);

test("increments that do not follow are rejected by name, and nothing changes", async () => {
  const dataDir = mkdtempSync(join(home, "kept-"));
  const restoring = (whole: string, ...increments: string[]) =>
    putBack(dataDir, file(whole), { increments: increments.map(file) });
  await expect(restoring("whole", "second")).rejects.toThrow(/second.*does not follow/);
  await expect(restoring("whole", "first", "second", "first")).rejects.toThrow(/first.*is older/);
  await expect(restoring("whole", "later")).rejects.toThrow(/later.*is no incremental backup/);
  await expect(restoring("first", "second")).rejects.toThrow(/first.*is no backup of Courtside/);
  await expect(restoring("whole", "none")).rejects.toThrow("There is no ");
  expect(existsSync(join(dataDir, "postgres.json"))).toBe(false);
}, 300_000);

test("log that Postgres no longer keeps costs a whole backup, not a gap", async () => {
  const again = await running(source, async (sql, url) => {
    await sql`select pg_drop_replication_slot('courtside_backup')`;
    return backUpLog(source, url, (isWhole) => file(isWhole ? "anew" : "gap"));
  });
  expect([again.file, again.since]).toEqual([file("anew"), null]);
}, 300_000);
