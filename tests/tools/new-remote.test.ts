import { execFile } from "node:child_process";
import { globSync } from "node:fs";
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
const names = ["mf-cafe", "mf-2nd-padel2"];
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

test("npm run new-remote makes a remote that type-checks, is well formed, passes its test, builds and fits the shell", {
  timeout: 300_000,
}, async () => {
  for (const name of ["shop", "mf-", "mf--", "mf-Shop", "mf-my_shop"])
    expect(() => makeRemote(checkout, name)).toThrow(`${name}: a remote is called mf- and lower-case words or digits`);
  for (const name of ["mf-about", "mf-api"])
    expect(() => makeRemote(checkout, name)).toThrow("is Courtside's own: choose another name");
  expect(() => makeRemote(checkout, "mf-upgrade")).toThrow("/upgrade is a route of mf-billing already");
  const files = makeRemote(checkout, "mf-cafe");
  expect(files).toContain("mf-cafe/src/features/cafe/pages/CafePage.stories.tsx");
  expect(makeRemote(checkout, "mf-2nd-padel2")).toContain(
    "mf-2nd-padel2/src/features/2nd-padel2/pages/Mf2ndPadel2Page.tsx",
  );
  for (const file of files) expect(await readFile(join(checkout, file), "utf8"), file).not.toMatch(/shop/i);

  const bin = (name: string, args: string[]) =>
    run(join(root, "node_modules/.bin", name), args, { cwd: checkout }).catch(({ stdout }: { stdout: string }) =>
      expect.fail(`${name}: ${stdout}`),
    );
  const config = JSON.parse(await readFile(join(checkout, "tsconfig.json"), "utf8"));
  await writeFile(
    join(checkout, "tsconfig.json"),
    JSON.stringify({
      ...config,
      include: [...names.map((name) => `${name}/src`), "design-system/src/css-modules.d.ts"],
    }),
  );
  await bin("tsc", ["-p", "."]);
  await bin("biome", ["check", "--vcs-enabled=false", ...names]);
  for (const name of names) await bin("vitest", ["run", "--root", name]);

  // The tests of this repository that look at all remotes.
  const looking = ["tests/tools/compose.test.ts", "tests/support/compose-file.ts", "docs/scaling.md"];
  const ours = globSync("mf-*/remote.json", { cwd: root });
  for (const path of [...looking, ...ours, "docker-compose.yml", "tools/compose", "api/src"])
    await cp(join(root, path), join(checkout, path), { recursive: true });
  await bin("vitest", ["run", "--root", "tests"]);

  const registry = { ...shellOffer(root), remotes: [] };
  const parts = webPackages(checkout).filter(({ name }) => names.includes(name));
  expect(parts).toHaveLength(2);
  for (const part of parts) {
    const built = await bundle(checkout, part, new AbortController().signal);
    expect(contractProblems(registryEntry(built), readManifest(built.dist), registry), part.name).toEqual([]);
  }
});
