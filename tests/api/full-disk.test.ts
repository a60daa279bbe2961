import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openKeys } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { call } from "../support/call.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { startOwnDatabase } from "../support/own-database.ts";
import { apiUrl } from "../support/world.ts";

/**
 * A disk cannot be filled without the right to mount one, so Postgres is made to raise the same error 53100 from a
 * trigger on a table of changes and from one on new tables, in a database of this test's own.
 */
const { sql, env } = await startOwnDatabase();
let api: ApiProcess;
let admin: { token: string | undefined; url: string };

beforeAll(async () => {
  api = await startApi({ ...env, DATA_DIR: inject("dataDir"), SITE_URL: apiUrl, SEND_NOTICES: "off" });
  const keys = await openKeys({ dataDir: inject("dataDir") });
  const { members, clubId } = await makeLoadClub(sql, keys, { members: 1, courts: 1, siteUrl: apiUrl });
  await sql`update memberships set role = 'admin' where club_id = ${clubId}`;
  admin = { token: members[0]?.token, url: api.url };
  await sql.unsafe(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full'; end $$;
    create function no_room_for_tables() returns event_trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full'; end $$`);
});
afterAll(() => api.stop());

const fill = () =>
  sql.unsafe(`
    create trigger no_room before insert or update on courts for each statement execute function no_room();
    create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE', 'CREATE TABLE AS')
      execute function no_room_for_tables()`);
const makeRoom = () => sql.unsafe("drop event trigger no_room; drop trigger no_room on courts");
const ready = async () => {
  const result = await fetch(`${api.url}/readyz`);
  return [result.status, (await result.json()).code];
};

test("a full disk: reading continues, changes and /readyz return 503, and it recovers without a restart", async () => {
  const add = (name: string) => call("/courts", { ...admin, method: "POST", body: { name, sport: "tennis" } });
  expect((await add("Before")).status).toBe(201);
  await fill();
  try {
    const rejected = await add("Meanwhile");
    expect([rejected.status, rejected.rejection.code, rejected.headers.get("retry-after")]).toEqual([
      503,
      "out_of_room",
      "1",
    ]);
    expect(rejected.text).not.toContain("extend file");
    await expect.poll(ready, { timeout: 30_000, interval: 250 }).toEqual([503, "out_of_room"]);
    expect((await call("/courts", admin)).status).toBe(200);
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  } finally {
    await makeRoom();
  }
  expect((await add("After")).status).toBe(201);
  await expect.poll(ready, { timeout: 30_000, interval: 250 }).toEqual([200, undefined]);
});

test("a release does not start on the database of a newer one; a running one continues", async () => {
  await sql`insert into schema_version (version, name) values (999, 'of-a-newer-release')`;
  try {
    const older = startApi({ ...env, DATA_DIR: inject("dataDir"), SITE_URL: apiUrl, SEND_NOTICES: "off" });
    await expect(older).rejects.toThrow(
      /at migration 999, and this release of Courtside knows \d+: start the newer release/,
    );
    expect(await ready()).toEqual([200, undefined]);
  } finally {
    await sql`delete from schema_version where version = 999`;
  }
});

test("/readyz compares functions too: never applied is not ready; replaced by another release is ready, and says so", async () => {
  const result = async () => {
    const response = await fetch(`${api.url}/readyz`);
    const { code, functions } = (await response.json()) as { code?: string; functions?: string };
    return [response.status, code ?? functions];
  };
  const [ours] = await sql<{ digest: string }[]>`select digest from schema_functions`;
  expect(await result()).toEqual([200, "current"]);
  await sql`insert into schema_functions (digest, files, migration) values ('of-another-release', '{}', 1)`;
  try {
    expect(await result()).toEqual([200, "of another release"]);
    await sql`update schema_functions set digest = 'of-an-older-release' where digest = ${ours?.digest ?? ""}`;
    expect(await result()).toEqual([503, "migrations_pending"]);
  } finally {
    await sql`delete from schema_functions where digest = 'of-another-release'`;
    await sql`update schema_functions set digest = ${ours?.digest ?? ""}`;
  }
  expect(await result()).toEqual([200, "current"]);
});

test("a read-only database, such as a standby: reading continues, changes and /readyz return 503", async () => {
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  const name = database?.name ?? "";
  // Waits until each has ended: a statement of one that has not could still write.
  const reconnect = () => sql`
    select pg_terminate_backend(pid, 10_000) from pg_stat_activity where datname = ${name} and application_name = 'courtside-api'`;
  const add = () => call("/courts", { ...admin, method: "POST", body: { name: crypto.randomUUID(), sport: "tennis" } });
  await sql`alter database ${sql(name)} set default_transaction_read_only = on`;
  await reconnect();
  try {
    await expect.poll(async () => (await call("/courts", admin)).status).toBe(200);
    expect([(await add()).status, (await add()).rejection.code]).toEqual([503, "database_unavailable"]);
    await expect.poll(ready, { timeout: 30_000, interval: 250 }).toEqual([503, "database_unavailable"]);
  } finally {
    await sql`alter database ${sql(name)} reset default_transaction_read_only`;
    await reconnect();
  }
  await expect.poll(async () => (await add()).status).toBe(201);
});
