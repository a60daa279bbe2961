import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runChecks } from "../../tools/checks/run-checks.ts";
import { sharedVersionProblems } from "../../tools/checks/shared-versions.ts";
import { root } from "../../tools/environment/root.ts";
import { CommandError } from "../../tools/process/command-error.ts";
import { shellOffer } from "../../tools/site/shell-offer.ts";
import { versionedFiles } from "../../tools/versions/manifests.ts";

const checkout = mkdtempSync(join(tmpdir(), "courtside-checks-"));
afterAll(() => rmSync(checkout, { recursive: true }));

function write(file: string, content: unknown) {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), JSON.stringify(content));
}

const SHARED = { react: "19.3.1", "react-dom": "19.3.1" };

test("another React in a remote's package.json, or in a package that it brings, is named with both versions", () => {
  write("mf-shop/package.json", {
    dependencies: {
      "@courtside/contracts": "*",
      react: "18.3.1",
      "react-dom": "^19.0.0",
      chart: "2.0.0",
      list: "1.0.0",
    },
  });
  write("package-lock.json", {
    packages: {
      "node_modules/@courtside/contracts": { resolved: "contracts", link: true },
      "node_modules/chart": {
        version: "2.0.0",
        dependencies: { drawing: "1.0.0" },
        peerDependencies: { react: ">=18" },
      },
      "node_modules/chart/node_modules/drawing": { version: "1.0.0", peerDependencies: { "react-dom": "^17 || ^18" } },
      "node_modules/drawing": { version: "9.0.0", peerDependencies: { react: "^19" } },
      "mf-shop/node_modules/list": { version: "1.0.0", dependencies: { react: "^18.0.0" } },
      "node_modules/list": { version: "3.0.0" },
    },
  });
  expect(sharedVersionProblems(checkout, "mf-shop", SHARED).sort()).toEqual([
    "drawing 1.0.0, which mf-shop brings, wants react-dom ^17 || ^18, and the shell shares 19.3.1.",
    "list 1.0.0, which mf-shop brings, wants react ^18.0.0, and the shell shares 19.3.1.",
    "mf-shop/package.json wants react 18.3.1, and the shell shares 19.3.1.",
  ]);
});

test("no package of the checkout wants another React than the shell shares", () => {
  const { shared } = shellOffer(root);
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(["react", "react-dom"]));
  const folders = versionedFiles(root)
    .filter(({ file }) => file.endsWith("/package.json"))
    .map(({ file }) => dirname(file));
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.flatMap((folder) => sharedVersionProblems(root, folder, shared))).toEqual([]);
});

const passing = { name: "types", run: async () => undefined };
const failing = (name: string, text: string) => ({
  name,
  run: async () => {
    throw new CommandError(text);
  },
});

test("all checks run whatever fails, and the report has the output of each that failed, in their order", async () => {
  const lines: string[] = [];
  const checks = [failing("lint", "antd is imported"), passing, failing("budget", "Grown: antd +312.0")];
  const { signal } = new AbortController();
  await expect(runChecks(checks, signal, (line) => lines.push(line))).rejects.toThrow(
    "✗ lint\nantd is imported\n\n✗ budget\nGrown: antd +312.0",
  );
  expect(lines.map((line) => line.trim().split(/\s+/).slice(0, 2).join(" ")).sort()).toEqual([
    "✓ types",
    "✗ budget",
    "✗ lint",
  ]);
  await expect(runChecks([passing], signal, () => undefined)).resolves.toBeUndefined();
});
