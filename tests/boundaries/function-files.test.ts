import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { functionFiles } from "../../api/db/function-files.ts";
import { RESULT_VALUES } from "../../tools/schema/function-columns.ts";

const root = resolve(import.meta.dirname, "../..");
const files = functionFiles();
const code = globSync(["api/src/**/*.ts", "tools/**/*.ts"], {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
}).map((name) => ({ name, sql: readFileSync(resolve(root, name), "utf8") }));
const migrations = globSync("api/db/migrations/*.sql", { cwd: root }).map((name) => ({
  name,
  sql: readFileSync(resolve(root, name), "utf8"),
}));

test("each file of api/db/functions makes the one function of its name, so that it is found and dropped by it (docs/decisions/0038)", () => {
  expect(files.length).toBeGreaterThan(50);
  const others = files.filter(({ name, sql }) => {
    const made = [...sql.matchAll(/^create (or replace )?function ([a-z_.]+)\s*\(/gim)];
    return made.length !== 1 || !made[0]?.[1] || made[0]?.[2] !== name;
  });
  expect(others.map(({ area, name }) => `${area}/${name}.sql`)).toEqual([]);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

test("each file begins with a comment that says what its function is for", () => {
  expect(files.filter(({ sql }) => !sql.startsWith("-- ")).map(({ name }) => name)).toEqual([]);
});

test("club_instant and club_midnight alone turn local time into instants: Postgres takes the second of a repeated hour", () => {
  const localToInstant = /(?:::timestamp|\btime '[\d:]+'\)?)\s+at time zone/;
  expect(code.length).toBeGreaterThan(300);
  const texts = [...files, ...code];
  expect(texts.filter(({ sql }) => localToInstant.test(sql)).map(({ name }) => name)).toEqual(["club_midnight"]);
});

/** Kept for callers outside the api; each is a one-line wrapper of a function that the product calls. */
const FOR_CLIENTS = ["check_booking_conflict"];

test("every function is called: by the api, a tool, another function, a column, a policy or a trigger of its own", () => {
  const isCalled = ({ name, sql }: { name: string; sql: string }): boolean => {
    if (sql.includes(`execute function ${name}(`)) return true;
    const calls = new RegExp(`\\b${name.replace("auth.", "")}\\b`);
    return [...files, ...code, ...migrations].some((text) => text.name !== name && calls.test(text.sql));
  };
  expect(files.filter((file) => !isCalled(file)).map(({ name }) => name)).toEqual(FOR_CLIENTS);
  const wrapper = files.find(({ name }) => name === "check_booking_conflict")?.sql;
  expect(wrapper).toMatch(/\nreturn court_conflict\([^;]*\) is not null;\n$/);
});

test("a function's result has its type from the generated row-types.ts: no query names one of its own", () => {
  const ownRow = /sql<(?!Function)[^`]*\{[^`]*`\s*select\s+(?:\*\s+from\s+)?((?:auth\.)?[a-z_]+)\(/g;
  const ours = new Set(files.map(({ name }) => name));
  const found = code.flatMap(({ name, sql }) =>
    [...sql.matchAll(ownRow)].filter(([, called = ""]) => ours.has(called)).map(([, called]) => `${name}: ${called}`),
  );
  expect(found).toEqual([]);
});

test("the values that a function is said to return are those that its text returns", () => {
  const listed = Object.entries(RESULT_VALUES).filter(([, values]) => values.startsWith('"'));
  for (const [name, values] of listed) {
    const text = files.find((file) => file.name === name)?.sql ?? "";
    for (const [, value] of values.matchAll(/"([^"]+)"/g)) {
      expect(text, name).toContain(`'${value}'`);
    }
  }
});
