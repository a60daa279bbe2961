import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../tools/environment/root.ts";
import { CommandError } from "../../tools/process/command-error.ts";
import { bundle } from "../../tools/site/bundle.ts";
import { type Budget, budgetOf, budgetProblems } from "../../tools/site/byte-budgets.ts";
import { packageOf } from "../../tools/site/package-of.ts";
import { type WebPackage, webPackages } from "../../tools/site/web-packages.ts";

const { signal } = new AbortController();
let folder: string;
let part: WebPackage;

/** A copy of mf-billing inside the checkout, because it imports contracts and dependencies as the original does. */
beforeAll(() => {
  mkdirSync(join(root, "dist"), { recursive: true });
  folder = mkdtempSync(join(root, "dist/budget-"));
  const original = webPackages(root).find(({ name }) => name === "mf-billing");
  if (!original) throw new Error("There is no mf-billing");
  part = { ...original, folder: join(folder, "mf-billing") };
  cpSync(original.folder, part.folder, {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)$/.test(source),
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Adds a line to the file of the plans' page that every plan needs. */
function plant(line: string): void {
  const remote = join(part.folder, "src/remote.tsx");
  writeFileSync(remote, `${line}\n${readFileSync(remote, "utf8")}`);
}

test("what is built again without a difference is no new release", { timeout: 120_000 }, async () => {
  const first = await bundle(root, part, signal);
  plant("// A comment.");
  const second = await bundle(root, part, signal);
  expect(second.seconds, "it was built again").toBeGreaterThan(0);
  expect(second.release).toBe(first.release);
  plant('document.body.dataset["changed"] = "yes";');
  expect((await bundle(root, part, signal)).release).not.toBe(first.release);
});

test("a raw antd import fails the build, with its name and its size", { timeout: 120_000 }, async () => {
  plant('import { Divider } from "antd";\nexport const planted = Divider.displayName;');
  const failure = await bundle(root, part, signal).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CommandError);
  expect((failure as CommandError).message).toMatch(/^mf-billing weighs more than mf-billing\/budget\.json allows/);
  expect((failure as CommandError).message).toMatch(
    /^- screen [\w-]+: \d+\.\d instead of at most \d+\. Grown: .*\bantd \+\d/m,
  );
  await expect(bundle(root, part, signal), "it fails until it is mended").rejects.toThrow(/Grown: .*\bantd \+/);

  const dist = join(part.folder, "dist");
  expect(budgetProblems(dist, budgetOf(dist))).toEqual([]);
});

test("a screen without a budget, and a budget without a screen, are named", () => {
  const dist = join(part.folder, "dist");
  const { all, ...screens } = budgetOf(dist);
  const [screen = "", ...others] = Object.keys(screens);
  const budget = { all, gone: all, ...Object.fromEntries(others.map((name) => [name, screens[name]])) } as Budget;
  expect(budgetProblems(dist, budget)).toEqual([`${screen} has no budget.`, "gone has a budget and is not there."]);
});

test("the shell and every remote have a budget", () => {
  const without = webPackages(root).filter(({ folder: each }) => !readdirSync(each).includes("budget.json"));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["webpack://shell/../node_modules/@tanstack/query-core/build/modern/query.js", "@tanstack/query-core"],
  ["webpack://mf-booking/./src/features/booking/grid/cell.ts", "src/features/booking"],
  ["webpack://shell/../contracts/domain/roles.ts", "contracts/domain"],
  ["webpack://shell/css ../design-system/src/components/Card/Card.module.css", "design-system/src/components"],
  ["webpack://shell/webpack/runtime/sharing", "bundler runtime"],
  ["boot.cb7e2249.js", "boot.js"],
  [undefined, "bundler runtime"],
])("%s is of %s", (source, name) => expect(packageOf(source)).toBe(name));
