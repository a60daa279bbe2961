import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { anchorsOf, citedDecisions, citedRules, linksOf, outsideCitations, pathsNamed } from "./citations.ts";

const root = resolve(import.meta.dirname, "../..");
const BUILT = ["**/node_modules", "**/dist", "**/dist-*", "**/.git", "**/.courtside", "**/test-results"];
const TEXT = "**/*.{ts,tsx,mjs,js,json,sql,css,html,md,yml,yaml}";

/** Their examples are violations on purpose. */
const OF_THIS_TEST = ["tests/boundaries/citations.ts", "tests/boundaries/citations.test.ts"];

const files = globSync([TEXT, ".github/**/*.{yml,md}"], { cwd: root, exclude: BUILT })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !OF_THIS_TEST.includes(file) && !file.endsWith("package-lock.json"))
  .filter((file) => statSync(join(root, file)).isFile());
const documents = files.filter((file) => file.endsWith(".md"));

const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const textOf = (file: string) => texts.get(file) ?? readFileSync(join(root, file), "utf8");

/** One line for each citation found by `find` that `isRight` rejects. */
const wrong = (of: string[], find: (text: string) => string[], isRight: (cited: string, file: string) => boolean) =>
  of.flatMap((file) =>
    find(textOf(file))
      .filter((cited) => !isRight(cited, file))
      .map((cited) => `${file}: ${cited}`),
  );

function hasTarget(path: string, anchor: string | undefined): boolean {
  if (!existsSync(join(root, path))) return false;
  return anchor === undefined || anchorsOf(textOf(path)).has(anchor);
}

test("every cited rule of docs/product is a page with that heading", () => {
  const found = wrong(files, citedRules, (cited) => {
    const [path = "", anchor] = cited.split("#");
    return hasTarget(path, anchor);
  });
  expect(found).toEqual([]);
  expect(files.flatMap((file) => citedRules(textOf(file))).length).toBeGreaterThan(200);
});

test("every heading of docs/product has an anchor of its own", () => {
  for (const file of documents.filter((file) => file.startsWith("docs/product/"))) {
    const headings = textOf(file).match(/^#+ .+$/gm) ?? [];
    expect(anchorsOf(textOf(file)).size, file).toBe(headings.length);
  }
});

test("decisions are cited by the number of their file", () => {
  const numbers = new Set(globSync("docs/decisions/*.md", { cwd: root }).map((file) => file.match(/\d{4}/)?.[0]));
  expect(wrong(files, citedDecisions, (number) => numbers.has(number))).toEqual([]);
});

test("nothing cites a document that is not in the repository", () => {
  expect(wrong(files, outsideCitations, () => false)).toEqual([]);
});

test("every link of a document leads to a file, and to a heading in it", () => {
  const found = wrong(documents, linksOf, (link, file) => {
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : relative(root, resolve(root, dirname(file), path)).replaceAll("\\", "/");
    return hasTarget(target, target.endsWith(".md") ? anchor : undefined);
  });
  expect(found).toEqual([]);
});

test("every path that a document names exists", () => {
  const folders = new Set(globSync("*/", { cwd: root, exclude: [...LEFT_BY_RUNS] }));
  expect(folders).toContain("docs");
  expect(wrong(documents, (text) => pathsNamed(text, folders), isThere)).toEqual([]);
});

/** Files and folders that runs create, by the last part of their path: "dist", "baseline-diffs". */
const LEFT_BY_RUNS = new Set(
  globSync("{.gitignore,*/.gitignore}", { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/\/$/, "")),
  ),
);

/** A placeholder (`<x>`) matches anything; of a file that is still to be created (`NNN.do.name.sql`) the folder must exist. */
function isThere(path: string): boolean {
  const wanted = path.replace(/\/$/, "");
  if (LEFT_BY_RUNS.has(basename(wanted))) return true;
  const pattern = (wanted.includes("NNN") ? dirname(wanted) : wanted).replace(/<[^>]*>/g, "*");
  return globSync(pattern, { cwd: root, exclude: ["**/node_modules"] }).length > 0;
}

describe("each check is seen failing", () => {
  test("citations", () => {
    expect(citedRules("see docs/product/booking.md#limits and docs/product/roles.md.")).toEqual([
      "docs/product/booking.md#limits",
      "docs/product/roles.md",
    ]);
    expect(hasTarget("docs/product/booking.md", "limits")).toBe(true);
    expect(hasTarget("docs/product/booking.md", "no-such-rule")).toBe(false);
    expect(hasTarget("docs/product/no-such-page.md", undefined)).toBe(false);
  });

  test.each([
    "(O §2.3)",
    "F §7, decision 12",
    "contract 5.1",
    "(contract F1)",
    "decisions 16–21",
    "ux.md, 2",
    "auth-contract.md",
  ])("%s is no citation", (text) => expect(outsideCitations(text)).not.toEqual([]));

  test("the specification is not a document of the repository", () => {
    expect(outsideCitations("as the specification says")).toEqual(["specification"]);
  });

  test("a decision's number has four digits", () => {
    expect(outsideCitations("decision 0014, docs/decisions/0024, contract 1 of the shell")).toEqual([]);
    expect(citedDecisions("decision 0014, [why](../decisions/0024-a.md), docs/decisions/9999")).toEqual([
      "0014",
      "0024",
      "9999",
    ]);
  });

  test("links and paths", () => {
    expect(linksOf("[a](b.md#c) [d](https://x.test) ![e](f.png) [g](#h)")).toEqual(["b.md#c", "f.png", "#h"]);
    const folders = new Set(["api", "docs", "mf-admin"]);
    expect(pathsNamed("`api/src/{a,b}.ts`, `api/db`, `docs/x.md` and `GET /api/v1`", folders)).toEqual([
      "api/src/{a,b}.ts",
      "api/db",
      "docs/x.md",
    ]);
    expect(isThere("api/src/no-such-folder")).toBe(false);
    expect(isThere("api/src/<x>/routes.ts")).toBe(true);
  });

  test("anchors are GitHub's", () => {
    expect([...anchorsOf("# One place, at a *time*\n## What's `new`?\n## Again\n## Again\n")]).toEqual([
      "one-place-at-a-time",
      "whats-new",
      "again",
      "again-1",
    ]);
  });
});
