import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { makeStandaloneRemote, nameOfFolder } from "../../tools/new-remote/make-standalone.ts";
import { contractProblems } from "../../tools/release/contract-problems.ts";
import { readManifest } from "../../tools/release/federation-manifest.ts";
import { registryEntry } from "../../tools/site/publish-remote.ts";
import { shellOffer } from "../../tools/site/shell-offer.ts";

const root = resolve(import.meta.dirname, "../..");
const outside = mkdtempSync(join(tmpdir(), "courtside-outside-"));
const folder = join(outside, "my-cafe");
const run = promisify(execFile);

afterAll(() => rmSync(outside, { recursive: true }));

/** As npm would install it, without asking a registry: our packages unpacked, those of others from this checkout. */
function install(): void {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@courtside"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@courtside" && name !== ".cache") symlinkSync(join(root, "node_modules", name), join(modules, name));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const [name, place] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    if (!place.startsWith("file:")) continue;
    mkdirSync(join(modules, name));
    const tarball = join(folder, place.slice("file:".length));
    execFileSync("tar", ["--extract", "--strip-components=1", "--directory", join(modules, name), "--file", tarball]);
  }
}

/** A script of its package.json. */
const npm = (script: string) =>
  run("npm", ["run", script], { cwd: folder }).catch(({ stdout, stderr }: Record<string, string>) =>
    expect.fail(`${script}: ${stdout}${stderr}`),
  );

test("a remote in a repository of its own type-checks, passes its tests, builds there and fits the shell", async () => {
  expect(nameOfFolder("../my-cafe")).toBe("mf-mycafe");
  expect(nameOfFolder("../mf-cafe")).toBe("mf-cafe");
  await expect(makeStandaloneRemote(root, folder, "cafe")).rejects.toThrow("a remote is called mf-");
  const files = await makeStandaloneRemote(root, folder, "mf-cafe");
  expect(files).toEqual(expect.arrayContaining([".github/workflows/checks.yml", ".gitignore", "README.md"]));
  await expect(makeStandaloneRemote(root, folder, "mf-cafe")).rejects.toThrow("is not empty");
  install();
  await npm("check");

  const remote = JSON.parse(readFileSync(join(folder, "remote.json"), "utf8"));
  const built = { ...remote, folder, remote, release: "0.1.0-outside", dist: join(folder, "dist") };
  const registry = { ...shellOffer(root), remotes: [] };
  expect(contractProblems(registryEntry(built), readManifest(built.dist), registry)).toEqual([]);
});
