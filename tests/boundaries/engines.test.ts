import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { satisfies } from "semver";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
const { devDependencies } = read("package.json") as { devDependencies: { node: string } };
const { packages } = read("package-lock.json") as {
  packages: Record<string, { version?: string; engines?: { node?: string } | string[] }>;
};

test("scripts run on the Node that npm installed", () => {
  expect(process.version).toBe(`v${devDependencies.node}`);
});

test("every package accepts that Node", () => {
  const rejected = Object.entries(packages).flatMap(([path, { engines }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    return range && !satisfies(devDependencies.node, range) ? [`${path} requires ${range}`] : [];
  });
  expect(rejected).toEqual([]);
});
