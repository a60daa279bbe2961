import { type ExecFileException, execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { loadKeyFile } from "../../api/src/keys/key-file.ts";
import { backUp } from "../../tools/backup/back-up.ts";
import { putBack } from "../../tools/backup/put-back.ts";
import { readClusterSettings } from "../../tools/postgres/cluster-settings.ts";
import { embeddedUrl, startPostgres } from "../../tools/postgres/embedded-postgres.ts";

const root = join(import.meta.dirname, "../..");
const home = mkdtempSync(join(tmpdir(), "courtside-failed-restore-"));
// The account as which Postgres runs may be another.
chmodSync(home, 0o711);
const places = [join(home, "source")];
const file = (name: string) => join(home, `${name}.tar.gz`);

/** A DATA_DIR with other keys in it. */
function place(name: string): string {
  const dataDir = join(home, name);
  places.push(dataDir);
  mkdirSync(dataDir, { mode: 0o711 });
  writeFileSync(join(dataDir, "keys.json"), "other keys");
  return dataDir;
}

/** `npm run restore`, and what it wrote to its errors. */
function restore(dataDir: string, backup: string) {
  const { promise, resolve } = Promise.withResolvers<{ error: ExecFileException | null; stderr: string }>();
  const child = execFile(
    process.execPath,
    [join(root, "tools/restore.ts"), file(backup)],
    { env: { ...process.env, DATA_DIR: dataDir } },
    (error, _, stderr) => resolve({ error, stderr }),
  );
  return { child, ended: promise };
}

/** The log of a server that ran is no part of the database. */
function expectUntouched(dataDir: string) {
  expect(readdirSync(dataDir).filter((name) => name !== "postgres.log")).toEqual(["keys.json"]);
  expect(readFileSync(join(dataDir, "keys.json"), "utf8")).toBe("other keys");
}

beforeAll(async () => {
  const [dataDir = ""] = places;
  const server = await startPostgres({ dataDir });
  const url = server.url();
  await migrate({ url });
  await loadKeyFile(dataDir, undefined);
  await backUp(dataDir, url, file("good"));
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`
    create function wait() returns event_trigger language plpgsql as $$ begin perform pg_sleep(600); end $$;
    create event trigger wait on ddl_command_start execute function wait()`);
  await backUp(dataDir, url, file("hanging"));
  await sql`insert into schema_version (version, name) values (9999, 'of-tomorrow')`;
  await backUp(dataDir, url, file("newer"));
  await sql.end();
  await server.stop();
}, 240_000);

afterAll(() => {
  for (const dataDir of places) {
    const cluster = readClusterSettings(dataDir)?.cluster;
    // When run as root, the cluster lies in another user's home.
    if (cluster) rmSync(cluster.startsWith(dataDir) ? cluster : dirname(cluster), { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
});

test("a backup that this release cannot migrate changes nothing, and another one can be restored after it", async () => {
  const dataDir = place("newer");
  const { error, stderr } = await restore(dataDir, "newer").ended;
  expect([error?.code, stderr]).toEqual([1, expect.stringMatching(/Nothing was restored: .*at migration 9999/)]);
  expectUntouched(dataDir);
  const again = await restore(dataDir, "good").ended;
  expect([again.error, again.stderr]).toEqual([null, ""]);
  expect(readFileSync(join(dataDir, "keys.json.before-restore"), "utf8")).toBe("other keys");
}, 240_000);

test("Ctrl-C while the restored database is migrated changes nothing", async () => {
  const dataDir = place("hanging");
  const { child, ended } = restore(dataDir, "hanging");
  const isMigrating = async () => {
    const { port, superuserPassword } = readClusterSettings(dataDir) ?? { port: 0, superuserPassword: "" };
    const sql = postgres(embeddedUrl(port, superuserPassword), { max: 1, connect_timeout: 5 });
    try {
      expect(await sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`).toHaveLength(1);
    } finally {
      await sql.end();
    }
  };
  await vi.waitFor(isMigrating, { timeout: 60_000, interval: 50 });
  const cluster = readClusterSettings(dataDir)?.cluster ?? "";
  child.kill("SIGINT");
  await ended;
  expectUntouched(dataDir);
  expect(existsSync(cluster)).toBe(false);
}, 240_000);

test("where the passwords cannot be saved, the keys and the database that were in place are taken back", async () => {
  const dataDir = place("unsaved");
  // What is written first under this name cannot be.
  mkdirSync(join(dataDir, `postgres.json.${process.pid}`));
  await expect(putBack(dataDir, file("good"))).rejects.toThrow("EISDIR");
  rmSync(join(dataDir, `postgres.json.${process.pid}`), { recursive: true });
  expectUntouched(dataDir);
  await putBack(dataDir, file("good")).then((takeBack) => takeBack());
  expectUntouched(dataDir);
}, 240_000);
