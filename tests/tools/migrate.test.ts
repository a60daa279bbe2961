import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dumpSchema } from "../../api/db/dump-schema.ts";
import { type FunctionFile, functionFile, functionFiles } from "../../api/db/function-files.ts";
import { migrate, migrationVersion, versionTable } from "../../api/db/migrate.ts";
import { callForRows, callFunction } from "../../api/src/db/call.ts";
import { openSession } from "../../api/src/db/session.ts";
import { type EmbeddedPostgres, startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { rowTypesOf } from "../../tools/schema/row-types.ts";
import { runTool } from "../support/run-tool.ts";

let server: EmbeddedPostgres;

beforeAll(async () => {
  server = await startPostgres({ dataDir: mkdtempSync(join(tmpdir(), "courtside-migrate-")), throwaway: true });
}, 30_000);

afterAll(() => server.stop());

const files = readdirSync(join(import.meta.dirname, "../../api/db/migrations")).sort();
const functions = functionFiles();
/** The release's functions with an additional file, or another text of one. */
const withFile = (file: FunctionFile) => [...functions.filter(({ name }) => name !== file.name), file];
const probe = (text: string) => withFile(functionFile("probe", "probe.sql", text));

async function emptyDatabase(name: string): Promise<string> {
  const sql = postgres(server.url("postgres"), { max: 1 });
  await sql`create database ${sql(name)}`;
  await sql.end();
  return server.url(name);
}

test("when two processes migrate an empty database at once, one does it and the other finds it done", async () => {
  const url = await emptyDatabase("two_at_once");
  const results = await Promise.all([migrate({ url }), migrate({ url })]);
  const [none, all] = results.map(({ applied }) => applied).sort((one, other) => one.length - other.length);
  expect(none).toEqual([]);
  expect(all).toEqual(files);
  const ran = results.map((result) => result.functions).sort((one, other) => one.length - other.length);
  expect(ran).toEqual([[], functions.map(({ area, name }) => `${area}/${name}.sql`)]);
  expect(results.map(({ version }) => version)).toEqual([migrationVersion(), migrationVersion()]);
});

test("a migration begins again if that of another database has just changed the same role", async () => {
  await migrate({ url: server.url() });
  const url = await emptyDatabase("beside_another");
  const other = postgres(server.url("postgres"), { max: 1 });
  const watch = postgres(server.url("postgres"), { max: 1 });
  const waiting = async () =>
    (await watch`select from pg_stat_activity where datname = 'beside_another' and wait_event_type = 'Lock'`).length;
  const { migration } = await other.begin(async (sql) => {
    await sql`alter role courtside_api noinherit`;
    const migration = migrate({ url });
    await expect.poll(waiting).toBe(1);
    return { migration };
  });
  expect((await migration).applied).toEqual(files);
  await Promise.all([other.end(), watch.end()]);
});

test("the api's role can read the version, and nothing else without switching to a group role", async () => {
  await migrate({ url: server.url() });
  await server.enableApiRole();
  const sql = postgres(server.url("courtside", "courtside_api"), { max: 1 });
  const [row] = await sql.unsafe(`select max(version)::int as version from ${versionTable}`);
  expect(row?.version).toBe(migrationVersion());
  await expect(sql`select from clubs`).rejects.toThrow("permission denied");
  await sql.end();
});

test("a server that was set up with another password is reported with what to do", async () => {
  const url = new URL(server.url());
  url.password = "changed-later";
  const { code, stderr } = await runTool("migrate", [], { DATABASE_URL: url.href });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^\nDATABASE_URL: no connection to .* A server keeps the passwords .*: see docs\/scaling\.md#passwords-of-your-own\.\n$/,
    ),
  ]);
  expect(readFileSync(join(import.meta.dirname, "../../docs/scaling.md"), "utf8")).toContain(
    "\n### Passwords of your own\n",
  );
});

test("a migration that was changed after it ran is named", async () => {
  const url = await emptyDatabase("changed");
  await migrate({ url });
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(`update ${versionTable} set md5 = 'another' where version = 1`);
  await sql.end();
  await expect(migrate({ url })).rejects.toThrow("Migration 1 was changed after it was applied");
});

test("the database of a newer release stays unchanged, and the error says what to do", async () => {
  const url = await emptyDatabase("newer");
  await migrate({ url });
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(`insert into ${versionTable} (version, name) values (999, 'of-a-newer-release')`);
  await expect(migrate({ url })).rejects.toThrow(
    /at migration 999, and this release knows \d+: start the newer release/,
  );
  await sql.end();
});

describe("functions", () => {
  test("only changed files run again; a grant that a file no longer has is revoked", async () => {
    const url = await emptyDatabase("functions_changed");
    await migrate({ url });
    const released = await dumpSchema(url);
    const open = probe(`
      create or replace function probe() returns integer language sql as 'select 1';
      revoke execute on function probe() from public;
      grant execute on function probe() to courtside_tenant, courtside_auth;`);
    expect((await migrate({ url, functions: open })).functions).toEqual(["probe/probe.sql"]);
    const closed = probe(`
      create or replace function probe() returns integer language sql as 'select 2';
      revoke execute on function probe() from public;
      grant execute on function probe() to courtside_auth;`);
    expect((await migrate({ url, functions: closed })).functions).toEqual(["probe/probe.sql"]);
    expect(await dumpSchema(url)).toContain("grant execute on function probe() to courtside_auth;");
    expect(await dumpSchema(url)).not.toContain("grant execute on function probe() to courtside_tenant;");
    expect((await migrate({ url, functions: closed })).functions).toEqual([]);
    expect((await migrate({ url })).functions).toEqual([]);
    expect(await dumpSchema(url)).toBe(released);
  });

  test("a function with other parameters or another return type replaces the old one, and its triggers", async () => {
    const url = await emptyDatabase("functions_replaced");
    await migrate({
      url,
      functions: probe(`
        create or replace function probe(id uuid) returns integer language sql as 'select 1';
        create or replace function user_of_probe() returns integer language sql return probe(null::uuid);`),
    });
    const trigger = `
      create or replace function probe() returns trigger language plpgsql as 'begin return null; end';
      create or replace trigger probe_added after insert on clubs for each row execute function probe();`;
    await migrate({ url, functions: probe(trigger) });
    expect(await dumpSchema(url)).toContain("CREATE TRIGGER probe_added");
    await migrate({ url, functions: probe(trigger.replaceAll("probe_added", "probe_inserted")) });
    const schema = await dumpSchema(url);
    expect(schema).toContain("CREATE TRIGGER probe_inserted");
    expect(schema).not.toMatch(/probe_added|FUNCTION public\.(probe\(id uuid\)|user_of_probe)/);
  });

  test("a file that fails is named, and none of the others is applied", async () => {
    const url = await emptyDatabase("functions_failing");
    await migrate({ url });
    const released = await dumpSchema(url);
    const failing = [
      ...probe("create or replace function probe() returns integer language sql as 'select 1';"),
      functionFile(
        "probe",
        "wrong.sql",
        "create or replace function wrong() returns integer language sql as 'select no_such()';",
      ),
    ];
    await expect(migrate({ url, functions: failing })).rejects.toThrow(
      /^api\/db\/functions\/probe\/wrong\.sql failed: function no_such\(\) does not exist/,
    );
    expect(await dumpSchema(url)).toBe(released);
  });

  test("a function that a table needs is not dropped with its file, and the error says what needs it", async () => {
    const url = await emptyDatabase("functions_needed");
    await migrate({ url });
    const without = functions.filter(({ name }) => name !== "is_one_line");
    await expect(migrate({ url, functions: without })).rejects.toThrow(
      /^No file has is_one_line\(text\), but it cannot go: .*constraint .*Drop those in a migration/s,
    );
  });
});

test("two databases of the same migrations give the same schema text", async () => {
  const urls = [await emptyDatabase("dump_one"), await emptyDatabase("dump_two")];
  for (const url of urls) await migrate({ url });
  const [one, two] = await Promise.all(urls.map(dumpSchema));
  expect(one).toBe(two);
  expect(one).toContain("create table public.clubs (");
});

test("row types match what the driver returns, and a check's list of values becomes a union", async () => {
  const url = await emptyDatabase("row_types");
  await migrate({ url });
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(`
    create table probes (
      club_id uuid not null references clubs (id), id bigint primary key, level text check (level in ('low', 'it''s high')),
      rule text check (rule = 'weekly'), minutes integer not null check (minutes in (30, 60)), at time not null, image bytea not null, address citext not null,
      tags text[] not null, detail jsonb not null, day date not null, ends_at timestamptz
    );
    insert into clubs (name) values ('Row types');
    insert into probes select id, 1, 'low', 'weekly', 30, '10:00', '\\x00', 'a@b', '{}', '{}', now(), now()
      from clubs`);
  const types = await rowTypesOf(url);
  expect(/export interface ProbesRow {\n([^}]*)}/.exec(types)?.[1]?.split("\n")).toEqual([
    "  club_id: string;",
    "  id: string;",
    '  level: "low" | "it\'s high" | null;',
    '  rule: "weekly" | null;',
    "  minutes: number;",
    "  at: string;",
    "  image: Uint8Array;",
    "  address: string;",
    "  tags: string[];",
    "  detail: unknown;",
    "  day: string;",
    "  ends_at: Date | null;",
    "",
  ]);
  // Read as the api reads.
  const session = openSession(url);
  const [row] = await session.sql`select * from probes`;
  const actual = Object.values(row ?? {}).map((value) =>
    value instanceof Object ? value.constructor.name : typeof value,
  );
  expect(actual.join(" ")).toBe("string string string string number string Buffer string Array Object string Date");
  await Promise.all([sql.end(), session.sql.end()]);
});

test("the types of what functions return are those that the driver gives", async () => {
  const url = await emptyDatabase("function_types");
  await migrate({ url });
  const types = await rowTypesOf(url);
  const linesOf = (name: string) =>
    new RegExp(`export interface ${name} {\\n([^]*?)\\n}`).exec(types)?.[1]?.split("\n") ?? [];
  expect(linesOf("FunctionValues")).toEqual(
    expect.arrayContaining([
      '  "auth.admit_demo_visitor": Date | null;',
      "  count_members: number | null;",
      '  court_conflict: "taken" | "hold" | null;',
      "  delete_outdated: Record<string, number> | null;",
      "  found_club: string | null;",
      "  has_left_club: boolean | null;",
      "  purge_demo_visitors: string[] | null;",
    ]),
  );
  expect(linesOf("FunctionRows")).toEqual(
    expect.arrayContaining([
      "  clubs_with_due_waitlist: { value: string };",
      "  get_club_trial_status: TrialStatusRow;",
      "    removed_at: Date | null;",
      "  search_members: MemberFoundRow;",
    ]),
  );
  expect(linesOf("MemberFoundRow")).toContain('  role: MembershipsRow["role"];');
  // Read as the api reads.
  const session = openSession(url);
  await session.sql`insert into clubs (name) values ('Function types')`;
  const [club] = await session.sql`select id from clubs`;
  const values = await Promise.all([
    callFunction(session.sql, "clock_now"),
    callFunction(session.sql, "count_members", null, null),
    callFunction(session.sql, "delete_outdated", 1),
    callFunction(session.sql, "has_left_club", String(club?.id)),
    callFunction(session.sql, "purge_demo_visitors", 1),
    callFunction(session.sql, "court_conflict", String(club?.id), String(club?.id), new Date(), new Date()),
  ]);
  const kinds = values.map((value) => (value instanceof Object ? value.constructor.name : typeof value));
  expect(kinds).toEqual(["Date", "number", "Object", "boolean", "Array", "object"]);
  expect(await callForRows(session.sql, "search_members", null, null, "joined", true, null, null, 1)).toEqual([]);
  expect(await callForRows(session.sql, "my_removal")).toEqual([
    { club_name: null, removed_at: null, club_closed: null },
  ]);
  await session.sql.end();
});

test("the checks of occupancies and event dates allow what longest_occupancy says, and no more", async () => {
  const url = await emptyDatabase("longest_occupancy");
  await migrate({ url });
  const sql = postgres(url, { max: 1 });
  const checks = await sql`
    select conrelid::regclass::text as name,
      substring(pg_get_constraintdef(oid) from $$ends_at - starts_at[)] <= '([^']+)'::interval$$)::interval = longest_occupancy() as fits
    from pg_constraint where conrelid in ('court_occupancies'::regclass, 'event_dates'::regclass)
      and pg_get_constraintdef(oid) like '%(ends_at - starts_at)%' order by 1`;
  expect([...checks]).toEqual([
    { name: "court_occupancies", fits: true },
    { name: "event_dates", fits: true },
  ]);
  await sql.end();
});

test("the columns of a club default to what DEFAULT_RULES says", async () => {
  const url = await emptyDatabase("club_defaults");
  await migrate({ url });
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`
    insert into clubs (name) values ('Defaults')
    returning *, to_char(booking_hours_start, 'HH24:MI') as booking_hours_start, to_char(booking_hours_end, 'HH24:MI') as booking_hours_end`;
  expect(row).toMatchObject(DEFAULT_RULES);
  expect(row).toMatchObject({ sports: ["tennis", "pickleball"], waitlist_enabled: true });
  await sql.end();
});
