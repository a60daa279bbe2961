import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const packages = ["shell", "mf-booking", "mf-admin", "mf-coach", "mf-billing"];

/** A renamed one is out of reach of other files' styles, and of elements that set it: Storybook would not show that. */
test.each(packages)("%s keeps the names of custom properties", (name) => {
  const dist = join(root, name, "dist");
  const sheets = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    expect(readFileSync(join(dist, sheet), "utf8").match(new RegExp(`--${name}-[\\w-]+`)), sheet).toBeNull();
  }
});
