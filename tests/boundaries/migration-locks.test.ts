import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
