import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readClusterSettings } from "../../tools/postgres/cluster-settings.ts";
import { type EmbeddedPostgres, startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { isAlive } from "../../tools/process/running-process.ts";

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "courtside-launch-"));
});

afterAll(() => {
  const cluster = readClusterSettings(dataDir)?.cluster;
  if (cluster) rmSync(cluster, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

async function query<T>(url: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}

const notes = (server: EmbeddedPostgres) =>
  query(server.url(), async (sql) => (await sql`select text from notes order by text`).map(({ text }) => text));

test("keeps committed rows over a stop, a kill of the server and a kill of the launcher", {
  timeout: 60_000,
}, async () => {
  const first = await startPostgres({ dataDir });
  await query(first.url(), (sql) => sql`create table notes (text text)`);
  await query(first.url(), (sql) => sql`insert into notes values ('before the stop')`);
  await first.stop();
  expect(isAlive(first.pid())).toBe(false);

  const log = vi.fn();
  const second = await startPostgres({ dataDir, log });
  expect(await notes(second)).toEqual(["before the stop"]);
  await query(second.url(), (sql) => sql`insert into notes values ('killed server')`);
  const killed = second.pid();
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(log.mock.lastCall?.[0]).toContain("SIGKILL");
  expect(second.pid()).not.toBe(killed);
  expect(await notes(second)).toEqual(["before the stop", "killed server"]);
  await second.stop();

  const orphan = await startInKilledProcess(dataDir);
  expect(isAlive(orphan)).toBe(true);
  const third = await startPostgres({ dataDir });
  expect(isAlive(orphan)).toBe(false);
  expect(await notes(third)).toEqual(["before the stop", "killed server"]);
  await third.stop();
});

/** Starts the server in a process of its own, kills that process, and returns the id of the server it leaves behind. */
async function startInKilledProcess(directory: string): Promise<number> {
  const module = join(import.meta.dirname, "../../tools/postgres/embedded-postgres.ts");
  const script = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    const server = await startPostgres({ dataDir: ${JSON.stringify(directory)} });
    console.log(server.pid());
    setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(launcher.stdout), "line");
  launcher.kill("SIGKILL");
  await once(launcher, "exit");
  return Number(line);
}

test("deletes a throwaway cluster when it is stopped", { timeout: 30_000 }, async () => {
  const throwaway = mkdtempSync(join(tmpdir(), "courtside-throwaway-"));
  const server = await startPostgres({ dataDir: throwaway, throwaway: true });
  const [row] = await query(
    server.url(),
    (sql) => sql`select current_setting('fsync') as fsync, current_database() as name`,
  );
  expect(row).toEqual({ fsync: "off", name: "courtside" });
  await server.stop();
  expect(existsSync(throwaway)).toBe(false);
  expect(existsSync(server.cluster)).toBe(false);
});
