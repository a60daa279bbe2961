import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../api/db/migrations");
/** Migrations before this one landed without the rule. */
const FIRST = 50;
const CONTRACT = /^-- contract: \S.{20,}$/m;

/** What a process of the release before, which goes on while the database is upgraded, would fail on. */
const BREAKING: [RegExp, string][] = [
  [/\bdrop (table|column|view)\b/i, "drops what the release before may read"],
  [/\brename\b/i, "renames what the release before calls by its old name"],
  [/\balter column \w+ (set data )?type\b/i, "changes a type that the release before writes"],
  [/\balter column \w+ set not null\b/i, "requires a value that the release before may leave out"],
  [
    /\badd column (?:if not exists )?\w+ (?!.*\bdefault\b)[^,;]*\bnot null\b/i,
    "requires a value that the release before does not know",
  ],
];

function problemsOf(name: string, text: string): string[] {
  if (CONTRACT.test(text)) return [];
  const sql = text.replace(/--.*$/gm, "");
  return BREAKING.filter(([statement]) => statement.test(sql)).map(
    ([, problem]) =>
      `api/db/migrations/${name} ${problem}. Add what is new beside it now, and take the old away in the next release, in a migration with a line "-- contract: why nothing of the release before uses it".`,
  );
}

test("a migration only adds to what the release before uses, or says why nothing uses it any more", () => {
  const files = readdirSync(folder).filter((name) => Number.parseInt(name, 10) >= FIRST);
  expect(files.flatMap((name) => problemsOf(name, readFileSync(join(folder, name), "utf8")))).toEqual([]);
});

test.each([
  ["alter table courts drop column surface;", 1],
  ["drop table court_blocks;", 1],
  ["alter table courts rename column surface to ground;", 1],
  ["alter table courts alter column name type varchar(50);", 1],
  ["alter table courts alter column surface set not null;", 1],
  ["alter table courts add column length_m integer not null;", 1],
  ["alter table courts add column length_m integer not null default 24;", 0],
  ["alter table courts add column length_m integer;", 0],
  ["-- drop table courts\nselect 1;", 0],
  ["-- contract: no release since 1.4 reads the surface\nalter table courts drop column surface;", 0],
  ["-- contract: ok\nalter table courts drop column surface;", 1],
])("the check of %s finds %i", (sql, count) => {
  expect(problemsOf("091.do.x.sql", sql)).toHaveLength(count);
});
