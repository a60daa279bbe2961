import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storyBrowser } from "../.storybook/drawn-by.ts";
import { differingPictures, redrawnPictures } from "./changed-pictures.ts";
import { chosenFiles } from "./chosen-files.ts";
import { reportPage } from "./report-page.ts";

const designSystem = resolve(import.meta.dirname, "..");
let checkout: string;
let folder: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "courtside-pictures-"));
  folder = join(checkout, "design-system/baseline-diffs");
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}
const textOf = (name: string | undefined) => readFileSync(join(folder, name ?? ""), "utf8");

test("a component's name means its own stories alone, and any other word a part of their paths", () => {
  const own = "src/components/Button/Button";
  expect(chosenFiles(designSystem, "Button")).toEqual([`${own}.guide.stories.tsx`, `${own}.stories.tsx`]);
  expect(chosenFiles(designSystem, "mf-coach").every((file) => file.startsWith("../mf-coach/"))).toBe(true);
  expect(chosenFiles(designSystem, "mf-coach").length).toBeGreaterThan(5);
  expect(chosenFiles(designSystem, "NoSuchStory")).toEqual([]);
});

test("Vitest's own --update with a name is rejected, because it would draw every picture", () => {
  expect(() => storyBrowser(["node", "vitest", "run", "--update", "Button"], undefined)).toThrow(
    "not Button alone: npm run baselines -w @courtside/design-system -- --update Button",
  );
});

test("of a comparison the report has the kept picture, what was seen, and the difference", () => {
  write("mf-coach/baselines/coach-list-light.png", "before");
  write("design-system/baseline-diffs/coach-list-light-actual.png", "after");
  write("design-system/baseline-diffs/coach-list-light-diff.png", "red");
  const pictures = differingPictures(checkout, folder);
  expect(pictures).toMatchObject([{ name: "coach-list-light", workspace: "mf-coach" }]);
  expect([pictures[0]?.before, pictures[0]?.after, pictures[0]?.difference].map(textOf)).toEqual([
    "before",
    "after",
    "red",
  ]);
  const page = reportPage(pictures);
  expect(page).toContain("<h1>1 picture changed</h1>");
  expect([...page.matchAll(/<figcaption>(\w+)</g)].map(([, caption]) => caption)).toEqual([
    "Before",
    "After",
    "Difference",
  ]);
});

test("of pictures that were drawn anew it has what the last commit holds, and those that are new", () => {
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], {
      cwd: checkout,
    });
    expect(status, stderr.toString()).toBe(0);
  };
  write("shell/baselines/same.png", "same");
  write("shell/baselines/changed.png", "before");
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "pictures");
  write("shell/baselines/changed.png", "after");
  write("mf-coach/baselines/new.png", "new");
  const pictures = redrawnPictures(checkout, folder);
  expect(pictures.map(({ name, workspace, before }) => [name, workspace, before && textOf(before)])).toEqual([
    ["new", "mf-coach", undefined],
    ["changed", "shell", "before"],
  ]);
  expect(pictures.map(({ after }) => textOf(after))).toEqual(["new", "after"]);
  expect(reportPage(pictures)).toContain("There was none.");
});
