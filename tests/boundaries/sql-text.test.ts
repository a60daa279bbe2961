import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Statements that are text: a transaction's begin and end, and a fixed channel. No part of a request reaches them. */
const ALLOWED = ["api/src/db/listener.ts", "api/src/db/session.ts"];

test("no statement of the api is put together from text: values travel as parameters (docs/decisions/0002)", () => {
  const files = globSync("api/src/**/*.ts", { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) =>
    /\bunsafe\b|\.file\(|\bsimple\(\)/.test(readFileSync(resolve(root, file), "utf8")),
  );
  expect(found.map((file) => file.replaceAll("\\", "/")).toSorted()).toEqual(ALLOWED);
});
