import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { clubTables } from "../../support/club-dump.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { runClubs } from "./run-clubs.ts";

const uniqueName = () => `Club of ${randomUUID()}`;

test("list finds clubs by a part of their name and by their status, as a table and as JSON", async () => {
  const name = uniqueName();
  const { id } = await makeClub({ rules: { name, plan_id: "pro" } });
  const table = await runClubs(["list", name.toUpperCase()]);
  expect(table.stdout.split("\n")[0]).toMatch(/^id +name +status +plan +members +courts +bookings +founded$/);
  expect(table.stdout).toContain(`${id}  ${name}  paid    pro         4       2         0`);
  const json = await runClubs(["list", name, "--json"]);
  expect(JSON.parse(json.stdout)).toMatchObject([{ id, name, status: "paid", members: 4, courts: 2 }]);

  expect((await runClubs(["list", name, "--status", "suspended"])).stdout).toBe("none\n");
  await runClubs(["suspend", name, "--reason", "Unpaid"]);
  expect(JSON.parse((await runClubs(["list", name, "--status", "suspended", "--json"])).stdout)).toHaveLength(1);
});

test("usage counts people, bookings and rows of one club alone", async () => {
  const [club] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const [{ bookings = 0 } = {}] = await ownerSql<{ bookings: number }[]>`
    select count(*)::int as bookings from bookings where club_id = ${club.id}`;
  const used = JSON.parse((await runClubs(["usage", club.id, "--json"])).stdout);
  expect(used).toMatchObject({ status: "paid", suspension_reason: null, rows: { bookings } });
  expect((await runClubs(["usage", club.id])).stdout).toMatch(new RegExp(`^bookings rows +${bookings}$`, "m"));
});

test("export has every row of the club and of its people, none of others, and no hash of a secret", async () => {
  const [club, other] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const folder = mkdtempSync(join(tmpdir(), "courtside-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "club.jsonl.gz");
  const { code, stdout } = await runClubs(["export", club.id, file]);
  expect([code, stdout]).toEqual([0, expect.stringContaining(file)]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const text = gunzipSync(readFileSync(file)).toString();
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });
  const counts = Object.groupBy(lines, ({ table }) => table);
  for (const table of await clubTables()) {
    const [{ count = 0 } = {}] = await ownerSql<{ count: number }[]>`
      select count(*)::int as count from ${ownerSql(table)} where club_id = ${club.id}`;
    expect(counts[table]?.length ?? 0, table).toBe(count);
  }
  expect(counts.clubs).toHaveLength(1);
  expect(counts.users?.some(({ row }) => row.id === club.member.id)).toBe(true);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(other.member.email);
  expect(lines.flatMap(({ row }) => Object.keys(row)).filter((name) => /hash|secret|password/.test(name))).toEqual([]);
});

test("client-errors counts what browsers reported, by release", async () => {
  const version = `9.9.9-${randomUUID().slice(0, 8)}`;
  for (const age of ["0", "1 hour"])
    await ownerSql`
      insert into auth.client_errors (hour, remote, version, kind, screen)
      values (date_trunc('hour', now() - ${age}::interval, 'UTC'), 'mf-shop', ${version}, 'chunk', 'book')`;
  const { stdout } = await runClubs(["client-errors", "--days", "1", "--json"]);
  const rows = (JSON.parse(stdout) as { version: string }[]).filter((row) => row.version === version);
  expect(rows).toMatchObject([{ remote: "mf-shop", type: "chunk", screen: "book", times: 2 }]);
});

test("what it cannot do it says in a sentence, with exit code 1, and changes nothing", async () => {
  const name = uniqueName();
  const [club, twin] = await Promise.all([makeClub({ rules: { name } }), makeClub({ rules: { name } })]);
  const demo = await makeClub({ rules: { is_demo: true } });
  const closed = await makeClub();
  await ownerSql`update clubs set closed_at = now(), closes_at = now() where id = ${closed.id}`;
  const cases: [string[], string][] = [
    [[], "npm run clubs -- list [text]"],
    [["remove", club.id], "npm run clubs -- list [text]"],
    [["suspend"], "npm run clubs -- list [text]"],
    [["list", "a", "b"], "npm run clubs -- list [text]"],
    [["list", "--all"], "Unknown option '--all'"],
    [["client-errors", "--days", "0"], "--days must be a whole number from 1 to 99."],
    [["usage", "no such club"], "No club has the id or the name no such club"],
    [["usage", name], `Several clubs are called ${name}, give an id:`],
    [["suspend", club.id], "--reason: one line of at most 300 characters"],
    [["suspend", club.id, "--reason", "two\nlines"], "--reason: one line"],
    [["suspend", club.id, "--reason", "x".repeat(301)], "--reason: one line"],
    [["suspend", demo.id, "--reason", "x"], "is the demo club, which is not suspended."],
    [["suspend", closed.id, "--reason", "x"], "has closed."],
    [["resume", twin.id], "is not suspended."],
  ];
  const results = await Promise.all(cases.map(([args]) => runClubs(args)));
  for (const [position, { code, stdout, stderr }] of results.entries()) {
    const [args, says] = cases[position] ?? [];
    expect(stderr, String(args)).toContain(says);
    expect(stderr, String(args)).not.toMatch(/^\s+at /m);
    expect([code, stdout], String(args)).toEqual([1, ""]);
  }
  const suspended = await ownerSql`
    select id from clubs where suspended_at is not null and id = any(${[club.id, twin.id, demo.id, closed.id]})`;
  expect(suspended).toHaveLength(0);
  await runClubs(["suspend", club.id, "--reason", "once"]);
  expect((await runClubs(["suspend", club.id, "--reason", "twice"])).stderr).toContain("is suspended already.");
});
