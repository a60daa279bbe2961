import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { functionFiles } from "../../api/db/function-files.ts";

const root = resolve(import.meta.dirname, "../..");
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|copy)\s+(?:only\s+)?(?:public\.)?(?:court|person)_occupancies\b/i;

test("court time has one owner: api/src/scheduling alone writes occupancies (docs/decisions/0037)", () => {
  const files = globSync(["api/**/*.ts", "tools/**/*.ts"], {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  });
  expect(files.length).toBeGreaterThan(300);
  const writers = files.filter((file) => WRITES.test(readFileSync(resolve(root, file), "utf8")));
  expect(writers.map((file) => file.replaceAll("\\", "/"))).toEqual(["api/src/scheduling/occupancies/queries.ts"]);
});

/** Functions that write them in SQL: what scheduling calls, and what draws and tidies the demo's and the seed's sample data. */
const WRITING_FUNCTIONS = ["make_demo_room", "release_expired_holds", "restore_demo_events", "seed_bookings"];

test("no other function of the database writes occupancies", () => {
  const functions = functionFiles();
  expect(functions.length).toBeGreaterThan(50);
  const writers = functions.filter(({ sql }) => WRITES.test(sql)).map(({ name }) => name);
  expect(writers.toSorted()).toEqual(WRITING_FUNCTIONS);
});
