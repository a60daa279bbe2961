import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractProblems } from "../../api/src/registry/release/contract-problems.ts";
import { readManifest } from "../../api/src/registry/release/federation-manifest.ts";
import { registryEntry } from "../../api/src/registry/release/publish-remote.ts";
import { makeRemote } from "../../tools/new-remote/make-remote.ts";
import { bundle } from "../../tools/site/bundle.ts";
import { shellOffer } from "../../tools/site/shell-offer.ts";
import { webPackages } from "../../tools/site/web-packages.ts";

const root = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);
let checkout = "";

beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), "courtside-new-remote-"));
  const parts = ["design-system/src", "design-system/tokens", "design-system/package.json"];
  const copied = ["contracts", ...parts, "mf-billing", "shell/package.json"];
  for (const path of [...copied, "biome.json", "package.json", "package-lock.json", "tsconfig.json"])
    await cp(join(root, path), join(checkout, path), {
      recursive: true,
      filter: (from) => !from.endsWith("node_modules"),
    });
  await symlink(join(root, "node_modules"), join(checkout, "node_modules"));
});

afterAll(() => rm(checkout, { recursive: true }));

test("npm run new-remote makes a remote that type-checks, is well formed, passes its test, builds and fits the shell", async () => {
  expect(() => makeRemote(checkout, "shop")).toThrow("a remote is called mf- and one lower-case word");
  expect(() => makeRemote(checkout, "mf-upgrade")).toThrow("/upgrade is a route of mf-billing already");
  const files = makeRemote(checkout, "mf-cafe");
  expect(files).toContain("mf-cafe/src/features/cafe/pages/CafePage.stories.tsx");
  for (const file of files) expect(await readFile(join(checkout, file), "utf8"), file).not.toMatch(/shop/i);

  const bin = (name: string, args: string[]) =>
    run(join(root, "node_modules/.bin", name), args, { cwd: checkout }).catch(({ stdout }: { stdout: string }) =>
      expect.fail(`${name}: ${stdout}`),
    );
  const config = JSON.parse(await readFile(join(checkout, "tsconfig.json"), "utf8"));
  await writeFile(
    join(checkout, "tsconfig.json"),
    JSON.stringify({ ...config, include: ["mf-cafe/src", "design-system/src/css-modules.d.ts"] }),
  );
  await bin("tsc", ["-p", "."]);
  await bin("biome", ["check", "--vcs-enabled=false", "mf-cafe"]);
  await bin("vitest", ["run", "--root", "mf-cafe"]);

  const part = webPackages(checkout).find(({ name }) => name === "mf-cafe");
  if (!part) throw new Error("it is no remote");
  const built = await bundle(checkout, part, new AbortController().signal);
  const registry = { ...shellOffer(root), remotes: [] };
  expect(contractProblems(registryEntry(built), readManifest(built.dist), registry)).toEqual([]);
});
