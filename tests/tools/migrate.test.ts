import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dumpSchema } from "../../api/db/dump-schema.ts";
import { migrate, migrationVersion, versionTable } from "../../api/db/migrate.ts";
import { type EmbeddedPostgres, startPostgres } from "../../tools/postgres/embedded-postgres.ts";

let server: EmbeddedPostgres;

beforeAll(async () => {
  server = await startPostgres({ dataDir: mkdtempSync(join(tmpdir(), "courtside-migrate-")), throwaway: true });
}, 30_000);

afterAll(() => server.stop());

const files = readdirSync(join(import.meta.dirname, "../../api/db/migrations")).sort();

async function emptyDatabase(name: string): Promise<string> {
  const sql = postgres(server.url("postgres"), { max: 1 });
  await sql`create database ${sql(name)}`;
  await sql.end();
  return server.url(name);
}

test("two processes may migrate an empty database at once: one does, the other finds it done", async () => {
  const url = await emptyDatabase("two_at_once");
  const results = await Promise.all([migrate({ url }), migrate({ url })]);
  const [none, all] = results.map(({ applied }) => applied).sort((one, other) => one.length - other.length);
  expect(none).toEqual([]);
  expect(all).toEqual(files);
  expect(results.map(({ version }) => version)).toEqual([migrationVersion(), migrationVersion()]);
});

test("the api's role can read the version, and nothing else without taking on a group role", async () => {
  await migrate({ url: server.url() });
  await server.enableApiRole();
  const sql = postgres(server.url("courtside", "courtside_api"), { max: 1 });
  const [row] = await sql.unsafe(`select max(version)::int as version from ${versionTable}`);
  expect(row?.version).toBe(migrationVersion());
  await expect(sql`select from clubs`).rejects.toThrow("permission denied");
  await sql.end();
});

test("a migration that was changed after it ran is named", async () => {
  const url = await emptyDatabase("changed");
  await migrate({ url });
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(`update ${versionTable} set md5 = 'another' where version = 1`);
  await sql.end();
  await expect(migrate({ url })).rejects.toThrow("Migration 1 was changed after it was applied");
});

test("the database of a newer release is left alone, and the error says what to do", async () => {
  const url = await emptyDatabase("newer");
  await migrate({ url });
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(`insert into ${versionTable} (version, name) values (999, 'of-a-newer-release')`);
  await expect(migrate({ url })).rejects.toThrow(
    /at migration 999, and this release knows \d+: start the newer release/,
  );
  await sql.end();
});

test("two databases of the same migrations give the same schema text", async () => {
  const urls = [await emptyDatabase("dump_one"), await emptyDatabase("dump_two")];
  for (const url of urls) await migrate({ url });
  const [one, two] = await Promise.all(urls.map(dumpSchema));
  expect(one).toBe(two);
  expect(one).toContain("create table public.clubs (");
});
