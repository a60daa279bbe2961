import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { functionFiles } from "../../api/db/function-files.ts";

const root = resolve(import.meta.dirname, "../..");
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|copy)\s+(?:only\s+)?(?:public\.)?(?:court|person)_occupancies\b/i;
const NAMES = /\b(?:court|person)_occupancies\b|\b(?:Court|Person)OccupanciesRow\b/;

const files = globSync(["api/**/*.ts", "tools/**/*.ts"], {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
}).map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(resolve(root, file), "utf8") }));

test("court time has one owner: api/src/scheduling alone writes occupancies (docs/decisions/0037)", () => {
  expect(files.length).toBeGreaterThan(300);
  const writers = files.filter(({ text }) => WRITES.test(text)).map(({ file }) => file);
  expect(writers).toEqual(["api/src/scheduling/occupancies/queries.ts"]);
});

/** The generated row types, and the retention of each table's rows. */
const LISTS = ["api/db/row-types.ts", "api/src/retention/owners.ts"];

test("no other folder reads them or knows their rows: scheduling has a query for what a feature needs", () => {
  const others = files
    .filter(({ file, text }) => !file.startsWith("api/src/scheduling/") && NAMES.test(text))
    .map(({ file }) => file);
  expect(others.toSorted()).toEqual(LISTS);
});

test("in SQL they are written by five functions of functions/scheduling, which sample data uses too", () => {
  const functions = functionFiles();
  expect(functions.length).toBeGreaterThan(50);
  const writers = functions.filter(({ sql }) => WRITES.test(sql)).map(({ area, name }) => `${area}/${name}`);
  expect(writers.toSorted()).toEqual([
    "scheduling/release_booking_times",
    "scheduling/release_expired_holds",
    "scheduling/release_person_times",
    "scheduling/reserve_sample_times",
    "scheduling/write_booking",
  ]);
});
