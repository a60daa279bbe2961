import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { changelogSections, notesOf } from "../../tools/versions/changelog.ts";
import { versionedFiles } from "../../tools/versions/manifests.ts";
import { previousRelease, UPGRADABLE_RELEASE } from "../contract/previous-release.ts";

const root = resolve(import.meta.dirname, "../..");
const files = versionedFiles(root);
const { version, workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
  workspaces: string[];
};

test("every workspace and every remote has the version of the root: npm run set-version", () => {
  expect(files.filter((file) => file.version !== version).map(({ file }) => file)).toEqual([]);
  const expected = globSync(
    workspaces.map((workspace) => `${workspace}/package.json`),
    { cwd: root },
  );
  expect(files.map(({ file }) => file).filter((file) => file.endsWith("/package.json"))).toEqual(expected.sort());
});

test("docs/releasing.md names the commits that the tests across releases take", () => {
  const text = readFileSync(join(root, "docs/releasing.md"), "utf8");
  for (const commit of [previousRelease().commit.slice(0, 8), UPGRADABLE_RELEASE]) expect(text).toContain(commit);
});

test("package-lock.json states it as well", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string }>;
  };
  const locked = Object.entries(packages).filter(([path]) => !path.includes("node_modules"));
  expect(locked.length).toBeGreaterThan(5);
  expect(locked.filter(([, { version: stated }]) => stated !== version).map(([path]) => path)).toEqual([]);
});

test("the changelog has what is unreleased first, then this version with its notes", () => {
  expect(changelogSections(root).map((section) => section.version)).toEqual(
    expect.arrayContaining(["Unreleased", version]),
  );
  expect(changelogSections(root)[0]?.version).toBe("Unreleased");
  expect(changelogSections(root)[1]?.version).toBe(version);
  expect(notesOf(root, version)).not.toBe("");
  expect(() => notesOf(root, "9.9.9")).toThrow("CHANGELOG.md has no notes of 9.9.9.");
});
