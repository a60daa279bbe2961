import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { batchOf, isInBatches } from "../../api/db/batches.ts";
import { concurrentIndexOf, isConcurrent } from "../../api/db/concurrent-index.ts";

const folder = join(import.meta.dirname, "../../api/db/migrations");
/** Migrations before this one landed without the rule. */
const FIRST = 50;

/** Indexes on tables that the migration did not make itself: they are made while others write (docs/decisions/0060). */
function indexProblems(name: string, text: string): string[] {
  const sql = text.replace(/--.*$/gm, "");
  if (isConcurrent(text)) {
    concurrentIndexOf(text);
    return [];
  }
  const made = [...sql.matchAll(/create table (?:if not exists )?([\w.]+)/gi)].map(([, table]) => table);
  return [...sql.matchAll(/create (?:unique )?index [\w\s]*?\bon (?:only )?([\w.]+)/gi)]
    .map(([, table]) => table)
    .filter((table) => !made.includes(table))
    .map(
      (table) =>
        `api/db/migrations/${name} makes an index on ${table} while writes wait: give it a migration of its own that begins with -- concurrently.`,
    );
}

test("an index on a table with rows is made concurrently", () => {
  const files = readdirSync(folder).filter((name) => Number.parseInt(name, 10) >= FIRST);
  expect(files.flatMap((name) => indexProblems(name, readFileSync(join(folder, name), "utf8")))).toEqual([]);
});

test("the check finds such an index, and none on a table of the same migration", () => {
  expect(indexProblems("050.do.x.sql", "create unique index probe on courts (name) where is_active;")).toEqual([
    expect.stringContaining("050.do.x.sql makes an index on courts while writes wait"),
  ]);
  expect(indexProblems("050.do.x.sql", "create table probes (id integer);\ncreate index on probes (id);")).toEqual([]);
  const named = "create table probes (id integer);\ncreate index probes_by_person on probes (id);";
  expect(indexProblems("050.do.x.sql", named)).toEqual([]);
  expect(
    indexProblems("050.do.x.sql", "-- concurrently\ncreate index concurrently if not exists p on courts (name);"),
  ).toEqual([]);
  expect(() => indexProblems("050.do.x.sql", "-- concurrently\ncreate index p on courts (name);")).toThrow(
    "one statement",
  );
});

/** Migrations before this one landed without the rule. */
const FIRST_IN_BATCHES = 93;
const FEW_ROWS = /^-- few rows: \S.{10,}$/m;
const CHANGES: RegExp[] = [
  /^\s*(?:with\b.*?)?\bupdate \w/is,
  /^\s*(?:with\b.*?)?\bdelete from\b/is,
  /\binsert into\b(?!.*\bvalues\b)/is,
];

/** Rows that are there already change part by part: in one transaction they stay locked until all are done (docs/decisions/0117). */
function rowProblems(name: string, text: string): string[] {
  if (isInBatches(text)) {
    batchOf(text);
    return [];
  }
  if (FEW_ROWS.test(text)) return [];
  const sql = text.replace(/--.*$/gm, "").replace(/(\$\w*\$).*?\1/gs, "");
  return sql
    .split(";")
    .filter((statement) => !/^\s*(?:create|grant|revoke|alter|comment)\b/i.test(statement))
    .filter((statement) => CHANGES.some((change) => change.test(statement)))
    .map(
      (statement) =>
        `api/db/migrations/${name} changes all rows at once (${statement.trim().slice(0, 40)}): give it a migration of its own that begins with -- in batches, or a line "-- few rows: why there are".`,
    );
}

test("rows that are there change in batches, or are few", () => {
  const files = readdirSync(folder).filter((name) => Number.parseInt(name, 10) >= FIRST_IN_BATCHES);
  expect(files.flatMap((name) => rowProblems(name, readFileSync(join(folder, name), "utf8")))).toEqual([]);
});

test.each([
  ["update clubs set name = 'x';", 1],
  ["with old as (select 1) update clubs set name = 'x';", 1],
  ["delete from bookings where status = 'canceled';", 1],
  ["insert into sums select club_id, count(*) from bookings group by club_id;", 1],
  ["insert into plans (id) values ('pro');", 0],
  ["create trigger t after update on clubs for each row execute function f();", 0],
  ["grant select, insert, update, delete on lockers to courtside_tenant;", 0],
  ["create function f() returns void language sql as $$ update clubs set name = 'x'; $$;", 0],
  ["-- few rows: one row a club that has a logo\nupdate club_logos set digest = digest;", 0],
  ["-- in batches\nupdate clubs set name = 'x' where id in (select id from clubs where name = 'y' limit 500);", 0],
])("the check of %s finds %i", (sql, count) => {
  expect(rowProblems("093.do.x.sql", sql)).toHaveLength(count);
});
